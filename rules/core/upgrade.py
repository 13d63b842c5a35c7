"""Loading stored states: raw dict, upgrade steps, then validation."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rules.core.errors import Unreadable
from rules.core.model import GameState

S = TypeVar("S", bound=GameState)


class NewerState(Unreadable):
    """The state was written by a newer version of the program."""


def current_version(state_type: type[S]) -> int:
    """Return the schema version a state type writes today."""
    return int(state_type.model_fields["schema_version"].default)


def load_state(
    state_type: type[S],
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]],
    raw: dict[str, Any],
) -> S:
    """Return a state from its stored form; `upgrades[n]` turns version n into n + 1.

    An upgrade returns a new form and changes nothing of the old one, which is remembered elsewhere.

    Raises:
        NewerState: it comes from a newer version of the program.
        ValidationError: it is not a state of this type.
    """
    newest = current_version(state_type)
    version = int(raw.get("schema_version", 0))
    if version > newest:
        raise NewerState("error-newer-state", found=version, known=newest)
    while version < newest:
        raw = upgrades[version](raw)
        version += 1
    return state_type.model_validate(raw)
