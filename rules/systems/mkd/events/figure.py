"""What all events of a figure say first, and all outcomes of an attack."""

from rules.core.words import Event, Text


class FigureEvent(Event):
    """Something that a figure, by its name, did or met with."""

    figure: Text


class AttackEvent(Event):
    """What came of an attack: `total` with everything added, and the defense it had to reach."""

    attacker: Text
    target: Text
    manner: str
    dice: int
    total: int
    defense: int
