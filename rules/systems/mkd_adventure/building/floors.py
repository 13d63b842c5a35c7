"""The settings of each floor: how many there are, how large, and of which sort (MA-160)."""

from rules.systems.mkd.figures import team_value
from rules.systems.mkd.pieces import Site
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.pools import row_for
from rules.systems.mkd_adventure.building.site import SHUFFLES, Built, build_site
from rules.systems.mkd_adventure.building.stairs import with_second_way, with_stairs
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.state import of


def begin_floor(play: Resolution) -> AdventureOptions:
    """Begin the next floor, decide how many there are, and return its building settings.

    A die says how many floors and how many sets, if the table wants it so (MA-160). The value and
    bonus of the teams at the start count on every floor (MA-168).
    """
    state = of(play)
    options = state.options
    if not state.floor:
        value = team_value(state)
        rolled = options.floors == "die"
        floors = play.roll(6, "mkd-build-floors") if rolled else int(options.floors)
        play.change(floors=floors, start_value=value, bonus=row_for(value).bonus)
    sets = _sets_of(play, options)
    play.change(floor=state.floor + 1, sets=(*state.sets, sets), floor_began=state.round)
    here = options.with_(sets=sets)
    narrow = sets == 1 and here.tiles != "easy"
    return here.with_(tiles="easy") if splits_up(play) and narrow else here


def _sets_of(play: Resolution, options: AdventureOptions) -> int:
    """Return how many tile sets the next floor has: the first as many as the table wants (MA-160).

    Those below have as many, or another number that the table wants; or a die says so for each.
    """
    match options.floor_sets:
        case "die":
            return play.roll(6, "mkd-build-floor-sets")
        case "same":
            return options.sets
        case below:
            return int(below) if of(play).floor else options.sets


def splits_up(play: Resolution) -> bool:
    """Return whether the party goes in by two ways: on the first floor, from outside (MA-315)."""
    state = of(play)
    return state.options.split_up and state.floor == 1


def lay_out(play: Resolution, here: AdventureOptions) -> Built:
    """Return the tiles of a floor, with stairs down unless it is the last, and a second way in.

    A dungeon with no second hallway in reach is built anew (MA-315).

    Raises:
        RuntimeError: no shuffle of the tiles makes such a dungeon.
    """
    state = of(play)
    for _ in range(SHUFFLES):
        site, central = build_site(play, here)
        open_site: Site | None = site
        if splits_up(play):
            open_site = with_second_way(play, site, central)
        if open_site is None:
            continue
        if state.floor < state.floors:
            open_site = with_stairs(play, open_site, central)
        return Built(open_site, central)
    raise RuntimeError("these tiles make no dungeon with two ways in")
