"""Mutants: the code broken in one place at random, to see whether a test notices."""
