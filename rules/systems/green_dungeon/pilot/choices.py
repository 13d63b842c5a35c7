"""Small choices: treasures, potions, levels, visions."""

from collections.abc import Mapping

from rules.core.model import Action, Seat
from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.actions import Drink, Pick, See
from rules.systems.green_dungeon.content import TREASURES
from rules.systems.green_dungeon.pilot.tempers import Temper
from rules.systems.green_dungeon.state import GreenDungeonState, Hero
from rules.systems.green_dungeon.treasure import VIAL

Options = Mapping[str, Action]


def pick(state: GreenDungeonState, _: Seat, __: Temper, options: Options) -> Action | None:
    """Return which treasure to take: a better weapon, then draughts, then the most valuable."""
    hero = state.hero(state.agenda[0].seat)
    picks = [action for action in options.values() if isinstance(action, Pick)]
    return max(picks, key=lambda action: _worth(hero, action.card), default=None)


def _worth(hero: Hero, card: int) -> int:
    face = TREASURES[card]
    match face.symbol:
        case "hammer":
            return 20 * (face.number - hero.edge) if face.number > hero.edge else 3 * face.number
        case "drop":
            return 4 * face.number
        case _:
            return 3 * face.number


def sell(state: GreenDungeonState, _: Seat, __: Temper, options: Options) -> Action | None:
    """Return the choice between two weapons: to keep the better one."""
    old, new = (TREASURES[card].number for card in state.agenda[0].cards)
    return options["sell-old" if new > old else "sell-new"]


def quench(state: GreenDungeonState, seat: Seat, _: Temper, options: Options) -> Action | None:
    """Return the choice of a potion: one that is not wasted, while health or magic is low."""
    hero = state.hero(state.agenda[0].seat if state.agenda else seat)
    for action in options.values():
        if isinstance(action, Drink):
            face = TREASURES[action.card]
            if face.symbol == "drop":
                wanted = hero.health <= hero.health_most // 2
                missing, given = hero.health_most - hero.health, VIAL * face.number
            else:
                wanted = hero.magic <= hero.magic_most // 2
                missing, given = hero.magic_most - hero.magic, face.number
            if wanted and missing >= given:
                return action
    return options.get("skip")


def look(state: GreenDungeonState, _: Seat, __: Temper, options: Options) -> Action | None:
    """Return the choice of a tile for a vision: the nearest."""
    column, row = layout.place(state.at)

    def distance(action: See) -> tuple[int, int]:
        there = layout.place(action.tile)
        return abs(there[0] - column) + abs(there[1] - row), action.tile

    sights = [action for action in options.values() if isinstance(action, See)]
    return min(sights, key=distance, default=None)
