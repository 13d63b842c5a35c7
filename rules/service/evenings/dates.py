"""What follows from an evening alone: when something is due, who opens it, how many may come."""

from typing import Final

from rules.pace.zones import DAY
from rules.ports import Coming, Evening, Guest
from rules.registry import ruleset

HOUR: Final = 60 * 60
LASTS: Final = 3 * HOUR
"""Seconds that an evening lasts in the server's calendar."""
LATE: Final = 3 * HOUR
"""Seconds after its time in which a lobby still opens, where nobody was there at the time."""
FARTHEST: Final = 366 * DAY
MOST_GUESTS: Final = 100
"""People who answer for one evening."""
MOST_HERE, MOST_IN_SERVER, MOST_EACH = 5, 25, 5
"""Planned evenings of a channel, of a server and by one person."""


def due_of(evening: Evening, now: int) -> int | None:
    """Return when to look at an evening again; None where nothing of it is left to do."""
    if evening.state == "draft":
        return None
    shows = evening.message is not None or evening.state == "planned"
    if evening.word or (shows and evening.shown < evening.version) or owes_event(evening):
        return now
    if evening.state != "planned":
        return None
    if evening.reminded != evening.at and now < evening.at:
        return max(now, evening.at - HOUR)
    return max(now, evening.at)


def owes_event(evening: Evening) -> bool:
    """Return whether the server's calendar is to be told of an evening."""
    if evening.state == "planned":
        return evening.event != 0 and evening.told != evening.at
    return evening.state == "off" and bool(evening.event)


def room_of(evening: Evening) -> int:
    """Return how many people may say that they come: as many as play; 0 where that is settled."""
    return 0 if evening.adventure else ruleset(evening.ruleset).seats[1]


def with_guest(evening: Evening, user: int, coming: Coming, now: int) -> Evening:
    """Return an evening of which somebody says something, in the place of what they said before."""
    others = tuple(guest for guest in evening.guests if guest.user != user)
    guests = (*others, Guest(user, coming, now))
    return evening.with_(guests=guests, version=evening.version + 1)


def without_guest(evening: Evening, user: int) -> Evening:
    """Return an evening without a person: who said first that they come is host in their place.

    It is called off where nobody is left to be host.
    """
    guests = tuple(guest for guest in evening.guests if guest.user != user)
    changed = evening.with_(guests=guests, version=evening.version + 1)
    if evening.host != user:
        return changed
    heirs = changed.who("yes")
    if heirs:
        return changed.with_(host=heirs[0], title="")
    off = {"state": "off", "word": "off"} if evening.state == "planned" else {}
    return changed.with_(host=0, title="", **off)


def opener_of(evening: Evening) -> int:
    """Return in whose name a lobby opens, 0 for nobody: the host, unless they do not come."""
    if evening.host and evening.host not in evening.who("no"):
        return evening.host
    return next(iter(evening.who("yes")), 0)
