"""Footnotes: the dice of what a sentence tells, with who rolled them and for what."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from rules.core.model import Seat
from rules.core.words import Words
from rules.ports import Step
from rules.service.cards.rolled import reason_said, seen_dice

MOST = 24
"""The most dice of a note."""


class Notes:
    """The notes of scenes; each die is noted once, where its step is first told."""

    def __init__(
        self, steps: Iterable[Step], key: str, names: Mapping[Seat, str], words: Words
    ) -> None:
        self._steps = _with_throws(steps)
        self._key = key
        self._names = names
        self._words = words
        self._noted: set[int] = set()

    def of(self, versions: Iterable[int]) -> str:
        """Return the dice of some steps that were not noted yet; "" where there are none."""
        told: dict[str, list[tuple[int, str, int]]] = {}
        count = 0
        for version in dict.fromkeys(versions):
            if version in self._noted:
                continue
            self._noted.add(version)
            for step in self._steps.get(version, ()):
                rolled = seen_dice([step], self._key)
                kept = rolled[: max(0, MOST - count)]
                count += len(rolled)
                if kept:
                    told.setdefault(self._names.get(step.seat or 0, ""), []).extend(kept)
        said = "; ".join(self._said(who, rolled) for who, rolled in told.items())
        if said and count > MOST:
            return self._words.phrase("tale-dice-more", dice=said, count=count - MOST)
        return said

    def _said(self, who: str, rolled: list[tuple[int, str, int]]) -> str:
        dice = " · ".join(
            f"{reason_said(self._words, reason)} {', '.join(str(face) for _, _, face in alike)}"
            for reason, alike in groupby(rolled, key=lambda roll: roll[1])
        )
        return self._words.phrase("tale-dice", who=who, dice=dice) if who else dice


def _with_throws(steps: Iterable[Step]) -> dict[int, list[Step]]:
    """Return the steps with dice by the version at which they are noted.

    A throw that its hero may still change tells nothing yet: it goes with the next step that does.
    """
    found: dict[int, list[Step]] = {}
    waiting: list[Step] = []
    for step in steps:
        if step.faces:
            waiting.append(step)
        if step.events and waiting:
            found[step.version] = waiting
            waiting = []
    return found
