"""Rows that a bot cannot try by itself, and why."""

from collections.abc import Mapping

from bot.rehearsal.alone.out_of_reach import OUT_OF_REACH
from bot.rehearsal.alone.without_others import WITHOUT_OTHERS

UNTRIED: Mapping[str, str] = {**WITHOUT_OTHERS, **OUT_OF_REACH}
"""The reason by a row's id, as a sentence of the report."""
