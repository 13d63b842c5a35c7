"""Whole games are played from words: they name every legal move, and nothing besides."""

import re
from collections.abc import Iterator
from operator import add
from typing import Any, NamedTuple

import pytest

from bot.catalogs import all_words
from cogs.cards.messages import build_map
from cogs.ports import MapDisplay
from render import alt_text, prose, text_map
from rules.core.answers import Option
from rules.core.compass import FACINGS, bearing
from rules.core.dice import SeededDice
from rules.core.errors import GameError
from rules.core.ruleset import AnyRuleset
from rules.core.scene import Scene
from rules.registry import campaigns
from rules.service.play.typed import read
from tests.support.ears import AWAY, COMPASS, SQUARE, Heard, Way, apart, heard
from tests.support.known import KNOWN, seats_near
from tests.support.playing import party
from tests.support.random_packs import with_pack
from tests.support.soak import SOAK

WORDS = all_words("en")
SIZES = (1, 3)
STEPS = 5_000 if SOAK else 16
"""The most actions of a game. Nearly all adventures end before; a campaign goes on for months."""
every_table = pytest.mark.parametrize(
    ("key", "size", "packed"),
    [
        pytest.param(key, size, packed, id=f"{key}-{size}{'-packed' if packed else ''}")
        for key, rules in KNOWN.items()
        for size in sorted({seats_near(rules, wanted) for wanted in SIZES})
        for packed in (False, True)
        if not packed or (rules.packs is not None and (SOAK or size == 1))
        if SOAK or key not in campaigns() or (size == 1 and not packed)
    ],
)
"""Of tables with a pack by chance a short run plays those of one, of campaigns one alone."""


class Sitting(NamedTuple):
    """A seat that is asked: what it may do, how that is called, and what it is told in words."""

    rules: AnyRuleset
    state: Any
    seat: int
    scene: Scene
    options: tuple[Option, ...]
    hears: Heard

    def typed(self, words: str, *, moves: bool = False) -> Option | None:
        """The option that these words stand for, or None."""
        given = [each for each in self.options if each.goes_to or not moves]
        try:
            found = read(self.rules, self.state, self.seat, words, given, WORDS)
        except GameError:
            return None
        return found if isinstance(found, Option) else None

    def by(self, way: Way) -> dict[str, Option]:
        """The moves that a way in words stands for: by its name, or as the next place that way."""
        names = [way.place, way.bearing] if way.steps == 1 else [way.place]
        found = [self.typed(name, moves=True) for name in names]
        return {each.id: each for each in found if each is not None}


def label(option: Option) -> str:
    return WORDS.say(option.label)


def in_words(option: Option) -> str:
    """All that an option says."""
    return " ".join(WORDS.say(each) for each in (option.label, option.detail) if each)


def as_shown(scene: Scene) -> str:
    """A map in words as a message shows it to who prefers them, all its texts."""
    shown = MapDisplay(prose=prose(scene, WORDS.say), letters=text_map(scene, WORDS.say))
    message = build_map(shown, WORDS.say(scene.title))
    return "\n".join(str(getattr(each, "content", "")) for each in message.view.walk_children())


def played_by_ear(key: str, size: int, *, packed: bool) -> Iterator[Sitting]:
    """A game in which all is typed in the words that were heard; each seat before each action.

    What is typed is drawn by chance, every other time what the autopilot would choose, so that
    games come to an end.
    """
    rules = KNOWN[key]
    secret = f"by ear, {key}, {size}".encode()
    dice, chance = SeededDice(secret), SeededDice(secret + b"choices")
    options = with_pack(rules, rules.preset, size) if packed else rules.preset
    state, cursor = rules.new_game(options, party(size), dice).state, dice.cursor
    for _ in range(STEPS):
        asked = rules.awaiting(state)
        if not asked:
            return
        scene = rules.view(state, None).scene
        hears = heard(as_shown(scene))
        sat = [
            Sitting(rules, state, seat, scene, rules.legal_actions(state, seat), hears)
            for seat in asked
        ]
        yield from sat
        now = sat[chance.roll(len(sat), "seat") - 1]
        wanted = now.options[chance.roll(len(now.options), "option") - 1]
        if chance.roll(2, "autopilot") == 1:
            advised = rules.autopilot(state, now.seat, "bold")
            wanted = next((each for each in now.options if each.action == advised), wanted)
        chosen = now.typed(label(wanted))
        assert chosen == wanted, f"{label(wanted)!r} does not say which option it is"
        dice = SeededDice(secret, cursor)
        moved = rules.apply(state, now.seat, chosen.action, dice)
        state, cursor = moved.state, dice.cursor


def check_ways(now: Sitting) -> None:
    """Each way in words is one of the moves on offer, and each move is told, also in alt text."""
    found = {way: now.by(way) for way in now.hears.ways}
    assert not [way for way, moves in found.items() if not moves], "named, but not legal"
    named = {name for moves in found.values() for name in moves}
    moves = [each for each in now.options if each.goes_to and not each.pad]
    untold = [in_words(each) for each in moves if each.id not in named]
    assert not [each for each in untold if not AWAY.search(each)], "legal, but not named"
    if now.hears.ways:
        alt = alt_text(now.scene, WORDS.say)
        assert now.hears.sentence in alt or f"You can go to {len(now.hears.ways)} squares" in alt


def check_places(now: Sitting) -> None:
    """Distances and directions are those between the names of the squares, rooms and tiles."""
    for way in now.hears.ways:
        off = apart(now.hears.place, way.place)
        if off is None:
            continue
        by_squares = now.scene.measure == "square"
        assert way.steps == (max if by_squares else add)(abs(off[0]), abs(off[1])), way
        assert way.bearing == COMPASS[FACINGS.index(bearing((0, 0), off, now.scene.north))], way


def check_options(now: Sitting) -> None:
    """Whom or what an option names is told with its place, and a pad says its directions."""
    names = {WORDS.say(each.name) for each in now.scene.tokens if each.side != "hero"}
    for option in now.options:
        said = label(option)
        named = [each for each in names if re.search(rf"(?<!\w){re.escape(each)}(?!\w)", said)]
        assert set(named) <= now.hears.figures, f"{said}: where are they?"
        told = {now.hears.place, *(way.place for way in now.hears.ways)}
        bare = {each[0] for each in SQUARE.finditer(said)} - told
        assert not bare or AWAY.search(in_words(option)), f"{said}: where is that?"
        if option.pad and option.pad != "c":
            assert re.search(rf"\b{COMPASS[FACINGS.index(option.pad)]}\b", said), said


def check_struck(now: Sitting) -> None:
    """Who can be struck is named by an option, or one alike is; one alone need not be named."""
    labels = [label(each) for each in now.options]
    for name in now.hears.struck if len(now.hears.struck) > 1 else ():
        kind = re.sub(r" \d+$", "", name)
        assert any(kind in each for each in labels), f"{name}: how?"


@every_table
def test_a_game_is_played_from_words(key, size, packed):
    """The words name every legal move, with direction and distance, and nothing besides."""
    heard_of, to_hear = 0, 0
    for now in played_by_ear(key, size, packed=packed):
        check_ways(now)
        check_places(now)
        check_options(now)
        check_struck(now)
        heard_of += len(now.hears.ways) + len(now.hears.struck)
        to_hear += any(each.goes_to or each.pad for each in now.options)
    assert heard_of or not to_hear
