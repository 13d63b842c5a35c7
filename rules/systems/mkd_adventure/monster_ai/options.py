"""Abilities that a Monster may use instead of a plain attack, and by which die (MA-102)."""

from rules.core.words import Text
from rules.systems.mkd.events.monster_ai import AbilityTried
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.monster_ai.specials import against, usable
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.play import Play
from rules.systems.mkd.terms import Ability

BY_DIE: frozenset[Ability] = frozenset(
    ("magic_levitation", "necromancy", "summon", "magic_freeze", "magic_confusion")
)
"""Abilities used on a die of 1 to 3 (MA-182, MA-193, MA-196, MA-197; summon by ruling)."""
USES_UP_TO = 3


def chosen(play: Play, figure: Figure, target: Figure, *, walks: bool) -> Ability | None:
    """Return the ability a Monster uses now: one of the possible by die; some need a second die.

    One that has to walk to its target attacks later, so only what needs no target counts (MA-200).
    None for a normal attack, also when the second die says no.
    """
    return _of(play, figure, usable(play.state, figure, target, walks=walks))


def fired(play: Play, figure: Figure, target: Figure) -> Ability | None:
    """Return the ability with which a Monster that has walked into range shoots.

    The rules are MA-102 and MA-200.
    """
    return _of(play, figure, against(play.state, figure, target))


def _of(play: Play, figure: Figure, able: tuple[Ability, ...]) -> Ability | None:
    if not able:
        return None
    ability = able[play.pick(len(able), "mkd-ability")]
    if ability not in BY_DIE:
        return ability
    die = play.roll(6, "mkd-ability-use")
    used = die <= USES_UP_TO
    name = Text.of(f"mkd-ability-{ability}")
    play.tell(AbilityTried(figure=name_of(figure), ability=name, die=die, used=used))
    return ability if used else None
