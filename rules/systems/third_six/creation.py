"""The start of a hero: a class, its dice, and for casters the first spells."""

from collections.abc import Iterator

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice, pick
from rules.core.model import Seat
from rules.core.party import check_newcomer
from rules.systems.third_six.actions import ChooseClass, ChooseSpell
from rules.systems.third_six.content import CLASSES, RULINGS
from rules.systems.third_six.content.faces import brought_classes
from rules.systems.third_six.events.company import ClassChosen, HeroJoined, SpellKnown
from rules.systems.third_six.heroes import newcomer
from rules.systems.third_six.names import calling_name, spell_name
from rules.systems.third_six.options import SEATS
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import ThirdSixState
from rules.systems.third_six.terms import CALLINGS, SPELLS, Spell


def classes(state: ThirdSixState) -> tuple[str, ...]:
    """Return the classes that can be chosen: those of the game, and of its packs."""
    return (*CALLINGS, *brought_classes(state.options.packs))


def offers_class(state: ThirdSixState, _: Seat) -> Iterator[ChooseClass]:
    """Yield the choice of each class."""
    return (ChooseClass(calling=calling) for calling in classes(state))


def forbids_class(state: ThirdSixState, seat: Seat, action: ChooseClass) -> str | None:
    """Return why a class cannot be chosen, or None: it is chosen once, of those of the game."""
    if action.calling not in classes(state):
        return "ts-error-no-class"
    return "ts-error-has-class" if state.hero(seat).calling else None


def choose_class(play: Resolution, seat: Seat, action: ChooseClass) -> None:
    """Give a hero the numbers of a class and the points of its levels.

    TS-001 and TS-002 the block, TS-003 what each level adds, TS-012 and TS-013 the first spells.
    """
    hero = play.hero(seat)
    numbers, gain = CLASSES[action.calling], RULINGS.level_gain
    gains = hero.level - (0 if play.options.first_level_bonus else 1)
    hp = numbers.hp + sum(play.roll(gain.hp_sides, "ts-level-hp") for _ in range(gains))
    mnd = numbers.mnd + gain.mnd * gains
    hero = hero.with_(
        calling=action.calling,
        hp=hp,
        hp_most=hp,
        mnd=mnd,
        mnd_most=mnd,
        spells_due=numbers.spells,
    )
    play.set_hero(hero)
    play.tell(ClassChosen(hero=hero.name, calling=calling_name(action.calling), hp=hp, mnd=mnd))
    if play.options.start_spells == "random":
        for _ in range(numbers.spells):
            unknown = [spell for spell in SPELLS if spell not in play.hero(seat).spells]
            know(play, seat, pick(play.dice, unknown, "ts-start-spell"))


def forbids_spell(state: ThirdSixState, seat: Seat, action: ChooseSpell) -> str | None:
    """Return why a spell cannot be chosen, or None: it is known, or none is due (TS-012)."""
    hero = state.hero(seat)
    if not hero.spells_due:
        return "ts-error-no-spell-due"
    return "ts-error-known" if action.spell in hero.spells else None


def choose_spell(play: Resolution, seat: Seat, action: ChooseSpell) -> None:
    """Choose a spell of a new Wizard, who has three, or Elf, who has one (TS-012, TS-013)."""
    know(play, seat, action.spell)


def know(play: Resolution, seat: Seat, spell: Spell) -> None:
    """Let a new hero know a spell."""
    hero = play.hero(seat)
    spells = tuple(sorted((*hero.spells, spell), key=SPELLS.index))
    play.set_hero(hero.with_(spells=spells, spells_due=hero.spells_due - 1))
    play.tell(SpellKnown(hero=hero.name, spell=spell_name(spell)))


def join(state: ThirdSixState, seat: SeatInfo, dice: Dice) -> Transition[ThirdSixState]:
    """Add somebody new beside the party; foes already met stay as many as they are (TS-035).

    Raises:
        RuleError: the game is over, the seat is taken, or there is no seat of that number.
    """
    play = Resolution(state, dice)
    taken = [hero.seat for hero in state.heroes]
    check_newcomer("ts", seat.seat, SEATS, taken=taken, over=bool(state.ending))
    heroes = (*state.heroes, newcomer(seat, state.options.start_level))
    play.change(heroes=tuple(sorted(heroes, key=lambda hero: hero.seat)))
    play.tell(HeroJoined(hero=seat.name))
    return play.transition()
