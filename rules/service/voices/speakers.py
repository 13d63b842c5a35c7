"""Who can speak in an adventure: heroes, the people and monsters that are there, the dungeon."""

from collections.abc import Iterable, Iterator

from rules.core.errors import NotSeated, RuleError
from rules.core.model import Model, Seat
from rules.core.scene import Scene, Token
from rules.core.words import Words, folded
from rules.ports import Adventure, SeatRecord
from rules.service.journal.loading import loaded, seats_of

DUNGEON = "dungeon"
"""The key of the dungeon as a speaker."""
SEAT = "seat-"
"""What the key of a hero begins with who is the only one of their seat."""


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
    adventure: Adventure, tokens: Iterable[Token], user: int, words: Words, *, others: bool
) -> tuple[Speaker, ...]:
    """Return as whom a person can speak, whoever it is if they name nobody first.

    `tokens` are the figures that everybody sees. With `others` the people and monsters among them,
    and the dungeon, are listed behind the person's own heroes.
    """
    there = tuple(tokens)
    own = [each for mine in seats_of(adventure, user) for each in _heroes(mine, there, words)]
    own.sort(key=lambda each: each.token is None or not each.token.active)
    if not others:
        return tuple(own)
    return (*own, *_others(there, words), Speaker(key=DUNGEON, name=words.phrase("voice-dungeon")))


def scene_of(adventure: Adventure) -> Scene | None:
    """Return what everybody sees of an adventure; nothing of a lobby."""
    if adventure.state is None:
        return None
    rules, state = loaded(adventure)
    scene: Scene = rules.view(state, None).scene
    return scene


def _heroes(mine: SeatRecord, tokens: Iterable[Token], words: Words) -> Iterator[Speaker]:
    """Yield the heroes of a seat: all figures of a team, or the one who has the seat's name."""
    figures = [each for each in tokens if each.side == "hero" and each.seat == mine.seat]
    if len(figures) < 2:
        token = figures[0] if figures else None
        yield Speaker(key=f"{SEAT}{mine.seat}", name=mine.name, seat=mine.seat, token=token)
        return
    for token in figures:
        yield Speaker(key=token.key, name=_name(token, words), seat=mine.seat, token=token)


def _others(tokens: Iterable[Token], words: Words) -> Iterator[Speaker]:
    """Yield who is there besides heroes; a figure without a face is not known to anybody yet."""
    for token in tokens:
        if token.side != "hero" and not token.down and (token.face or token.kind):
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
