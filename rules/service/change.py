"""A change to an adventure: steps for the journal, and everything that follows from them."""

from collections.abc import Callable, Sequence

from rules.core.model import Seat
from rules.core.words import Text, Words
from rules.ports import Acted, Adventure, Commit, Note, Posting, Run, Step
from rules.service.clocks.new_calls import VoteRequest
from rules.service.journal import kinds
from rules.service.journal.chain import Draft
from rules.service.records import Answer, Request

IN_PLACE_GRACE = 10
"""Seconds that a click has to edit its own card before the poster does it, and that a change has
to come which brings its own."""

Welcome = Callable[[Adventure, tuple[int, ...]], None]
"""Is told of a table and who came to it, once that is stored; it must not raise."""


class Change(Draft):
    """A draft with everything that follows from it outside the journal.

    `fresh` asks for a new card, `text` is said to the person alone. `asked` are seats that are
    asked to vote; with `again` everybody whose turn is open is called once more. `rolled`, `more`
    and `back` are those of `Answer`. `leaves` is the channel that the adventure is moved away from.
    `entropy(n)` gives n secret bytes, for a new seed. `notes` are what is to be said to people
    outside of the card; `silent` leaves the card as it is, and what is `followed` by another change
    at once leaves it to that. `respite` holds right after an outage of
    the bot, when no turn is taken for anybody. `absent` are seats whose players are known not to be
    there now, besides those whose clocks say so; `late` are those whose time is up just now.
    """

    def __init__(self, adventure: Adventure, now: int, entropy: Callable[[int], bytes]) -> None:
        super().__init__(adventure, now)
        self.entropy = entropy
        self.leaves: int | None = None
        self.fresh = False
        self.text: Text | None = None
        self.asked: list[VoteRequest] = []
        self.again = False
        self.rolled = 0
        self.more = False
        self.back = 0
        self.notes: list[Note] = []
        self.silent = False
        self.followed = False
        self.respite = False
        self.absent: frozenset[Seat] = frozenset()
        self.late: frozenset[Seat] = frozenset()

    def note(self, user: int, due: int, mark: str, kind: str, **about: object) -> None:
        """Send a person a note outside of the card, about the adventure as it is now.

        `mark` tells it apart from whatever else is said about the adventure.
        """
        self.notes.append(
            Note(
                id=f"{self.adventure.id}:{mark}",
                adventure=self.adventure.id,
                user=user,
                body={"kind": kind, **about},
                due=due,
            )
        )

    def answer(self, words: Words) -> Answer:
        """Return the answer for the person who asked for the change."""
        return Answer(
            adventure=self.adventure.id,
            version=self.adventure.version,
            text=words.say(self.text) if self.text else "",
            fresh=self.fresh,
            rolled=self.rolled,
            more=self.more,
            back=self.back,
        )

    def commit(
        self,
        request: Request,
        before: Adventure | None,
        answer: Answer,
        run: Run | None,
        now: int,
        *,
        in_place: bool = False,
    ) -> Commit:
        """Return the change in the form in which it is stored, without its timers.

        With `in_place` the click edits the card, so that the poster waits a little.
        """
        waits = self.followed or (in_place and not self.fresh)
        posting = Posting(
            adventure=self.adventure.id,
            version=self.adventure.version,
            fresh=self.fresh,
            due=now + (IN_PLACE_GRACE if waits else 0),
        )
        return Commit(
            request=request.id,
            expected=before.version if before else None,
            adventure=self.adventure,
            steps=tuple(self.steps),
            posting=None if self.silent else posting,
            notes=tuple(self.notes),
            leaves=self.leaves,
            run=run,
            acted=_acted(self.steps, self.adventure),
            undone_to=_undone_to(self.steps),
            reply=answer.model_dump(mode="json"),
        )


def _acted(steps: Sequence[Step], after: Adventure) -> tuple[Acted, ...]:
    """Return the first deed of each seat that its own player did, now or declared before."""
    led = {each.seat: each.user for each in after.seats}
    first: dict[Seat, Acted] = {}
    for step in steps:
        user = led.get(step.seat) if step.seat is not None else None
        if step.seat is not None and user is not None and kinds.of(step).deed:
            first.setdefault(step.seat, Acted(step.seat, user, step.version))
    return tuple(first.values())


def _undone_to(steps: Sequence[Step]) -> int | None:
    """Return the version that an undo among some steps restored."""
    for step in steps:
        if kinds.of(step) is kinds.UNDO and step.action is not None:
            return int(step.action["to"])
    return None


def nobody(_adventure: Adventure, _users: tuple[int, ...]) -> None:
    """Do nothing: without a Discord client there is no thread to add people to."""


def arrivals(before: Adventure | None, after: Adventure) -> tuple[int, ...]:
    """Return the people who are new at a table, or everybody if it moved to another channel."""
    stays = before is not None and before.channel == after.channel
    known = {seat.user for seat in before.seats} if before is not None and stays else set()
    return tuple(sorted({seat.user for seat in after.seats if seat.user is not None} - known))
