"""Who can speak in an adventure: heroes, the people and monsters that are there, the dungeon."""

from collections.abc import Iterable, Iterator

from rules.core.answers import View
from rules.core.errors import NotSeated, RuleError
from rules.core.model import Model, Seat
from rules.core.scene import Token
from rules.core.words import Words, folded
from rules.ports import Adventure, SeatRecord
from rules.service.journal.loading import loaded, seats_of

DUNGEON = "dungeon"
"""The key of the dungeon as a speaker."""
SEAT = "seat-"
"""What the key of a hero begins with; the number of the seat follows."""


class Speaker(Model):
    """Somebody who can speak: their `key`, their `name`, and the figure that is drawn of them.

    `seat` is the seat of a hero, None for everybody else.
    """

    key: str
    name: str
    seat: Seat | None = None
    token: Token | None = None

    @property
    def face(self) -> str:
        """The icon of their figure, or ""."""
        return "" if self.token is None else self.token.face


def speakers_of(
    adventure: Adventure, view: View | None, user: int, words: Words, *, others: bool
) -> tuple[Speaker, ...]:
    """Return as whom a person can speak, whoever it is if they name nobody first.

    `view` is what everybody sees, None in a lobby. With `others` the people and monsters that are
    there, and the dungeon, are listed behind the person's own heroes.
    """
    mine = seats_of(adventure, user)
    own = tuple(each for record in mine for each in _heroes(record, view, words))
    if not others:
        return own
    there = () if view is None else tuple(_others(view.scene.tokens, words))
    return (*own, *there, Speaker(key=DUNGEON, name=words.phrase("voice-dungeon")))


def view_of(adventure: Adventure) -> View | None:
    """Return what everybody sees of an adventure; nothing of a lobby."""
    if adventure.state is None:
        return None
    rules, state = loaded(adventure)
    view: View = rules.view(state, None)
    return view


def _heroes(mine: SeatRecord, view: View | None, words: Words) -> Iterator[Speaker]:
    """Yield the heroes of a seat: each of a team, who acts first, or the one with its name."""
    lines = [] if view is None else [each for each in view.party if each.seat == mine.seat]
    tokens = () if view is None else view.scene.tokens
    figures = [each for each in tokens if each.side == "hero" and each.seat == mine.seat]
    team = [each for each in lines if each.title is not None]
    for line in sorted(team, key=lambda each: not each.active):
        yield Speaker(
            key=f"{SEAT}{mine.seat}-{line.mark}",
            name=words.say(line.title) if line.title is not None else line.name,
            seat=mine.seat,
            token=next((each for each in figures if each.mark == line.mark), None),
        )
    if not team:
        token = figures[0] if figures else None
        yield Speaker(key=f"{SEAT}{mine.seat}", name=mine.name, seat=mine.seat, token=token)


def _others(tokens: Iterable[Token], words: Words) -> Iterator[Speaker]:
    """Yield who is there besides heroes; whom nobody has met yet is a token, and does not speak."""
    for token in tokens:
        if token.side in ("monster", "guest") and not token.down:
            yield Speaker(key=token.key, name=_name(token, words), token=token)


def _name(token: Token, words: Words) -> str:
    """Return the name of a figure, without what a list tells behind it, as of those left."""
    return words.say(token.name).partition(",")[0].strip()


def speaker_meant(speakers: Iterable[Speaker], typed: str) -> Speaker:
    """Return the speaker of a key or a name; the first where nothing was typed.

    Raises:
        RuleError: nobody of that name can be spoken for by this person.
        NotSeated: the person can speak as nobody.
    """
    wanted = folded(typed).strip()
    known = tuple(speakers)
    if not known:
        raise NotSeated("error-join-first")
    for each in known:
        if not wanted or wanted in (folded(each.key), folded(each.name)):
            return each
    raise RuleError("voice-refused-nobody", name=typed[:60])
