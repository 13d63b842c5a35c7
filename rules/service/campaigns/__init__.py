"""Adventures that last: founded, chronicled, moved, and taken out and in as files."""
