"""Fights: target numbers, attacks, and what they do to monsters and heroes."""

from rules.core.model import Seat
from rules.systems.three_dice.actions import Attack
from rules.systems.three_dice.artifacts import spend, uses_left
from rules.systems.three_dice.content import BONUSES
from rules.systems.three_dice.damage import suffer
from rules.systems.three_dice.events.fights import (
    AttackHit,
    AttackMissed,
    Boosted,
    MonsterSlain,
    NextMonsterCame,
)
from rules.systems.three_dice.experience import gain_xp
from rules.systems.three_dice.loot import remove_item
from rules.systems.three_dice.names import attribute_name, item_name, monster_name
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Fight, Hero, Monster, ThreeDiceState
from rules.systems.three_dice.terms import BOOSTERS, Attribute, Booster, Item


def plus(state: ThreeDiceState, item: Item, attribute: Attribute) -> int:
    """Return the bonus that one piece of an item adds to a target number.

    A sword adds 2 with a pool (HR-036).
    """
    bonus = BONUSES.get(item)
    if not bonus or attribute not in bonus.attributes:
        return 0
    return 2 if item == "sword" and state.options.hp_pool != "off" else bonus.plus


def target(
    state: ThreeDiceState, hero: Hero, attribute: Attribute, boosters: tuple[Booster, ...] = ()
) -> int:
    """Return the number an attack must stay below: the attribute with bonuses, less its zeroes.

    TD-024, TD-027, TD-032, TD-033, TD-034, TD-050, TD-051, HR-027.
    """
    lasting = (item for item in hero.pack if item in BONUSES and BONUSES[item].lasting)
    adds = sum(plus(state, item, attribute) for item in (*lasting, *boosters))
    return hero.now.of(attribute) + adds - hero.now.zeroes


def hits(die: int, aim: int, attribute: Attribute, *, undead: bool = False) -> bool:
    """Return whether a die hits: below the target, always on 1, never on 6.

    TD-019, TD-022, TD-023. TD-067: a 6 with SPIRIT against undead is compared like any other.
    """
    if die == 6 and not (undead and attribute == "spirit"):
        return False
    return die == 1 or die < aim


def strikers(state: ThreeDiceState) -> tuple[Seat, ...]:
    """Return who may strike: the next in seat order, or all who have not this round (TD-063)."""
    if state.options.mp_order == "any":
        return yet_to_strike(state) or state.acting
    fight = state.fight or Fight()
    after = tuple(seat for seat in state.acting if seat > fight.last)
    return (after or state.acting)[:1]


def yet_to_strike(state: ThreeDiceState) -> tuple[Seat, ...]:
    """Return who has not struck in this round; nobody when the next is about to begin (TD-063)."""
    struck = state.fight.struck if state.fight else ()
    return tuple(seat for seat in state.acting if seat not in struck)


def still_to_strike(state: ThreeDiceState) -> tuple[Seat, ...]:
    """Return who strikes after the next one, in this round of a fight in seat order (TD-063)."""
    if state.fight is None or state.options.mp_order == "any":
        return ()
    first = strikers(state)
    return tuple(seat for seat in state.acting if first and seat > first[0])


def boosters_at_hand(
    state: ThreeDiceState, hero: Hero, attribute: Attribute
) -> tuple[Booster, ...]:
    """Return the boosters a hero has for an attack with an attribute (TD-034, TD-050, TD-051)."""
    return tuple(
        booster
        for booster in BOOSTERS
        if plus(state, booster, attribute) and booster_count(state, hero, booster)
    )


def booster_count(state: ThreeDiceState, hero: Hero, booster: Booster) -> int:
    """Return how many uses of a booster a hero has."""
    return hero.count(booster) if booster == "scroll" else uses_left(state, hero, booster)


def forbids_attack(state: ThreeDiceState, seat: Seat, action: Attack) -> str | None:
    """Return why an attack is not allowed, or None.

    TD-026: a zeroed attribute cannot strike. TD-034, TD-050, TD-051: boosters must be owned, fit
    the attribute, and each kind serves once per roll.
    """
    hero = state.hero(seat)
    if not hero.now.of(action.attribute):
        return "td-error-zero"
    if len(set(action.boosters)) != len(action.boosters):
        return "td-error-booster-twice"
    for booster in action.boosters:
        if not plus(state, booster, action.attribute):
            return "td-error-booster-misfit"
        if not booster_count(state, hero, booster):
            return "td-error-item-not-owned"
    return None


def use_boosters(play: Resolution, seat: Seat, action: Attack) -> None:
    """Spend the boosters declared before a roll (TD-034, TD-050, TD-051)."""
    for booster in action.boosters:
        if booster == "scroll":
            remove_item(play, seat, booster)
        else:
            spend(play, seat, booster)
        adds = plus(play.state, booster, action.attribute)
        play.tell(Boosted(hero=play.hero(seat).name, item=item_name(booster), plus=adds))


def attack(play: Resolution, seat: Seat, action: Attack) -> None:
    """Attack the monster: a hit takes one of its points, a miss one of the attribute used.

    TD-018, TD-019, TD-020, TD-021, TD-063.
    """
    monster = play.room.monster
    if not monster:
        raise RuntimeError("a fight without a monster")
    hero = play.hero(seat)
    aim = target(play.state, hero, action.attribute, action.boosters)
    use_boosters(play, seat, action)
    die = play.roll(6, "attack")
    _note_strike(play, seat)
    name, attribute = monster_name(monster.name), attribute_name(action.attribute)
    if hits(die, aim, action.attribute, undead=monster.undead):
        left = monster.hp - 1
        play.tell(
            AttackHit(
                hero=hero.name, attribute=attribute, die=die, target=aim, monster=name, left=left
            )
        )
        wound(play, seat, monster.with_(hp=left))
    else:
        play.tell(
            AttackMissed(hero=hero.name, attribute=attribute, die=die, target=aim, monster=name)
        )
        suffer(play, seat, action.attribute)


def _note_strike(play: Resolution, seat: Seat) -> None:
    fight = play.state.fight or Fight()
    struck = () if set(play.state.acting) <= set(fight.struck) else fight.struck
    play.change(fight=Fight(last=seat, struck=(*struck, seat)))


def wound(play: Resolution, seat: Seat, monster: Monster) -> None:
    """Take a point of a hit monster away; the last one kills it, and the next may step up.

    TD-020. HR-012: several are fought one after another. TD-042: a rover is worth its die.
    """
    if monster.hp:
        play.set_monster(monster)
        return
    play.tell(MonsterSlain(monster=monster_name(monster.name), hero=play.hero(seat).name))
    if monster.more:
        play.set_monster(monster.with_(hp=monster.each, more=monster.more - 1))
        play.tell(NextMonsterCame(monster=monster_name(monster.name), hp=monster.each))
        return
    play.set_monster(None)
    play.change(fight=None)
    if monster.rover and play.options.rover_xp == "own_die":
        gain_xp(play, play.state.acting, monster.rank)
