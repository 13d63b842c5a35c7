"""What a hero can do, and what happens to one: numbers, wounds, recovery, death."""

from rules.core.answers import SeatInfo
from rules.core.model import Seat
from rules.systems.third_six.content import CLASSES, RULINGS, TABLES
from rules.systems.third_six.content.points import Block
from rules.systems.third_six.events.company import HeroFell
from rules.systems.third_six.events.rewards import PendantPassed
from rules.systems.third_six.names import artifact_name
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import Hero, PendantPrompt, ThirdSixState
from rules.systems.third_six.terms import Artifact


def newcomer(seat: SeatInfo, level: int) -> Hero:
    """Return a new hero whose class is still to be chosen."""
    return Hero(seat=seat.seat, name=seat.name, level=level)


def block(hero: Hero) -> Block:
    """Return the numbers of a hero's class (TS-001, TS-002).

    Raises:
        ValueError: the class is not chosen yet.
    """
    if hero.calling is None:
        raise ValueError("a hero without a class has no numbers")
    return CLASSES[hero.calling]


def worn(hero: Hero) -> tuple[Artifact, ...]:
    """Return the pendants that work: one of each kind unless they add up (TS-044)."""
    kinds = dict.fromkeys(hero.pendants)
    return tuple(
        kind
        for kind in kinds
        for _ in range(hero.pendants.count(kind) if kind in TABLES.cumulative else 1)
    )


def strength(hero: Hero) -> int:
    """Return points of damage on a hit (TS-004, TS-045)."""
    base = block(hero).str
    return base + sum(RULINGS.artifacts[kind].str for kind in worn(hero)) if hero.pendants else base


def dexterity(hero: Hero) -> int:
    """Return the highest face that hits (TS-004, TS-045)."""
    base = block(hero).dex
    return base + sum(RULINGS.artifacts[kind].dex for kind in worn(hero)) if hero.pendants else base


def capacity(hero: Hero) -> int:
    """Return how many spells a hero can know: one more for each level gained (TS-014)."""
    first = block(hero).spells
    return first + hero.level - 1 if first else 0


def lose_hp(play: Resolution, seat: Seat, points: int) -> int:
    """Take hit points from a hero, who dies at none (TS-052).

    Returns:
        The points really lost.
    """
    hero = play.hero(seat)
    lost = min(hero.hp, max(0, points))
    play.set_hero(hero.with_(hp=hero.hp - lost))
    if hero.hp == lost:
        die(play, seat)
    return lost


def die(play: Resolution, seat: Seat) -> None:
    """Let a hero die: pendants pass to the living, and its vote is dropped (TS-052)."""
    hero = play.hero(seat)
    play.set_hero(hero.with_(hp=0, alive=False, shielded=False, pendants=()))
    room = play.state.room
    play.set_room(room.with_(bones=(*room.bones, hero.name)))
    play.change(votes=tuple(vote for vote in play.state.votes if vote.seat != seat))
    play.tell(HeroFell(hero=hero.name))
    if play.state.living:
        for artifact in hero.pendants:
            play.tell(PendantPassed(artifact=artifact_name(artifact)))
            play.ask(PendantPrompt(artifact=artifact))


def recover(play: Resolution, seat: Seat, hp: int = 0, mnd: int = 0) -> int:
    """Give points back to a hero, never beyond the maximum.

    Returns:
        How many points of either came back.
    """
    hero = play.hero(seat)
    more_hp = min(hp, hero.hp_most - hero.hp)
    more_mnd = min(mnd, hero.mnd_most - hero.mnd)
    if more_hp or more_mnd:
        play.set_hero(hero.with_(hp=hero.hp + more_hp, mnd=hero.mnd + more_mnd))
    return more_hp + more_mnd


def pay_mnd(play: Resolution, seat: Seat, points: int) -> None:
    """Take points of MND that the hero is known to have."""
    hero = play.hero(seat)
    play.set_hero(hero.with_(mnd=hero.mnd - points))


def deepest_allowed(state: ThirdSixState) -> int:
    """Return how deep the dungeon may go: the lowest or highest living level (TS-029, TS-060)."""
    levels = [hero.level for hero in state.living]
    return min(levels) if state.options.depth_limit == "lowest_level" else max(levels)
