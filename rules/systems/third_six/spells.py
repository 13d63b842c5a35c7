"""Spells: cast for MND by those who know them, read from scrolls, learned."""

from rules.core.model import Seat
from rules.systems.third_six.actions import Burn, Cast, LearnSpell, ReadScroll
from rules.systems.third_six.combat import wake, wound
from rules.systems.third_six.content import TABLES
from rules.systems.third_six.doors import forbids_door, unlock
from rules.systems.third_six.events.magic import (
    FireballBurst,
    FoeBurnt,
    HeroHealed,
    HeroShielded,
    ScrollRead,
    SpellCast,
    SpellLearned,
)
from rules.systems.third_six.foes import unlike
from rules.systems.third_six.heroes import block, capacity, pay_mnd, recover
from rules.systems.third_six.movement import ENTRANCE, teleport
from rules.systems.third_six.names import monster_name, spell_name
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.sleepers import sleep
from rules.systems.third_six.state import BurnPrompt, ThirdSixState
from rules.systems.third_six.terms import SCROLLS, SPELLS

LIST_LENGTH = 25


def forbids_cast(state: ThirdSixState, seat: Seat, action: Cast) -> str | None:
    """Return why a spell cannot be cast, or None: by class, spells known and MND (TS-011)."""
    hero = state.hero(seat)
    if not block(hero).spells:
        return "ts-error-no-caster"
    if action.spell not in hero.spells:
        return "ts-error-unknown-spell"
    if hero.mnd < TABLES.spell_cost:
        return "ts-error-mnd"
    return forbids_effect(state, seat, action)


def cast(play: Resolution, seat: Seat, action: Cast) -> None:
    """Cast a spell in place of an attack, without a risk (TS-011)."""
    pay_mnd(play, seat, TABLES.spell_cost)
    name = play.hero(seat).name
    play.tell(SpellCast(hero=name, spell=spell_name(action.spell), mnd=TABLES.spell_cost))
    work(play, seat, action)


def forbids_read(state: ThirdSixState, seat: Seat, action: ReadScroll) -> str | None:
    """Return why a scroll cannot be read, or None: not in the bag, or for casters (TS-047)."""
    if SCROLLS[action.spell] not in state.bag:
        return "ts-error-no-scroll"
    if not state.options.scroll_readable_by_all and not block(state.hero(seat)).spells:
        return "ts-error-no-caster"
    return forbids_effect(state, seat, action)


def read_scroll(play: Resolution, seat: Seat, action: ReadScroll) -> None:
    """Read a scroll: its spell once, for nothing, and it is gone (TS-047)."""
    play.take(SCROLLS[action.spell])
    play.tell(ScrollRead(hero=play.hero(seat).name, spell=spell_name(action.spell)))
    work(play, seat, action)


def forbids_effect(state: ThirdSixState, seat: Seat, action: Cast | ReadScroll) -> str | None:
    """Return why a spell has no effect here and now, or None."""
    if (action.hero is not None) != (action.spell == "heal"):
        return "ts-error-spell-aim"
    if (action.side is not None) != (action.spell == "unlock"):
        return "ts-error-spell-aim"
    match action.spell:
        case "heal":
            return _forbids_heal(state, action)
        case "shield":
            return "ts-error-shielded" if state.hero(seat).shielded else None
        case "teleport":
            return "ts-error-at-entrance" if state.here == ENTRANCE else None
        case "unlock":
            if state.fight or state.place == "town" or action.side is None:
                return "ts-error-no-lock"
            return forbids_door(state, action.side)
        case "sleep" | "fireball" if not state.fight:
            return "ts-error-no-fight"
        case "sleep":
            awake = state.fight and any(not foe.asleep for foe in state.fight.foes)
            return None if awake else "ts-error-asleep"
        case _:
            return None


def _forbids_heal(state: ThirdSixState, action: Cast | ReadScroll) -> str | None:
    hero = next((hero for hero in state.living if hero.seat == action.hero), None)
    if hero is None:
        return "ts-error-no-hero"
    return "ts-error-hale" if hero.hp >= hero.hp_most else None


def work(play: Resolution, seat: Seat, action: Cast | ReadScroll) -> None:
    """Carry out the effect of a spell; in a fight it is the hero's turn of the round."""
    play.acted(seat)
    match action.spell:
        case "sleep":
            sleep(play)
        case "heal":
            heal(play, action.hero or seat)
        case "unlock" if action.side is not None:
            unlock(play, action.side)
        case "teleport":
            teleport(play)
        case "shield":
            shield(play, seat)
        case "fireball":
            fireball(play, seat)
        case _:
            pass


def heal(play: Resolution, seat: Seat) -> None:
    """Heal one hero by a die of HP (TS-016)."""
    die = play.roll(6, "ts-heal")
    points = recover(play, seat, hp=die)
    play.tell(HeroHealed(hero=play.hero(seat).name, points=points, die=die))


def shield(play: Resolution, seat: Seat) -> None:
    """Shield the caster: every loss is a point less until an encounter ends (TS-019)."""
    hero = play.hero(seat)
    play.set_hero(hero.with_(shielded=True))
    play.tell(HeroShielded(hero=hero.name))


def fireball(play: Resolution, seat: Seat) -> None:
    """Roll a Fireball: a die of damage to share out among the foes (TS-020)."""
    die = play.roll(6, "ts-fireball")
    play.tell(FireballBurst(die=die))
    burn_on(play, seat, die)


def burn_on(play: Resolution, seat: Seat, points: int) -> None:
    """Ask which foe the fire burns next, unless only one is left for it (TS-020)."""
    foes = play.fight.foes
    if not foes or not points:
        return
    if len(foes) == 1:
        scorch(play, foes[0].number, points)
    else:
        play.ask_first(BurnPrompt(seat=seat, points=points))


def forbids_burn(state: ThirdSixState, _: Seat, action: Burn) -> str | None:
    """Return why a foe cannot get so much fire, or None: more than is left or it has (TS-020)."""
    prompt = state.prompts[0]
    foe = state.fight.foe(action.foe) if state.fight else None
    if foe is None:
        return "ts-error-no-foe"
    most = min(prompt.points, foe.hp) if isinstance(prompt, BurnPrompt) else 0
    return None if action.points <= most else "ts-error-fire"


def offers_burn(state: ThirdSixState, _: Seat) -> list[Burn]:
    """Return how the fire can be shared out: so many points on one foe, and the rest later.

    Where that is too long for a list, each foe takes all it can, or one point: so every share is
    still possible (TS-020).
    """
    prompt = state.prompts[0]
    if state.fight is None or not isinstance(prompt, BurnPrompt):
        return []
    most = {foe.number: min(prompt.points, foe.hp) for foe in unlike(state.fight.foes)}
    every = [
        Burn(foe=number, points=points)
        for number, most_here in most.items()
        for points in range(most_here, 0, -1)
    ]
    if len(every) <= LIST_LENGTH:
        return every
    return [
        Burn(foe=number, points=points)
        for number, most_here in most.items()
        for points in dict.fromkeys((most_here, 1))
    ]


def burn(play: Resolution, seat: Seat, action: Burn) -> None:
    """Give fire to one foe, then see to the rest (TS-020)."""
    prompt = play.state.prompts[0]
    play.answered()
    scorch(play, action.foe, action.points)
    if isinstance(prompt, BurnPrompt):
        burn_on(play, seat, prompt.points - action.points)


def scorch(play: Resolution, number: int, points: int) -> None:
    """Burn a foe, which wakes it (TS-015, TS-020)."""
    foe = play.fight.foe(number)
    if foe is None:
        return
    left = max(0, foe.hp - points)
    play.tell(FoeBurnt(foe=monster_name(foe.monster), points=min(points, foe.hp), left=left))
    if left:
        wake(play, number)
    wound(play, number, points)


def forbids_learn(state: ThirdSixState, seat: Seat, action: LearnSpell) -> str | None:
    """Return why a spell cannot be learned, or None: it takes a caster and a scroll (TS-014)."""
    hero = state.hero(seat)
    if not block(hero).spells:
        return "ts-error-no-caster"
    if action.spell in hero.spells:
        return "ts-error-known"
    if len(hero.spells) >= capacity(hero):
        return "ts-error-no-capacity"
    return None if SCROLLS[action.spell] in state.bag else "ts-error-no-scroll"


def learn(play: Resolution, seat: Seat, action: LearnSpell) -> None:
    """Learn a spell; its scroll is used up (TS-014)."""
    play.take(SCROLLS[action.spell])
    hero = play.hero(seat)
    spells = tuple(sorted((*hero.spells, action.spell), key=SPELLS.index))
    play.set_hero(hero.with_(spells=spells))
    play.tell(SpellLearned(hero=hero.name, spell=spell_name(action.spell)))
