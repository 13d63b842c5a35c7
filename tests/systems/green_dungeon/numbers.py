"""What a position says of its heroes and of time, in cubes."""


def track(state):
    """Time and event cubes."""
    return (state.time, state.events)


def red(state, seat=1):
    return state.hero(seat).health


def blue(state, seat=1):
    return state.hero(seat).magic
