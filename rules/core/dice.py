"""Dice: every face comes from here and is kept with its reason.

The whole chance of a game is (seed, cursor). Face number n is a keyed BLAKE2b hash of n, with
rejection so that no face is favoured; anybody who knows the seed can compute it again.
"""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from rules.core.model import Model

T = TypeVar("T")

MAX_SIDES = 1000


class Roll(Model):
    """One die that was rolled: its sides, why, and the face that came up (1 to sides)."""

    sides: int
    reason: str
    face: int


class Dice(Protocol):
    """Where rules get their chance."""

    def roll(self, sides: int, reason: str) -> int:
        """Roll one die: a face from 1 to sides."""
        ...

    @property
    def rolls(self) -> tuple[Roll, ...]:
        """Everything rolled so far, in order."""
        ...


def face(seed: bytes, index: int, sides: int) -> int:
    """Return face number `index` (from 0) of a seed for a die of that many sides.

    Raises:
        ValueError: sides is not from 1 to MAX_SIDES.
    """
    if not 1 <= sides <= MAX_SIDES:
        raise ValueError(f"a die has 1 to {MAX_SIDES} sides, not {sides}")
    limit = 2**64 - 2**64 % sides
    attempt = 0
    while True:
        data = f"{index}:{attempt}".encode()
        value = int.from_bytes(
            hashlib.blake2b(data, key=seed, digest_size=8, person=b"uc-dice").digest(), "big"
        )
        if value < limit:
            return value % sides + 1
        attempt += 1


FACE_DOWN = "~"
"""Begins the reason of a die that nobody may see before its seed is shown."""


def face_down(reason: str) -> str:
    """Return the reason of a die that stays hidden, as the thing that it places does.

    Everybody sees every other die at once.
    """
    return FACE_DOWN + reason


def lies_face_down(reason: str) -> bool:
    """Return whether a die with this reason stays hidden until its seed is shown."""
    return reason.startswith(FACE_DOWN)


def sealed(seed: bytes, index: int, sides: int, reason: str, shown: int) -> str:
    """Return a hash in the place of a hidden die, salted so that the face cannot be guessed.

    `index` is the die's place among all of its seed. The salt follows from the seed, so whoever
    is shown the seed can open it.
    """
    salt = hashlib.blake2b(str(index).encode(), key=seed, digest_size=16, person=b"uc-salt")
    said = f"{salt.hexdigest()}:{sides}:{reason}:{shown}".encode()
    return hashlib.blake2b(said, digest_size=20, person=b"uc-face-down").hexdigest()


def commitment(seed: bytes) -> str:
    """Return the hash published when a game begins; the seed itself is shown when it ends."""
    return hashlib.sha256(b"undercroft-seed:" + seed).hexdigest()


def keeps(seed: bytes, promised: str) -> bool:
    """Return whether a revealed seed is the one whose hash was published."""
    return hmac.compare_digest(commitment(seed), promised)


class SeededDice:
    """Dice of a stored game: `cursor` is the number of dice rolled since it began."""

    def __init__(self, seed: bytes, cursor: int = 0) -> None:
        self._seed = seed
        self.cursor = cursor
        self._rolls: list[Roll] = []

    def roll(self, sides: int, reason: str) -> int:
        """Roll one die: a face from 1 to sides."""
        value = face(self._seed, self.cursor, sides)
        self.cursor += 1
        self._rolls.append(Roll(sides=sides, reason=reason, face=value))
        return value

    @property
    def rolls(self) -> tuple[Roll, ...]:
        """Everything rolled so far, in order."""
        return tuple(self._rolls)


class ScriptExhaustedError(AssertionError):
    """A scripted die was asked for more, or other, than its script holds."""


class ScriptedDice:
    """Dice for tests and replays: the faces are given.

    Raises:
        ScriptExhaustedError: the script is empty, or its next face does not fit the die.
    """

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)
        self._rolls: list[Roll] = []

    def roll(self, sides: int, reason: str) -> int:
        """Take the next face of the script."""
        if not self._faces:
            raise ScriptExhaustedError(f"no face left for a d{sides} ({reason})")
        value = self._faces.pop(0)
        if not 1 <= value <= sides:
            raise ScriptExhaustedError(f"{value} does not fit a d{sides} ({reason})")
        self._rolls.append(Roll(sides=sides, reason=reason, face=value))
        return value

    @property
    def rolls(self) -> tuple[Roll, ...]:
        """Everything rolled so far, in order."""
        return tuple(self._rolls)

    @property
    def left(self) -> tuple[int, ...]:
        """Faces not yet used."""
        return tuple(self._faces)


def pick(dice: Dice, items: Sequence[T], reason: str) -> T:
    """Return one of the items, by one die with as many sides; a single item costs no die."""
    return items[0] if len(items) == 1 else items[dice.roll(len(items), reason) - 1]


def shuffled(dice: Dice, items: Iterable[T], reason: str) -> tuple[T, ...]:
    """Return the items in a new order: from the last place down a die picks one for each."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = dice.roll(last + 1, reason) - 1
        order[last], order[other] = order[other], order[last]
    return tuple(order)
