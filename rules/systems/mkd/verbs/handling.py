"""What a Hero could do with things, as it could be offered."""

from collections.abc import Iterator
from typing import Literal

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd import actions
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.directions import where
from rules.systems.mkd.fights.attack import beside
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.names import chest_name, id_of, item_name, marker_name, square_name
from rules.systems.mkd.pieces import Chest, Door, Figure
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import Trap
from rules.systems.mkd.things import artifacts
from rules.systems.mkd.things.chests import gold_of, is_before, is_beside, room_beside
from rules.systems.mkd.things.doors import door_name, is_at
from rules.systems.mkd.things.items import is_potion
from rules.systems.mkd.things.traps import trap_name
from rules.systems.mkd.turns import unserved
from rules.systems.mkd.verb import Offer
from rules.systems.mkd.verbs import carrying, magic, opening


def handling(state: MkdState) -> Iterator[Offer]:
    """Yield actions of the active Hero with things nearby.

    Each is checked again by its verb.
    """
    _, figure = state.active_hero()
    for chest in state.chests:
        if is_beside(state, figure, chest):
            yield from _chest_beside(state, figure, chest)
    for number, door in enumerate(state.site.doors):
        if is_at(figure, door):
            yield from _door(state, number, door)
    for carried in figure.carries:
        yield from _carried(state, figure, state.chest(carried))
    yield from _magic(state, figure)
    if figure.captive is not None:
        label = Text.of("mkd-do-release", figure=name_of(state.figure(figure.captive)))
        yield Offer(actions.Release(), label)
    if figure.at in stairs_of(state.site):
        label = Text.of("mkd-do-stairs", cost=RULINGS.costs.stairs)
        yield Offer(actions.UseStairs(), label)
    if figure.at in carrying.ways_out(state):
        label = Text.of("mkd-do-leave", cost=RULINGS.costs.leave)
        yield Offer(actions.Leave(), label, final=True)


def staying_out(state: MkdState, seat: Seat) -> Iterator[Offer]:
    """Yield staying out for good, for each Hero who has not come in yet."""
    for figure in unserved(state, seat):
        if figure.where == "waiting":
            label = Text.of("mkd-do-stay-out", figure=name_of(figure))
            leave = actions.Leave(figure=figure.id)
            yield Offer(leave, label, f"{figure.id}", word="stay-out", final=True)


def _chest_beside(state: MkdState, figure: Figure, chest: Chest) -> Iterator[Offer]:
    number, name = chest.number, chest_name(chest)
    if chest.opened:
        label = Text.of("mkd-do-take", chest=name, cost=RULINGS.costs.take_chest)
        yield Offer(actions.Take(chest=number), label, f"{number}")
        return
    if not is_before(state, figure, chest):
        return
    turn = 0 if chest.trap else opening.cost_of_turning(state, chest)
    yield from _trap(chest.trap, name, f"{number}", chest=number, turn=turn)
    cost = opening.cost_of_opening_chest(state, number)
    label = Text.of(_opening_key(chest.trap, "chest"), thing=name, cost=cost)
    yield Offer(actions.OpenChest(chest=number), label, f"{number}")


def _trap(
    trap: Trap | Literal["spent"] | None,
    name: Text,
    slug: str,
    *,
    chest: int | None = None,
    door: int | None = None,
    turn: int = 0,
) -> Iterator[Offer]:
    """Yield looking for the trap of a chest or door, or slow and fast ways to disarm it.

    `turn` is what the Hero pays to face it first.
    """
    if trap is None:
        key = "mkd-do-turn-and-check" if turn else "mkd-do-check"
        label = Text.of(key, thing=name, cost=turn)
        check = actions.Check(chest=chest, door=door)
        yield Offer(check, label, slug)
    elif trap != "spent":
        for slow, word in ((True, "slow"), (False, "fast")):
            cost = opening.cost_of_disarming(slow=slow)
            label = Text.of(f"mkd-do-disarm-{word}", thing=name, trap=trap_name(trap), cost=cost)
            disarm = actions.Disarm(slow=slow, chest=chest, door=door)
            yield Offer(disarm, label, f"{word}-{slug}")


def _opening_key(trap: str | None, thing: str) -> str:
    manner = "safely" if trap == "spent" else "blindly" if trap is None else "anyway"
    return f"mkd-do-open-{thing}-{manner}"


def _door(state: MkdState, number: int, door: Door) -> Iterator[Offer]:
    name = door_name(door)
    if not door.closed:
        label = Text.of("mkd-do-close-door", thing=name, cost=RULINGS.costs.close_door)
        yield Offer(actions.CloseDoor(door=number), label, f"{number}")
        return
    yield from _trap(door.trap, name, f"door-{number}", door=number)
    cost = opening.cost_of_opening_door(state, number)
    label = Text.of(_opening_key(door.trap, "door"), thing=name, cost=cost)
    yield Offer(actions.OpenDoor(door=number), label, f"{number}")


def _carried(state: MkdState, figure: Figure, chest: Chest) -> Iterator[Offer]:
    number, name = chest.number, chest_name(chest)
    if chest.charged and chest.opened:
        key = "mkd-do-drink" if is_potion(chest) else "mkd-do-use-item"
        label = Text.of(key, item=item_name(chest))
        yield Offer(actions.UseItem(chest=number), label, f"{number}")
    for other in state.on_board:
        if other.side == "hero" and other.id != figure.id and beside(state, figure, other):
            give = actions.Give(chest=number, to=other.id)
            cost = RULINGS.costs.give_chest
            label = Text.of("mkd-do-give", chest=name, figure=name_of(other), cost=cost)
            yield Offer(give, label, f"{number}-{other.id}")
    label = Text.of("mkd-do-drop", chest=name, gold=gold_of(chest), cost=RULINGS.costs.drop_chest)
    yield Offer(actions.Drop(chest=number), label, f"{number}")
    for square in room_beside(state, figure):
        at = square_name(square)
        label = Text.of("mkd-do-drop-at", chest=name, at=at, cost=RULINGS.costs.drop_chest)
        of = f"{number}-{id_of(at)}"
        drop = actions.Drop(chest=number, to=square)
        yield Offer(drop, label, of, group="lead", detail=where(square, figure.at))


def _magic(state: MkdState, figure: Figure) -> Iterator[Offer]:
    seen: set[Square] = set()
    for marker in state.site.markers:
        if marker.kind != "artifact" or not artifacts.is_before(state, figure, marker.at):
            continue
        anchor = artifacts.anchor_of(state, marker)
        if anchor.at in seen:
            continue
        seen.add(anchor.at)
        cost, name = artifacts.price_of(marker), marker_name(marker)
        label = Text.of("mkd-do-artifact", artifact=name, cost=cost)
        yield Offer(actions.UseArtifact(at=marker.at), label, id_of(square_name(marker.at)))
    trigger = magic.underfoot(state, figure)
    if trigger is not None:
        label = Text.of(f"mkd-do-{trigger.kind}", cost=RULINGS.costs.marker)
        yield Offer(actions.Trigger(), label)
