"""Small positions, and moves made in them with scripted dice."""

import pytest

from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.core.scene import Side
from rules.systems.third_six import RULESET
from rules.systems.third_six.content import RULINGS
from rules.systems.third_six.options import ThirdSixOptions
from rules.systems.third_six.state import Fight, Foe, Hero, Level, Room, ThirdSixState

NAMES = ("Aldith", "Brannoc", "Corvane", "Delwyn", "Eskil", "Fenna")


def seats(count):
    return tuple(SeatInfo(seat=n, name=NAMES[n - 1]) for n in range(1, count + 1))


def new_game(heroes=1, **options):
    """Begin a game; no die is rolled before a class is chosen."""
    return RULESET.new_game(ThirdSixOptions(**options), seats(heroes), ScriptedDice())


def hero(calling="barbarian", seat=1, hp=20, mnd=4, **more):
    """A hero of the first level with so many points of at most as many."""
    made = {"hp": hp, "hp_most": hp, "mnd": mnd, "mnd_most": mnd, **more}
    return Hero(seat=seat, name=NAMES[seat - 1], calling=calling, **made)


def foe(monster="orc", hp=4, number=1, **more):
    return Foe(**{"number": number, "monster": monster, "hp": hp, "most": hp, **more})


def boss(monster="mummy", number=1, **more):
    whole = foe(monster, RULINGS.boss_hp[monster], number)
    return whole.with_(**more)


def room(number=1, cell=(3, 0), exits="new", kind="chamber", **more):
    """A room; `exits` are letters of sides."""
    if number == 1:
        kind = more.pop("first", "entrance")
    sides = tuple(side for side in Side if side.value in exits)
    made = {"entered": not more.get("lock"), **more}
    return Room(number=number, cell=cell, kind=kind, exits=sides, **made)


def vault(number=2, cell=(3, 1), exits="s", lock=6, **more):
    return room(number, cell, exits, "vault", lock=lock, **more)


def game(*heroes, rooms=None, here=1, levels=None, coins=0, bag=(), place="dungeon", **options):
    """A position on the first level: everybody in room `here`, nobody to fight."""
    levels = levels or (Level(rooms=tuple(rooms or (room(),))),)
    depth = options.pop("depth", 1)
    return ThirdSixState(
        options=ThirdSixOptions(**options),
        heroes=heroes or (hero(),),
        levels=levels,
        depth=depth,
        here=here,
        place=place,
        coins=coins,
        earned=coins,
        bag=bag,
        turn=9,
    )


def fight(*heroes, foes=None, bosses=False, hoard=0, rooms=None, here=1, **more):
    """A fight in the entrance hall unless rooms say otherwise."""
    state = game(*heroes, rooms=rooms, here=here, **more)
    foes = tuple(foes or (foe(),))
    return state.with_(fight=Fight(foes=foes, bosses=bosses, hoard=hoard))


def town(*heroes, **more):
    return game(*heroes, place="town", **more)


def menu(state, seat=1):
    """What a seat is offered, by id."""
    return {option.id: option for option in RULESET.legal_actions(state, seat)}


def act(state, option, *faces, seat=1):
    """Choose an option; every face must be used. Returns the transition."""
    offered = menu(state, seat)
    assert option in offered, f"{option} is not among {sorted(offered)}"
    return do(state, offered[option].action, *faces, seat=seat)


def do(state, action, *faces, seat=1):
    """Carry out an action; every face must be used. Returns the transition."""
    dice = ScriptedDice(*faces)
    done = RULESET.apply(state, seat, action, dice)
    assert not dice.left, f"dice never rolled: {dice.left}"
    return done


def run(state, *steps, seat=1):
    """Several options after each other, each "option" or ("option", face, ...)."""
    for step in steps:
        option, *faces = (step,) if isinstance(step, str) else step
        state = act(state, option, *faces, seat=seat).state
    return state


def refusal(state, action, seat=1):
    """The key of the sentence that refuses an action, before any die is rolled."""
    with pytest.raises(RuleError) as caught:
        RULESET.apply(state, seat, action, ScriptedDice())
    return caught.value.text.key


def kinds(transition):
    return [event.kind for event in transition.events]


def hp(state, seat=1):
    return state.hero(seat).hp


def mnd(state, seat=1):
    return state.hero(seat).mnd


def foes(state):
    """The hit points of the foes."""
    return [one.hp for one in state.fight.foes]
