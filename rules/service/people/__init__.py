"""What each person has settled: when they can be expected, and how things are shown to them."""

from rules.service.people.availability import Availability
from rules.service.people.preferences import Preferences
from rules.service.unit_of_work import UnitOfWork


class People:
    """`availability` is when people can be expected, `preferences` how things are shown to them."""

    def __init__(self, work: UnitOfWork) -> None:
        self.availability = Availability(work)
        self.preferences = Preferences(work)
