"""Drawing a dungeon together, tile by tile, before it is finished. DM-062, DM-011.

Seats take turns in order: one rolls the dice and places what they gave, then the next. Whoever
owns the map may place, turn, move and take back tiles against the rules at any time (the rule of
artistry), as long as the level stays in one piece.
"""

from typing import Literal

from pydantic import Field

from rules.core.dice import Dice
from rules.core.errors import NotSeated, RuleError
from rules.core.grid import OPPOSITE
from rules.core.model import Model, Seat
from rules.core.scene import Side
from rules.dungeon.build import bridged, offered, place_at, roll_tiles
from rules.dungeon.finish import finished
from rules.dungeon.ground import Fit, Ground, Passage, Piece, joins_of
from rules.dungeon.options import DungeonOptions
from rules.dungeon.plan import Level, Plan, Results, Stair, Tile
from rules.dungeon.secrets import next_place
from rules.dungeon.stairs import arrived, leads_down, stairs_of
from rules.dungeon.tables import LEVEL_DICE, Shape, shape_of, turned

Phase = Literal["roll", "place", "close", "finish"]


class Draft(Model):
    """A dungeon that is being drawn.

    `levels` are closed; `tiles` lie on the present one, and `pending` were rolled for it and wait
    to be placed, in order. `turn` counts turns, which pass through `seats` in order.
    """

    schema_version: Literal[1] = 1
    options: DungeonOptions
    seats: tuple[Seat, ...] = Field((1,), min_length=1)
    owner: Seat = 1
    turn: int = 0
    levels: tuple[Level, ...] = ()
    stairs: tuple[Stair, ...] = ()
    target: int = 0
    rolls: tuple[tuple[int, ...], ...] = ()
    pending: tuple[Piece, ...] = ()
    tiles: tuple[Tile, ...] = ()

    @property
    def depth(self) -> int:
        """The level being drawn."""
        return len(self.levels) + 1

    @property
    def awaiting(self) -> Seat:
        """Whose turn it is."""
        return self.seats[self.turn % len(self.seats)]

    @property
    def phase(self) -> Phase:
        """The next thing to do: roll, place, close the level, or finish the dungeon."""
        if self.levels and not self.rolls and not _goes_on(self):
            return "finish"
        if self.pending:
            return "place"
        return "close" if self.target and len(self.tiles) >= self.target else "roll"


def begin(
    options: DungeonOptions, seats: tuple[Seat, ...] = (1,), owner: Seat | None = None
) -> Draft:
    """Return a blank sheet; the first seat owns it unless said otherwise."""
    return Draft(options=options, seats=seats, owner=seats[0] if owner is None else owner)


def roll_next(draft: Draft, seat: Seat, dice: Dice) -> Draft:
    """Roll the next group of tiles. DM-001, DM-002, DM-015.

    Raises:
        RuleError: it is not the moment to roll.
        NotSeated: it is somebody else's turn. DM-062.
    """
    _check(draft, "roll", seat)
    faces = roll_tiles(draft.depth, dice)
    target = draft.target or sum(faces)
    pending = offered(draft.options, faces, target - len(draft.tiles))
    return draft.with_(rolls=(*draft.rolls, faces), target=target, pending=pending)


def places(draft: Draft) -> tuple[Passage, ...]:
    """Return where the next tile may go: open passages, or walls if there are none. DM-006, DM-007.

    Empty before the first tile, which has its place. DM-012.
    """
    ground = Ground(draft.options, draft.tiles)
    return (ground.passages() or ground.walls()) if draft.tiles else ()


def fits(draft: Draft, at: Passage | None) -> tuple[Fit, ...]:
    """Return the ways to lay the next tile at a place, by quarter turns.

    Without a place, the first tile.

    DM-017.

    Raises:
        RuleError: no tile waits to be placed.
    """
    _check(draft, "place")
    ground = Ground(draft.options, draft.tiles)
    shape = shape_of(draft.pending[0].face, draft.options.table)
    if at is None:
        return ground.fits(ground.start, Side.SOUTH, shape)
    return ground.fits(ground.beyond(at), OPPOSITE[at.side], shape)


def place(
    draft: Draft, seat: Seat, dice: Dice, at: Passage | None = None, turns: int | None = None
) -> Draft:
    """Lay the next tile; choices that are left open follow the rules, as when time is up.

    Seats may choose where the options say "player". The owner may choose always, which marks the
    tile as edited. DM-005, DM-011, DM-017.

    Raises:
        RuleError: no tile waits, the choice is not this seat's, or it does not fit.
        NotSeated: it is somebody else's turn. DM-062.
    """
    _check(draft, "place", None if seat == draft.owner else seat)
    ground = Ground(draft.options, draft.tiles)
    edited = _against_rules(draft, seat, ground, at, turns)
    passage = at or (next_place(ground, dice) if draft.tiles else None)
    piece, pending = draft.pending[0], draft.pending[1:]
    if turns is None:
        tile = place_at(ground, piece, passage, dice)
    else:
        cell = ground.beyond(passage) if passage else ground.start
        toward = OPPOSITE[passage.side] if passage else Side.SOUTH
        shape = shape_of(piece.face, draft.options.table)
        fit = _turned(ground.fits(cell, toward, shape), shape, turns)
        tile = ground.make(piece, cell, toward, fit)
    if edited:
        tile = tile.with_(edited=True)
    turn = draft.turn + (not pending)
    return draft.with_(tiles=(*draft.tiles, tile), pending=pending, turn=turn)


def rotate(draft: Draft, seat: Seat, number: int, turns: int) -> Draft:
    """Lay a placed tile so many quarter turns clockwise from its base. DM-011.

    Raises:
        RuleError: there is no such tile, or it would no longer open to where it continues.
        NotSeated: this seat does not own the map.
    """
    tile = _edited_tile(draft, seat, number)
    shape = shape_of(tile.face, draft.options.table)
    ground = Ground(draft.options, draft.tiles)
    fit = _turned(ground.fits(tile.at, tile.via, shape), shape, turns)
    changed = tile.with_(turns=fit.turns, openings=fit.openings, edited=True)
    index = number - 1
    return draft.with_(tiles=(*draft.tiles[:index], changed, *draft.tiles[index + 1 :]))


def move(draft: Draft, seat: Seat, number: int, at: Passage, turns: int | None = None) -> Draft:
    """Lay the last tile elsewhere: on an open passage or behind any wall. DM-011.

    Raises:
        RuleError: another tile than the last one, or it does not fit there.
        NotSeated: this seat does not own the map.
    """
    tile = _edited_tile(draft, seat, number)
    if number != len(draft.tiles) or number == 1:
        raise RuleError("dm-error-move-last")
    back = undo(draft, seat)
    ground = Ground(draft.options, back.tiles)
    if at not in ground.passages() and at not in ground.walls():
        raise RuleError("dm-error-place")
    found, shape = fits(back, at), shape_of(tile.face, draft.options.table)
    fit = max(found, key=lambda fit: (fit.score, -fit.turns))
    if turns is not None:
        fit = _turned(found, shape, turns)
    piece = Piece(tile.face, tile.special)
    moved = ground.make(piece, ground.beyond(at), OPPOSITE[at.side], fit).with_(edited=True)
    return draft.with_(tiles=(*back.tiles, moved))


def undo(draft: Draft, seat: Seat) -> Draft:
    """Take the last tile of this level up again; it waits to be placed. Dice stay rolled. DM-011.

    Raises:
        RuleError: nothing lies on this level.
        NotSeated: this seat does not own the map.
    """
    _own(draft, seat)
    if not draft.tiles:
        raise RuleError("dm-error-undo")
    last = draft.tiles[-1]
    turn = draft.turn - (not draft.pending)
    pending = (Piece(last.face, last.special), *draft.pending)
    return draft.with_(tiles=draft.tiles[:-1], pending=pending, turn=turn)


def close(draft: Draft, dice: Dice) -> Draft:
    """Bridge the gaps of a complete level and go on to the next one, if stairs lead there.

    DM-016, DM-019.

    Raises:
        RuleError: tiles are missing.
    """
    _check(draft, "close")
    level = bridged(draft.depth, draft.target, draft.rolls, draft.tiles)
    above = draft.levels[-1] if draft.levels else None
    stairs = arrived(draft.stairs, level, dice) + stairs_of(draft.options, level, above, dice)
    return draft.with_(
        levels=(*draft.levels, level), stairs=stairs, target=0, rolls=(), pending=(), tiles=()
    )


def finish(draft: Draft, dice: Dice) -> Plan:
    """Add compass, morphology and contents: the dungeon is final. DM-059.

    Raises:
        RuleError: a level is still to be drawn.
    """
    _check(draft, "finish")
    return finished(draft.options, draft.levels, draft.stairs, dice)


def preview(draft: Draft) -> Plan:
    """Return the sketch so far as a plan, to be drawn.

    Openings of the last level may still lead on.
    """
    levels = draft.levels
    if draft.phase != "finish":
        unfinished = Level(
            depth=draft.depth,
            dice=LEVEL_DICE[draft.depth],
            target=draft.target,
            rolls=draft.rolls,
            tiles=draft.tiles,
            joins=joins_of(draft.tiles),
            complete=False,
        )
        levels = (*levels, unfinished)
    return Plan(options=draft.options, levels=levels, stairs=draft.stairs, results=Results())


def _goes_on(draft: Draft) -> bool:
    return leads_down(stair for stair in draft.stairs if stair.level == len(draft.levels))


def _check(draft: Draft, phase: Phase, seat: Seat | None = None) -> None:
    if draft.phase != phase:
        raise RuleError(f"dm-error-now-{draft.phase}")
    if seat is not None and seat != draft.awaiting:
        raise NotSeated("dm-error-turn", seat=draft.awaiting)


def _own(draft: Draft, seat: Seat) -> None:
    if seat != draft.owner:
        raise NotSeated("dm-error-owner", seat=draft.owner)


def _edited_tile(draft: Draft, seat: Seat, number: int) -> Tile:
    _own(draft, seat)
    if not 1 <= number <= len(draft.tiles):
        raise RuleError("dm-error-tile", number=number)
    return draft.tiles[number - 1]


def _against_rules(
    draft: Draft, seat: Seat, ground: Ground, at: Passage | None, turns: int | None
) -> bool:
    """Return whether a placement overrides the rules, which only the owner may do. DM-011.

    Raises:
        RuleError: the seat may not choose this, or no tile can lie there.
    """
    options, passages = draft.options, ground.passages()
    if at is not None and (not draft.tiles or at not in (*passages, *ground.walls())):
        raise RuleError("dm-error-place")
    free = options.frontier if passages else options.secret_policy
    override = at is not None and (free != "player" or (bool(passages) and at not in passages))
    override |= turns is not None and options.orientation != "player"
    if override and seat != draft.owner:
        raise RuleError("dm-error-choice")
    return override


def _turned(found: tuple[Fit, ...], shape: Shape, turns: int) -> Fit:
    """Return the fit that so many quarter turns give.

    Raises:
        RuleError: the tile would not open to the way it continues.
    """
    openings = turned(shape.openings, turns)
    for fit in found:
        if fit.openings == openings:
            return fit._replace(turns=turns % 4)
    raise RuleError("dm-error-turns")
