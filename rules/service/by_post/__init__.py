"""Play by post: what happens as time passes, and what a table agrees on about it."""

from rules.service.by_post.agreements import Agreements
from rules.service.by_post.departures import Departures
from rules.service.by_post.farewells import Farewells
from rules.service.by_post.handover import Handover
from rules.service.by_post.holidays import Holidays
from rules.service.by_post.kept_out import KeptOut
from rules.service.by_post.lobbies import Lobbies
from rules.service.by_post.nudges import Nudges
from rules.service.by_post.parking import Parking
from rules.service.by_post.reminders import Reminders
from rules.service.by_post.returning import Returning
from rules.service.by_post.thread_names import ThreadNames
from rules.service.by_post.timers import Timers
from rules.service.unit_of_work import UnitOfWork


class ByPost:
    """The use cases of time at a table.

    `timers` carry out what is due, `reminders` and `nudges` call people, `thread_names` shows whose
    turn it is. `lobbies` ask whether they are wanted. `agreements` are pauses and votes, `holidays`
    a table's days off. `handover` passes seats on, `returning` is coming back from elsewhere,
    `farewells` and `departures` are people who leave, `kept_out` are those who cannot press a
    card, `parking` keeps games that nobody can be shown.
    """

    def __init__(self, work: UnitOfWork) -> None:
        self.lobbies = Lobbies(work)
        self.timers = Timers(work, self.lobbies)
        self.reminders = Reminders(work)
        self.nudges = Nudges(work)
        self.thread_names = ThreadNames(work)
        self.agreements = Agreements(work)
        self.holidays = Holidays(work)
        self.handover = Handover(work)
        self.returning = Returning(work)
        self.farewells = Farewells(work)
        self.departures = Departures(work)
        self.kept_out = KeptOut(work)
        self.parking = Parking(work)
