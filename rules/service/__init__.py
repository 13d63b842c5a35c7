"""The use cases that the cogs call: one class, composed of a room for each thing people do."""

from rules.service.service import Service

__all__ = ["Service"]
