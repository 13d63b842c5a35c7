"""Reads actions and events of many kinds back from a journal."""

from functools import reduce
from inspect import getmembers, isclass
from operator import or_
from types import ModuleType
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from rules.core.words import Event


def by_kind(any_of: Any) -> TypeAdapter[Any]:  # noqa: ANN401 - a union of models
    """Return what reads every model of a union, told apart by its kind."""
    return TypeAdapter(Annotated[any_of, Field(discriminator="kind")])


def events_in(*modules: ModuleType) -> TypeAdapter[Any]:
    """Return what reads every event that one of the modules defines, told apart by its kind.

    What several events have in common, a base whose kind is any string, is no event itself.
    """
    kinds = (
        found
        for module in modules
        for _, found in getmembers(module, isclass)
        if issubclass(found, Event) and found.__module__ == module.__name__
        if found.model_fields["kind"].annotation is not str
    )
    return by_kind(reduce(or_, kinds))
