"""Marks: the letters that tell heroes on a map apart."""

from collections.abc import Iterable

from rules.core.model import Seat


def marks(heroes: Iterable[tuple[Seat, str]]) -> dict[Seat, str]:
    """Return one to three letters for each hero, given seat and name, all different."""
    given: dict[Seat, str] = {}
    for seat, name in heroes:
        letters = "".join(letter for letter in name if letter.isalnum()) or "H"
        wishes = [letters[0].upper(), letters[:2].capitalize(), f"{letters[0].upper()}{seat}"]
        given[seat] = next(wish for wish in wishes if wish not in given.values())
    return given
