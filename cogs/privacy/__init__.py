"""`/privacy`: the data that is kept of a person."""
