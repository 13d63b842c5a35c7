"""Tiles shifted at a player's word, before anybody has gone in (MA-026)."""

from itertools import product

import pytest

from bot.catalogs import all_words
from rules.core.dice import ScriptedDice, SeededDice
from rules.core.errors import RuleError
from rules.service.play.typed import read
from rules.systems.mkd.actions import Begin, ShiftTile
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.compass import SIDES, E, N
from rules.systems.mkd.names import square_name
from rules.systems.mkd_adventure import RULESET
from rules.systems.mkd_adventure.building.layout import Layout
from rules.systems.mkd_adventure.building.quest import from_entrance
from rules.systems.mkd_adventure.building.shift import joins
from rules.systems.mkd_adventure.options import AdventureOptions
from tests.support.playing import party
from tests.support.soak import SOAK
from tests.systems.mkd_adventure.laws import check
from tests.systems.mkd_adventure.quests import built

WORDS = all_words("en")
WAYS = {
    0: ("north", "Norden", "norte"),
    2: ("east", "Osten", "este"),
    4: ("south", "Süden", "sur"),
    6: ("west", "Westen", "oeste"),
}
"""Sides in English, German and Spanish."""


def corner(state, tile):
    """A square of a tile that one can name."""
    return min(square for square, own in board_of(state.site).owner.items() if own == tile)


def shifted(state, tile, side):
    """The adventure after a shift, for which no die falls; None where it is refused as such."""
    action = ShiftTile(at=corner(state, tile), side=side)
    try:
        return RULESET.apply(state, 1, action, ScriptedDice()).state
    except RuleError as refused:
        why = refused.text.key
    assert why == "mkd-refused-shift-apart"
    return None


def every_shift(state, step=1):
    """Every tile, or every so many, with every side, and what comes of it."""
    for tile in range(0, len(state.site.tiles), step):
        for side in SIDES:
            yield tile, side, shifted(state, tile, side)


def first_shift(state):
    """A tile and a side that can be shifted, and the adventure after it."""
    return next(found for found in every_shift(state) if found[2] is not None)


def reached(site):
    board = Board(site)
    return {board.owner[square] for square in from_entrance(board)}


def things(state):
    """What lies where, by the tile and the place on it."""
    board = board_of(state.site)
    places = [token.at for token in state.tokens]
    places += [chest.at for chest in state.chests if chest.at is not None]
    places += [marker.at for marker in state.site.markers]
    places += [figure.at for figure in state.figures if figure.where == "board"]
    places += [figure.gate for figure in state.figures if figure.gate is not None]
    places += [state.site.entrance[0], *state.site.exits]
    found = []
    for x, y in places:
        placed = state.site.tiles[board.owner[x, y]]
        found.append((board.owner[x, y], x - placed.at[0], y - placed.at[1]))
    return found


@pytest.mark.rule("MA-026")
@pytest.mark.parametrize(
    ("seed", "more"),
    [
        (2, {"quest": "rescue", "sets": 1}),
        (4, {"split_up": True, "markers": True}),
        (6, {"floors": "2", "sets": 1}),
        (1, {}),
        (3, {"markers": True}),
    ][: 5 if SOAK else 3],
)
def test_a_shift_moves_a_tile_by_a_square_with_all_that_is_on_it(seed, more):
    """In a short run every other tile."""
    state = built(seed=seed, **{"quest": "chest", **more})
    made = 0
    for tile, side, after in every_shift(state, 1 if SOAK else 2):
        if after is None:
            continue
        made += 1
        check(after)
        before, now = Layout(state.site.tiles), Layout(after.site.tiles)
        assert joins(now) == joins(before)
        assert reached(after.site) == reached(state.site)
        assert things(after) == things(state)
        still = [n for n in range(len(now.tiles)) if n not in after.shifted]
        dx, dy = (now.tiles[still[0]].at[axis] - before.tiles[still[0]].at[axis] for axis in (0, 1))
        for number, (old, new) in enumerate(zip(before.tiles, now.tiles, strict=True)):
            by = (new.at[0] - old.at[0] - dx, new.at[1] - old.at[1] - dy)
            step = {0: (0, -1), 2: (1, 0), 4: (0, 1), 6: (-1, 0)}[side]
            assert by == (step if number in after.shifted else (0, 0))
            assert new.with_(at=(0, 0)) == old.with_(at=(0, 0))
        assert tile in after.shifted
        assert min(each.at[0] for each in now.tiles) == min(each.at[1] for each in now.tiles) == 0
    assert made


@pytest.mark.rule("MA-026")
@pytest.mark.permits("MA-026")
def test_it_is_typed_and_told():
    state = built("chest")
    tile, side, _ = first_shift(state)
    at = corner(state, tile)
    name = {0: "north", 2: "e", 4: "South", 6: "west"}[side]
    typed = f" Shift {square_name(at).lower()}  {name}"
    action = read(RULESET, state, 1, typed, RULESET.legal_actions(state, 1), WORDS)
    assert action == ShiftTile(at=at, side=side)
    (event,) = RULESET.apply(state, 1, action, ScriptedDice()).events
    assert event.kind == "mkd-tiles-shifted"
    assert "by a square to the" in WORDS.say(event.text())
    for typed in ("shift", "shift C4", "shift east", "shift C4 up", "shift C4 ne"):
        assert RULESET.parse(state, 1, typed) is None


@pytest.mark.parametrize("locale", ["de", "es"])
@pytest.mark.rule("MA-026")
def test_it_is_typed_in_the_persons_language_and_in_english(locale):
    state = built("chest")
    tile, side, _ = first_shift(state)
    at = corner(state, tile)
    name = square_name(at)
    words = {
        "de": [
            f"verschiebe {name} nach {WAYS[side][1]}",
            f"{name} nach {WAYS[side][1]} verschieben",
        ],
        "es": [f"Desplazar {name} al {WAYS[side][2]}", f"mueve {name} {WAYS[side][2]}"],
    }
    for typed in (*words[locale], f"shift {name} {WAYS[side][0]}"):
        action = read(RULESET, state, 1, typed, (), all_words(locale), english=WORDS)
        assert action == ShiftTile(at=at, side=side)


@pytest.mark.rule("MA-026")
def test_a_tile_is_shifted_once_and_only_before_play():
    state = built("chest")
    tile, side, after = first_shift(state)
    again = ShiftTile(at=corner(after, tile), side=(side + 4) % 8)
    assert refusal(after, again) == "mkd-refused-shift-again"
    first = state.heroes[0]
    begun = RULESET.apply(state, first.seat, Begin(figure=first.id), SeededDice(b"in")).state
    late = ShiftTile(at=corner(begun, tile), side=side)
    assert refusal(begun, late).startswith("mkd-refused-")
    ended = begun.with_(activation=None, served=(first.id,))
    assert refusal(ended, late) == "mkd-refused-shift-late"
    assert refusal(state.with_(round=2), late) == "mkd-refused-shift-late"
    assert refusal(state, ShiftTile(at=(90, 90), side=E)) == "mkd-refused-shift-nowhere"
    assert refusal(state, ShiftTile(at=corner(state, tile), side=N + 1)).endswith("nowhere")


@pytest.mark.rule("MA-026")
def test_nobody_shifts_while_teams_are_gathered():
    state = RULESET.new_game(AdventureOptions(), party(1), SeededDice(b"none")).state
    assert refusal(state, ShiftTile(at=(0, 0), side=E)) == "mkd-refused-now-setup"


def refusal(state, action):
    """Why an action is refused, by the key of its sentence, which has words."""
    with pytest.raises(RuleError) as refused:
        RULESET.apply(state, 1, action, ScriptedDice())
    assert WORDS.say(refused.value.text)
    return refused.value.text.key


@pytest.mark.rule("MA-026")
def test_a_shifted_dungeon_is_played_to_its_end():
    state = built("chest", seed=2, sets=1)
    for tile, side in product(range(len(state.site.tiles)), SIDES):
        if tile not in state.shifted:
            state = shifted(state, tile, side) or state
    assert state.shifted
    dice = SeededDice(b"to the end")
    for _ in range(3000):
        if RULESET.outcome(state) is not None:
            break
        seat = RULESET.awaiting(state)[0]
        state = RULESET.apply(state, seat, RULESET.autopilot(state, seat, "balanced"), dice).state
        check(state)
    assert RULESET.outcome(state) is not None
