"""Tests, laid out like the code."""

import os
import sys

from bot.table import limits

TEMPO = 1 / 200
"""Seconds of a test for one of Discord's, in the short rate limits of the local table.

Bots play here many times faster than people. Tests that are about limits say `tempo=1.0`.
"""
limits.tempo = TEMPO

# Images often forbid compiled files; each of the hundreds of processes that the tests start would
# compile all of the program again, and each that shares a run would compile all of the tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
