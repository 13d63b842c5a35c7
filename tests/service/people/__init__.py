"""What people tell the bot of themselves."""
