"""What an action is called on a button or in a list."""

from rules.core.model import Action, Seat
from rules.core.words import Text
from rules.systems.three_dice import actions
from rules.systems.three_dice.combat import forbids_attack, hits, strikers, target
from rules.systems.three_dice.content import TABLES
from rules.systems.three_dice.flight import rule_of
from rules.systems.three_dice.location import monster_for
from rules.systems.three_dice.mapping import neighbour
from rules.systems.three_dice.names import (
    attribute_name,
    item_name,
    place_name,
    side_name,
    side_names,
)
from rules.systems.three_dice.state import KeepPrompt, ThreeDiceState
from rules.systems.three_dice.terms import Item
from rules.systems.three_dice.verbs import VERBS

OF_THE_MOMENT = (
    actions.Attack,
    actions.Go,
    actions.TempleTeleport,
    actions.ReadTeleport,
    actions.Claim,
    actions.Challenge,
    actions.Keep,
    actions.Flee,
    actions.Run,
)
"""Actions whose labels depend on the state."""


def label(state: ThreeDiceState, seat: Seat, action: Action) -> Text:
    """Return an action's label: at most 80 letters."""
    match action:
        case actions.Attack():
            return _attack(state, seat, action)
        case actions.Go():
            return _go(state, action)
        case actions.TempleTeleport() | actions.ReadTeleport():
            place = _place(state, action.room)
            return Text.of(f"td-do-{action.kind}", room=action.room, place=place)
        case actions.Claim() | actions.Challenge():
            hero = next((hero.name for hero in state.heroes if hero.seat == action.seat), "")
            return Text.of(f"td-do-{action.kind}", hero=hero)
        case actions.Keep():
            return _keep(state, action)
        case actions.Flee():
            return Text.of(f"td-do-flee-{rule_of(state.options)}")
        case _:
            return lasting_label(action)


def lasting_label(action: Action) -> Text:  # noqa: C901 - one case per verb
    """Return the label of an action that is called the same in every position."""
    match action:
        case actions.Drink():
            named = dict(zip("ab", map(attribute_name, action.attributes), strict=False))
            return Text.of(f"td-do-drink-{len(action.attributes)}", **named)
        case actions.Search():
            if action.numbers in (actions.ODD, actions.EVEN):
                parity = "odd" if action.numbers == actions.ODD else "even"
                return Text.of(f"td-do-search-{parity}")
            return Text.of("td-do-search", numbers=", ".join(map(str, action.numbers)))
        case actions.PlaceExits():
            return Text.of("td-do-exits", sides=side_names(action.sides))
        case actions.PlaceDoor() | actions.Unlock() | actions.Force():
            return Text.of(f"td-do-{action.kind}", side=side_name(action.side))
        case actions.RaiseMaximum() | actions.Lose() | actions.Gain():
            return Text.of(f"td-do-{action.kind}", attribute=attribute_name(action.attribute))
        case actions.Take() | actions.Drop():
            return Text.of(f"td-do-{action.kind}", item=item_name(action.item))
        case actions.Assign():
            body, mind, spirit = action.faces
            return Text.of("td-do-assign", body=body, mind=mind, spirit=spirit)
        case actions.ChooseTheme():
            return Text.of(f"td-do-theme-{action.theme}")
        case actions.AnswerChallenge():
            return Text.of("td-do-duel-accept" if action.accept else "td-do-duel-decline")
        case _:
            return Text.of(f"td-do-{VERBS.id_of(action)}")


def _attack(state: ThreeDiceState, seat: Seat, action: actions.Attack) -> Text:
    shared = len(aims(state, seat, action)) == 1
    named = dict(zip("ab", map(item_name, action.boosters), strict=False))
    return Text.of(
        f"td-do-attack-{len(action.boosters)}",
        attribute=attribute_name(action.attribute),
        faces=faces_that_hit(state, seat, action),
        shared="yes" if shared else "no",
        **named,
    )


def faces_that_hit(state: ThreeDiceState, seat: Seat, action: actions.Attack) -> int:
    """Return how many faces of the die would hit; they are always the lowest ones."""
    aim = target(state, state.hero(seat), action.attribute, action.boosters)
    undead = bool(state.room.monster and state.room.monster.undead)
    return sum(hits(die, aim, action.attribute, undead=undead) for die in range(1, 7))


def aims(state: ThreeDiceState, seat: Seat, action: actions.Attack) -> frozenset[int]:
    """Return the target numbers of all who could make an attack now, as one card shows them."""
    asked = strikers(state) if state.fight else (seat,)
    able = [each for each in asked if forbids_attack(state, each, action) is None]
    return frozenset(
        target(state, state.hero(each), action.attribute, action.boosters) for each in (*able, seat)
    )


def _go(state: ThreeDiceState, action: actions.Go) -> Text:
    beyond = neighbour(state.level, state.room, action.side)
    side = side_name(action.side)
    if beyond:
        return Text.of(
            "td-do-go-back", side=side, room=beyond.number, place=place_name(beyond.kind)
        )
    return Text.of("td-do-go-map" if action.fragment else "td-do-go", side=side)


def _place(state: ThreeDiceState, number: int) -> Text:
    rooms = state.level.rooms
    return place_name(rooms[number - 1].kind if 1 <= number <= len(rooms) else "corridor")


def _keep(state: ThreeDiceState, action: actions.Keep) -> Text:
    prompt = state.prompts[0] if state.prompts else None
    if not isinstance(prompt, KeepPrompt):
        return Text.of("td-do-keep")
    draw = prompt.draws[action.draw - 1]
    table = TABLES[state.level.theme]
    treasure: Item | None = table.treasure(draw.treasure)
    monster = monster_for(state, draw)
    return Text.of(
        "td-do-keep-draw",
        place=place_name(table.place(draw.location)),
        hp=monster.hp if monster else 0,
        item=item_name(treasure) if treasure else Text.of("td-item-none"),
    )
