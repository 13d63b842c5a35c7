"""What is still to be done: the agenda's entries, each carried out by one handler.

A rule that can be interrupted by a question is a task. Its handler does what it can, and pushes
what must come first (a question, an attack, a reveal) on top of what comes after. Questions are
tasks too; the engine stops at one until a seat has answered.
"""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.model import OfKind, Seat
from rules.systems.mkd.compass import Facing, Square
from rules.systems.mkd.terms import Ability


class Walk(OfKind, kind="walk"):
    """Take the steps of a path, each paid before it is made (B-30).

    `facing` is taken at the end. `free` is a move by an effect: unpaid and without breaking away
    (B-48). `released` says that the break away of the next step is made or granted, and paid.
    `under` is the figure whose square it passes through, `since` the last square that it had to
    itself, and `passed` are all figures whose squares it has entered since then.
    `opens` is whether doors on the way are opened and paid for, as Monsters do.
    """

    figure: int
    path: tuple[Square, ...]
    facing: Facing | None = None
    free: bool = False
    released: bool = False
    under: int | None = None
    since: Square | None = None
    passed: tuple[int, ...] = ()
    opens: bool = False


class Arrive(OfKind, kind="arrive"):
    """What follows a step or a placement: spins, reveals, discoveries (B-34, B-101, MA-150).

    Figures just `passed` through count as newly beside, even if they were beside before (B-50).
    `turned` says that all free spins are made.
    """

    figure: int
    came_from: Square | None = None
    passed: tuple[int, ...] = ()
    placed: bool = False
    turned: bool = False


class EndActivation(OfKind, kind="end_activation"):
    """The end of the activation under way."""

    figure: int


Manner = Literal["close", "shot", "capture", "theft", "passing", "counter", "chest", "door"]


class Strike(OfKind, kind="strike"):
    """An attack that is allowed and paid for (2.9, 2.10). `using` is an ability used instead.

    `to` is where Magic Confusion sends its target; None leaves it to the die. `plain` is a blow
    for which a Hero wants no ability that he might use, so that the dial says its damage.
    """

    attacker: int
    targets: tuple[int, ...] = ()
    manner: Manner = "close"
    using: Ability | None = None
    door: int | None = None
    to: Square | None = None
    plain: bool = False


class StrikeBack(OfKind, kind="strike_back"):
    """An automatic attack that may be due: a counterattack, or on a passer-by (B-50, 2.9.5)."""

    striker: int
    target: int
    manner: Literal["counter", "passing"] = "counter"


class Reveal(OfKind, kind="reveal"):
    """Tokens turn over, the nearest first (B-102, MA-070). `cause` is who did it, if anybody.

    `at` places what appears elsewhere than on the token (ambush, entrance); `goes_on` is a
    figure whose activation may continue.
    """

    tokens: tuple[int, ...]
    cause: int | None = None
    at: Square | None = None


class Discover(OfKind, kind="discover"):
    """A Hero entered a tile for the first time (MA-150 to MA-153). `came_by` is the square left."""

    tile: int
    figure: int
    came_by: Square | None = None


class Advance(OfKind, kind="advance"):
    """Experience crossed a threshold: one Hero is raised or healed (B-93, MA-130, MA-264).

    `more` is how many more thresholds the same event crossed; `served` are Heroes raised by it.
    """

    threshold: int
    more: tuple[int, ...] = ()
    served: tuple[int, ...] = ()


class TokenMoves(OfKind, kind="token_moves"):
    """A token has its activation (MA-060)."""

    token: int


class MonsterActs(OfKind, kind="monster_acts"):
    """A Monster has its activation; `extra` ones come from an alarm.

    `left` are the points before a walk: the activation goes on afterwards only if it has fewer.
    """

    figure: int
    extra: bool = False
    left: int | None = None


class Resume(OfKind, kind="resume"):
    """The continuation of an activation that others interrupted (content 4.6, alarm)."""


class Attempt(OfKind, kind="attempt"):
    """The attack of a Monster after its walk: on its target if it can, else as the rules say."""

    figure: int
    target: int
    manner: Manner = "close"
    using: Ability | None = None


class StrikeAfter(OfKind, kind="strike_after"):
    """The attack of a Hero after his walk, if it can be made then (2.9)."""

    figure: int
    target: int


class LookAfter(OfKind, kind="look_after"):
    """The look for a trap of a Hero after his walk, if he can do it then (B-82, B-92)."""

    figure: int
    chest: int | None
    door: int | None


class EndAfter(OfKind, kind="end_after"):
    """The end of an activation after a walk, if it led there and showed nothing new (B-22).

    `known` is how many figures and tiles were known before.
    """

    figure: int
    at: Square
    known: int


class AfterMonster(OfKind, kind="after_monster"):
    """What follows when a Monster has come back and acted: a die for reinforcements (MA-116)."""

    figure: int


class Thieve(OfKind, kind="thieve"):
    """A Monster has a chest in its hands and decides where to take it (1.8)."""

    figure: int


class Question(OfKind):
    """A question that any of `seats` may answer."""

    seats: tuple[Seat, ...]


class QuestionOf(Question):
    """A question about a figure."""

    figure: int


class AskLetGo(QuestionOf, kind="ask_let_go"):
    """The question whether a Monster may break away without a die (B-47)."""

    holders: tuple[int, ...]
    walk: Walk


class AskStrikeBack(Question, kind="ask_strike_back"):
    """The question whether a Hero makes its automatic attack (2.9.5, MA-214)."""

    striker: int
    target: int
    manner: Literal["counter", "passing"]


class AskSpin(QuestionOf, kind="ask_spin"):
    """The question whether a Hero turns to a newcomer (B-34)."""

    toward: int


class AskAdvance(Question, kind="ask_advance"):
    """The question which Hero gets the level or the healing (MA-130)."""

    figures: tuple[int, ...]
    threshold: int
    more: tuple[int, ...] = ()
    served: tuple[int, ...] = ()


class AskTeleport(QuestionOf, kind="ask_teleport"):
    """The question to which marker a Hero travels; "random" is always a choice (MA-227)."""

    markers: tuple[Square, ...]


class AskFirst(Question, kind="ask_first"):
    """The question whether a team with Command goes first this round (MA-054)."""


class AskGiveUp(Question, kind="ask_give_up"):
    """The question whether a player really gives up, and loses the Heroes inside."""


class Led(OfKind, kind="led"):
    """A Monster that has given in was led a way, and may have points left to go on (MA-307)."""

    figure: int
    seat: Seat


class Meet(OfKind, kind="meet"):
    """A Hero's meeting with somebody whom nobody has met yet (RG-063)."""

    figure: int
    by: int


class GuestMoves(OfKind, kind="guest_moves"):
    """A run for the way out by somebody without a team (RG-070, RG-089); `again` after a walk."""

    figure: int
    again: bool = False


class AskOffer(QuestionOf, kind="ask_offer"):
    """The question whether the party accepts a mission (RG-076, RG-082)."""

    about: Literal["vengeance", "hunt"]


class AskGuard(QuestionOf, kind="ask_guard"):
    """The question which Hero is a hostage's bodyguard (RG-074)."""

    figures: tuple[int, ...]


class AskLead(QuestionOf, kind="ask_lead"):
    """The question where a Monster that has given in is led (MA-307)."""


AnyTask = Annotated[
    Walk
    | Arrive
    | EndActivation
    | Strike
    | StrikeBack
    | Reveal
    | Discover
    | Advance
    | TokenMoves
    | MonsterActs
    | Resume
    | Attempt
    | StrikeAfter
    | LookAfter
    | EndAfter
    | AfterMonster
    | Thieve
    | Led
    | Meet
    | GuestMoves
    | AskLetGo
    | AskStrikeBack
    | AskSpin
    | AskAdvance
    | AskTeleport
    | AskFirst
    | AskLead
    | AskOffer
    | AskGuard
    | AskGiveUp,
    Field(discriminator="kind"),
]
