"""Losing points, and what stops it; regaining them."""

from rules.core.model import Seat
from rules.systems.three_dice.actions import AcceptLoss, Gain, Lose, UseCharm
from rules.systems.three_dice.artifacts import spend, uses_left
from rules.systems.three_dice.events.company import HeroDied
from rules.systems.three_dice.events.fights import LossCharmed, PointLost, PoolLost
from rules.systems.three_dice.events.rewards import PointRegained, PoolRegained
from rules.systems.three_dice.names import attribute_name
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import GainPrompt, Hero, HitPrompt, LosePrompt, ThreeDiceState
from rules.systems.three_dice.terms import ATTRIBUTES, Attribute


def suffer(play: Resolution, seat: Seat, attribute: Attribute) -> None:
    """Take one point from a hero; who could cancel it with a Shielding Charm is asked first.

    TD-021, TD-055.
    """
    if uses_left(play.state, play.hero(seat), "charm"):
        play.ask(HitPrompt(seat=seat, attribute=attribute))
    else:
        lose_point(play, seat, attribute)


def lose_point(play: Resolution, seat: Seat, attribute: Attribute) -> None:
    """Take a point from an attribute, or from the pool (HR-036); the last one is death.

    TD-021, TD-025.
    """
    hero = play.hero(seat)
    if hero.pool is not None:
        hero = hero.with_(pool=max(0, hero.pool - 1))
        play.tell(PoolLost(hero=hero.name, left=hero.pool or 0))
    else:
        hero = hero.with_(now=hero.now.plus(attribute, -min(1, hero.now.of(attribute))))
        left = hero.now.of(attribute)
        play.tell(PointLost(hero=hero.name, attribute=attribute_name(attribute), left=left))
    play.set_hero(hero)
    if hero.pool == 0 or hero.now.total == 0:
        die(play, seat)


def die(play: Resolution, seat: Seat) -> None:
    """Let a hero die: out of the party, belongings to the floor (TD-025, TD-071).

    A vote under way begins anew.
    """
    hero = play.hero(seat)
    play.tell(HeroDied(hero=hero.name))
    room = play.state.level.room(hero.room)
    play.set_room(
        room.with_(floor=(*room.floor, *hero.pack), bones=(*room.bones, hero.name)),
    )
    play.set_hero(hero.with_(alive=False, pack=(), due=0))
    state = play.state
    play.change(
        acting=tuple(other for other in state.acting if other != seat),
        prompts=tuple(asked for asked in state.prompts if getattr(asked, "seat", None) != seat),
        votes=(),
    )


def points_left(hero: Hero) -> int:
    """Return how many points a hero could still lose."""
    return hero.now.total if hero.pool is None else hero.pool


def ask_losses(play: Resolution, seat: Seat, points: int) -> None:
    """Ask where a hero loses points; without a choice it happens at once."""
    hero = play.hero(seat)
    if points >= points_left(hero) or hero.pool is not None:
        for _ in range(min(points, points_left(hero))):
            lose_point(play, seat, strongest(play, seat))
    elif points:
        play.ask(LosePrompt(seat=seat, points=points))


def strongest(play: Resolution, seat: Seat) -> Attribute:
    """Return the attribute with the most points, the first on ties."""
    now = play.hero(seat).now
    return max(ATTRIBUTES, key=now.of)


def forbids_lose(state: ThreeDiceState, seat: Seat, action: Lose) -> str | None:
    """Return why that attribute cannot lose a point, or None."""
    return None if state.hero(seat).now.of(action.attribute) else "td-error-nothing-to-lose"


def lose(play: Resolution, seat: Seat, action: Lose) -> None:
    """Lose one point of a chosen attribute, and go on until all are lost (HR-009, HR-016)."""
    prompt = play.state.prompts[0]
    play.answered()
    lose_point(play, seat, action.attribute)
    if isinstance(prompt, LosePrompt) and prompt.points > 1 and play.hero(seat).alive:
        rest = prompt.with_(points=prompt.points - 1)
        play.change(prompts=(rest, *play.state.prompts))


def use_charm(play: Resolution, seat: Seat, _: UseCharm) -> None:
    """Cancel the loss with a Shielding Charm (TD-055)."""
    play.answered()
    spend(play, seat, "charm")
    play.tell(LossCharmed(hero=play.hero(seat).name))


def accept_loss(play: Resolution, seat: Seat, _: AcceptLoss) -> None:
    """Take the loss and keep the charm (TD-055)."""
    prompt = play.state.prompts[0]
    play.answered()
    if isinstance(prompt, HitPrompt):
        lose_point(play, seat, prompt.attribute)


def ask_gain(play: Resolution, seat: Seat) -> None:
    """Ask where a hero regains a point; without a choice it happens at once."""
    hero = play.hero(seat)
    lacking = [attribute for attribute in ATTRIBUTES if hero.lacks(attribute)]
    if hero.pool is not None:
        if hero.pool < (hero.pool_most or 0):
            regain_pool(play, seat, 1)
    elif len(lacking) == 1:
        regain(play, seat, lacking[0], 1)
    elif lacking:
        play.ask(GainPrompt(seat=seat))


def regain(play: Resolution, seat: Seat, attribute: Attribute, points: int) -> None:
    """Give points back to an attribute, not above its maximum."""
    hero = play.hero(seat)
    points = min(points, hero.lacks(attribute))
    hero = hero.with_(now=hero.now.plus(attribute, points))
    play.set_hero(hero)
    now = hero.now.of(attribute)
    play.tell(PointRegained(hero=hero.name, attribute=attribute_name(attribute), now=now))


def regain_pool(play: Resolution, seat: Seat, points: int) -> None:
    """Give hit points back, not above the maximum (HR-036)."""
    hero = play.hero(seat)
    pool = min((hero.pool or 0) + points, hero.pool_most or 0)
    play.set_hero(hero.with_(pool=pool))
    play.tell(PoolRegained(hero=hero.name, now=pool))


def forbids_gain(state: ThreeDiceState, seat: Seat, action: Gain) -> str | None:
    """Return why that attribute cannot regain a point, or None."""
    return None if state.hero(seat).lacks(action.attribute) else "td-error-full"


def gain(play: Resolution, seat: Seat, action: Gain) -> None:
    """Regain a point of the chosen attribute (HR-005)."""
    play.answered()
    regain(play, seat, action.attribute, 1)
