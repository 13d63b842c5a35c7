"""What a system gives to those who play it again and again."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from pydantic import TypeAdapter

from rules.core.answers import Option, Outcome, PartyLine, Sheet, Stance, Transition
from rules.core.campaign.resolution import CampaignResolution
from rules.core.campaign.state import AnyCampaign, Veteran
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Action, GameState, Options, Seat
from rules.core.packs.points import PackPoints
from rules.core.ruleset import AnyRuleset
from rules.core.settlement import Service
from rules.core.words import Text

S = TypeVar("S", bound=GameState)
C = TypeVar("C", bound=AnyCampaign)
O_contra = TypeVar("O_contra", bound=Options, contravariant=True)
S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)
V_contra = TypeVar("V_contra", bound=Veteran, contravariant=True)
C_contra = TypeVar("C_contra", bound=AnyCampaign, contravariant=True)


class Looks(NamedTuple):
    """What a hero's figure shows: its icon, and the id of its entry if that is of a pack."""

    face: str
    kind: str = ""


class Progress(Protocol[O_contra, S_contra, V_contra, C_contra]):
    """What a system says of its campaigns: what heroes keep, and what the town offers.

    A visit to town (`state.visit`) begins when a party comes home and lasts until `visit` is None
    again; then the members say who goes next. Actions and events are the system's own: their kinds
    differ from those of its adventures and of all campaigns.
    """

    key: str
    """The campaign's key among the systems, such as `<system>-campaign`."""
    inner: AnyRuleset
    """The system whose adventures are played."""
    options_type: Any
    """Settings of the whole campaign."""
    preset: Options
    state_type: Any
    """A `CampaignState` of the system's types."""
    actions: TypeAdapter[Any]
    events: TypeAdapter[Any]
    catalog: Path
    packs: PackPoints | None
    """What its campaigns take from packs, None where they take nothing."""
    plans: tuple[str, ...]
    """Settings of the adventure that the members choose anew each time."""
    recruiting: str
    """The group of offers that add heroes to the roster."""

    def first_plan(self, options: O_contra) -> Options:
        """Return the settings of the first adventure; RuleError where there is none with these."""
        ...

    def check_plan(self, state: C_contra, plan: Options) -> None:
        """Refuse settings that the next adventure cannot have: RuleError with the sentence."""
        ...

    def most_heroes(self, state: C_contra) -> int:
        """Return how many heroes a member may bring along."""
        ...

    def awaiting(self, state: C_contra) -> tuple[Seat, ...]:
        """Return who must decide something in town now, in seat order.

        Asked while there is a visit.
        """
        ...

    def offers(self, state: C_contra, seat: Seat) -> Iterable[Option]:
        """Return the options of a member in town now.

        While there is a visit: all of it. Before setting out: how to add heroes to the roster,
        besides what every campaign offers.
        """
        ...

    def perform(self, play: CampaignResolution[Any], seat: Seat, action: Action) -> None:
        """Carry out one of the system's own actions.

        Raises:
            RuleError: it cannot be done now; no die was rolled.
        """
        ...

    def depart(self, state: C_contra, party: tuple[V_contra, ...], dice: Dice) -> Transition[Any]:
        """Begin the adventure with `state.plan` as its settings and these heroes in it."""
        ...

    def come_home(self, play: CampaignResolution[Any], ended: S_contra, outcome: Outcome) -> None:
        """Bring the party home from an adventure: fates, coins, experience, the visit to town.

        `state.party` still names the party, whose heroes are `away` when it is asked and must not
        be afterwards. Heroes it adds to
        the roster were met on the way: they count as having been of the party.
        """
        ...

    def pilot(self, state: C_contra, seat: Seat, stance: Stance) -> Action | None:
        """Return the autopilot's action in town; None leaves it to the rules for every campaign.

        Before setting out every campaign brings the heroes it may, and sets out.
        """
        ...

    def story(self, state: C_contra) -> tuple[Text, ...]:
        """Return the town in a few sentences."""
        ...

    def prompt(self, state: C_contra) -> Text:
        """Return the question that is decided in town now; asked only during a visit."""
        ...

    def line(self, state: C_contra, veteran: V_contra) -> PartyLine:
        """Return one hero of the roster, of any fate, as everybody may see it."""
        ...

    def services(self, state: C_contra) -> tuple[Service, ...]:
        """Return what is to be had in town, each in a house of its own."""
        ...

    def looks(self, veteran: V_contra) -> Looks:
        """Return what one hero's figure shows."""
        ...

    def sheet(self, state: C_contra, seat: Seat) -> Sheet:
        """Return a member's heroes in full."""
        ...


class Gate(Protocol[O_contra, S, V_contra, C]):
    """A module of how adventures begin, and of what comes home from them."""

    def first_plan(self, options: O_contra, /) -> Options:
        """Return the settings of the first adventure; RuleError where there is none with these."""
        ...

    def check_plan(self, state: C, plan: Options, /) -> None:
        """Refuse settings that the next adventure cannot have: RuleError with the sentence."""
        ...

    def depart(self, state: C, party: tuple[V_contra, ...], dice: Dice, /) -> Transition[S]:
        """Begin the adventure with these heroes in it."""
        ...

    def come_home(self, play: CampaignResolution[C], ended: S, outcome: Outcome, /) -> None:
        """Take over the results of an adventure: fates, coins, experience."""
        ...


class Show(Protocol[V_contra, C_contra]):
    """A module of what members see and are offered between adventures."""

    def offers(self, state: C_contra, seat: Seat, /) -> Iterable[Option]:
        """Return the options of a member in town besides those of every campaign."""
        ...

    def story(self, state: C_contra, /) -> tuple[Text, ...]:
        """Return the town in a few sentences."""
        ...

    def line(self, state: C_contra, veteran: V_contra, /) -> PartyLine:
        """Return one hero of the roster."""
        ...

    def services(self, state: C_contra, /) -> tuple[Service, ...]:
        """Return what is to be had in town."""
        ...

    def looks(self, veteran: V_contra, /) -> Looks:
        """Return what one hero's figure shows."""
        ...

    def sheet(self, state: C_contra, seat: Seat, /) -> Sheet:
        """Return a member's heroes in full."""
        ...


class NoVisits(Generic[O_contra, S, V_contra, C]):
    """The answers of a system that asks for nothing in any order between adventures.

    A member brings one hero along, and `state.visit` is always None. What differs by system is
    answered by the modules `gate` and `show`.
    """

    gate: Gate[O_contra, S, V_contra, C]
    show: Show[V_contra, C]

    def first_plan(self, options: O_contra) -> Options:
        """Let `gate` return the settings of the first adventure."""
        return self.gate.first_plan(options)

    def check_plan(self, state: C, plan: Options) -> None:
        """Let `gate` refuse settings that the next adventure cannot have, by a RuleError."""
        self.gate.check_plan(state, plan)

    def depart(self, state: C, party: tuple[V_contra, ...], dice: Dice) -> Transition[S]:
        """Let `gate` begin the adventure with these heroes in it."""
        return self.gate.depart(state, party, dice)

    def come_home(self, play: CampaignResolution[C], ended: S, outcome: Outcome) -> None:
        """Let `gate` take over the results of an adventure."""
        self.gate.come_home(play, ended, outcome)

    def offers(self, state: C, seat: Seat) -> Iterable[Option]:
        """Let `show` return the options of a member in town."""
        return self.show.offers(state, seat)

    def story(self, state: C) -> tuple[Text, ...]:
        """Let `show` return the town in a few sentences."""
        return self.show.story(state)

    def line(self, state: C, veteran: V_contra) -> PartyLine:
        """Let `show` return one hero of the roster."""
        return self.show.line(state, veteran)

    def services(self, state: C) -> tuple[Service, ...]:
        """Let `show` return what is to be had in town."""
        return self.show.services(state)

    def looks(self, veteran: V_contra) -> Looks:
        """Let `show` return what one hero's figure shows."""
        return self.show.looks(veteran)

    def sheet(self, state: C, seat: Seat) -> Sheet:
        """Let `show` return a member's heroes in full."""
        return self.show.sheet(state, seat)

    def most_heroes(self, state: C) -> int:  # noqa: ARG002 - always the same
        """Return one: a seat of the adventure has one hero."""
        return 1

    def awaiting(self, state: C) -> tuple[Seat, ...]:  # noqa: ARG002 - no visits
        """Return nobody: there is no visit."""
        return ()

    def prompt(self, state: C) -> Text:  # noqa: ARG002 - no visits
        """Refuse: nothing is asked without a visit.

        Raises:
            RuleError: always.
        """
        raise RuleError("campaign-refused-unknown")


AnyProgress = Progress[Any, Any, Any, Any]
