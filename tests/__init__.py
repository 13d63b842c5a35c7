"""Tests, laid out like the code."""

from bot.table import limits

TEMPO = 1 / 200
"""Seconds of a test for one of Discord's, in the short rate limits of the local table.

Bots play here many times faster than people. Tests that are about limits say `tempo=1.0`.
"""
limits.tempo = TEMPO
