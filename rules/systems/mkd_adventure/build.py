"""Building one floor: tiles, all that is on them, who comes in where (MA-010 to MA-046, MA-315)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.content.tiles import is_hall
from rules.systems.mkd.directions import listed
from rules.systems.mkd.events.building import DungeonBuilt
from rules.systems.mkd.events.floors import FloorBegan, PartySplit
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_adventure.building.floors import begin_floor, lay_out
from rules.systems.mkd_adventure.building.markers import scatter
from rules.systems.mkd_adventure.building.pools import fill_pools
from rules.systems.mkd_adventure.building.tokens import place_in_chambers
from rules.systems.mkd_adventure.clock import wind_up
from rules.systems.mkd_adventure.quests import QUESTS
from rules.systems.mkd_adventure.state import AdventureState, of


def build(play: Resolution) -> None:
    """Build a floor for the present teams, with all that is on it.

    Sets the state's floor, site, pools, tokens, bonus, start value, Central Chamber and Quest
    Chest. Dice are rolled in the order of the specification (2.18): floors, tile sets, tiles,
    exits, entrance, Central Chamber, stairs, markers, pools, Quest Chest, Guardian, tokens (MA-010
    to MA-046). Every floor is built by the same rules, its pools filled anew (MA-167); only the
    last has what the party came for (MA-161, MA-171).

    Raises:
        RuntimeError: no shuffle of the stack makes a dungeon.
    """
    here = begin_floor(play)
    site, central = lay_out(play, here)
    play.set_site(scatter(play, site) if here.markers else site)
    halls = sum(is_hall(placed.tile) for placed in site.tiles)
    chambers = len(site.tiles) - halls
    value = of(play).start_value
    pools = fill_pools(play, here, value=value, halls=halls, chambers=chambers)
    play.change(central=central, quest_chest=None, tokens=(), pools=pools)
    state, board = of(play), board_of(play.state.site)
    if state.floor == state.floors:
        QUESTS[state.quest].set_out(play, board, central)
    play.change(pools=play.state.pools.with_(monsters=_at_large(of(play))))
    place_in_chambers(play, board)
    play.tell(DungeonBuilt(hallways=halls, chambers=chambers, tokens=len(play.state.tokens)))
    if state.floors > 1:
        play.tell(FloorBegan(floor=state.floor, floors=state.floors))
    wind_up(play, chambers=chambers, halls=halls)
    split_up(play)


def _at_large(state: AdventureState) -> tuple[str, ...]:
    """Return the pool without the Monsters whom Heroes lead as captives, and without known Heroes.

    A villain is no Hero of a player, here or in town, nor the prisoner (MA-046).
    """
    left = list(state.pools.monsters)
    for kind in (*(figure.kind for figure in state.figures), *state.in_town):
        if kind in left:
            left.remove(kind)
    return tuple(left)


def split_up(play: Resolution) -> None:
    """Let half of the Heroes, rounded down, come in by the second way (MA-315).

    They are taken in the order of the teams, so that teams stay together where they can.
    """
    state = of(play)
    if not state.site.exits:
        return
    seats = [player.seat for player in state.players]
    heroes = [
        figure
        for seat in seats
        for figure in state.heroes
        if figure.seat == seat and figure.where == "waiting"
    ]
    others = heroes[(len(heroes) + 1) // 2 :]
    gate = state.site.exits[0]
    for figure in others:
        play.alter(figure.id, gate=gate)
    if others:
        names = listed(name_of(figure) for figure in others)
        play.tell(PartySplit(figures=names, count=len(others), at=square_name(gate)))
