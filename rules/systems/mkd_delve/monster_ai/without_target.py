"""What a Monster does in an activation in which it can attack nobody (RG-125)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.fights.healing import can_heal, can_regenerate, regenerate, tend
from rules.systems.mkd.fights.summoning import can_raise, raise_fallen
from rules.systems.mkd.figures import has, opponents_beside
from rules.systems.mkd.monster_ai.nearest import nearest_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.terms import Ability

CRAFTS: tuple[Ability, ...] = ("magic_healing", "healing")


def use_arts(play: Resolution, figure: Figure) -> bool:
    """Let a Monster heal itself or a friend, or raise the fallen; return whether it did (RG-125).

    These abilities help, and cost nothing if there is no attack to make. Abilities that only move
    Heroes away are not used.
    """
    state = play.state
    alone = not opponents_beside(state, figure)
    if alone and has(figure, "regeneration") and can_regenerate(state, figure) is None:
        regenerate(play, figure.id)
        return True
    if (
        has(figure, "necromancy")
        and can_raise(state, figure) is None
        and _sees_heroes(play, figure)
    ):
        raise_fallen(play, figure.id)
        return True
    return any(_tends(play, figure, craft) for craft in CRAFTS if has(figure, craft))


def _tends(play: Resolution, figure: Figure, craft: Ability) -> bool:
    if can_heal(play.state, figure, figure, craft) is None:
        tend(play, figure.id, figure.id, craft)
        return True
    hurt = [
        other
        for other in play.state.monsters
        if other.id != figure.id and can_heal(play.state, figure, other, craft) is None
    ]
    friend = nearest_of(play, figure, hurt, "mkd-nearest")
    if friend is None:
        return False
    tend(play, figure.id, friend.id, craft)
    return True


def _sees_heroes(play: Resolution, figure: Figure) -> bool:
    """Return whether a Hero is on its tile or the next, as it raises nobody far from a fight."""
    board = board_of(play.state.site)
    home = board.owner.get(figure.at, -1)
    near = {home, *board.next_tiles(home)}
    return any(
        board.owner.get(hero.at) in near for hero in play.state.heroes if hero.where == "board"
    )
