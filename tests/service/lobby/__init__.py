"""Opening, joining, setting, beginning, leaving, ending."""
