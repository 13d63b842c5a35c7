"""Packs: what servers offer, and what lobbies are played with."""

from rules.service.packs.choosing import PackChoice
from rules.service.packs.collection import PackCollection
from rules.service.unit_of_work import UnitOfWork


class Packs:
    """`collection` is what a server offers; `choice` is what a lobby is played with."""

    def __init__(self, work: UnitOfWork) -> None:
        self.collection = PackCollection(work)
        self.choice = PackChoice(work, self.collection)
