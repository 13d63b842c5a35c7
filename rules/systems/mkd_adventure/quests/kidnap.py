"""Kidnapping: a certain Monster has to be brought out alive (MA-300 to MA-309)."""

from collections.abc import Iterator

from rules.core.words import Text
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.events.monster_ai import Idle
from rules.systems.mkd.events.quests import (
    QuarryFound,
    QuarryMissed,
    QuarryOut,
    QuarryRan,
    QuarrySubdued,
)
from rules.systems.mkd.figures import SUBDUED, demoralized, kind_of, name_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure, Goal, Token
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_adventure.monster_ai.flight import come_out, flee
from rules.systems.mkd_adventure.monster_ai.leaving import exits_for_good, step_out
from rules.systems.mkd_adventure.monster_ai.passage import run_on
from rules.systems.mkd_adventure.monster_ai.reinforcements import fight_instead, token_squares
from rules.systems.mkd_adventure.quests.leading import ask_to_lead
from rules.systems.mkd_adventure.quests.places import beside_centre, guardian_at
from rules.systems.mkd_adventure.quests.quest import Quest
from rules.systems.mkd_adventure.state import AdventureState, of

TARGET, DELIVERED = "target", "delivered"
"""Roles of the quarry: at large, and brought out by the party. In between it is subdued."""


def quarry_of(state: AdventureState) -> Figure | None:
    """Return the Monster that the party came for, once it has shown itself."""
    return None if state.quest_figure is None else state.figure(state.quest_figure)


def guardian_of(state: AdventureState) -> Token | None:
    """Return the Guardian's token, while it lies face down."""
    return next((token for token in state.tokens if token.guardian), None)


class KidnapQuest(Quest):
    """A quest to bring out a certain Monster, which comes out of the Guardian's wandering token."""

    key = "kidnap"
    guardian_walks = True

    def set_out(self, play: Resolution, board: Board, central: int) -> None:
        """Place the Guardian's token beside its chamber's centre, and no chest (MA-300, MA-301)."""
        play.set_token(guardian_at(play, beside_centre(play, board, central)))

    def in_hand(self, state: AdventureState) -> bool:
        """Return whether the Monster was worn down, and goes where it is led."""
        quarry = quarry_of(state)
        return quarry is not None and quarry.role == SUBDUED

    def fulfilled(self, state: AdventureState) -> bool:
        """Return whether the quarry is out, led or dragged (MA-309, B-71)."""
        quarry = quarry_of(state)
        if quarry is None:
            return False
        captor = None if quarry.captor is None else state.figure(quarry.captor)
        dragged = captor is not None and captor.side == "hero" and captor.where == "left"
        return quarry.role == DELIVERED or dragged

    def failed(self, state: AdventureState) -> bool:
        """Return whether the quarry is dead, gone, or can never be found (MA-305, MA-309)."""
        quarry = quarry_of(state)
        if quarry is None:
            return bool(state.site.tiles) and not (state.tokens or state.pools.tokens)
        return quarry.where in ("dead", "gone") or (
            quarry.where == "left" and quarry.role != DELIVERED
        )

    def revealed(self, play: Resolution, figures: tuple[int, ...]) -> None:
        """Choose the quarry by die among those that come out of the Guardian's token (MA-302).

        If the token brings nobody, it is among the next that appear.
        """
        state = of(play)
        if state.quest_figure is not None or guardian_of(state) is not None:
            return
        if not figures:
            play.tell(QuarryMissed())
            return
        number = figures[play.pick(len(figures), "mkd-quarry")]
        quarry = play.alter(number, role=TARGET, goal=Goal(kind="exit"))
        play.change(quest_figure=number)
        play.tell(QuarryFound(figure=name_of(quarry)))

    def watch(self, play: Resolution) -> None:
        """Let the quarry give in once it is demoralized or at its last click (MA-306)."""
        quarry = quarry_of(of(play))
        if quarry is None or quarry.role != TARGET or quarry.where != "board":
            return
        if demoralized(quarry) or quarry.click == len(kind_of(quarry).dial) - 1:
            play.alter(quarry.id, role=SUBDUED)
            play.tell(QuarrySubdued(figure=name_of(quarry)))

    def brought_out(self, play: Resolution, figure: Figure) -> None:
        """Note that the quarry is out, if it had given in before magic drove it out (MA-309)."""
        if figure.id == of(play).quest_figure and figure.role == SUBDUED:
            play.alter(figure.id, role=DELIVERED)
            play.tell(QuarryOut(figure=name_of(figure)))

    def acts(self, play: Resolution, figure: Figure, *, again: bool) -> bool:
        """Let the quarry run for the way out; if subdued, be led, or flee with no Hero beside it.

        The rules are MA-305, MA-307 and MA-308.
        """
        if figure.id != of(play).quest_figure:
            return False
        if figure.role == SUBDUED:
            if again or not ask_to_lead(play, figure):
                flee(play, figure, again=again)
            else:
                come_out(play, figure.id)
            return True
        if figure.goal is None:
            figure = play.alter(figure.id, goal=Goal(kind="exit"))
        self._run(play, figure, again=again)
        return True

    def _run(self, play: Resolution, figure: Figure, *, again: bool) -> None:
        """Run to the nearest way out, through whoever bars it (MA-305), or fight without one."""
        ways_out = exits_for_good(play)
        if figure.at in ways_out:
            if not step_out(play, figure, back=False) and not again:
                play.tell(Idle(figure=name_of(figure)))
            return
        if not again:
            play.tell(QuarryRan(figure=name_of(figure)))
        if not run_on(play, figure, ways_out):
            fight_instead(play, figure)
            play.alter(figure.id, goal=Goal(kind="exit"))

    def progress(self, state: AdventureState) -> Iterator[Text]:
        """Yield where the quarry is, and how it can be brought out."""
        quarry, token = quarry_of(state), guardian_of(state)
        if quarry is None:
            if token is not None:
                yield Text.of("mkd-tidings-hidden", at=square_name(token.at))
            elif state.site.tiles:
                yield Text.of("mkd-tidings-missed")
            return
        name, at = name_of(quarry), square_name(quarry.at)
        if quarry.where == "board":
            key = "given-in" if quarry.role == SUBDUED else "at-large"
            yield Text.of(f"mkd-tidings-{key}", figure=name, at=at)
        elif quarry.where == "captive":
            yield Text.of("mkd-tidings-dragged", figure=name)
        elif quarry.role == DELIVERED:
            yield Text.of("mkd-tidings-safe", figure=name)

    def marks(self, state: AdventureState) -> Iterator[tuple[Square, Text]]:
        """Yield a star behind the quarry, or behind the token that hides it (MA-303)."""
        quarry, token = quarry_of(state), guardian_of(state)
        if quarry is not None and quarry.where == "board":
            yield quarry.at, Text.of("mkd-feature-quarry")
        elif token is not None:
            yield token.at, Text.of("mkd-feature-hideout")

    def is_over(self, state: AdventureState) -> bool:
        """Return whether the quarry is out or dragged along."""
        quarry = quarry_of(state)
        return quarry is not None and quarry.where != "board"

    def goals(self, state: AdventureState, figure: Figure) -> tuple[Square, ...]:  # noqa: ARG002
        """Return squares beside the quarry, or where the Guardian's or any token is turned over."""
        quarry, token = quarry_of(state), guardian_of(state)
        board = board_of(state.site)
        if quarry is not None:
            return tuple(board.around(quarry.at))
        if token is not None:
            return (*board.squares(board.owner[token.at]), *board.around(token.at))
        return token_squares(state)
