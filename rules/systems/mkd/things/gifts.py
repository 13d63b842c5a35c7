"""What artifacts do to their users, good and bad (content 4.7)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import CHESTS, RULINGS
from rules.systems.mkd.content.artifacts import Artifact, Face, Outcome
from rules.systems.mkd.events.things import Dazed, GaveItem, GoldFound, Strengthened, Winded
from rules.systems.mkd.experience import gain
from rules.systems.mkd.fights.harm import free_floor, heal, hurt
from rules.systems.mkd.figures import name_of, touching
from rules.systems.mkd.moves.activation import add_effect
from rules.systems.mkd.names import item_name
from rules.systems.mkd.pieces import Chest, Effect, Until
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.turn import ambush
from rules.systems.mkd.terms import Colour
from rules.systems.mkd.things import chests, items, teleports
from rules.systems.mkd.things.traps import curse, drain

BANES = ("damage", "drain", "curse", "lose_points", "lose_activation", "reveal")
NEXT_COLOUR: dict[Colour, Colour] = {"Y": "B", "B": "R", "R": "R"}


def is_boon(face: Face) -> bool:
    """Return whether a roll brings something, and nothing bad."""
    return bool(face) and all(outcome.kind not in BANES for outcome in face)


def apply(play: Resolution, number: int, outcome: Outcome, kind: Artifact, at: Square) -> None:
    """Apply one outcome of an artifact's token, modified by the artifact (content 4.7)."""
    match outcome.kind:
        case "heal" | "restore" | "heal_all":
            _heal(play, number, outcome, kind)
        case "attack" | "defense" | "speed" | "gain":
            _strengthen(play, number, outcome, kind)
        case "potion" | "item":
            _give(play, number, potion=outcome.kind == "potion")
        case "gold":
            play.change(gold=play.state.gold + outcome.amount)
            found = GoldFound(figure=name_of(play.figure(number)), gold=outcome.amount)
            play.tell(found)
        case "xp":
            gain(play, outcome.amount)
        case "teleport":
            teleports.travel_chosen(play, number, None)
        case _:
            _afflict(play, number, outcome, kind, at)


def _afflict(play: Resolution, number: int, outcome: Outcome, kind: Artifact, at: Square) -> None:
    """Apply one of the harmful outcomes of an artifact."""
    name = name_of(play.figure(number))
    match outcome.kind:
        case "damage":
            hurt(play, number, outcome.amount, kind="raw" if kind.harsh else "effect", by=None)
        case "drain":
            drain(play, number, outcome.amount)
        case "curse":
            curse(play, number)
        case "reveal" if outcome.colour is not None:
            colour = NEXT_COLOUR[outcome.colour] if kind.raises_reveals else outcome.colour
            ambush(play, colour, at, number)
        case "lose_points":
            _stop(play)
            play.tell(Winded(figure=name))
        case "lose_activation":
            add_effect(play, number, Effect(source="daze", until="next_activation", halted=True))
            play.tell(Dazed(figure=name))
        case _:
            raise ValueError(f"an artifact cannot {outcome.kind}")


def _stop(play: Resolution) -> None:
    active = play.active
    if active is not None:
        play.change(activation=active.with_(points=0))


def _heal(play: Resolution, number: int, outcome: Outcome, kind: Artifact) -> None:
    """Heal the user, or a friend beside him if he needs none, or all Heroes on the tile."""
    figure = play.figure(number)
    clicks = outcome.amount + kind.heals_more
    if outcome.kind == "heal_all":
        owner = board_of(play.state.site).owner
        tile = owner.get(figure.at)
        for hero in play.state.heroes:
            if hero.where == "board" and owner.get(hero.at) == tile:
                heal(play, hero.id, clicks)
        return
    patient = figure
    if kind.shares_healing and figure.click == figure.cap:
        near = [other for other in touching(play.state, figure) if other.side == "hero"]
        patient = max([figure, *near], key=lambda hero: (hero.click - hero.cap, -hero.id))
    lost = patient.click - patient.cap
    heal(play, patient.id, lost if outcome.kind == "restore" else clicks)


def _strengthen(play: Resolution, number: int, outcome: Outcome, kind: Artifact) -> None:
    """Give a figure a bonus or an ability for a while."""
    until: Until = outcome.until or "level"
    if outcome.kind == "attack" and "attack" in kind.lasting:
        until = "level"
    kept = outcome.kind == "speed" or outcome.ability == "flight"
    if kept and until == "level" and kind.kept:
        until = "next_level"
    effect = Effect(
        source="artifact",
        until=until,
        speed=outcome.amount if outcome.kind == "speed" else 0,
        attack=outcome.amount if outcome.kind == "attack" else 0,
        defense=outcome.amount if outcome.kind == "defense" else 0,
        abilities=() if outcome.ability is None else (outcome.ability,),
    )
    add_effect(play, number, effect)
    told = Strengthened(
        figure=name_of(play.figure(number)),
        what=outcome.ability or outcome.kind,
        amount=outcome.amount,
    )
    play.tell(told)


def _give(play: Resolution, number: int, *, potion: bool) -> None:
    """Give an item by chance out of all chests, without gold; with both hands full, drop it."""
    every = CHESTS.of(play.state.settings.packs).values()
    kinds = [kind.id for kind in every if (kind.item.kind == items.POTION) == potion]
    kind = kinds[play.pick(len(kinds), "mkd-artifact-gift")]
    figure = play.figure(number)
    gift = Chest(
        number=len(play.state.chests), kind=kind, opened=True, trap="spent", bare=True, gift=True
    )
    if len(figure.carries) < RULINGS.number("chests_each"):
        play.set_chest(gift.with_(carrier=number))
        play.alter(number, carries=(*figure.carries, gift.number))
    else:
        at = chests.room_to_drop(play.state, figure) or free_floor(play.state, figure.at)
        play.set_chest(gift.with_(at=at))
    play.tell(GaveItem(figure=name_of(figure), item=item_name(gift)))
