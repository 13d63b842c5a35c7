"""Wandering monster tokens: what turns them over, and what they become."""
