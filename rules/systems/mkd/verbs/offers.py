"""What could be offered to a player: walking, attacks, abilities, turns, answers.

Offers that are not sure are checked once more by their verb, so they need only be likely.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd import actions
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.directions import where
from rules.systems.mkd.fights.attack import beside, cost_of_attack
from rules.systems.mkd.fights.forced_moves import can_levitate, confused_to, lifted_to
from rules.systems.mkd.fights.summoning import fallen, spots
from rules.systems.mkd.fights.targets import SHOTS, can_shoot_door
from rules.systems.mkd.figures import abilities, halted, has, kind_of, name_of, opposed, squares_of
from rules.systems.mkd.names import id_of, square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.reveal.triggers import is_shy
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import (
    AskAdvance,
    AskFirst,
    AskGiveUp,
    AskGuard,
    AskLetGo,
    AskOffer,
    AskSpin,
    AskStrikeBack,
    AskTeleport,
)
from rules.systems.mkd.terms import Ability
from rules.systems.mkd.turns import question, unserved
from rules.systems.mkd.verb import Offer
from rules.systems.mkd.verbs.striking import aimed, forbids_shoot
from rules.systems.mkd.verbs.surrender import may_despair

CHEAP: tuple[Ability, ...] = ("weapon_master", "sweep")


def answers(state: MkdState) -> Iterator[Offer]:
    """Yield the answers to the open question."""
    match question(state):
        case AskAdvance() as task:
            for number in task.figures:
                name = name_of(state.figure(number))
                label = Text.of("mkd-do-choose", figure=name)
                yield Offer(actions.Choose(figure=number), label, f"{number}")
        case AskGuard() as task:
            for number in task.figures:
                name = name_of(state.figure(number))
                label = Text.of("mkd-do-guard", figure=name)
                choose = actions.Choose(figure=number)
                yield Offer(choose, label, f"{number}", word="guard", group="guard")
        case AskTeleport() as task:
            for square in task.markers:
                name_ = square_name(square)
                label = Text.of("mkd-do-travel", square=name_)
                yield Offer(actions.Travel(to=square), label, id_of(name_))
            yield Offer(actions.Travel(), Text.of("mkd-do-travel-anywhere"), "anywhere", group="")
        case (
            AskLetGo() | AskStrikeBack() | AskSpin() | AskFirst() | AskOffer() | AskGiveUp() as task
        ):
            for yes in (True, False):
                word = "yes" if yes else "no"
                label = Text.of(f"mkd-do-{task.kind.replace('_', '-')}-{word}")
                yield Offer(actions.Answer(yes=yes), label, word)
        case _:
            return


def turns(state: MkdState, seat: Seat) -> Iterator[Offer]:
    """Yield the activations that can begin, and the end of the turn."""
    for figure in unserved(state, seat):
        key = "mkd-do-begin" if figure.where == "board" else "mkd-do-enter"
        label = Text.of(key, figure=name_of(figure))
        yield Offer(actions.Begin(figure=figure.id), label, f"{figure.id}")
    yield Offer(actions.Finish(), Text.of("mkd-do-finish"))


def others(state: MkdState, seat: Seat) -> Iterator[Offer]:
    """Yield the other Heroes who may act before the one whom the game proposed (MA-055)."""
    active, _ = state.active_hero()
    for figure in unserved(state, seat):
        if figure.id != active.figure:
            key = "mkd-do-first" if figure.where == "board" else "mkd-do-enter"
            label = Text.of(key, figure=name_of(figure))
            yield Offer(actions.Begin(figure=figure.id), label, f"{figure.id}", style="secondary")
    yield Offer(actions.Finish(), Text.of("mkd-do-finish"))


def orders(state: MkdState, seat: Seat) -> Iterator[Offer]:
    """Yield the standing answers that could be changed."""
    player = next(player for player in state.players if player.seat == seat)
    now = player.orders
    current = {"let_go": now.let_go, "strike_back": now.strike_back, "spin": now.spin}
    for about in ("let_go", "strike_back", "spin"):
        for answer in ("ask", "yes", "no"):
            if current[about] != answer:
                yield _order(about, answer)
    if may_despair(state, seat):
        yield Offer(actions.GiveUp(), Text.of("mkd-do-give-up"))
    yield _order("end", "no" if now.end == "yes" else "yes")
    if is_shy(state, seat):
        yield _order("wake", "no" if now.wake == "yes" else "yes")


@cache
def _order(about: str, answer: str) -> Offer:
    action = actions.GiveOrders.model_validate({"about": about, "answer": answer})
    slug = about.replace("_", "-")
    label = Text.of(f"mkd-do-orders-{slug}-{answer}")
    return Offer(action, label, f"{slug}-{answer}", sure=True)


def attacks(state: MkdState) -> Iterator[Offer]:
    """Yield strikes, shots, captures and thefts against every opponent."""
    active, figure = state.active_hero()
    if active.attacked or active.quick:
        return
    for other in state.on_board:
        if opposed(figure, other):
            yield from _against(state, figure, other)
    if has(figure, "magic_blast"):
        for number, door in enumerate(state.site.doors):
            if can_shoot_door(state, figure, number) is None:
                label = Text.of("mkd-do-shoot-door", square=square_name(door.at))
                action = actions.ShootDoor(door=number)
                far = where(door.at, figure.at)
                yield Offer(action, label, f"{number}", detail=far)


def _against(state: MkdState, figure: Figure, other: Figure) -> Iterator[Offer]:
    near = beside(state, figure, other)
    far = kind_of(figure).range
    seen = far and any(chebyshev(figure.at, square) <= far for square in squares_of(other))
    if not (near or seen):
        return
    turned, _, turn = aimed(state, other.id)
    if near:
        yield from _by_hand(state, figure, other, turn)
    if seen:
        yield from _from_afar(state, turned, other, turn)


def _by_hand(state: MkdState, figure: Figure, other: Figure, turn: int) -> Iterator[Offer]:
    name, number = name_of(other), other.id
    close = cost_of_attack(state, figure, "close") + turn
    label = Text.of("mkd-do-attack", target=name, cost=close)
    yield Offer(actions.Attack(target=number), label, f"{number}")
    for using in CHEAP:
        if has(figure, using):
            label = _with(using, name, close)
            action = actions.Attack.model_validate({"target": number, "using": using})
            of = f"{number}-{id_of(using)}"
            yield Offer(action, label, of, group="ability", style="secondary")
    taking = cost_of_attack(state, figure, "capture") + turn
    label = Text.of("mkd-do-capture", target=name, cost=taking)
    yield Offer(actions.Capture(target=number), label, f"{number}")
    label = Text.of("mkd-do-steal", target=name, cost=taking)
    yield Offer(actions.Steal(target=number), label, f"{number}")


def _from_afar(state: MkdState, figure: Figure, other: Figure, turn: int) -> Iterator[Offer]:
    name, number = name_of(other), other.id
    shot = cost_of_attack(state, figure, "shot") + turn
    label = Text.of("mkd-do-shoot", target=name, cost=shot)
    yield Offer(actions.Shoot(target=number), label, f"{number}")
    for ability in sorted(abilities(figure) & SHOTS):
        shoot = actions.Shoot(target=number, using=ability)
        yield Offer(
            shoot,
            _with(ability, name, shot),
            f"{number}",
            word=id_of(ability),
            group="ability",
            style="secondary",
        )
        if ability == "magic_confusion" and forbids_shoot(state, 0, shoot) is None:
            for square in sorted(confused_to(state, figure, other)):
                place = square_name(square)
                label = Text.of("mkd-do-lead", target=name, square=place)
                led = shoot.with_(to=square)
                yield Offer(
                    led,
                    label,
                    f"{number}-{id_of(place)}",
                    word="lead",
                    group="lead",
                    style="secondary",
                    goes_to=f"lead {place}",
                    detail=where(square, figure.at),
                    sure=True,
                )


def _with(ability: str, target: Text, cost: int) -> Text:
    name = Text.of(f"mkd-ability-{ability}")
    return Text.of("mkd-do-attack-with", ability=name, target=target, cost=cost)


ALONE: Final[dict[Ability, str]] = {"regeneration": "regenerate", "quickness": "hurry"}
"""Abilities that concern their owner alone, and the names of their use."""
CRAFTS: Final[tuple[Ability, ...]] = ("healing", "magic_healing")


def specials(state: MkdState) -> Iterator[Offer]:
    """Yield abilities that heal, hurry, raise, summon or levitate."""
    _, figure = state.active_hero()
    have = abilities(figure)
    for ability, word in ALONE.items():
        if ability in have:
            yield _special(ability, None, Text.of(f"mkd-do-{word}"), word)
    yield from _cures(state, figure, have)
    yield from _guests(state, figure, have)
    if "magic_levitation" in have and not halted(figure):
        yield from _lifts(state, figure)


def _guests(state: MkdState, figure: Figure, have: frozenset[Ability]) -> Iterator[Offer]:
    """Yield whom a figure may call back or summon, each also to a square beside it."""
    if "necromancy" in have:
        for dead in fallen(state, figure):
            name, number = name_of(dead), f"{dead.id}"
            label = Text.of("mkd-do-raise", target=name)
            yield _special("necromancy", dead.id, label, "raise", number)
            for at, place, far in _spots(state, figure, mounted=kind_of(dead).mounted):
                label = Text.of("mkd-do-raise-at", target=name, square=place)
                raised = actions.UseAbility(ability="necromancy", target=dead.id, to=at)
                of = f"{number}-{id_of(place)}"
                yield Offer(raised, label, of, word="raise", group="lead", detail=far)
    if "summon" in have:
        yield _special("summon", None, Text.of("mkd-do-summon"), "summon")
        for at, place, far in _spots(state, figure):
            label = Text.of("mkd-do-summon-at", square=place)
            summoned = actions.UseAbility(ability="summon", to=at)
            of = id_of(place)
            yield Offer(summoned, label, of, word="summon", group="lead", detail=far)


def _spots(
    state: MkdState, figure: Figure, *, mounted: bool = False
) -> Iterator[tuple[Square, str, Text | None]]:
    """Yield each square beside a figure where another can be put, its name, and where it lies."""
    for at in dict.fromkeys(spot[0] for spot in spots(state, figure, mounted=mounted)):
        yield at, square_name(at), where(at, figure.at)


def _cures(state: MkdState, figure: Figure, have: frozenset[Ability]) -> Iterator[Offer]:
    for craft in CRAFTS:
        if craft in have:
            for friend in state.on_board:
                if not opposed(figure, friend):
                    label = Text.of("mkd-do-heal", target=name_of(friend))
                    yield _special(craft, friend.id, label, id_of(craft), f"{friend.id}")


def _special(ability: Ability, target: int | None, label: Text, word: str, of: str = "") -> Offer:
    action = actions.UseAbility(ability=ability, target=target)
    return Offer(action, label, of, word=word)


def _lifts(state: MkdState, figure: Figure) -> Iterator[Offer]:
    for other in state.on_board:
        if other.id == figure.id or can_levitate(state, figure, other) is not None:
            continue
        name = name_of(other)
        lift = actions.UseAbility(ability="magic_levitation", target=other.id)
        for square in sorted(lifted_to(state, other)):
            place = square_name(square)
            label = Text.of("mkd-do-lift", target=name, square=place)
            yield Offer(
                lift.with_(to=square),
                label,
                f"{other.id}-{id_of(place)}",
                word="lift",
                group="lead",
                goes_to=f"lift {place}",
                detail=where(square, figure.at),
                sure=True,
            )
