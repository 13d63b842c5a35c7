"""Whom a change calls, and when."""
