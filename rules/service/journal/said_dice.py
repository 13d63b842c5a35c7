"""Dice that a developer has said beforehand; the log says so, and so does whoever checks it.

A number that was said waits for the first die that has it. Dice that lie face down keep to the
seed: nobody who says dice sees them.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.dice import MAX_SIDES, Roll, SeededDice, lies_face_down
from rules.core.errors import RuleError
from rules.ports import Adventure
from rules.service.journal.loading import clock_of

MOST_SAID = 20
"""The most numbers that wait at the same time."""


class SaidDice(SeededDice):
    """The dice of a game, of which the next ones were said; `left` are the numbers that wait."""

    def __init__(self, seed: bytes, cursor: int, said: Iterable[int]) -> None:
        super().__init__(seed, cursor)
        self.left = tuple(said)

    def roll(self, sides: int, reason: str) -> int:
        """Return the number that was said, where the die has it, else roll the die."""
        if not falls_as_said(self.left, sides, reason):
            return super().roll(sides, reason)
        value, *left = self.left
        self.left = tuple(left)
        self.cursor += 1
        self._rolls.append(Roll(sides=sides, reason=reason, face=value))
        return value


def falls_as_said(left: tuple[int, ...], sides: int, reason: str) -> bool:
    """Return whether a die falls as the first of the numbers that wait."""
    return bool(left) and left[0] <= sides and not lies_face_down(reason)


def dice_of(adventure: Adventure) -> SaidDice:
    """Return the dice with which an adventure goes on."""
    said = clock_of(adventure).said if adventure.clock else ()
    return SaidDice(adventure.seed, adventure.cursor, said)


def after_roll(adventure: Adventure, dice: SaidDice) -> Adventure:
    """Return the adventure with the numbers that still wait after dice were rolled."""
    if not adventure.clock or clock_of(adventure).said == dice.left:
        return adventure
    clock = clock_of(adventure).with_(said=dice.left)
    return adventure.with_(clock=clock.model_dump(mode="json"))


def said_by(action: Mapping[str, Any] | None) -> tuple[int, ...]:
    """Return the numbers of a step by which dice were said.

    Raises:
        ValueError: they are none.
    """
    faces = (action or {}).get("faces")
    if not isinstance(faces, list | tuple) or len(faces) > MOST_SAID:
        raise ValueError("the dice that were said are none")
    if any(type(each) is not int or not 1 <= each <= MAX_SIDES for each in faces):
        raise ValueError("the dice that were said are none")
    return tuple(faces)


def read_faces(typed: str) -> tuple[int, ...]:
    """Return numbers that were typed, with commas or spaces between them.

    Raises:
        RuleError: they are not numbers from 1 to `MAX_SIDES`, or too many.
    """
    words = typed.replace(",", " ").split()
    fits = all(each.isascii() and each.isdecimal() and len(each) <= 4 for each in words)
    faces = tuple(int(each) for each in words) if fits else (0,)
    if len(faces) > MOST_SAID or not all(1 <= each <= MAX_SIDES for each in faces):
        raise RuleError("error-stage-dice", most=MOST_SAID, highest=MAX_SIDES)
    return faces
