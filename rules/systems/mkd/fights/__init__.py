"""Attacks, harm and healing, and the abilities that count in a fight."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.systems.mkd.fights.strike import strike, strike_back
from rules.systems.mkd.resolution import Handler
from rules.systems.mkd.tasks import Strike, StrikeBack

HANDLERS: Mapping[type, Handler] = MappingProxyType({Strike: strike, StrikeBack: strike_back})
"""Who carries out the fights' tasks."""
