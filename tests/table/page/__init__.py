"""The page in a real browser, against a table of a few lines."""
