"""Attacks: on foes and on doors, with MND to change the die."""

from collections.abc import Iterator

from rules.core.model import Seat
from rules.core.scene import Side
from rules.systems.third_six.actions import AcceptMiss, Attack, Modify, Pass, Reroll
from rules.systems.third_six.content import BOSSES, RULINGS
from rules.systems.third_six.doors import miss_door, strike_door
from rules.systems.third_six.events.fights import (
    AttackHit,
    AttackMissed,
    AttackModified,
    AttackRerolled,
    FoeFed,
    FoeSlain,
    FoeWoke,
    TurnPassed,
)
from rules.systems.third_six.heroes import block, dexterity, lose_hp, pay_mnd, strength
from rules.systems.third_six.names import monster_name
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import Foe, Hero, ModifyPrompt, ThirdSixState
from rules.systems.third_six.treasure import carried_by, roll_treasures


def strikers(state: ThirdSixState) -> tuple[Seat, ...]:
    """Return whose turn it is in the fight: each living hero has one a round.

    The next in seat order, or with `order: any` all who have not had theirs.
    """
    waiting = _yet_to_act(state)
    return waiting if state.options.order == "any" else waiting[:1]


def still_to_strike(state: ThirdSixState) -> tuple[Seat, ...]:
    """Return whose turn comes after this one, in the same round of a fight in seat order."""
    return () if state.options.order == "any" else _yet_to_act(state)[1:]


def _yet_to_act(state: ThirdSixState) -> tuple[Seat, ...]:
    acted = state.fight.acted if state.fight else ()
    return tuple(hero.seat for hero in state.heroes if hero.alive and hero.seat not in acted)


def forbids_attack(state: ThirdSixState, _: Seat, action: Attack) -> str | None:
    """Return why a foe cannot be attacked, or None: it is not in this fight."""
    return None if state.fight and state.fight.foe(action.foe) else "ts-error-no-foe"


def attack(play: Resolution, seat: Seat, action: Attack) -> None:
    """Attack a foe: a die of DEX or less hits (TS-004). Foes do nothing by themselves."""
    wake(play, action.foe)
    play.acted(seat)
    resolve(play, seat, ModifyPrompt(seat=seat, die=play.roll(6, "ts-attack"), foe=action.foe))


def wake(play: Resolution, number: int) -> None:
    """Wake a foe that is attacked (TS-015)."""
    foe = play.fight.foe(number)
    if foe and foe.asleep:
        play.set_foe(foe.with_(asleep=False))
        play.tell(FoeWoke(foe=monster_name(foe.monster)))


def force(play: Resolution, seat: Seat, side: Side) -> None:
    """Attack a door (TS-010)."""
    resolve(play, seat, ModifyPrompt(seat=seat, die=play.roll(6, "ts-attack-door"), side=side))


def resolve(play: Resolution, seat: Seat, blow: ModifyPrompt) -> None:
    """Land an attack at a die of DEX or less; else the hero may pay for a better die.

    TS-004, TS-006, TS-007.
    """
    hero = play.hero(seat)
    if blow.die <= dexterity(hero):
        land(play, hero, blow)
    elif payable(play.state, hero, blow):
        play.ask_first(blow)
    else:
        fail(play, hero, blow)


def payable(state: ThirdSixState, hero: Hero, blow: ModifyPrompt) -> tuple[int, ...]:
    """Return the amounts of MND that may be paid to improve a missed attack die (TS-007).

    Up to what makes it a hit; on a door, where every miss costs the same, only for a hit.
    """
    afford = hero.mnd // block(hero).modify_cost
    if state.options.mnd_attack == "reroll":
        return (1,) if afford else ()
    needed = -(-(blow.die - dexterity(hero)) // RULINGS.modify_step)
    if blow.side is not None:
        return (needed,) if needed <= afford else ()
    return tuple(range(1, min(needed, afford) + 1))


def forbids_modify(state: ThirdSixState, seat: Seat, action: Modify) -> str | None:
    """Return why MND cannot change the die, by the corrected rule, or None (TS-007, HR-034)."""
    if state.options.mnd_attack != "modify":
        return "ts-error-no-modifying"
    return None if action.times in _payable(state, seat) else "ts-error-modify"


def forbids_reroll(state: ThirdSixState, seat: Seat, _: Reroll) -> str | None:
    """Return why the die cannot be rolled again, by the rule's first wording, or None (TS-007)."""
    if state.options.mnd_attack != "reroll":
        return "ts-error-no-rerolling"
    return None if _payable(state, seat) else "ts-error-mnd"


def _payable(state: ThirdSixState, seat: Seat) -> tuple[int, ...]:
    blow = state.prompts[0]
    return payable(state, state.hero(seat), blow) if isinstance(blow, ModifyPrompt) else ()


def offers_modify(state: ThirdSixState, seat: Seat) -> Iterator[Modify]:
    """Yield every number of times that MND may be paid, the most first."""
    if state.options.mnd_attack == "modify":
        yield from (Modify(times=times) for times in reversed(_payable(state, seat)))


def modify(play: Resolution, seat: Seat, action: Modify) -> None:
    """Pay so many times to lower the die just rolled, then see whether it hits (TS-007)."""
    blow = _blow(play)
    hero = play.hero(seat)
    cost = block(hero).modify_cost * action.times
    pay_mnd(play, seat, cost)
    lowered = blow.with_(die=max(1, blow.die - RULINGS.modify_step * action.times))
    play.tell(AttackModified(hero=hero.name, mnd=cost, die=lowered.die))
    hits = lowered.die <= dexterity(hero)
    (land if hits else fail)(play, play.hero(seat), lowered)


def reroll(play: Resolution, seat: Seat, _: Reroll) -> None:
    """Pay to roll the attack again, as often as one can (TS-007, the first wording)."""
    blow = _blow(play)
    hero = play.hero(seat)
    cost = block(hero).modify_cost
    pay_mnd(play, seat, cost)
    again = blow.with_(die=play.roll(6, "ts-attack" if blow.side is None else "ts-attack-door"))
    play.tell(AttackRerolled(hero=hero.name, mnd=cost, die=again.die))
    resolve(play, seat, again)


def accept(play: Resolution, seat: Seat, _: AcceptMiss) -> None:
    """Let an attack die that missed count as a miss (TS-005)."""
    fail(play, play.hero(seat), _blow(play))


def _blow(play: Resolution) -> ModifyPrompt:
    blow = play.state.prompts[0]
    play.answered()
    if not isinstance(blow, ModifyPrompt):
        raise TypeError("no attack is being decided")
    return blow


def land(play: Resolution, hero: Hero, blow: ModifyPrompt) -> None:
    """Take a hit's STR points from a foe or a door (TS-004, TS-010)."""
    harm = strength(hero)
    if blow.side is not None:
        strike_door(play, hero, blow.side, blow.die, harm)
        return
    foe = _foe(play, blow)
    play.tell(
        AttackHit(
            hero=hero.name,
            foe=monster_name(foe.monster),
            die=blow.die,
            dex=dexterity(hero),
            harm=harm,
            left=max(0, foe.hp - harm),
        )
    )
    wound(play, foe.number, harm)


def fail(play: Resolution, hero: Hero, blow: ModifyPrompt) -> None:
    """Let an attack miss: the hero loses die minus DEX (TS-005), less a Shield's point (TS-019)."""
    if blow.side is not None:
        miss_door(play, hero, blow.die)
        return
    foe = _foe(play, blow)
    over = blow.die - dexterity(hero)
    loss = max(0, over - RULINGS.shield_points) if hero.shielded else over
    play.tell(
        AttackMissed(
            hero=hero.name,
            foe=monster_name(foe.monster),
            die=blow.die,
            dex=dexterity(hero),
            loss=loss,
        )
    )
    lost = lose_hp(play, hero.seat, loss)
    feed(play, foe, lost)


def _foe(play: Resolution, blow: ModifyPrompt) -> Foe:
    foe = play.fight.foe(blow.foe or 0)
    if foe is None:
        raise ValueError("the foe of an attack is gone")
    return foe


def feed(play: Resolution, foe: Foe, lost: int) -> None:
    """Heal a Vampire by the points that its attacker loses, up to its maximum (TS-038)."""
    regains = BOSSES[foe.monster].regains if foe.monster in BOSSES else 0
    gain = min(lost * regains, foe.most - foe.hp)
    if gain:
        play.set_foe(foe.with_(hp=foe.hp + gain))
        play.tell(FoeFed(foe=monster_name(foe.monster), points=gain, left=foe.hp + gain))


def wound(play: Resolution, number: int, points: int) -> None:
    """Take hit points from a foe, which dies at none; a minion leaves its treasure (TS-041)."""
    foe = play.fight.foe(number)
    if foe is None:
        return
    play.set_foe(foe.with_(hp=max(0, foe.hp - points)))
    if foe.hp > points:
        return
    play.tell(FoeSlain(foe=monster_name(foe.monster)))
    if foe.monster in BOSSES and BOSSES[foe.monster].is_dragon:
        play.change(dragons_slain=play.state.dragons_slain + 1)
    if not play.fight.bosses and not foe.robbed:
        roll_treasures(play, RULINGS.treasures_per_foe, carried_by(foe.monster))


def pass_turn(play: Resolution, seat: Seat, _: Pass) -> None:
    """Let a hero do nothing in this round of a fight."""
    play.acted(seat)
    play.tell(TurnPassed(hero=play.hero(seat).name))
