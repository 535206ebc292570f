"""Look again at games that have ended: whoever has the link may."""
