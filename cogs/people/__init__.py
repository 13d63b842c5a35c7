"""What people tell the bot of themselves: when they are away, and how they like things shown."""
