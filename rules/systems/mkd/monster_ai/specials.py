"""Which abilities a Monster could use from where it stands (MA-102, MA-200, RG-125)."""

from rules.systems.mkd.fights.attack import beside, can_strike
from rules.systems.mkd.fights.forced_moves import can_levitate, levitate
from rules.systems.mkd.fights.healing import can_regenerate, regenerate
from rules.systems.mkd.fights.summoning import can_raise, can_summon, raise_fallen, summon
from rules.systems.mkd.fights.targets import can_shoot, swept
from rules.systems.mkd.figures import abilities, has, opponents_beside
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.spins import facing_to
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import Ability

RANGED: tuple[Ability, ...] = (
    "magic_blast", "flame_lightning", "shockwave", "magic_freeze", "magic_confusion",
)  # fmt: skip


def usable(
    state: MkdState, figure: Figure, target: Figure, *, walks: bool = False
) -> tuple[Ability, ...]:
    """Return abilities that a Monster could use where it stands, in the order of section 3."""
    have = abilities(figure)
    found: list[Ability] = []
    if "magic_levitation" in have and can_levitate(state, figure, target) is None:
        found.append("magic_levitation")
    mends = "regeneration" in have and can_regenerate(state, figure) is None
    if mends and not opponents_beside(state, figure):
        found.append("regeneration")
    if not walks:
        found.extend(against(state, figure, target))
    if "necromancy" in have and can_raise(state, figure) is None:
        found.append("necromancy")
    if "summon" in have and can_summon(state, figure) is None:
        found.append("summon")
    return tuple(found)


def against(state: MkdState, figure: Figure, target: Figure) -> tuple[Ability, ...]:
    """Return abilities to attack with from here; next to a Hero a Monster fights close.

    The rules are MA-092 and MA-200.
    """
    turned = figure.with_(facing=facing_to(figure, target))
    if beside(state, figure, target):
        sweeps = has(figure, "sweep") and len(swept(state, turned)) > 1
        return ("sweep",) if sweeps and can_strike(state, turned, target) is None else ()
    return tuple(
        ability
        for ability in RANGED
        if has(figure, ability) and can_shoot(state, turned, target, ability) is None
    )


def use_special(play: Resolution, figure: Figure, ability: Ability, target: Figure) -> bool:
    """Let a Monster use an ability if it takes the whole activation; return whether it does."""
    match ability:
        case "regeneration":
            regenerate(play, figure.id)
        case "necromancy":
            raise_fallen(play, figure.id)
        case "summon":
            summon(play, figure.id)
        case "magic_levitation":
            levitate(play, figure.id, target.id)
        case _:
            return False
    return True
