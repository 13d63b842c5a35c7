"""Acting on a chosen target: attack, rob or heal it, by which ability (MA-090 to MA-122)."""

from rules.core.words import Text
from rules.systems.mkd.events.monster_ai import AbilityTried
from rules.systems.mkd.fights.attack import beside, launch, may_attack
from rules.systems.mkd.fights.capture import can_steal
from rules.systems.mkd.fights.healing import can_heal, tend
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.monster_ai.assault import attack, sweeping, turn_at, walk_to
from rules.systems.mkd.monster_ai.prospects import Prospect
from rules.systems.mkd.monster_ai.specials import against, usable, use_special
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.spins import facing_to
from rules.systems.mkd.tasks import Attempt, Strike
from rules.systems.mkd.terms import Ability


def go_for(play: Resolution, number: int, prospect: Prospect) -> None:
    """Let a Monster attack, or walk up to its target, as it still can (MA-090, MA-102)."""
    figure, target = play.figure(number), play.figure(prospect.target)
    ability = chosen(play, figure, target, walks=bool(prospect.path))
    if ability is not None and use_special(play, figure, ability, target):
        return
    if prospect.path:
        walk_to(play, figure, target, prospect)
    else:
        attack(play, number, target.id, ability)


def attempt(play: Resolution, task: Attempt) -> None:
    """Let a Monster attack, rob or heal its target after a walk, if possible (MA-098)."""
    figure, target = play.figure(task.figure), play.figure(task.target)
    if figure.where != "board" or target.where != "board":
        return
    if task.manner == "theft":
        rob(play, figure, target)
    elif task.using in ("healing", "magic_healing"):
        if can_heal(play.state, figure, target, task.using) is None:
            tend(play, figure.id, target.id, task.using)
    elif beside(play.state, figure, target):
        attack(play, figure.id, target.id, sweeping(play, figure, target))
    else:
        pays = may_attack(play.state, figure, "shot") is None
        attack(play, figure.id, target.id, fired(play, figure, target) if pays else None)


def rob(play: Resolution, figure: Figure, target: Figure) -> None:
    """Let a Monster attempt a theft from where it stands, turned as needed (MA-122)."""
    if may_attack(play.state, figure, "theft") is not None:
        return
    turned = figure.with_(facing=facing_to(figure, target))
    able = can_steal(play.state, turned, target) is None
    if able and turn_at(play, figure, target, "theft", None):
        launch(play, Strike(attacker=figure.id, targets=(target.id,), manner="theft"))


BY_DIE: frozenset[Ability] = frozenset(
    ("magic_levitation", "necromancy", "summon", "magic_freeze", "magic_confusion")
)
"""Abilities used on a die of 1 to 3 (MA-182, MA-193, MA-196, MA-197; summon by ruling)."""
USES_UP_TO = 3


def chosen(play: Resolution, figure: Figure, target: Figure, *, walks: bool) -> Ability | None:
    """Return the ability that a Monster uses now, picked by a die; some need a second die.

    A Monster that has to walk to its target attacks later, so only abilities without a target count
    (MA-200). None for a normal attack, also when the second die says no.
    """
    return _of(play, figure, usable(play.state, figure, target, walks=walks))


def fired(play: Resolution, figure: Figure, target: Figure) -> Ability | None:
    """Return the ability with which a Monster that has walked into range shoots.

    The rules are MA-102 and MA-200.
    """
    return _of(play, figure, against(play.state, figure, target))


def _of(play: Resolution, figure: Figure, able: tuple[Ability, ...]) -> Ability | None:
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
