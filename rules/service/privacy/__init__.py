"""What is kept of a person: told in words, given as a file, deleted."""
