"""Draws a level of a plan as a scene."""
