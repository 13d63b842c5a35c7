"""The report of a rehearsal: what was found out, as a JSON file and as one page."""
