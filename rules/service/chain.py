"""The chain of hashes through an adventure's log."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from rules.core.dice import Roll
from rules.core.model import GameState, Seat
from rules.core.words import Event
from rules.ports import Adventure, Step

Faces = tuple[tuple[int, str, int], ...]


def link(
    head: str,
    version: int,
    seat: Seat | None,
    kind: str,
    action: Mapping[str, Any] | None,
    faces: Faces,
    state: str,
) -> str:
    """The hash of a step: over the hash before it, the step, and the state after it (JSON)."""
    body = json.dumps(
        [head, version, seat, kind, action, faces, state], separators=(",", ":"), sort_keys=True
    )
    return hashlib.blake2b(body.encode(), digest_size=20).hexdigest()


def faces_of(rolls: tuple[Roll, ...]) -> Faces:
    """Dice as they are journalled."""
    return tuple((roll.sides, roll.reason, roll.face) for roll in rolls)


class Draft:
    """An adventure on its way to its next version: every step it takes is chained and kept.

    `state` is the game after the last step that had one, as its system knows it.
    """

    def __init__(self, adventure: Adventure, now: int) -> None:
        self.adventure = adventure
        self.steps: list[Step] = []
        self.state: GameState | None = None
        self._now = now

    def step(
        self,
        kind: str,
        *,
        seat: Seat | None = None,
        action: Mapping[str, Any] | None = None,
        rolls: tuple[Roll, ...] = (),
        events: tuple[Event, ...] = (),
        state: GameState | None = None,
        **changes: object,
    ) -> None:
        """Take one step: `changes` are the adventure's fields that it changes."""
        before = self.adventure
        faces = faces_of(rolls)
        dumped = "" if state is None else state.model_dump_json()
        version = before.version + 1
        head = link(before.head, version, seat, kind, action, faces, dumped)
        if state is not None:
            self.state = state
            changes["state"] = state.model_dump(mode="json")
        self.adventure = before.with_(
            **{
                "version": version,
                "head": head,
                "updated": self._now,
                "cursor": before.cursor + len(faces),
                **changes,
            }
        )
        self.steps.append(
            Step(
                version=version,
                seat=seat,
                kind=kind,
                action=action,
                faces=faces,
                events=tuple(event.model_dump(mode="json") for event in events),
                hash=head,
                at=self._now,
            )
        )
