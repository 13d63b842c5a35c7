"""Long journals, as a table has them that plays on for months: every step holds."""
