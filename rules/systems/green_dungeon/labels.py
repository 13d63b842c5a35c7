"""What an action is called on a button or in a list, and a word more.

What a label says depends on the action and on a few things known at the moment, nothing else: so
labels, and the options made of them, can be remembered from one menu to the next.
"""

from typing import NamedTuple

from rules.core.compass import bearing
from rules.core.model import Action, Seat
from rules.core.words import Text
from rules.systems.green_dungeon import actions, layout, themes
from rules.systems.green_dungeon.combat import bribe_price
from rules.systems.green_dungeon.content import TREASURES
from rules.systems.green_dungeon.foes import MELEE_BONUS, damage
from rules.systems.green_dungeon.magic import SPELLS, base_harm, spell_to_come
from rules.systems.green_dungeon.movement import need, porter, way_on
from rules.systems.green_dungeon.names import side_name
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.terms import FoeKind, Spell, Way
from rules.systems.green_dungeon.treasure import SALE, VIAL
from rules.systems.green_dungeon.verbs import VERBS


class Known(NamedTuple):
    """What the label of an action depends on: only what matters to it is filled in."""

    tile: str = ""
    way: Way | None = None
    explored: bool = False
    level: int = 0
    edge: int = 0
    faltered: bool = False
    foe: FoeKind = "minion"
    threat: int = 0
    spell: Spell | None = None
    gold: int = 0
    card: int = -1
    theme: str = ""
    dying: bool = False
    at: int = -1
    hale: bool = False


NOTHING = Known()
_ASKED: dict[type[Action], str] = {actions.LevelUp: "level", actions.Touch: "touch"}


def known(state: GreenDungeonState, seat: Seat, action: Action) -> Known:
    """Return the facts about the state that labels of actions need."""
    match action:
        case actions.Go() | actions.Retry():
            return _known_way(state, action)
        case actions.Flee():
            beyond = layout.beside(state.at, action.side)
            tile = layout.name(state.at if beyond is None else beyond)
            level = min((hero.level for hero in state.living), default=0)
            return Known(tile=tile, level=level)
        case actions.Cast():
            return Known(level=state.hero(seat).level)
        case actions.Strike() if state.fight:
            hero, foe = state.hero(seat), state.fight.foe
            spell = spell_to_come(state, seat)
            weakens = state.options.wounded_monsters_weaken and not spell
            return Known(
                level=hero.level,
                edge=hero.edge,
                faltered=state.fight.faltered,
                foe=foe.kind,
                threat=damage(foe, weakens=weakens),
                spell=spell,
            )
        case actions.Bribe() if state.fight:
            return Known(gold=bribe_price(state.fight))
        case actions.SpendLuck(count=0):
            return Known(dying=state.hero(seat).health <= 0)
        case actions.Walk() | actions.See() | actions.NameLair():
            return Known(at=state.at)
        case actions.Sell() | actions.Drink() | actions.Pick():
            return _known_card(state, action)
        case actions.Rest():
            return Known(hale=all(hero.is_whole for hero in state.living))
        case _:
            return NOTHING


def _known_card(
    state: GreenDungeonState, action: actions.Sell | actions.Drink | actions.Pick
) -> Known:
    if not isinstance(action, actions.Sell):
        return Known(theme=state.theme)
    if not state.agenda or state.agenda[0].kind != "sell":
        return NOTHING
    card = state.agenda[0].cards[0 if action.which == "old" else 1]
    return Known(card=card, theme=state.theme)


def _known_way(state: GreenDungeonState, action: actions.Go | actions.Retry) -> Known:
    found = way_on(state, action.side)
    if not found:
        return Known(tile=layout.name(state.at))
    tile, way = found
    shut = way == "door"
    return Known(
        tile=layout.name(tile),
        way=way,
        explored=shut and state.tiles[tile].explored,
        level=porter(state).level if shut else 0,
    )


def label(action: Action, about: Known) -> Text:
    """Return an action's label: at most 80 letters."""
    match action:
        case actions.Go() | actions.Retry() | actions.Flee():
            return Text.of(f"gd-do-{action.kind}", side=side_name(action.side), tile=about.tile)
        case actions.Walk() | actions.See() | actions.NameLair():
            return Text.of(f"gd-do-{action.kind}", tile=layout.name(action.tile))
        case actions.Bribe():
            return Text.of("gd-do-bribe", gold=about.gold)
        case actions.Cast():
            return Text.of(f"gd-do-{action.spell}")
        case actions.Drink() | actions.Pick():
            return Text.of(
                f"gd-do-{action.kind}", treasure=themes.treasure(about.theme, action.card)
            )
        case actions.SpendLuck():
            return Text.of("gd-do-luck", count=action.count)
        case actions.Sell():
            gold = SALE * TREASURES[about.card].number
            sold = themes.treasure(about.theme, about.card)
            return Text.of("gd-do-sell", treasure=sold, gold=gold)
        case actions.LevelUp(rise=yes) | actions.Touch(wake=yes):
            return Text.of(f"gd-do-{_ASKED[type(action)]}", yes="yes" if yes else "no")
        case actions.Rest():
            return Text.of("gd-do-rest", hale="yes" if about.hale else "no")
        case _:
            return Text.of(f"gd-do-{VERBS.id_of(action)}")


def detail(action: Action, about: Known) -> Text | None:
    """Return further details of an action: at most 100 letters."""
    match action:
        case actions.Go() | actions.Retry():
            return _way(about)
        case actions.Flee():
            return Text.of("gd-detail-flee", level=about.level)
        case actions.Cast():
            harm = base_harm(action.spell, about.level)
            return Text.of(f"gd-detail-{action.spell}", harm=harm, magic=SPELLS[action.spell].magic)
        case actions.Strike():
            return Text.of(
                "gd-detail-strike",
                mine=0 if about.faltered else about.level + about.edge,
                theirs=0 if about.spell else MELEE_BONUS[about.foe],
                harm=1 + about.edge,
                foe=about.threat,
                spell=about.spell or "none",
            )
        case actions.Drink() | actions.Pick():
            return card_help(action.card)
        case actions.Walk() | actions.See() | actions.NameLair():
            return how_far(about.at, action.tile)
        case _:
            return None


def how_far(start: int, tile: int) -> Text:
    """Return how many tiles away a tile lies, and in which direction."""
    here, there = layout.place(start), layout.place(tile)
    steps = abs(here[0] - there[0]) + abs(here[1] - there[1])
    if not steps:
        return Text.of("gd-detail-here")
    way = Text.of(f"dir-{bearing(here, there, 'n')}")
    return Text.of("gd-detail-far", steps=steps, way=way)


def _way(about: Known) -> Text | None:
    if about.way == "door":
        face = need(explored=about.explored) + 1 - about.level
        return Text.of("gd-detail-door", face=max(1, face))
    return Text.of("gd-detail-out" if about.way == "out" else "gd-detail-open")


def card_help(card: int) -> Text:
    """Return the explanation of a treasure card."""
    face = TREASURES[card]
    number = face.number * VIAL if face.symbol in ("drop", "cog") else face.number
    return Text.of(f"gd-help-{face.symbol}", number=number)
