"""How the autopilot answers what the rules ask."""

from collections.abc import Mapping

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.third_six.actions import Burn, ChooseClass, ChooseSpell, GivePendant
from rules.systems.third_six.content.faces import brought_classes
from rules.systems.third_six.heroes import dexterity, strength
from rules.systems.third_six.state import PendantPrompt, ThirdSixState
from rules.systems.third_six.terms import Calling, Spell

Options = Mapping[str, Action]

PARTY: dict[Stance, tuple[Calling, ...]] = {
    "careful": ("rogue", "elf", "barbarian", "dwarf", "wizard"),
    "balanced": ("elf", "barbarian", "rogue", "wizard", "dwarf"),
    "bold": ("barbarian", "dwarf", "rogue", "elf", "wizard"),
}
"""Classes that are wanted in a party, the most wanted first."""
BOOK: tuple[Spell, ...] = ("heal", "sleep", "fireball", "teleport", "shield", "unlock")
"""Spells that are wanted, the most wanted first."""


def choose_class(state: ThirdSixState, _: Seat, stance: Stance, __: Options) -> Action | None:
    """Return the choice of a class: the one the party has least of, those of packs first."""
    taken = [hero.calling for hero in state.living]
    wanted = (*brought_classes(state.options.packs), *PARTY[stance])
    return ChooseClass(calling=min(wanted, key=taken.count))


def choose_spell(state: ThirdSixState, seat: Seat, _: Stance, __: Options) -> Action | None:
    """Return the choice of a spell: the most useful one not yet known."""
    known = state.hero(seat).spells
    return next((ChooseSpell(spell=spell) for spell in BOOK if spell not in known), None)


def give_pendant(state: ThirdSixState, _: Seat, __: Stance, options: Options) -> Action | None:
    """Return who gets a pendant: strength to who hits most often, skill to who hits hardest."""
    prompt = state.prompts[0]
    if not isinstance(prompt, PendantPrompt):
        return None

    def worth(action: Action) -> tuple[int, int]:
        if not isinstance(action, GivePendant):
            return (0, 0)
        hero = state.hero(action.seat)
        points = {
            "topaz": dexterity(hero),
            "amethyst": strength(hero),
            "sapphire": hero.mnd_most,
        }
        return (points[prompt.artifact], -action.seat)

    return max(options.values(), key=worth)


def spread_fire(state: ThirdSixState, _: Seat, __: Stance, options: Options) -> Action | None:
    """Return how to share fire out: kill as many foes as it can, then hurt the strongest."""
    foes = {foe.number: foe for foe in state.fight.foes} if state.fight else {}

    def worth(action: Action) -> tuple[bool, int, int]:
        if not isinstance(action, Burn):
            return (False, 0, 0)
        foe = foes[action.foe]
        kills = action.points == foe.hp
        return (kills, -foe.hp if kills else action.points, foe.hp)

    return max(options.values(), key=worth)
