"""All levels of one place, and the stairs between them."""

from rules.core.model import Model
from rules.core.scene import Box, Scene


class Storey(Model):
    """One level by its depth, counted from 1 at the top."""

    depth: int
    scene: Scene


class Stairway(Model):
    """Stairs between two levels: the squares at their end on the upper and on the lower one."""

    upper: int
    lower: int
    above: Box
    below: Box


class Storeys(Model):
    """The levels of a place that somebody may see, from the top, and stairs known at both ends."""

    levels: tuple[Storey, ...]
    stairways: tuple[Stairway, ...] = ()
