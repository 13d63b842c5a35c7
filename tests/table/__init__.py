"""Tests of the local table."""
