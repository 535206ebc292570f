"""Know of each person whether they are there, and whether they play their seat themselves."""
