"""Sixth: one room, a guardian at the gate, and a candle that burns down."""

from tests.systems.sixth.ruleset import RULESET as RULESET
