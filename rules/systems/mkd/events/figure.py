"""What all events of a figure say first."""

from rules.core.words import Event, Text


class FigureEvent(Event):
    """Something that a figure, by its name, did or met with."""

    kind: str
    figure: Text
