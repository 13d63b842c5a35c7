"""Rescue: a Hero lies in bonds where the Quest Chest would stand (MA-280 to MA-288)."""

from collections.abc import Iterable, Iterator

from rules.core.words import Text
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.path_search import Mover
from rules.systems.mkd.board.reach import ground_cost
from rules.systems.mkd.compass import S, Square
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.figures import BOUND, name_of
from rules.systems.mkd.monster_ai.prospects import Prospect
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.verb import Offer
from rules.systems.mkd_adventure.building.quest import from_entrance, way_back
from rules.systems.mkd_adventure.monster_ai.choices import by_choice, prisoner_among
from rules.systems.mkd_adventure.quests.bonds import bonds_offers
from rules.systems.mkd_adventure.quests.places import deepest, guardian_at
from rules.systems.mkd_adventure.quests.quest import Quest
from rules.systems.mkd_adventure.state import AdventureState

LOST = ("dead", "gone")


def prisoner_of(state: AdventureState) -> Figure | None:
    """Return the prisoner whom the party came to rescue, once he exists."""
    return None if state.quest_figure is None else state.figure(state.quest_figure)


class RescueQuest(Quest):
    """A quest to free a prisoner at his last click from trapped bonds, and get past a Guardian."""

    key = "rescue"

    def set_out(self, play: Resolution, board: Board, central: int) -> None:
        """Place a prisoner, not a chest, and set the Guardian's token aside (MA-280, MA-281)."""
        number = self._prisoner(play, board, central)
        play.change(quest_figure=number, bonds=None)
        play.change(aside=guardian_at(play, play.figure(number).at))

    def _prisoner(self, play: Resolution, board: Board, central: int) -> int:
        """Put a Hero of no team there at his last click, and return his number.

        He can neither act nor be harmed (MA-282).
        """
        taken = {figure.kind for figure in play.state.heroes}
        free = [kind for kind in HEROES if kind not in taken] or list(HEROES)
        kind = free[play.pick(len(free), "mkd-build-prisoner")]
        at = deepest(play, board, central)
        costs = from_entrance(board)
        facing = way_back(board, costs, at) if ground_cost(board, at, Mover()) else None
        last = len(HEROES[kind].dial) - 1
        prisoner = Figure(
            id=play.new_id(),
            kind=kind,
            number=1 + sum(figure.kind == kind for figure in play.state.figures),
            side="npc",
            at=at,
            facing=S if facing is None else facing,
            click=last,
            cap=last,
            level=1,
            role=BOUND,
        )
        play.set_figure(prisoner)
        return prisoner.id

    def in_hand(self, state: AdventureState) -> bool:
        """Return whether the prisoner is free of the bonds."""
        prisoner = prisoner_of(state)
        return prisoner is not None and prisoner.role != BOUND

    def fulfilled(self, state: AdventureState) -> bool:
        """Return whether the prisoner is out, alive (MA-288)."""
        prisoner = prisoner_of(state)
        return prisoner is not None and prisoner.where == "left"

    def failed(self, state: AdventureState) -> bool:
        """Return whether the prisoner is dead (MA-288)."""
        prisoner = prisoner_of(state)
        return prisoner is not None and prisoner.where in LOST

    def order(
        self, play: Resolution, figure: Figure, found: Iterable[Prospect]
    ) -> tuple[Prospect, ...]:
        """Return the usual choices; for the Guardian's Monsters the prisoner is first (MA-287)."""
        all_found = tuple(found)
        first = prisoner_among(play, figure, all_found)
        if not first:
            return by_choice(play, all_found)
        others = [prospect for prospect in all_found if prospect not in first]
        return (*first, *by_choice(play, others, most=1))

    def offers(self, state: AdventureState) -> Iterator[Offer]:
        """Yield looking for a trap in the bonds, and disarming it (MA-283)."""
        return bonds_offers(state)

    def progress(self, state: AdventureState) -> Iterator[Text]:
        """Yield where the prisoner is, and in which state."""
        prisoner = prisoner_of(state)
        if prisoner is None:
            return
        name, at = name_of(prisoner), square_name(prisoner.at)
        if prisoner.role == BOUND:
            trap = "unknown" if state.bonds is None else "known"
            yield Text.of("mkd-tidings-bound", figure=name, at=at, trap=trap)
        elif prisoner.where == "board":
            yield Text.of("mkd-tidings-freed", figure=name, at=at)
        elif prisoner.where == "left":
            yield Text.of("mkd-tidings-safe", figure=name)

    def marks(self, state: AdventureState) -> Iterator[tuple[Square, Text]]:
        """Yield a star behind the prisoner, in bonds or out of them."""
        prisoner = prisoner_of(state)
        if prisoner is not None and prisoner.where == "board":
            yield prisoner.at, Text.of("mkd-feature-prisoner")

    def is_over(self, state: AdventureState) -> bool:
        """Return whether the prisoner is gone, or free with no Guardian's Monsters left."""
        prisoner = prisoner_of(state)
        if prisoner is None or prisoner.where != "board":
            return True
        chased = any(monster.role == "guardian" for monster in state.monsters)
        return prisoner.role != BOUND and not chased

    def goals(self, state: AdventureState, figure: Figure) -> tuple[Square, ...]:  # noqa: ARG002
        """Return the squares beside the prisoner."""
        prisoner = prisoner_of(state)
        return () if prisoner is None else tuple(board_of(state.site).around(prisoner.at))
