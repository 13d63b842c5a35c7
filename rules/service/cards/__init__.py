"""What is shown of an adventure: its card, and the board that lists a server's cards."""
