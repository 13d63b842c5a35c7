"""What players may do: for each action what forbids it, and what it does."""
