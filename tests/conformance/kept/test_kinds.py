"""Kinds of actions, events and tasks are stored for ever: none is renamed or taken away.

`UPDATE_GOLDEN=1` adds new ones to `kinds.json`. A kind that is there and in no game any more was
renamed or removed: states and logs that hold it could not be read.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path

from rules.core.model import Model, OfKind
from tests.support.known import KNOWN

KEPT = Path(__file__).with_name("kinds.json")
UPDATE = os.environ.get("UPDATE_GOLDEN") == "1"


def stored(of: type[Model]) -> Iterator[tuple[str, str]]:
    """The package and the kind of everything that is stored and told apart by its kind."""
    for each in of.__subclasses__():
        kind = each.model_fields["kind"].default
        if each.__module__.startswith("rules.") and isinstance(kind, str) and kind:
            yield ".".join(each.__module__.split(".")[:3]), kind
        yield from stored(each)


def kinds() -> dict[str, list[str]]:
    """All kinds by package, in order."""
    # All games are loaded by then, so that their classes are there.
    assert KNOWN
    found: dict[str, set[str]] = {}
    for package, kind in stored(OfKind):
        found.setdefault(package, set()).add(kind)
    return {package: sorted(each) for package, each in sorted(found.items())}


def test_every_kind_is_still_there() -> None:
    now = kinds()
    if UPDATE:
        KEPT.write_text(json.dumps(now, indent=1) + "\n", "utf-8")
    kept: dict[str, list[str]] = json.loads(KEPT.read_text("utf-8"))
    changed = {name: {*each} ^ {*now.get(name, ())} for name, each in kept.items()}
    assert not {name: each for name, each in changed.items() if each}
