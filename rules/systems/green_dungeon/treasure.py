"""Treasure: claiming, choosing between two, weapons, potions."""

from collections.abc import Iterator

from rules.core.model import Seat
from rules.systems.green_dungeon import decks
from rules.systems.green_dungeon.actions import Drink, Pick, Sell, Skip
from rules.systems.green_dungeon.content import TREASURES
from rules.systems.green_dungeon.damage import heal
from rules.systems.green_dungeon.events.gains import (
    PotionDrunk,
    PurseFound,
    TreasureClaimed,
    TreasureLeft,
    WeaponSold,
)
from rules.systems.green_dungeon.names import treasure_name
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import GreenDungeonState, Step
from rules.systems.green_dungeon.terms import StepKind

SALE = 2
"""Gold for a sold weapon, times its number (GD-136)."""
VIAL = 2
"""Health from a healing potion, times its number (GD-133)."""
OTHERS: frozenset[StepKind] = frozenset({"draw", "draw-two", "pick", "sell"})
"""What others still do about a treasure that is found by all."""


def draw(play: Resolution, step: Step) -> None:
    """Let a living hero draw a Treasure card and claim it (GD-068, GD-087, GD-097, GD-104)."""
    if play.hero(step.seat).alive:
        _claim_or_coin(play, step.seat, decks.draw_treasure(play))


def draw_two(play: Resolution, step: Step) -> None:
    """Let a living hero draw two Treasure cards and keep one (GD-082, GD-089).

    Where heroes choose in any order, all have drawn before anybody chooses.
    """
    if not play.hero(step.seat).alive:
        return
    first, second = decks.draw_treasure(play), decks.draw_treasure(play)
    if first is None or second is None:
        _claim_or_coin(play, step.seat, first)
    else:
        _put(play, Step(kind="pick", seat=step.seat, cards=(first, second)))


def _put(play: Resolution, step: Step) -> None:
    """Ask a hero about treasure: at once, or together with others who are asked (`order`)."""
    if play.options.order == "any":
        play.behind(("draw-two", "pick", "sell"), step)
    else:
        play.first(step)


def _claim_or_coin(play: Resolution, seat: Seat, card: int | None) -> None:
    """Claim a card, or a coin when every Treasure card is out (GD-142)."""
    if card is not None:
        claim(play, seat, card)
        return
    play.change(gold=play.state.gold + 1)
    play.tell(PurseFound(hero=play.hero(seat).name))


def offers_pick(state: GreenDungeonState, _: Seat) -> Iterator[Pick]:
    """Yield keeping each of the drawn treasures."""
    return (Pick(card=card) for card in dict.fromkeys(state.agenda[0].cards))


def forbids_pick(state: GreenDungeonState, _: Seat, action: Pick) -> str | None:
    """Return why that card cannot be kept, or None."""
    return None if action.card in state.agenda[0].cards else "gd-error-card"


def keep(play: Resolution, _: Seat, action: Pick) -> None:
    """Keep one of two treasures; the other is shuffled back (GD-082, GD-089)."""
    step = play.done()
    first, second = step.cards
    other = second if action.card == first else first
    decks.return_treasure(play, other)
    play.tell(TreasureLeft(treasure=treasure_name(play.state, other)))
    claim(play, step.seat, action.card)


def claim(play: Resolution, seat: Seat, card: int) -> None:
    """Claim a treasure: its gold, and then the item on its card.

    GD-132: gold as its number. GD-137: for a Cog twice that, and the card goes back. GD-133,
    GD-134: a potion can be drunk at once. GD-135, GD-136: of two weapons one is sold; where both
    are the same card, in a party, there is nothing to choose.
    """
    face = TREASURES[card]
    gold = face.number * (2 if face.symbol == "cog" else 1)
    hero = play.hero(seat)
    play.change(gold=play.state.gold + gold)
    name = treasure_name(play.state, card)
    play.tell(TreasureClaimed(hero=hero.name, treasure=name, gold=gold))
    if face.symbol == "cog":
        decks.return_treasure(play, card)
    elif card == hero.weapon:
        _sell(play, seat, sold=card, kept=card)
    elif face.symbol == "hammer" and hero.weapon is not None:
        _put(play, Step(kind="sell", seat=seat, cards=(hero.weapon, card)))
    else:
        play.set_hero(hero.with_(cards=(*hero.cards, card)))
        if face.symbol != "hammer":
            _offer_at_once(play, seat, card)


def _offer_at_once(play: Resolution, seat: Seat, card: int) -> None:
    """Offer a new potion now, unless the end of the turn asks before anything else (GD-133).

    Where heroes choose in any order, it also asks soon once the others have their treasure.
    """
    passed = OTHERS if play.options.order == "any" else ()
    soon = next((step for step in _of_the_living(play) if step.kind not in passed), None)
    if soon is None or soon.kind != "potion":
        play.first(Step(kind="potion", seat=seat, cards=(card,)))


def _of_the_living(play: Resolution) -> Iterator[Step]:
    """Yield what is still to be done, but for what the dead were to do."""
    fallen = {hero.seat for hero in play.state.heroes if not hero.alive}
    return (step for step in play.state.agenda if step.seat not in fallen)


def sell(play: Resolution, _: Seat, action: Sell) -> None:
    """Sell the old or the new weapon for twice its number; it leaves the game (GD-136)."""
    step = play.done()
    old, new = step.cards
    sold, kept = (old, new) if action.which == "old" else (new, old)
    _sell(play, step.seat, sold=sold, kept=kept)


def _sell(play: Resolution, seat: Seat, *, sold: int, kept: int) -> None:
    hero = play.hero(seat)
    rest = tuple(card for card in hero.cards if TREASURES[card].symbol != "hammer")
    gold = SALE * TREASURES[sold].number
    play.set_hero(hero.with_(cards=(*rest, kept)))
    play.change(gold=play.state.gold + gold, sold=tuple(sorted((*play.state.sold, sold))))
    play.tell(WeaponSold(hero=hero.name, treasure=treasure_name(play.state, sold), gold=gold))


def drinkable(state: GreenDungeonState, step: Step) -> tuple[int, ...]:
    """Return the potions that may be drunk in a step and would help the hero.

    Where the step names cards, only those may be drunk.
    """
    hero = state.hero(step.seat)
    if not hero.alive:
        return ()
    held = [card for card in hero.potions if not step.cards or card in step.cards]
    return tuple(card for card in dict.fromkeys(held) if hero.helped_by(card))


def forbids_drink(state: GreenDungeonState, _: Seat, action: Drink) -> str | None:
    """Return why a potion cannot be drunk now, or None (GD-119, GD-133, GD-134)."""
    step = state.agenda[0]
    hero = state.hero(step.seat)
    if action.card not in hero.potions:
        return "gd-error-card"
    if step.cards and action.card not in step.cards:
        return "gd-error-potion-time"
    return None if hero.helped_by(action.card) else "gd-error-full"


def drink(play: Resolution, seat: Seat, card: int) -> None:
    """Drink a potion, which is then shuffled back.

    GD-133: healing of twice its number. GD-134: magic as its number.
    """
    face = TREASURES[card]
    hero = play.hero(seat)
    at = hero.cards.index(card)
    play.set_hero(hero.with_(cards=(*hero.cards[:at], *hero.cards[at + 1 :])))
    if face.symbol == "drop":
        health, magic = heal(play, seat, VIAL * face.number)
    else:
        health, magic = heal(play, seat, 0, face.number)
    decks.return_treasure(play, card)
    name = treasure_name(play.state, card)
    play.tell(PotionDrunk(hero=hero.name, treasure=name, health=health, magic=magic))


def drink_between(play: Resolution, _: Seat, action: Drink) -> None:
    """Drink a potion at the end of a turn or on finding it; more may follow (GD-133, GD-134)."""
    step = play.state.agenda[0]
    if step.cards:
        play.done()
    drink(play, step.seat, action.card)


def skip(play: Resolution, _: Seat, __: Skip) -> None:
    """Drink no potion now."""
    play.done()
