"""Chests, traps, doors, items, artifacts, markers and experience."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules.systems.mkd.experience import advance
from rules.systems.mkd.tasks import Advance, Resume
from rules.systems.mkd.things.interruptions import resume

HANDLERS: Mapping[type, Any] = MappingProxyType({Advance: advance, Resume: resume})
"""Who carries out the things' tasks."""
