"""What happened from one frame of a replay to the next, in a few words, from the scenes alone."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from render.view.visible import is_floor, known_only, sight_of
from render.words import Say, own_words
from rules.core.scene import Scene, Sight, Square, Token

MOST = 2
"""The most things that a caption tells."""


def caption(before: Scene | None, after: Scene, say: Say, *, locale: str = "en") -> str:
    """Return the most important changes between two scenes from `known_only`, in words, or ""."""
    words = own_words(locale)
    if before is None or before.region != after.region:
        return words.phrase("render-caption-arrival")
    told = [
        words.phrase(what, name=name, number=number, square=square)
        for what, name, number, square in _changes(before, after, say)
    ]
    return "  ·  ".join(told[:MOST])


def gravest(scenes: Sequence[Scene], say: Say, *, locale: str = "en") -> tuple[str, ...]:
    """Return every fall and every disappearance of a figure between scenes, in order, once each."""
    words = own_words(locale)
    known = [known_only(scene) for scene in scenes]
    told = [
        words.phrase(what, name=name, number=number, square=square)
        for before, after in pairwise(known)
        if before.region == after.region
        for what, name, number, square in _changes(before, after, say)
        if what in GRAVE
    ]
    return tuple(dict.fromkeys(told))


GRAVE = frozenset({"render-caption-falls", "render-caption-gone"})
Change = tuple[str, str, int, str]
"""The key of what happened, to whom, by how much, and where."""


def _changes(before: Scene, after: Scene, say: Say) -> Iterator[Change]:
    """Yield what changed: falls, wounds, who came, what was found, healing, moves."""
    then = {token.key: token for token in before.tokens}
    both = [(then[token.key], token) for token in after.tokens if token.key in then]
    lost = [(say(new.name), _health(old) - _health(new)) for old, new in both]
    yield from (
        ("render-caption-falls", say(new.name), 0, "")
        for old, new in both
        if new.down and not old.down
    )
    yield from (("render-caption-gone", say(token.name), 0, "") for token in _gone(before, after))
    yield from (("render-caption-hurt", name, less, "") for name, less in lost if less > 0)
    for token in after.tokens:
        # The last picture shows all heroes again: nobody has come.
        if token.key not in then and after.finale is None:
            yield "render-caption-comes", say(token.name), 0, after.ruler.name(token.at)
    if _floor(after) > _floor(before):
        yield "render-caption-found", "", 0, ""
    yield from (("render-caption-healed", name, -less, "") for name, less in lost if less < 0)
    for old, new in both:
        if after.ruler.name(new.at) != after.ruler.name(place_before(old, before, after)):
            yield "render-caption-moves", say(new.name), 0, after.ruler.name(new.at)


def _gone(before: Scene, after: Scene) -> list[Token]:
    """Return the figures that are no longer there, where their square is in view."""
    keys = {token.key for token in after.tokens}
    return [
        token
        for token in before.tokens
        if token.key not in keys
        and sight_of(after, place_before(token, before, after)) == Sight.IN_VIEW
    ]


def place_before(token: Token, before: Scene, after: Scene) -> Square:
    """Return the square of the later scene on which a figure of the earlier one stood."""
    one, other = before.ruler, after.ruler
    return (
        token.at[0] + (one.column - other.column) * one.step + other.offset[0] - one.offset[0],
        token.at[1] + (one.row - other.row) * one.step + other.offset[1] - one.offset[1],
    )


def _health(token: Token) -> int:
    return token.health or 0


def _floor(scene: Scene) -> int:
    """Return how many squares of floor are known."""
    return sum(
        is_floor(scene, (column, row))
        for row in range(scene.rows)
        for column in range(scene.columns)
    )
