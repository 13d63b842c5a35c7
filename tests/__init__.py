"""Tests, laid out like the code."""
