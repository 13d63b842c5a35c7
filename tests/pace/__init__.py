"""Clocks, checked against slow obvious ones."""
