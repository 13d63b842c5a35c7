"""Evenings: their command, their message, and what is pressed on it."""
