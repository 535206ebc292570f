"""Let one person be the same person on several devices."""
