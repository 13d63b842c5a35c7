"""All missions, and what is told to those under way."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.figures import THANKFUL
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.play import Play
from rules.systems.mkd_delve.npcs.bounty import Bounty
from rules.systems.mkd_delve.npcs.encounter import Encounter
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
"""By the names of the ruling `mission` (RG-063)."""


def under_way(state: DelveState) -> Iterator[tuple[Mission, Encounter]]:
    """Encounters whose mission can still go either way."""
    for met in state.encounters:
        if met.stage in ("open", "offered"):
            yield MISSIONS[met.mission], met


def watch(play: Play) -> None:
    """All that belongs to one doing is done (RG-091)."""
    if not of(play).encounters:
        return
    see_off(play)
    for mission, met in under_way(of(play)):
        mission.watch(play, met)


def round_began(play: Play) -> None:
    """A new round (RG-074)."""
    for mission, met in under_way(of(play)):
        mission.round_began(play, met)


def appeared(play: Play, figure: Figure) -> None:
    """A Monster appeared (RG-080)."""
    for mission, met in under_way(of(play)):
        mission.appeared(play, met, figure)


def fell(play: Play, figure: Figure) -> None:
    """Somebody was eliminated (RG-075, RG-077, RG-092, RG-097)."""
    for mission, met in under_way(of(play)):
        mission.fell(play, met, figure)


def ended(play: Play, figure: Figure) -> None:
    """Somebody's activation is over (RG-089)."""
    for mission, met in under_way(of(play)):
        mission.ended(play, met, figure)


def left(play: Play, figure: Figure, *, down: bool) -> None:
    """A Hero is out, or below (RG-073, RG-097)."""
    for mission, met in under_way(of(play)):
        mission.left(play, met, figure, down=down)


def level_left(play: Play) -> None:
    """A level is about to be discarded (RG-064)."""
    for mission, met in under_way(of(play)):
        mission.level_left(play, met)


def over(play: Play) -> None:
    """The session is over: what is open is settled (RG-073, RG-081, RG-087, RG-095)."""
    for mission, met in under_way(of(play)):
        mission.over(play, met)


def see_off(play: Play) -> None:
    """With the treasure a hunter is gone when nobody of the team is in the tile (RG-091)."""
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
