"""What an action is called on a button or in a list, and a word more."""

from rules.core.model import Action, Seat
from rules.core.words import Text
from rules.systems.green_dungeon import actions, layout
from rules.systems.green_dungeon.combat import bribe_price
from rules.systems.green_dungeon.content import TREASURES
from rules.systems.green_dungeon.foes import MELEE_BONUS
from rules.systems.green_dungeon.magic import SPELLS, base_harm
from rules.systems.green_dungeon.movement import need, porter, way_on
from rules.systems.green_dungeon.names import side_name, treasure_name
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.treasure import SALE, VIAL


def label(state: GreenDungeonState, _: Seat, action: Action) -> Text:
    """An action's label: at most 80 letters when said."""
    match action:
        case actions.Go() | actions.Retry() | actions.Flee():
            found = layout.beside(state.at, action.side)
            tile = layout.name(state.at if found is None else found)
            return Text.of(f"gd-do-{action.kind}", side=side_name(action.side), tile=tile)
        case actions.Walk() | actions.See() | actions.NameLair():
            return Text.of(f"gd-do-{action.kind}", tile=layout.name(action.tile))
        case actions.Bribe():
            return Text.of("gd-do-bribe", gold=bribe_price(state.fight) if state.fight else 0)
        case actions.Cast():
            return Text.of(f"gd-do-{action.spell}")
        case actions.Drink() | actions.Pick():
            return Text.of(f"gd-do-{action.kind}", treasure=treasure_name(action.card))
        case actions.SpendLuck():
            return Text.of("gd-do-luck", count=action.count)
        case actions.Sell():
            return _sell(state, action)
        case actions.LevelUp():
            return Text.of("gd-do-level", rise="yes" if action.rise else "no")
        case actions.Touch():
            return Text.of("gd-do-touch", wake="yes" if action.wake else "no")
        case _:
            return Text.of(f"gd-do-{action.kind}")  # type: ignore[attr-defined] # each has a kind


def _sell(state: GreenDungeonState, action: actions.Sell) -> Text:
    step = state.agenda[0] if state.agenda else None
    if not step or step.kind != "sell":
        return Text.of("gd-do-sell-one")
    card = step.cards[0 if action.which == "old" else 1]
    return Text.of("gd-do-sell", treasure=treasure_name(card), gold=SALE * TREASURES[card].number)


def detail(state: GreenDungeonState, seat: Seat, action: Action) -> Text | None:
    """A word more about an action: at most 100 letters when said."""
    match action:
        case actions.Go() | actions.Retry():
            return _way(state, action)
        case actions.Flee():
            level = min(hero.level for hero in state.living)
            return Text.of("gd-detail-flee", level=level)
        case actions.Cast():
            hero, power = state.hero(seat), SPELLS[action.spell]
            harm = base_harm(action.spell, hero.level)
            return Text.of(f"gd-detail-{action.spell}", harm=harm, magic=power.magic)
        case actions.Strike() if state.fight:
            hero, foe = state.hero(seat), state.fight.foe
            faltered = state.fight.faltered
            return Text.of(
                "gd-detail-strike",
                mine=0 if faltered else hero.level + hero.edge,
                theirs=MELEE_BONUS[foe.kind],
                harm=1 + hero.edge,
                foe=foe.difficulty,
            )
        case actions.Drink() | actions.Pick():
            return card_help(action.card)
        case _:
            return None


def _way(state: GreenDungeonState, action: actions.Go | actions.Retry) -> Text | None:
    found = way_on(state, action.side)
    if not found:
        return None
    tile = state.tiles[found[0]]
    if found[1] == "door":
        face = need(explored=tile.explored) + 1 - porter(state).level
        return Text.of("gd-detail-door", face=max(1, face))
    return Text.of("gd-detail-out" if found[1] == "out" else "gd-detail-open")


def card_help(card: int) -> Text:
    """What a treasure card does."""
    face = TREASURES[card]
    number = face.number * VIAL if face.symbol in ("drop", "cog") else face.number
    return Text.of(f"gd-help-{face.symbol}", number=number)
