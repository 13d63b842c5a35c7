"""Attacks on things: doors that magic can break, and the Quest Chest (B-91, MA-293)."""

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.fights import (
    ChestBroken,
    ChestWithstood,
    DoorBroken,
    DoorHeld,
)
from rules.systems.mkd.fights.attack import (
    attack_value,
    counterattacks,
    defense_value,
)
from rules.systems.mkd.fights.harm import Blow, Toss, blunder, dodges, report, toss, wound
from rules.systems.mkd.figures import attack_of, click_of, name_of
from rules.systems.mkd.in_use import put_out_of_use
from rules.systems.mkd.names import chest_name, square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import Strike


def strike_door(play: Resolution, task: Strike) -> None:
    """Blast a wooden door: any hit destroys it (B-91)."""
    if task.door is None or task.door >= len(play.state.site.doors):
        return
    thrown = toss(play)
    if thrown.blunder:
        blunder(play, task.attacker)
    break_door(play, play.figure(task.attacker), task.door, thrown)


def break_door(play: Resolution, attacker: Figure, number: int, thrown: Toss) -> bool:
    """Destroy a door if the roll reaches its defense; its trap goes with it (B-91, MA-225)."""
    door = play.state.site.doors[number]
    value, goal = attack_of(attacker), RULINGS.number("door_defense")
    at = square_name(door.at)
    if not thrown.reaches(value, goal):
        held = DoorHeld(attacker=name_of(attacker), at=at, total=thrown.dice + value, defense=goal)
        play.tell(held)
        return False
    remove_door(play, number)
    play.tell(DoorBroken(attacker=name_of(attacker), at=at))
    return True


def remove_door(play: Resolution, number: int) -> None:
    """Take a door off the board; tokens that have to close another keep track of it (MA-066)."""
    doors = play.state.site.doors
    play.set_site(play.state.site.with_(doors=(*doors[:number], *doors[number + 1 :])))
    for token in play.state.tokens:
        if token.closes is None or token.closes < number:
            continue
        play.set_token(token.with_(closes=None if token.closes == number else token.closes - 1))


def strike_chest(play: Resolution, task: Strike) -> None:
    """Attack the Quest Chest without any ability; a hit destroys it (MA-293, MA-294, MA-295)."""
    chest = next((chest for chest in play.state.chests if chest.quest and not chest.gone), None)
    if chest is None:
        return
    attacker = play.figure(task.attacker)
    thrown = toss(play)
    value, goal = attack_of(attacker), RULINGS.number("quest_chest_defense")
    if thrown.reaches(value, goal):
        play.set_chest(chest.with_(gone=True, at=None))
        play.tell(ChestBroken(attacker=name_of(attacker), chest=chest_name(chest)))
        return
    withstood = ChestWithstood(
        attacker=name_of(attacker),
        chest=chest_name(chest),
        total=thrown.dice + value,
        defense=goal,
    )
    play.tell(withstood)
    if thrown.blunder:
        blunder(play, attacker.id)


def strike_carried_chest(play: Resolution, task: Strike) -> None:
    """Attack a carried Quest Chest; a hit destroys it and wounds its carrier as well.

    The rules are MA-294, MA-296 and MA-297.
    """
    attacker, hero = play.figure(task.attacker), play.figure(task.targets[0])
    if attacker.where != "board" or hero.where != "board":
        return
    thrown = toss(play)
    value = attack_value(play.state, attacker, hero)
    blow = Blow(thrown, value, defense_value(play.state, hero))
    if not report(play, attacker, hero, "close", blow) or dodges(play, hero.id):
        counterattacks(play, attacker, [hero], "close")
        if thrown.blunder:
            blunder(play, attacker.id)
        return
    _break_carried(play, attacker, hero)
    wound(play, attacker.id, hero.id, click_of(attacker).damage + thrown.triumph, close=False)


def _break_carried(play: Resolution, attacker: Figure, hero: Figure) -> None:
    """Destroy the Quest Chest in a Hero's hands (MA-296)."""
    for number in hero.carries:
        chest = play.state.chest(number)
        if chest.quest:
            put_out_of_use(play, hero.id, number)
            play.alter(hero.id, carries=tuple(held for held in hero.carries if held != number))
            play.set_chest(chest.with_(gone=True, at=None, carrier=None))
            play.tell(ChestBroken(attacker=name_of(attacker), chest=chest_name(chest)))
