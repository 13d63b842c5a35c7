"""Evenings, without Discord."""
