"""What traps do when they go off, on chests and on doors (B-84, C29, C30, MA-219)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rules.core.words import Text
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.things import (
    Alarmed,
    CursedBy,
    FellAsleep,
    Hurled,
    NothingToRust,
    Rusted,
    Snared,
    Sprung,
)
from rules.systems.mkd.experience import gain
from rules.systems.mkd.fights.harm import eliminate, hurt, reduced
from rules.systems.mkd.figures import kind_of, name_of, squares_of
from rules.systems.mkd.in_use import put_out_of_use
from rules.systems.mkd.moves.activation import add_effect
from rules.systems.mkd.names import chest_name, item_name, square_name
from rules.systems.mkd.pieces import Chest, Door, Effect, Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.turn import ambush
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import MonsterActs
from rules.systems.mkd.terms import Colour, Trap
from rules.systems.mkd.things.doors import door_name, far_side, sides_of
from rules.systems.mkd.things.interruptions import interrupt
from rules.systems.mkd.things.landing import other_tile, put_down


class Spot(NamedTuple):
    """Where a trap goes off. `around` are the squares beside it, `behind` where ambushers stand."""

    name: Text
    tile: int
    around: frozenset[Square]
    behind: Square


def at_chest(state: MkdState, chest: Chest) -> Spot:
    """Return the spot of a chest's trap: its tile, and the squares that adjoin it.

    Raises:
        ValueError: the chest is not on the floor.
    """
    if chest.at is None:
        raise ValueError("a trap goes off on the floor")
    board = board_of(state.site)
    around = frozenset(board.around(chest.at))
    return Spot(chest_name(chest), board.owner[chest.at], around, chest.at)


def at_door(state: MkdState, door: Door, opener: Figure) -> Spot:
    """Return the spot of a door's trap: the opener's tile, both sides and the squares beside.

    The rule is C29.
    """
    board = board_of(state.site)
    sides = sides_of(door)
    around = frozenset(sides).union(*(board.around(side) for side in sides))
    tile = board.owner.get(opener.at, board.owner[door.at])
    return Spot(door_name(door), tile, around, far_side(opener, door))


def spring(play: Resolution, number: int, trap: Trap, spot: Spot) -> None:
    """Set off a trap at a figure; the pool gets 25 experience all the same (B-84, MA-218).

    Nobody causes this harm: a figure that dies of it brings no experience (B-63).
    """
    play.settle_steps()
    told = Sprung(figure=name_of(play.figure(number)), thing=spot.name, trap=trap_name(trap))
    play.tell(told)
    EFFECTS[trap](play, number, spot)
    gain(play, RULINGS.number("xp_sprung"))


def trap_name(trap: Trap) -> Text:
    """Return the name of a trap."""
    return Text.of(f"mkd-trap-{trap.replace('_', '-')}")


def _wounds(clicks: int) -> Callable[[Resolution, int, Spot], None]:
    def wound(play: Resolution, number: int, _spot: Spot) -> None:
        hurt(play, number, clicks, kind="effect", by=None)

    return wound


def drain(play: Resolution, number: int, clicks: int) -> None:
    """Take clicks off a figure without any reduction (content 4.6)."""
    hurt(play, number, clicks, kind="raw", by=None)


def _gas(play: Resolution, _number: int, spot: Spot) -> None:
    """Take a click from everybody on the tile, prisoners too (content 4.6)."""
    owner = board_of(play.state.site).owner
    inside = [
        figure
        for figure in play.state.on_board
        if any(owner.get(square) == spot.tile for square in squares_of(figure))
    ]
    for figure in inside:
        captive = play.figure(figure.id).captive
        if captive is not None:
            _choke(play, captive)
        hurt(play, figure.id, 1, kind="effect", by=None)


def _choke(play: Resolution, number: int) -> None:
    """Take a click from a prisoner; one that dies of it leaves its captor."""
    figure = play.figure(number)
    if reduced(figure, 1, "effect") == 0:
        return
    if figure.click + 1 < len(kind_of(figure).dial):
        play.alter(number, click=figure.click + 1)
        return
    if figure.captor is not None:
        play.alter(figure.captor, captive=None)
    play.alter(number, captor=None)
    eliminate(play, number, None)


def _fireburst(play: Resolution, number: int, spot: Spot) -> None:
    """Take half a die in clicks from the opener and 1 from all others around (content 4.6, C29)."""
    clicks = (play.roll(6, "mkd-fireburst") + 1) // 2
    others = [
        figure.id
        for figure in play.state.on_board
        if figure.id != number and any(square in spot.around for square in squares_of(figure))
    ]
    hurt(play, number, clicks, kind="effect", by=None)
    for other in others:
        hurt(play, other, 1, kind="effect", by=None)


def _snare(play: Resolution, number: int, _spot: Spot) -> None:
    """Stop a figure for this activation and the next one (content 4.6)."""
    add_effect(play, number, Effect(source="snare", until="next_activation", halted=True))
    play.tell(Snared(figure=name_of(play.figure(number))))


def _sleep(play: Resolution, number: int, _spot: Spot) -> None:
    """Stop a figure like a snare, and deny it free spins and automatic attacks (content 4.6)."""
    nap = Effect(source="sleep", until="next_activation", halted=True, asleep=True)
    add_effect(play, number, nap)
    play.tell(FellAsleep(figure=name_of(play.figure(number))))


def hurl(play: Resolution, number: int, _spot: Spot | None = None) -> None:
    """Move a figure to the centre of a random other tile, or nearest to it (content 4.6, C30)."""
    figure = play.figure(number)
    if figure.where != "board":
        return
    tile = other_tile(play, figure, "mkd-hurl")
    at = put_down(play, number, board_of(play.state.site).centre(tile))
    play.tell(Hurled(figure=name_of(figure), to=square_name(at)))


def _alarm(play: Resolution, _number: int, spot: Spot) -> None:
    """Let Monsters there and in the next tiles act at once, in random order (content 4.6, C30).

    Surprised Monsters do not; all others keep their activation of the round.
    """
    board = board_of(play.state.site)
    tiles = {spot.tile, *board.next_tiles(spot.tile)}
    left = [
        monster.id
        for monster in play.state.monsters
        if board.owner.get(monster.at) in tiles and not monster.surprised
    ]
    play.tell(Alarmed(monsters=len(left)))
    order: list[int] = []
    while left:
        order.append(left.pop(play.pick(len(left), "mkd-alarm")))
    if order:
        interrupt(play, tuple(MonsterActs(figure=monster, extra=True) for monster in order))


def _ambush(colour: Colour) -> Callable[[Resolution, int, Spot], None]:
    def bring(play: Resolution, number: int, spot: Spot) -> None:
        ambush(play, colour, spot.behind, number)

    return bring


def curse(play: Resolution, number: int, _spot: Spot | None = None) -> None:
    """Give a figure -1 to attack and defense until the level is left (content 4.6)."""
    add_effect(play, number, Effect(source="curse", until="level", attack=-1, defense=-1))
    play.tell(CursedBy(figure=name_of(play.figure(number))))


def _rust(play: Resolution, number: int, _spot: Spot) -> None:
    """Destroy one carried item by chance; its gold stays (content 4.6)."""
    figure = play.figure(number)
    found = [held for held in figure.carries if play.state.chest(held).charged]
    if not found:
        play.tell(NothingToRust(figure=name_of(figure)))
        return
    chest = play.state.chest(found[play.pick(len(found), "mkd-rust")])
    play.set_chest(chest.with_(charged=False))
    put_out_of_use(play, number, chest.number)
    play.tell(Rusted(figure=name_of(figure), item=item_name(chest)))


def _drained(play: Resolution, number: int, _spot: Spot) -> None:
    drain(play, number, 2)


def _nothing(_play: Resolution, _number: int, _spot: Spot) -> None:
    """Do nothing: there is no trap."""


EFFECTS: Final[dict[Trap, Callable[[Resolution, int, Spot], None]]] = {
    "none": _nothing,
    "needle": _wounds(1),
    "darts": _wounds(2),
    "blade": _wounds(3),
    "gas": _gas,
    "fireburst": _fireburst,
    "snare": _snare,
    "sleep": _sleep,
    "hurl": hurl,
    "alarm": _alarm,
    "ambush_y": _ambush("Y"),
    "ambush_b": _ambush("B"),
    "ambush_r": _ambush("R"),
    "curse": curse,
    "rust": _rust,
    "drain": _drained,
}
"""What each trap does to the opener and to those around (content 4.6)."""
