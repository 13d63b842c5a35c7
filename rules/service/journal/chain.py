"""The chain of hashes through an adventure's log.

A step's hash is over what happened: the hash before it, who did what, the dice and the events. How
a state is stored is not in it, so a log stays valid under every later version of this program. A
die that lies face down is in it as a salted hash, so that the chain can be checked before it is
shown.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rules.core.dice import Roll, lies_face_down, sealed
from rules.core.errors import NoAdventure
from rules.core.model import GameState, Seat
from rules.core.words import Event
from rules.ports import Adventure, Step
from rules.registry import ruleset
from rules.service.journal.kinds import Kind
from rules.service.journal.loading import present_state, remember

Faces = tuple[tuple[int, str, int], ...]
Die = tuple[int, str, int | str]
"""A die as the chain has it: sides, reason, and the face or what stands for it."""

FORM = 2
"""The form in which hashes are made today; the first was over the state too, and had no mark."""


class Mark(NamedTuple):
    """The form of a hash, and the version of the rules by which its step was played."""

    form: int
    rules: int


def mark_of(written: str) -> Mark:
    """Return the form and version that a step's hash names.

    Raises:
        ValueError: it is no hash of ours.
    """
    before, colon, _ = written.partition(":")
    if not colon:
        return Mark(1, 1)
    form, _, rules = before.partition(".")
    return Mark(int(form), int(rules))


def unmarked_by(key: str) -> frozenset[str]:
    """Return the reasons of dice that a system's first logs did not mark as face down."""
    try:
        return ruleset(key).unmarked
    except NoAdventure:
        # Where its rules are gone, nobody can play on with what a log shows.
        return frozenset()


def hides(step: Step, reason: str, unmarked: frozenset[str]) -> bool:
    """Return whether nobody may see a die of a step before its seed is shown.

    `unmarked` are the reasons of such dice that steps of the first form did not mark.
    """
    return lies_face_down(reason) or (reason in unmarked and mark_of(step.hash).form == 1)


def link(
    head: str,
    step: tuple[int, Seat | None, str, Mapping[str, Any] | None],
    dice: Sequence[Die],
    events: Sequence[Mapping[str, Any]],
    rules: int,
) -> str:
    """Return the hash of a step: its version, seat, kind and action after the hash before it.

    `rules` is the version of the rules by which it was played.
    """
    body = json.dumps([head, rules, *step, dice, events], separators=(",", ":"), sort_keys=True)
    return f"{FORM}.{rules}:{hashlib.blake2b(body.encode(), digest_size=20).hexdigest()}"


def link_with_state(head: str, step: Step, state: str) -> str:
    """Return the hash of a step in the first form, over the state after it as JSON."""
    parts = [head, step.version, step.seat, step.kind, step.action, step.faces, state]
    body = json.dumps(parts, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(body.encode(), digest_size=20).hexdigest()


def faces_of(rolls: tuple[Roll, ...]) -> Faces:
    """Return dice as they are journalled."""
    return tuple((roll.sides, roll.reason, roll.face) for roll in rolls)


def chained(faces: Faces, seed: bytes, cursor: int) -> tuple[Die, ...]:
    """Return dice in the form in which the hashes of the journal cover them.

    `cursor` is the place of the first among those of the seed.
    """
    return tuple(
        (sides, reason, sealed(seed, cursor + offset, sides, reason, face))
        if lies_face_down(reason)
        else (sides, reason, face)
        for offset, (sides, reason, face) in enumerate(faces)
    )


class Draft:
    """A change to an adventure in the making: every step is added to the journal and its chain.

    `state` is the game after the last step that had one, as its system knows it.
    """

    def __init__(self, adventure: Adventure, now: int) -> None:
        self.adventure = adventure
        self.steps: list[Step] = []
        self.state: GameState | None = None
        self._now = now

    def step(
        self,
        kind: Kind,
        *,
        seat: Seat | None = None,
        action: Mapping[str, Any] | None = None,
        rolls: tuple[Roll, ...] = (),
        events: tuple[Event, ...] = (),
        state: GameState | None = None,
        **changes: object,
    ) -> None:
        """Add one step to the draft: `changes` are the adventure's fields that it changes.

        The game's state stays where the kind changes none.

        Raises:
            Unreadable: what is stored of it cannot be read.
        """
        before = self.adventure
        if state is None and not kind.changes:
            state = self.state or present_state(before)
        faces = faces_of(rolls)
        told = tuple(event.model_dump(mode="json") for event in events)
        version = before.version + 1
        dice = chained(faces, before.seed, before.cursor)
        rules = _version(before.ruleset)
        head = link(before.head, (version, seat, kind.name, action), dice, told, rules)
        if state is not None:
            self.state = state
            changes["state"] = stored = state.model_dump(mode="json")
            remember(ruleset(before.ruleset), stored, state)
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
                kind=kind.name,
                action=action,
                faces=faces,
                events=told,
                hash=head,
                at=self._now,
            )
        )


def _version(key: str) -> int:
    try:
        return ruleset(key).rules_version
    except NoAdventure:
        # A game whose system is gone can still be closed, left or deleted.
        return 0
