"""What each person has settled: when they can be expected, and how things are shown to them."""

from rules.service.people.availability import Availability
from rules.service.people.hints import Hints
from rules.service.people.preferences import Preferences
from rules.service.people.time_of_day import TimeOfDay
from rules.service.unit_of_work import UnitOfWork


class People:
    """What is kept of people, whatever they play.

    `availability` is when they can be expected, `time_of_day` asks for it, `preferences` is how
    things are shown to them, and `hints` what they have been told of what is asked of them.
    """

    def __init__(self, work: UnitOfWork) -> None:
        self.availability = Availability(work)
        self.time_of_day = TimeOfDay(work, self.availability)
        self.hints = Hints(work.store)
        self.preferences = Preferences(work.store)
