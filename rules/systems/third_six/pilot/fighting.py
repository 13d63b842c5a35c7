"""How the autopilot fights: mend when low, leave when it must, strike the weakest."""

from collections.abc import Iterator, Mapping
from math import fsum

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.third_six.actions import Attack, Modify
from rules.systems.third_six.heroes import block, dexterity, strength
from rules.systems.third_six.pilot.temper import FEAR, health, hurt
from rules.systems.third_six.state import Fight, Hero, ModifyPrompt, ThirdSixState

Options = Mapping[str, Action]
PATIENCE: dict[Stance, int] = {"careful": 6, "balanced": 3, "bold": 1}
"""The most MND a hero of that temper pays for one attack while there is no need."""
CROWD = 4
"""Hit points of foes that are worth a Fireball."""


def modify(state: ThirdSixState, seat: Seat, stance: Stance, options: Options) -> Action | None:
    """Return the choice after a miss: pay for a hit that is cheap enough, or for one's life."""
    if "reroll" in options:
        return options["reroll"]
    hero = state.hero(seat)
    blow = state.prompts[0]
    if not isinstance(blow, ModifyPrompt):
        return None
    over = 1 if blow.side is not None else blow.die - dexterity(hero)
    deadly = over >= hero.hp or hurt(hero, stance)
    pays = [action for action in options.values() if isinstance(action, Modify)]
    best = max(pays, key=lambda action: action.times)
    cost = best.times * block(hero).modify_cost
    hits = blow.side is not None or best.times >= over
    if deadly or (hits and cost <= PATIENCE[stance] and cost <= over + strength(hero)):
        return best
    return options["accept"]


def fight(state: ThirdSixState, seat: Seat, stance: Stance, options: Options) -> Action | None:
    """Return the action in a fight: heal, get away, use magic, or strike."""
    hero, foes = state.hero(seat), state.fight
    if foes is None:
        return None
    return next(_wishes(state, hero, foes, stance, options), None)


def _wishes(
    state: ThirdSixState, hero: Hero, foes: Fight, stance: Stance, options: Options
) -> Iterator[Action]:
    """Yield what would be good, the best first."""
    asleep = all(foe.asleep for foe in foes.foes)
    if asleep:
        yield from (action for key, action in options.items() if key.startswith("steal-"))
    weary = hurt(hero, stance)
    if weary and not _nearly_won(hero, foes):
        yield from _mend(hero, options)
        yield from _leave(state, foes, stance, options)
    if stance != "bold" or weary:
        yield from _help(state, stance, options)
    if sum(foe.hp for foe in foes.foes) >= CROWD:
        yield from (options[key] for key in ("read-fireball", "cast-fireball") if key in options)
    if foes.bosses and hero.hp > 1:
        yield from (options[key] for key in ("read-shield",) if key in options)
    yield from _strike(foes, options)


def _nearly_won(hero: Hero, foes: Fight) -> bool:
    return len(foes.foes) == 1 and foes.foes[0].hp <= strength(hero)


def _mend(hero: Hero, options: Options) -> Iterator[Action]:
    keys = ["drink-healing", f"read-heal-{hero.seat}", f"cast-heal-{hero.seat}"]
    if not hero.mnd:
        keys.append("drink-enlightenment")
    yield from (options[key] for key in keys if key in options)


def _leave(state: ThirdSixState, foes: Fight, stance: Stance, options: Options) -> Iterator[Action]:
    """Yield ways out of the fight, while the whole party is in a bad way."""
    if fsum(health(hero) for hero in state.living) / len(state.living) > FEAR[stance] + 0.1:
        return
    ways = ["cast-teleport", "read-teleport"]
    if not any(foe.asleep for foe in foes.foes):
        ways += ["cast-sleep", "read-sleep"]
    yield from (options[key] for key in ways if key in options)
    yield from (action for key, action in options.items() if key.startswith("go-"))


def _help(state: ThirdSixState, stance: Stance, options: Options) -> Iterator[Action]:
    """Yield how to heal a companion in danger."""
    for other in sorted(state.living, key=lambda one: one.hp):
        if hurt(other, stance):
            for verb in ("cast", "read"):
                key = f"{verb}-heal-{other.seat}"
                if key in options:
                    yield options[key]


def _strike(foes: Fight, options: Options) -> Iterator[Action]:
    """Yield attacks: on the foe that falls soonest, of those awake first."""
    attacks = [action for action in options.values() if isinstance(action, Attack)]
    by_number = {foe.number: foe for foe in foes.foes}
    attacks.sort(key=lambda action: (by_number[action.foe].asleep, by_number[action.foe].hp))
    yield from attacks
