"""Maintenance: health, repair, how long things are kept, and the owner's stop."""

from rules.service.by_post.parking import Parking
from rules.service.unit_of_work import UnitOfWork
from rules.service.upkeep.checkup import Checkups
from rules.service.upkeep.retention import Retention
from rules.service.upkeep.stopping import Stopping


class Upkeep:
    """The use cases of the bot's owner.

    `checkups` find what is broken, `stopping` stops play, `retention` deletes what has been over
    for `keep_over` days (0: nothing).
    """

    def __init__(self, work: UnitOfWork, parking: Parking, keep_over: int) -> None:
        self.checkups = Checkups(work)
        self.stopping = Stopping(work, parking)
        self.retention = Retention(work, keep_over)
