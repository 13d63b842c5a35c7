"""What an action is called on a button or in a list."""

from rules.core.model import Action, Seat
from rules.core.words import Text
from rules.systems.third_six import actions
from rules.systems.third_six.content import RULINGS, TABLES
from rules.systems.third_six.doors import locked
from rules.systems.third_six.heroes import block, dexterity
from rules.systems.third_six.layout import cell_name
from rules.systems.third_six.mapping import neighbour
from rules.systems.third_six.names import (
    calling_name,
    foe_name,
    item_name,
    place_name,
    side_name,
    side_names,
    spell_name,
)
from rules.systems.third_six.state import Hero, ModifyPrompt, ThirdSixState


def label(state: ThirdSixState, seat: Seat, action: Action) -> Text:
    """Return an action's label: at most 80 letters."""
    by: Seat | None = getattr(action, "by", None)
    if by is None:
        return _own_label(state, seat, action)
    return Text.of("ts-do-by", hero=_name(state, by), deed=_own_label(state, by, action))


def _own_label(state: ThirdSixState, seat: Seat, action: Action) -> Text:  # noqa: C901, PLR0912
    """Return what an action is called, whoever does it."""
    match action:
        case actions.Attack() | actions.Steal() | actions.Burn():
            return _at_foe(state, action)
        case actions.Go():
            return _go(state, action)
        case actions.Modify():
            return _modify(state, seat, action)
        case actions.Reroll():
            return Text.of("ts-do-reroll", mnd=block(state.hero(seat)).modify_cost)
        case actions.AcceptMiss():
            return _accept(state, seat)
        case actions.Cast() | actions.ReadScroll():
            return _spell(state, action)
        case actions.ForceDoor():
            room = locked(state, action.side)
            left = room.lock if room else 0
            return Text.of("ts-do-force", side=side_name(action.side), left=left)
        case actions.PickLock() | actions.UseKey():
            return Text.of(f"ts-do-{action.kind}", side=side_name(action.side))
        case actions.CloseExits():
            return Text.of("ts-do-close", sides=side_names(action.sides))
        case actions.ChooseClass():
            return calling_name(action.calling)
        case actions.ChooseSpell():
            return spell_name(action.spell)
        case actions.LearnSpell():
            return Text.of("ts-do-learn", spell=spell_name(action.spell))
        case actions.Drink():
            return Text.of("ts-do-drink", potion=item_name(action.potion))
        case actions.GivePendant() | actions.Recruit():
            return Text.of(f"ts-do-{action.kind}", hero=_name(state, action.seat))
        case actions.Treat():
            hero = _name(state, action.seat)
            return Text.of("ts-do-treat", hero=hero, coins=TABLES.town.heal_cost)
        case actions.LevelUp():
            return _level(state, action)
        case _:
            return Text.of(f"ts-do-{getattr(action, 'kind', '')}")


def _name(state: ThirdSixState, seat: Seat | None) -> str:
    return next((hero.name for hero in state.heroes if hero.seat == seat), "")


def _level(state: ThirdSixState, action: actions.LevelUp) -> Text:
    hero = next((hero for hero in state.heroes if hero.seat == action.seat), None)
    if hero is None:
        return Text.of("ts-do-nothing")
    coins = TABLES.town.level_cost
    return Text.of("ts-do-level-up", hero=hero.name, level=hero.level + 1, coins=coins)


def _at_foe(state: ThirdSixState, action: actions.Attack | actions.Steal | actions.Burn) -> Text:
    foe = state.fight.foe(action.foe) if state.fight else None
    if foe is None:
        return Text.of("ts-do-nothing")
    name = foe_name(state.fight, foe)
    if isinstance(action, actions.Burn):
        return Text.of("ts-do-burn", foe=name, hp=foe.hp, points=action.points)
    asleep = "yes" if foe.asleep else "no"
    return Text.of(f"ts-do-{action.kind}", foe=name, hp=foe.hp, asleep=asleep)


def _go(state: ThirdSixState, action: actions.Go) -> Text:
    side = side_name(action.side)
    beyond = neighbour(state.level, state.room, action.side)
    if state.fight:
        return Text.of("ts-do-creep", side=side)
    if beyond is None:
        return Text.of("ts-do-explore", side=side)
    name = cell_name(state, beyond.cell)
    return Text.of("ts-do-go", side=side, room=name, place=place_name(beyond.kind))


def _modify(state: ThirdSixState, seat: Seat, action: actions.Modify) -> Text:
    blow = state.prompts[0] if state.prompts else None
    hero: Hero = state.hero(seat)
    if not isinstance(blow, ModifyPrompt):
        return Text.of("ts-do-nothing")
    die = max(1, blow.die - RULINGS.modify_step * action.times)
    over = max(0, die - dexterity(hero))
    mnd = block(hero).modify_cost * action.times
    return Text.of("ts-do-modify", mnd=mnd, die=die, loss=over)


def _accept(state: ThirdSixState, seat: Seat) -> Text:
    blow = state.prompts[0] if state.prompts else None
    if not isinstance(blow, ModifyPrompt):
        return Text.of("ts-do-nothing")
    hero = state.hero(seat)
    loss = TABLES.door.miss_cost
    if blow.side is None:
        shield = RULINGS.shield_points if hero.shielded else 0
        loss = max(0, blow.die - dexterity(hero) - shield)
    return Text.of("ts-do-accept", loss=loss)


def _spell(state: ThirdSixState, action: actions.Cast | actions.ReadScroll) -> Text:
    name = spell_name(action.spell)
    if action.side is not None:
        return Text.of(f"ts-do-{action.kind}-side", spell=name, side=side_name(action.side))
    if action.hero is not None:
        hero = _name(state, action.hero)
        return Text.of(f"ts-do-{action.kind}-hero", spell=name, hero=hero)
    return Text.of(f"ts-do-{action.kind}", spell=name)
