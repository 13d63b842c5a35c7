"""What a table tells after Monsters acted: where they stand, whom they struck, and why."""


def at(play, figure):
    """Where a figure stands."""
    return play.figure(figure.id).at


def goal(play, figure):
    """What a figure is after."""
    wanted = play.figure(figure.id).goal
    return None if wanted is None else wanted.kind


def struck(play):
    """Whom attacks were made against, by id of their names, in order."""
    return [
        (event.attacker.key, event.target.key, event.manner)
        for event in play.events
        if event.kind in ("mkd-hit", "mkd-missed")
    ]


def reasons(play):
    """What the dice were thrown for, in order."""
    return [roll.reason for roll in play.dice.rolls]


def told(play, kind):
    """The events of a kind."""
    return [event for event in play.events if event.kind == f"mkd-{kind}"]
