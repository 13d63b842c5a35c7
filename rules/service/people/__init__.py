"""What each person told the bot: when they can be expected, and how they like things shown."""

from rules.service.people.availability import Availability
from rules.service.people.preferences import Preferences
from rules.service.unit_of_work import UnitOfWork


class People:
    """`availability` is when people can be expected, `preferences` how they like things shown."""

    def __init__(self, work: UnitOfWork) -> None:
        self.availability = Availability(work)
        self.preferences = Preferences(work)
