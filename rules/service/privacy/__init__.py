"""What is stored about a person: shown in words, exported as a file, deleted."""
