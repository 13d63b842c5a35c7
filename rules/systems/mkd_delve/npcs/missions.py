"""All missions, and what open ones are told."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.figures import THANKFUL
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.npcs.bounty import Bounty
from rules.systems.mkd_delve.npcs.escort import Escort
from rules.systems.mkd_delve.npcs.mission import Mission, vanish
from rules.systems.mkd_delve.npcs.rescue import Rescue
from rules.systems.mkd_delve.npcs.treasure_hunt import Hunt
from rules.systems.mkd_delve.npcs.vengeance import Vengeance
from rules.systems.mkd_delve.npcs.venture import Venture
from rules.systems.mkd_delve.state import DelveState, of

MISSIONS: Final[Mapping[str, Mission]] = MappingProxyType(
    {
        "rescue": Rescue(),
        "escort": Escort(),
        "vengeance": Vengeance(),
        "hunt": Hunt(),
        "venture": Venture(),
        "bounty": Bounty(),
    }
)
"""The missions by their names in the ruling `mission` (RG-063)."""


def under_way(state: DelveState) -> Iterator[tuple[Mission, Encounter]]:
    """Yield encounters with an open mission."""
    for met in state.encounters:
        if met.stage in ("open", "offered"):
            yield MISSIONS[met.mission], met


def watch(play: Resolution) -> None:
    """Tell missions that an action with all its consequences is over (RG-091)."""
    if not of(play).encounters:
        return
    see_off(play)
    for mission, met in under_way(of(play)):
        mission.watch(play, met)


def round_began(play: Resolution) -> None:
    """Tell missions that a round began (RG-074)."""
    for mission, met in under_way(of(play)):
        mission.round_began(play, met)


def appeared(play: Resolution, figure: Figure) -> None:
    """Tell missions that a Monster appeared (RG-080)."""
    for mission, met in under_way(of(play)):
        mission.appeared(play, met, figure)


def fell(play: Resolution, figure: Figure) -> None:
    """Tell missions that somebody was eliminated (RG-075, RG-077, RG-092, RG-097)."""
    for mission, met in under_way(of(play)):
        mission.fell(play, met, figure)


def ended(play: Resolution, figure: Figure) -> None:
    """Tell missions that somebody's activation is over (RG-089)."""
    for mission, met in under_way(of(play)):
        mission.ended(play, met, figure)


def left(play: Resolution, figure: Figure, *, down: bool) -> None:
    """Tell missions that a Hero is out, or below (RG-073, RG-097)."""
    for mission, met in under_way(of(play)):
        mission.left(play, met, figure, down=down)


def level_left(play: Resolution) -> None:
    """Tell missions that a level is about to be discarded (RG-064)."""
    for mission, met in under_way(of(play)):
        mission.level_left(play, met)


def over(play: Resolution) -> None:
    """Settle open missions at the end of the session (RG-073, RG-081, RG-087, RG-095)."""
    for mission, met in under_way(of(play)):
        mission.over(play, met)


def see_off(play: Resolution) -> None:
    """Remove a hunter who has his treasure, once no Hero is in the tile (RG-091)."""
    owner = board_of(play.state.site).owner
    for hunter in play.state.on_board:
        if hunter.role != THANKFUL:
            continue
        seen = any(
            owner.get(hero.at) == owner.get(hunter.at)
            for hero in play.state.heroes
            if hero.where == "board"
        )
        if not seen:
            vanish(play, hunter.id)
