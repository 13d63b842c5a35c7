"""The kinds of steps, and what each means to clocks, cards, undo, news, seeds and privacy.

The one place that knows: whoever reads a journal asks `of(step)` what its kind means. The names are
stored, and hashed in logs, so none may change. A file may hold a step of a kind that only a newer
program knows: such a kind means nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from rules.ports import Step

By = Literal["player", "seat", "host", "dungeon", "nobody"]
"""Who does it: a player who acts in the game at that moment; whoever has the seat, at another time
or beside the game; the host, or who manages the channel; the program, in a game's turns; or nobody,
as time passed, or a place was lost or found."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of step: its stored name, who does it, and what it means."""

    name: str
    by: By
    changes: bool = False
    """It leads to another state of the game."""
    ruled: bool = False
    """Its action is one of the game's, and the rules carry it out."""
    plays: bool = False
    """It plays the game, and can be undone."""
    acts: bool = False
    """Its seat has acted by it."""
    says: bool = False
    """It says that a turn was declared or withdrawn, never what it is."""
    present: bool = False
    """Its seat has not acted, but its player is there."""
    hands: bool = False
    """A seat is in other hands after it, so that its declared turns are dropped."""
    seated: bool = False
    """Somebody took over a hero by it, during a game."""
    firm: bool = False
    """Nothing before it can be undone."""
    renews: bool = False
    """An epoch of a campaign begins with it: a new seed."""
    follows: bool = False
    """A card shows it together with the step that it followed."""
    in_round: bool = False
    """Turns of a round were carried out together with it."""
    takes: bool = False
    """Somebody's turn may have been taken for them after it."""
    causes: str = ""
    """It changes no game, but may have caused the step after it, if that is of this kind."""
    news: bool = False
    """A card mentions it, although it is no event of the game."""

    @property
    def deed(self) -> bool:
        """Whether it is a deed of its seat's player, with which words of theirs can go."""
        return self.acts and not (self.by == "player" and self.follows)

    @property
    def personal(self) -> bool:
        """Whether somebody did it, rather than the table, the program or time."""
        return self.by in ("player", "seat")


# A lobby.
OPEN: Final = Kind("open", "seat")
JOIN: Final = Kind("join", "seat")
READY: Final = Kind("ready", "seat")
WANTED: Final = Kind("wanted", "seat")
GAME: Final = Kind("game", "host")
SETTING: Final = Kind("setting", "host")
BEGIN: Final = Kind("begin", "host", changes=True, firm=True)
CLOSE: Final = Kind("close", "host")

# What is played.
ACT: Final = Kind("act", "player", changes=True, ruled=True, plays=True, acts=True)
ROLL: Final = Kind("roll", "player", changes=True, ruled=True, plays=True, acts=True, follows=True)
"""A player goes on with what the step before began."""
VOICE: Final = Kind("voice", "player", follows=True)
"""A player says what the party should do, while others may say otherwise."""
AGREED: Final = Kind("agreed", "seat", changes=True, ruled=True, plays=True, acts=True)
"""What a seat would have the party do counts: nobody has said otherwise, or most wanted it."""
DECLARED: Final = Kind(
    "declared", "seat", changes=True, ruled=True, plays=True, acts=True, follows=True, in_round=True
)
"""A turn comes that its player has declared, or an attack that is repeated."""
AUTO: Final = Kind("auto", "dungeon", changes=True, ruled=True, plays=True, follows=True)
ENDED: Final = Kind("ended", "dungeon", changes=True, ruled=True, plays=True, follows=True)
"""A turn ends in which nothing is left to do."""
READIED: Final = Kind("readied", "dungeon", changes=True, ruled=True, follows=True)
"""A seat gets a hero or a team, at a table that begins with them ready."""
UNDO: Final = Kind("undo", "seat", changes=True, news=True)
"""The state after an earlier step is restored, `to` in its action."""
UNDO_WISH: Final = Kind("undo-wish", "seat")
REPAIR: Final = Kind("repair", "nobody")

# Turns that are declared, and attacks that are repeated.
DECLARE: Final = Kind("declare", "seat", says=True, present=True, follows=True)
WITHDRAW: Final = Kind("withdraw", "seat", says=True, present=True, follows=True)
KEEP: Final = Kind("keep", "seat", present=True, causes="declared")
"""Somebody repeats their attack until the fight is over."""
OVERDUE: Final = Kind("overdue", "dungeon", follows=True, in_round=True)
"""A turn comes whose time is up already."""
LAPSE: Final = Kind("lapse", "dungeon", follows=True, news=True)
"""A declared turn cannot be carried out."""

# Seats and their players.
LATE: Final = Kind("late", "seat", changes=True, firm=True)
"""Somebody joins a game that is on."""
LEAVE: Final = Kind("leave", "seat", hands=True, news=True)
TAKE_OVER: Final = Kind("take-over", "seat", hands=True, seated=True, news=True)
RECLAIM: Final = Kind("reclaim", "seat", hands=True, seated=True, news=True)
HAND_OVER: Final = Kind("hand-over", "seat")
OFFER: Final = Kind("offer", "nobody", hands=True)
"""Anybody may take a seat whose player is gone."""
DEPARTED: Final = Kind("departed", "seat", news=True)
"""Somebody has left the server."""
RETIRE: Final = Kind("retire", "seat", news=True)
PILOT: Final = Kind("pilot", "seat", hands=True)
ORDERS: Final = Kind("orders", "seat")
HOST: Final = Kind("host", "seat", news=True)

# What a table agrees on, and says.
PAUSE: Final = Kind("pause", "seat")
RESUME: Final = Kind("resume", "seat", news=True)
RETURN: Final = Kind("return", "seat", news=True)
MORE_TIME: Final = Kind("more-time", "seat")
SOONER: Final = Kind("sooner", "seat")
NUDGE: Final = Kind("nudge", "seat")
VOTE: Final = Kind("vote", "seat", takes=True)
CONCEDE: Final = Kind("concede", "seat")
"""Somebody votes on conceding."""

# Time and places.
CLOCK: Final = Kind("clock", "nobody", takes=True, causes="auto")
"""Time has passed, and nothing else: no click is stale by it."""
ALONE: Final = Kind("alone", "nobody")
"""A table goes on by itself."""
KEPT_OUT: Final = Kind("kept-out", "nobody")
"""A seat's clock stands still, as its player cannot press the card."""
PARK: Final = Kind("park", "nobody")
UNPARK: Final = Kind("unpark", "nobody", news=True)
MOVE: Final = Kind("move", "host", news=True)

# Campaigns, and the end.
RENAME: Final = Kind("rename", "host")
RESEED: Final = Kind("reseed", "dungeon", firm=True, renews=True, follows=True)
"""The seed of an epoch is shown, and the next is promised."""
IMPORT: Final = Kind("import", "host", firm=True, renews=True)
"""An epoch begins where a campaign was imported; the seed before it stayed elsewhere."""
END: Final = Kind("end", "host")

# Staged games.
SAID: Final = Kind("said", "host")
"""A developer says how the next dice fall."""

KINDS: Final[Mapping[str, Kind]] = {
    each.name: each for each in tuple(globals().values()) if isinstance(each, Kind)
}


def of(step: Step) -> Kind:
    """Return the kind of a step; one that this program does not know means nothing."""
    return KINDS.get(step.kind) or Kind(step.kind, "nobody")
