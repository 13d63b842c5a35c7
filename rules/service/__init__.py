"""The use cases that the cogs call: one class, grouped by what people want to do."""

from rules.service.service import Service

__all__ = ["Service"]
