"""Building: the tiles of a dungeon, what can be found in it, and what waits there."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.events.building import DungeonBuilt
from rules.systems.mkd.figures import team_value
from rules.systems.mkd.play import Play
from rules.systems.mkd_adventure.building.markers import scatter
from rules.systems.mkd_adventure.building.pools import fill_pools
from rules.systems.mkd_adventure.building.site import build_site
from rules.systems.mkd_adventure.building.stack import HALLS
from rules.systems.mkd_adventure.building.tokens import place_in_chambers, row_for
from rules.systems.mkd_adventure.quests import quest_of
from rules.systems.mkd_adventure.state import of


def build(play: Play) -> None:
    """Build the dungeon for the teams as they stand, and set out all that waits in it.

    Sets the state's site, pools, chests, tokens, bonus, start value, Central Chamber and Quest
    Chest. Dice fall in the order of the specification (2.18): tiles, exits, entrance, Central
    Chamber, markers, pools, Quest Chest, Guardian, tokens (MA-010 to MA-046).

    Raises:
        RuntimeError: no shuffle of the stack makes a dungeon.
    """
    options = of(play).options
    value = team_value(play.state)
    site, central = build_site(play, options)
    play.set_site(scatter(play, site) if options.markers else site)
    halls = sum(placed.tile in HALLS for placed in site.tiles)
    chambers = len(site.tiles) - halls
    play.change(
        central=central,
        quest_chest=None,
        chests=(),
        tokens=(),
        start_value=value,
        bonus=row_for(value).bonus,
        pools=fill_pools(play, options, value=value, halls=halls, chambers=chambers),
    )
    board = board_of(play.state.site)
    quest_of(of(play)).set_out(play, board, central)
    place_in_chambers(play, board)
    play.tell(DungeonBuilt(hallways=halls, chambers=chambers, tokens=len(play.state.tokens)))
