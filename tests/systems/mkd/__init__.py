"""Tests of the tactical core."""
