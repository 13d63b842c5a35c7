"""Time at a table: clocks, reminders, votes, absence, and people who leave."""
