"""Carrying out what is due by the clock."""
