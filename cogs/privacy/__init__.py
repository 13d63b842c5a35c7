"""`/privacy`: what is kept of a person."""
