"""Reads actions and events of many kinds back from a journal."""

from collections.abc import Iterable, Iterator
from functools import reduce
from inspect import getmembers, isclass
from operator import or_
from types import ModuleType
from typing import Annotated, Any, TypeVar

from pydantic import Field, GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema

from rules.core.model import Action, Model
from rules.core.words import Event

K = TypeVar("K", bound=Model)


def by_kind(union: Any) -> TypeAdapter[Any]:  # noqa: ANN401 - a union of models
    """Return an adapter that reads every model of a union, by its `kind`."""
    return TypeAdapter(_told_apart(union))


def any_of(models: Iterable[type[Model]]) -> TypeAdapter[Any]:
    """Return an adapter that reads each of several models, by its `kind`."""
    return by_kind(reduce(or_, models))


def events_in(*modules: ModuleType) -> TypeAdapter[Any]:
    """Return an adapter that reads every event defined in some modules, by its `kind`."""
    return any_of(_defined(Event, modules))


def kind_of(model: type[Model]) -> str:
    """Return the kind of a model's values."""
    return str(model.model_fields["kind"].default)


class ActionOf:
    """Marks a field as any action that a module defines: `Annotated[Action, ActionOf(actions)]`."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module

    def __get_pydantic_core_schema__(self, _: Any, handler: GetCoreSchemaHandler) -> CoreSchema:  # noqa: ANN401
        """Return the schema of the union of all those actions."""
        union = reduce(or_, _defined(Action, (self.module,)))
        return handler.generate_schema(_told_apart(union))


def _told_apart(union: Any) -> Any:  # noqa: ANN401 - a union of models
    return Annotated[union, Field(discriminator="kind")]


def _defined(base: type[K], modules: Iterable[ModuleType]) -> Iterator[type[K]]:
    """Yield what modules define of a base, but for what several models have in common.

    Such is no model itself: its kind is any string.
    """
    for module in modules:
        for _, found in getmembers(module, isclass):
            if not issubclass(found, base) or found.__module__ != module.__name__:
                continue
            if found.model_fields["kind"].annotation is not str:
                yield found
