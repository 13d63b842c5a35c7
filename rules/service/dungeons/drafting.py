"""Drawing a dungeon together: its stored steps, taken again and checked for each person."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from rules.core.dice import SeededDice
from rules.core.errors import NotSeated, RuleError
from rules.core.scene import Scene, Side, Terrain
from rules.core.words import Text
from rules.dungeon import DungeonOptions, Plan, Tile, draft, scene_of
from rules.dungeon.draft import Draft
from rules.dungeon.ground import Fit, Passage
from rules.dungeon.tables import FITS, shape_of
from rules.ports import Dungeon

OWNER = 99
"""The owner's seat: it has no turn of its own, and may do everything. DM-011."""
MOST_PEOPLE = 8
PLACE = "at"
"""The list of places for the next tile; a further one has its number behind it."""
SIDES = {side.value: side for side in Side}


class TilePreview(NamedTuple):
    """A place for the next tile, and how it is turned."""

    at: Passage | None
    turns: int


class Drafting:
    """A draft, with its dice as far as they were rolled, and the plan once it is finished."""

    def __init__(self, options: DungeonOptions, people: int, dice: SeededDice) -> None:
        self.draft: Draft = draft.begin(options, tuple(range(1, max(people, 1) + 1)), OWNER)
        self.dice = dice
        self.plan: Plan | None = None

    @property
    def phase(self) -> str:
        """The next step; "over" once the dungeon is finished."""
        return "over" if self.plan is not None else self.draft.phase

    @property
    def turn(self) -> int:
        """Whose turn it is, counted from 0 among the people."""
        return self.draft.awaiting - 1

    def take(self, step: Mapping[str, Any]) -> None:
        """Carry out one step of the draft.

        Raises:
            RuleError: it cannot be taken now.
            NotSeated: only the owner may take it.
        """
        now, dice = self.draft, self.dice
        seat = OWNER if step.get("own") else now.awaiting
        if self.plan is not None:
            raise RuleError("error-nothing-to-do")
        match step["do"]:
            case "roll":
                self.draft = draft.roll_next(now, now.awaiting, dice)
            case "lay":
                at, turns = step.get("at"), step.get("turns")
                passage = None if at is None else Passage(int(at[0]), SIDES[at[1]])
                self.draft = draft.place(now, seat, dice, passage, turns)
            case "turn":
                self.draft = draft.rotate(now, seat, len(now.tiles), int(step["turns"]))
            case "undo":
                self.draft = draft.undo(now, seat)
            case "close":
                self.draft = draft.close(now, dice)
            case "finish":
                self.plan = draft.finish(now, dice)
            case _:
                raise RuleError("error-nothing-to-do")

    def shape(self, face: int) -> int:
        """Return which tile of Table A a face gives on this map."""
        return shape_of(face, self.draft.options.table).number

    def places(self) -> tuple[Passage, ...]:
        """Return where the next tile may go; none before the first tile, whose place is given."""
        return draft.places(self.draft) if self.phase == "place" else ()

    def fits(self, at: Passage | None) -> tuple[Fit, ...]:
        """Return the ways in which the next tile can be turned at a place."""
        return draft.fits(self.draft, at)

    def turned(self) -> tuple[tuple[int, tuple[Side, ...]], ...]:
        """Return how else the last tile could be turned: quarter turns, and its openings then."""
        if not self.draft.tiles:
            return ()
        last = self.draft.tiles[-1]
        return tuple(each for each in FITS[last.shape, last.via] if each[0] != last.turns)

    def look(self, chosen: str) -> TilePreview | None:
        """Return the preview that somebody chose, if it fits, else the one the rules suggest."""
        if self.phase != "place":
            return None
        places = self.places()
        wanted, turns = _looked(chosen)
        at = wanted if wanted in places else next(iter(places), None)
        fits = self.fits(at)
        if turns not in [fit.turns for fit in fits]:
            turns = max(fits, key=lambda fit: (fit.score, -fit.turns)).turns
        return TilePreview(at, turns)

    def scene(self, look: TilePreview | None = None) -> Scene:
        """Return the sketch, with a tile that is only previewed marked as such.

        Raises:
            RuleError: the sheet is blank.
        """
        shown = self.draft
        if look is not None:
            shown = draft.place(shown, OWNER, SeededDice(b"look"), look.at, look.turns)
        sketch = draft.preview(shown)
        depth = len(sketch.levels) if sketch.levels[-1].tiles else len(sketch.levels) - 1
        if depth < 1:
            raise RuleError("error-nothing-drawn")
        # What is still drawn has no name yet: it would change with every tile.
        nameless = {"title": Text.of("dm-map", level=depth), "story": ()}
        scene = scene_of(sketch, depth, "keeper").with_(**nameless)
        if look is None:
            return scene
        return scene.with_(
            reach=_floor_of(scene, sketch.level(depth).tiles[-1], self.draft.options)
        )


def _floor_of(scene: Scene, tile: Tile, options: DungeonOptions) -> tuple[tuple[int, int], ...]:
    """Return the floor squares of a tile, found by the names on the map's rulers."""
    ruler = scene.ruler
    left = ruler.offset[0] + (tile.at[0] - ruler.column) * ruler.step
    top = ruler.offset[1] + (options.rows - tile.at[1] - ruler.row) * ruler.step
    squares = product(range(left, left + ruler.step), range(top, top + ruler.step))
    return tuple((x, y) for x, y in squares if scene.terrain[y][x] == Terrain.FLOOR)


def drafted(
    options: DungeonOptions, people: int, dice: SeededDice, steps: Sequence[Mapping[str, Any]]
) -> Drafting:
    """Return the state of a draft after its stored steps."""
    made = Drafting(options, people, dice)
    for step in steps:
        made.take(step)
    return made


def draft_step(record: Dungeon, now: Drafting, user: int, verb: str) -> Dungeon:
    """Return the record after one more step, which is taken at once to check it.

    Raises:
        RuleError: it cannot be taken now.
        NotSeated: it is not this person's to take.
    """
    name, _, detail = verb.partition("-")
    own = user == record.owner
    if name == "sit":
        return record.with_(people=_seated(record, user))
    if not own and user not in record.people:
        raise NotSeated("error-no-seat-draft")
    mine = own or record.people[now.turn] == user
    if name in ("roll", "lay", "close", "finish") and not mine:
        raise NotSeated("error-not-your-draft")
    step: dict[str, Any] = {"do": name, "own": own}
    if name == "lay" and detail:
        passage, turns = _read(detail)
        step |= {"at": passage and [passage.tile, passage.side.value], "turns": turns}
    elif name == "turn":
        step["turns"] = int(detail) if detail in ("0", "1", "2", "3") else 0
    if name in ("undo", "turn") and not own:
        raise NotSeated("error-only-keeper")
    now.take(step)
    return record.with_(edits=(*record.edits, step))


def _seated(record: Dungeon, user: int) -> tuple[int, ...]:
    if user in record.people:
        raise RuleError("error-already-seated")
    if len(record.people) >= MOST_PEOPLE:
        raise RuleError("error-full", most=MOST_PEOPLE)
    return (*record.people, user)


def passage_id(at: Passage | None) -> str:
    """Return a passage as ids of buttons name it: 5n, or 0 for the first tile's place."""
    return "0" if at is None else f"{at.tile}{at.side.value}"


def _read(chosen: str) -> tuple[Passage | None, int | None]:
    """Return a passage and quarter turns from an id or a list's value: 5n, 5n-2."""
    place, _, turns = chosen.partition("-")
    number, side = place[:-1], place[-1:]
    readable = number.isascii() and number.isdecimal() and len(number) < 4 and side in SIDES
    passage = Passage(int(number), SIDES[side]) if readable else None
    return passage, int(turns) if turns in ("0", "1", "2", "3") else None


def _looked(chosen: str) -> tuple[Passage | None, int | None]:
    """Return what was chosen in a list: `at.5n`, `at-2.9w` of a second one, or `turns-5n.2`."""
    group, _, value = chosen.partition(".")
    if group.partition("-")[0] == PLACE:
        return _read(value)
    return _read(f"{group.removeprefix('turns-')}-{value}")
