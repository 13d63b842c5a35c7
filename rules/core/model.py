"""The base of everything that is stored or passed between layers."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, Self, Unpack

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    model_serializer,
)

_set = object.__setattr__


class Model(BaseModel):
    """A frozen value: unknown fields are refused, changes make a copy.

    What validates a model is built when it is first used, under pydantic's own lock: a process that
    has loaded all games knows a thousand models, and uses a few hundred.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    def with_(self, **changes: object) -> Self:
        """Return a copy with the named fields changed, whose values are not validated.

        Raises:
            AttributeError: a name is not a field of this model.
        """
        before, given = self.__dict__, self.__pydantic_fields_set__
        values = {**before, **changes}
        # A model has all of its fields: any other name makes it longer.
        if len(values) != len(before):
            unknown = sorted(changes.keys() - before.keys())
            raise AttributeError(f"{type(self).__name__} has no field {unknown}")
        # Nothing alters the set of a frozen model, so copies share it.
        if not changes.keys() <= given:
            given = given | changes.keys()
        return self._of_values(values, given)

    @classmethod
    def _of_values(cls, values: dict[str, Any], given: set[str]) -> Self:
        """Return the model of these values: all of its fields, and valid.

        `given` are the fields that were not left to their defaults. It does what
        `model_construct` does for models like ours in a third of the time: games build millions.
        """
        made = object.__new__(cls)
        _set(made, "__dict__", values)
        _set(made, "__pydantic_fields_set__", given)
        _set(made, "__pydantic_extra__", None)
        _set(made, "__pydantic_private__", None)
        return made


class GameState(Model):
    """All that a ruleset knows of one game. Subclasses declare `schema_version: Literal[n]`."""


MOST_PACKS = 4
"""Packs that one game is played with at most."""

PackRef = Annotated[
    str, Field(pattern=r"^[a-z][a-z0-9-]{1,31}@\d{1,4}\.\d{1,4}\.\d{1,4}#[0-9a-f]{20}$")
]
"""How a game names a pack: its name, its version, and the hash of its files."""


class Options(Model):
    """A host's settings for one game. Fields are bool, a Literal of strings, or a bounded int.

    `groups` says under which heading a field is listed; without one it is among the rules.
    `packs` names the packs that the game is played with, each by its name, version and hash.
    """

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    packs: Annotated[tuple[PackRef, ...], Field(max_length=MOST_PACKS)] = ()

    @model_serializer(mode="wrap")
    def _without_no_packs(self, serialized: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Leave an empty list of packs out: games that were stored before packs have none."""
        said: dict[str, Any] = serialized(self)
        if not self.packs:
            said.pop("packs", None)
        return said


class OfKind(Model):
    """A value of one of several kinds, told apart by `kind` where it is stored.

    A subclass names its kind once, `class Rest(Action, kind="rest")`, and so has the field
    `kind: Literal["rest"] = "rest"`. One that stands for several kinds declares the field itself.
    """

    kind: str = ""

    def __init_subclass__(cls, kind: str | None = None, **config: Unpack[ConfigDict]) -> None:
        super().__init_subclass__(**config)
        if kind is not None:
            cls.__annotations__ = {**cls.__annotations__, "kind": Literal[kind]}
            cls.kind = kind


class Action(OfKind):
    """What a seat wants to do. Its `kind` is an imperative."""


Seat = int
"""A place at the table, counted from 1. Rules know seats, never people."""
