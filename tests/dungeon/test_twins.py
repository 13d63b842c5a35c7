"""Dungeons drawn and explored by chance, beside a second, plain implementation of both."""

import random
from typing import get_args

import pytest

from rules.core.dice import SeededDice
from rules.core.errors import GameError
from rules.core.scene import Side
from rules.dungeon import DungeonOptions, build, draft, explore
from rules.dungeon.ground import Passage
from tests.dungeon.draft_twin import DICE, Refused, Twin, joined, shut
from tests.dungeon.explore_twin import Pawn
from tests.support.faces import Faces
from tests.support.soak import cases

GAMES, SOAK_GAMES = 16, 1000
CHOICES = ("table", "frontier", "orientation", "secret_policy", "overshoot", "stairs_direction")


def again(faces):
    """The same faces once more, in order, for somebody who asks for the same dice."""
    fell = iter(faces.taken())

    def roll(sides):
        die = next(fell)
        assert die.sides == sides
        return die.face

    roll.left = fell
    return roll


def settings(chance):
    """Settings by chance."""
    fields = DungeonOptions.model_fields
    chosen = {name: chance.choice(get_args(fields[name].annotation)) for name in CHOICES}
    chosen |= {"levels": chance.randint(1, 3), "columns": chance.randint(9, 14)}
    return DungeonOptions(rows=chance.randint(9, 19), morphology_count=0, populate=False, **chosen)


def where(twin, chance):
    """A side of a tile, mostly one on which a tile may go."""
    fair = twin.passages() + twin.walls() if twin.tiles else []
    if fair and chance.random() < 0.9:
        return chance.choice(fair)
    return chance.randint(1, max(1, len(twin.tiles))), chance.choice("wnes")


def deed(twin, chance):
    """What somebody does next, as a name and its arguments; mostly what the moment asks for."""
    seat = twin.awaited if chance.random() < 0.8 else chance.choice(twin.seats)
    turns = chance.choice((None, None, None, 0, 1, 2, 3, 5))
    at = where(twin, chance) if chance.random() < 0.4 else None
    number = chance.choice((len(twin.tiles), chance.randint(0, len(twin.tiles) + 1)))
    owner = twin.owner if chance.random() < 0.8 else seat
    due = {"roll": "roll_next", "place": "place", "close": "close"}[twin.phase]
    if chance.random() < 0.2:
        due = chance.choice(("roll_next", "place", "close", "rotate", "move", "undo"))
    return due, {
        "roll_next": (seat,),
        "place": (chance.choice((seat, owner)), at, turns),
        "close": (),
        "rotate": (owner, number, chance.randrange(6)),
        "move": (owner, number, where(twin, chance), turns),
        "undo": (owner,),
    }[due]


def passage(at):
    return None if at is None else Passage(at[0], Side(at[1]))


def drawn(sheet, dice, due, given):
    """The same in the program."""
    match due, given:
        case "roll_next", (seat,):
            return draft.roll_next(sheet, seat, dice)
        case "place", (seat, at, turns):
            return draft.place(sheet, seat, dice, passage(at), turns)
        case "move", (seat, number, at, turns):
            return draft.move(sheet, seat, number, passage(at), turns)
        case "rotate", (seat, number, turns):
            return draft.rotate(sheet, seat, number, turns)
        case "undo", (seat,):
            return draft.undo(sheet, seat)
    return draft.close(sheet, dice)


def drawn_twice(twin, due, given, roll):
    """Do it in the twin; why it cannot be done, or ""."""
    try:
        match due, given:
            case "roll_next", (seat,):
                twin.roll_next(seat, roll)
            case "place", (seat, at, turns):
                twin.place(seat, roll, at, turns)
            case "close", ():
                twin.close(roll)
            case _:
                getattr(twin, due)(*given)
    except Refused as refusal:
        return str(refusal)
    return ""


def lain(tiles):
    return [
        (
            *(each.face, each.special, each.at, each.turns),
            *({side.value for side in each.openings}, each.via.value, each.edited),
        )
        for each in tiles
    ]


def lies(tiles):
    return [
        (each.face, each.special, each.at, each.turns, set(each.opens), each.via, each.edited)
        for each in tiles
    ]


def same(sheet, twin):
    """All that lies, waits and is to be done agrees."""
    assert (sheet.phase, sheet.awaiting, sheet.depth) == (twin.phase, twin.awaited, twin.depth)
    assert (sheet.target, [tuple(each) for each in sheet.pending]) == (twin.target, twin.waiting)
    assert lain(sheet.tiles) == lies(twin.tiles)
    if twin.phase == "place" and twin.tiles:
        free = [(each.tile, each.side.value) for each in draft.places(sheet)]
        assert free == (twin.passages() or twin.walls())


def same_levels(sheet, twin):
    """Every level that is closed agrees, and so do the stairs."""
    for level, tiles in zip(sheet.levels, twin.levels, strict=True):
        assert lain(level.tiles) == lies(tiles)
        ways = {(join.a, join.side.value, join.b, join.secret) for join in level.joins}
        assert ways == joined(tiles)
        assert {(each.tile, each.side.value) for each in level.closed} == shut(tiles)
        assert all(len(roll) == DICE[level.depth] for roll in level.rolls)
    stairs = [
        {
            "level": each.level,
            "tile": each.tile,
            "way": each.direction,
            "blocked": each.blocked,
            "to": each.to_level,
            "tile_there": each.to_tile,
        }
        for each in sheet.stairs
    ]
    assert stairs == twin.stairs


def chances(what, chunk):
    """The seeds of one chunk of games, each with its chance."""
    for seed in cases(GAMES // 4, soak=SOAK_GAMES // 4):
        yield seed, random.Random(f"{what} {chunk} {seed}")


@pytest.mark.rule("DM-011", "DM-062")
@pytest.mark.parametrize("chunk", range(4))
def test_dungeons_that_several_draw_are_those_of_a_plain_drawing(chunk):
    kinds = set()
    for seed, chance in chances("draft", chunk):
        options, seats = settings(chance), tuple(range(1, chance.randint(2, 5)))
        owner = chance.choice(seats)
        sheet = draft.begin(options, seats, owner)
        twin, dice = Twin(options.model_dump(), seats, owner), Faces(chance)
        while twin.phase != "finish":
            due, given = deed(twin, chance)
            try:
                after, why = drawn(sheet, dice, due, given), ""
            except GameError as error:
                after, why = sheet, error.text.key
            roll = again(dice)
            assert drawn_twice(twin, due, given, roll) == why, (chunk, seed, due, given)
            assert why or not [*roll.left], "every die is asked for"
            kinds.add((due, why))
            sheet = after
            same(sheet, twin)
        same_levels(sheet, twin)
    assert len(kinds) > 12


@pytest.mark.rule("DM-055", "DM-062")
@pytest.mark.parametrize("chunk", range(4))
def test_parties_see_and_find_what_a_plain_pawn_does(chunk):
    kinds = set()
    for seed, chance in chances("explore", chunk):
        changes = {"morphologies": ("ventilated",), "morphology_count": 0, "crawl_corridors": True}
        options = settings(chance).model_copy(update=changes)
        plan = build(options, SeededDice(f"explore {chunk} {seed}".encode().ljust(16, b".")))
        party, pawn, dice = explore.Party(), Pawn(plan.model_dump(mode="json")), Faces(chance)
        for _ in range(120):
            kinds.add(one_move(plan, party, pawn, dice, chance))
            party = pawn.party
            assert (party.level, party.tile) == (pawn.level, pawn.tile)
            assert [(place.level, place.tile) for place in party.seen] == pawn.seen
            found = {(each.level, each.tile, each.side.value) for each in party.found}
            assert found == pawn.found
            assert {side.value for side in explore.ways(plan, party)} == set(pawn.ways())
            assert {side.value for side in explore.crawls(plan, party)} == set(pawn.crawls())
    assert len(kinds) >= 7


def one_move(plan, party, pawn, dice, chance):
    """Both do the same, and the pawn keeps the party. What was done, and why it could not be."""
    side = chance.choice("wnes")
    known = [*pawn.ways()] or ["n"]
    side = chance.choice(known) if chance.random() < 0.7 else side
    due = chance.choices(("walk", "crawl", "climb", "search", "reveal"), (60, 12, 10, 14, 4))[0]
    tries = {
        "walk": lambda: explore.walk(plan, party, Side(side)),
        "crawl": lambda: explore.crawl(plan, party, Side(side)),
        "climb": lambda: explore.climb(plan, party),
        "search": lambda: explore.search(plan, party, dice),
        "reveal": lambda: explore.reveal(plan, party),
    }
    try:
        pawn.party, why = tries[due](), ""
    except GameError as error:
        pawn.party, why = party, error.text.key
    given = {"walk": (side,), "crawl": (side,), "search": (again(dice),)}.get(due, ())
    assert getattr(pawn, due)(*given) == why
    return due, why
