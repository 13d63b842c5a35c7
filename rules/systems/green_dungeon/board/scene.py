"""The board as a scene. What lies face down shows its ways, but never its symbol."""

from rules.core.scene import Pile, Ruler, Scene, Square, Track
from rules.core.words import Text
from rules.systems.green_dungeon import layout, themes
from rules.systems.green_dungeon.board import ground
from rules.systems.green_dungeon.board.facts import facts
from rules.systems.green_dungeon.board.figures import tokens
from rules.systems.green_dungeon.board.finale import finale
from rules.systems.green_dungeon.combat import refuges
from rules.systems.green_dungeon.movement import reachable
from rules.systems.green_dungeon.party import is_alone
from rules.systems.green_dungeon.phases import phase_of
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.timekeeping import MARKS, TRACK


def scene(state: GreenDungeonState) -> Scene:
    """Return the whole board, its tracks and its decks."""
    figures = tokens(state)
    fighting = state.fight is not None
    return Scene(
        title=themes.title(state.theme),
        turn=state.turn,
        columns=ground.SIZE,
        rows=ground.SIZE,
        terrain=("." * ground.SIZE,) * ground.SIZE,
        sight=ground.sight(state.at),
        edges=ground.edges(state.light),
        features=ground.features(state),
        tokens=figures,
        trail=trail(state),
        reach=reach(state),
        chosen=chosen(state),
        targets=tuple(
            token.at for token in figures if fighting and token.key == f"foe-{state.at}-0"
        ),
        ruler=Ruler(step=ground.CELL),
        facts=facts(state),
        tracks=(
            Track(name=Text.of("gd-track-time"), value=state.time, most=TRACK, marks=MARKS),
            Track(name=Text.of("gd-track-events"), value=state.events),
        ),
        piles=piles(state),
        region=region(state),
        measure="tile",
        colours=themes.colours(state.theme),
        finale=finale(state),
    )


def region(state: GreenDungeonState) -> str:
    """Return the name of the map that is drawn."""
    return f"dungeon-{state.light}"


def piles(state: GreenDungeonState) -> tuple[Pile, ...]:
    """Return the three decks: how many cards are left, and how many used Boss cards lie beside."""
    return (
        Pile(name=Text.of("gd-pile-treasure"), left=len(state.treasure_deck)),
        Pile(name=Text.of("gd-pile-monster"), left=len(state.monster_deck)),
        Pile(name=Text.of("gd-pile-boss"), left=len(state.boss_deck), spent=len(state.spent)),
    )


def trail(state: GreenDungeonState) -> tuple[Square, ...]:
    """Return the last step, from the middle of one tile to the middle of the next."""
    origin = state.came_from
    if origin is None or all(other != state.at for _, other in layout.NEIGHBOURS[origin]):
        return ()
    (x, y), (to_x, to_y) = ground.middle(origin), ground.middle(state.at)
    dx, dy = (to_x - x) // ground.CELL, (to_y - y) // ground.CELL
    return tuple((x + dx * step, y + dy * step) for step in range(ground.CELL + 1))


def reach(state: GreenDungeonState) -> tuple[Square, ...]:
    """Return the middles of the tiles that one may go to now, or run to."""
    phase = phase_of(state)
    tiles: set[int] = set()
    if phase == "move":
        beside = layout.ways(state.light)[state.at]
        tiles = {other for _, other, way in beside if way != "wall"} | set(reachable(state))
    elif phase == "flight" or (phase == "bribe" and is_alone(state)):
        final = state.fight and state.fight.foe.kind == "final"
        tiles = set() if final else {other for _, other in refuges(state)}
    return tuple(ground.middle(tile) for tile in sorted(tiles))


def chosen(state: GreenDungeonState) -> tuple[Square, ...]:
    """Return the squares of the tiles that were chosen so far for a vision of the map."""
    tiles = state.agenda[0].tiles if phase_of(state) == "vision" else ()
    return tuple(square for tile in sorted(tiles) for square in ground.squares(tile))
