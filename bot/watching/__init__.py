"""Watching the event loop, and copying the database, while the bot runs."""
