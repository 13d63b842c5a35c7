"""What all cogs use: requests, ids of buttons, safe text, errors in words, and permissions."""
