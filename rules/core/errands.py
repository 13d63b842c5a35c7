"""Decisions that stand beside each other, none of which has to be taken, as in a town.

On the way there is one question at a time, and any other answer is a word against what somebody
proposes. In town one may want a level and another a plan: each is put to the others by itself, and
can be left as well.
"""

from typing import NamedTuple

from rules.core.model import Seat


class Errand(NamedTuple):
    """What an action in town is to the others.

    `party` are the seats that it concerns: whose plan it changes, whose coins it spends, whom it
    leaves behind. It is empty where it is its own seat's affair. After one that `leaves`, its seat
    has nothing more to decide there: what it has proposed comes first. `alone` is the id of the
    option that stands for it once it concerns nobody else.
    """

    party: tuple[Seat, ...] = ()
    leaves: bool = False
    alone: str = ""
