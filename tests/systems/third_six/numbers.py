"""What a position says of its heroes and foes, in numbers."""


def hp(state, seat=1):
    return state.hero(seat).hp


def mnd(state, seat=1):
    return state.hero(seat).mnd


def foes(state):
    """The hit points of the foes."""
    return [one.hp for one in state.fight.foes]
