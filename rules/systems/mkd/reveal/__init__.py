"""Wandering monster tokens: what turns them over, and what they become."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.systems.mkd.resolution import Handler
from rules.systems.mkd.reveal.turn import reveal
from rules.systems.mkd.tasks import Reveal

HANDLERS: Mapping[type, Handler] = MappingProxyType({Reveal: reveal})
"""Who carries out reveals."""
