"""Tests of the map generator."""
