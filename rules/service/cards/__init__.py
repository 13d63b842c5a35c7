"""What is shown of an adventure: its card, and the board that lists all cards of a server."""
