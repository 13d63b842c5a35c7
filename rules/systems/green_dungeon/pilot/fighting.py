"""How the autopilot fights: by what a fight will cost."""

from collections.abc import Mapping

from rules.core.model import Action, Seat
from rules.systems.green_dungeon.actions import Drink
from rules.systems.green_dungeon.content import TREASURES
from rules.systems.green_dungeon.pilot.odds import plan
from rules.systems.green_dungeon.pilot.tempers import Temper
from rules.systems.green_dungeon.state import GreenDungeonState, Hero

Options = Mapping[str, Action]
A_LUCK = 4.0
"""About how much health a point of luck is worth."""


def fight(state: GreenDungeonState, seat: Seat, temper: Temper, options: Options) -> Action | None:
    """Return the choice in a fight: to flee what cannot be beaten, else the cheapest means."""
    step = state.agenda[0]
    hero = state.hero(step.seat or seat)
    return _get_away(state, temper, options) or _do_battle(state, hero, temper, options)


def _loss(state: GreenDungeonState, hero: Hero, temper: Temper) -> float:
    fight = state.fight
    if not fight:
        return 0.0
    spells = fight.foe.kind in temper.spells_on
    return plan(fight, hero, len(state.living), spells=spells)[0]


def _get_away(state: GreenDungeonState, temper: Temper, options: Options) -> Action | None:
    """Pay or run when the weakest could hardly live through it."""
    worst = min(
        hero.health + A_LUCK * hero.luck - _loss(state, hero, temper) for hero in state.living
    )
    if worst > temper.reserve:
        return options.get("refuse") or options.get("stand")
    if "bribe" in options:
        return options["bribe"]
    flights = [options[name] for name in options if name.startswith("flee-")]
    return flights[0] if flights else options.get("refuse") or options.get("stand")


def _do_battle(
    state: GreenDungeonState, hero: Hero, temper: Temper, options: Options
) -> Action | None:
    fight = state.fight
    if not fight:
        return None
    foe = fight.foe
    spells = foe.kind in temper.spells_on
    loss, means = plan(fight, hero, len(state.living), spells=spells)
    if hero.health <= foe.difficulty and loss > 1 and means == "strike":
        draughts = [
            action
            for action in options.values()
            if isinstance(action, Drink) and TREASURES[action.card].symbol == "drop"
        ]
        if draughts:
            return draughts[0]
    return options.get(means) or options.get("strike")


def face_fate(state: GreenDungeonState, _: Seat, __: Temper, options: Options) -> Action | None:
    """Return the choice of luck: to spend it only where it saves a life."""
    hero = state.hero(state.agenda[0].seat)
    if hero.health > 0:
        return options["luck-0"]
    wanted = min(hero.luck, 1 - hero.health // 3)
    return options[f"luck-{wanted}"]
