"""Campaigns over a real store: founded, chronicled, moved, and as files."""
