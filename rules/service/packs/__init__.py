"""Packs: what servers offer, and what lobbies are played with."""

from rules.core.packs.emblems import Look
from rules.service.packs.choosing import PackChoice
from rules.service.packs.collection import PackCollection
from rules.service.packs.forging import Forging
from rules.service.unit_of_work import UnitOfWork


class Packs:
    """`collection` is what a server offers; `choice` is what a lobby is played with.

    `forging` makes what is in a server's own pack.
    """

    def __init__(self, work: UnitOfWork, look: Look) -> None:
        self.collection = PackCollection(work, look)
        self.choice = PackChoice(work, self.collection)
        self.forging = Forging(work, self.collection)
