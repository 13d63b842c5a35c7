"""Whole pictures: composed, drawn again where they changed, animated and written as files."""
