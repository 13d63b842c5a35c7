"""Evenings: dates that people fix for a game, and who comes."""

from rules.service.evenings.due import DueEvenings
from rules.service.evenings.plans import Plans
from rules.service.lobby.lobby import Lobby
from rules.service.unit_of_work import UnitOfWork


class Evenings:
    """The use cases of evenings: `plans` are what people do, `due` is what time brings."""

    def __init__(self, work: UnitOfWork, lobby: Lobby) -> None:
        self.plans = Plans(work)
        self.due = DueEvenings(work, lobby)
