"""What is looked after while the bot runs: the event loop, and copies of the database."""
