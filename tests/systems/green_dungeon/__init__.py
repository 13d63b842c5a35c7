"""Tests of Green Dungeon."""
