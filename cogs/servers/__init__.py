"""What who manages a server settles and sees."""
