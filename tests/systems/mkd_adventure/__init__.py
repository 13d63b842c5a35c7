"""Tests of the adventure of tokens and tiles."""
