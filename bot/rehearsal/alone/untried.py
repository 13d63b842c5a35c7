"""Rows that a bot cannot try by itself, and why."""

from collections.abc import Mapping

UNTRIED: Mapping[str, str] = {}
"""The reason by a row's id, as a sentence of the report."""
