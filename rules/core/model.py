"""The base of everything that is stored or passed between layers."""

from typing import Self

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """A frozen value: unknown fields are refused, changes make a copy."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def with_(self, **changes: object) -> Self:
        """Return a copy with the named fields changed, unvalidated (mypy checks callers' tests).

        Raises:
            AttributeError: a name is not a field of this model.
        """
        unknown = changes.keys() - type(self).model_fields.keys()
        if unknown:
            raise AttributeError(f"{type(self).__name__} has no field {sorted(unknown)}")
        return self.model_copy(update=changes)


class GameState(Model):
    """All that a ruleset knows of one game. Subclasses declare `schema_version: Literal[n]`."""


class Options(Model):
    """A host's settings for one game. Fields are bool, a Literal of strings, or a bounded int."""


class Action(Model):
    """What a seat wants to do. Subclasses declare `kind: Literal[...]`, an imperative."""


Seat = int
"""A place at the table, counted from 1. Rules know seats, never people."""
