"""A campaign as a ruleset: its system's adventures, and the town between."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from rules.core.answers import Option, Outcome, PartyLine, SeatInfo, Sheet, Stance, Transition, View
from rules.core.campaign import actions as frame_actions
from rules.core.campaign import adapters, errands, events, offers, outing, pilot, show, town
from rules.core.campaign.progress import AnyProgress
from rules.core.campaign.resolution import CampaignResolution
from rules.core.campaign.situations import situations_of
from rules.core.campaign.state import AnyCampaign, Member
from rules.core.caution import Caution
from rules.core.dice import Dice
from rules.core.errands import Errand
from rules.core.errors import RuleError
from rules.core.luck import Face, RawEvent, Throw
from rules.core.model import Action, Options, Seat
from rules.core.ruleset import BaseRuleset
from rules.core.standing_orders import Tactics
from rules.core.telling import Role
from rules.core.words import Text

SEATS = (1, 8)
WORDS = Path(__file__).parent / "words"
Done = Transition[Any]
MAJOR = frozenset(("campaign-came-home",))
MINOR = frozenset(("campaign-experience",))
"""What the party's return tells first, and what the lines of the heroes show anyway."""
OUTCOMES = frozenset(("campaign-departed",))
"""What a choice in town comes to: without it, what waits in the first room would be told alone."""
WORDLESS = {
    "town_bring": "campaign-did-bring",
    "town_leave": "campaign-did-leave",
    "town_set_out": "campaign-did-set-out",
    "town_stay_home": "campaign-did-stay-home",
}
"""What members do in town of which no event tells."""
TALE: dict[str, Role] = {
    "campaign-departed": "chapter",
    "campaign-came-home": "turn",
    "campaign-joined": "hero",
    "campaign-founded": "silent",
    "campaign-planned": "silent",
    "campaign-coins": "silent",
    "campaign-experience": "silent",
    "campaign-sat-out": "silent",
    "campaign-invited": "silent",
    "campaign-closing-asked": "silent",
    "campaign-closing-refused": "silent",
    "campaign-closed": "turn",
}
"""What its events are to its tale: each adventure is a chapter."""
Parse = Callable[[Any, Seat, str], Action | None]
"""What words mean in town; a system may have it beside what `Progress` asks for."""
ByPost = Callable[[Any], Options]
"""Settings as a table by post needs them; a system may have it as well."""


class Campaign(BaseRuleset[Any, Any]):
    """The campaign of one system; see `Progress` for what the system adds."""

    seats = SEATS
    late_joining = True

    def __init__(self, progress: AnyProgress) -> None:
        inner = progress.inner
        self.progress = progress
        self.key = progress.key
        self.rules_version = inner.rules_version
        self.reads = inner.readable
        self.seats = (SEATS[0], min(SEATS[1], inner.seats[1]))
        self.options_type = progress.options_type
        self.preset: Options = progress.preset
        self.state_type = progress.state_type
        self.actions: TypeAdapter[Any] = adapters.joined(
            inner.actions, frame_actions.ACTIONS, progress.actions
        )
        self.events: TypeAdapter[Any] = adapters.joined(
            inner.events, events.EVENTS, progress.events
        )
        self.catalog = progress.catalog
        self.packs = progress.packs
        self.shared_catalogs = (WORDS, *inner.catalogs)
        self.crowds = inner.crowds
        self.table_rolls = inner.table_rolls
        self.undeclarable = inner.undeclarable
        self.long_turns = inner.long_turns
        self.unmarked = inner.unmarked
        self.turn_notes = inner.turn_notes
        self.settled_before = inner.settled_before
        self.told_since = inner.told_since
        self.situations = situations_of(inner)
        told = inner.telling
        self.telling = told.with_(
            major=told.major | MAJOR,
            minor=told.minor | MINOR,
            outcomes=told.outcomes | OUTCOMES,
            wordless={**told.wordless, **WORDLESS},
            tale={**told.tale, **TALE},
        )
        self._frame = adapters.kinds_of(frame_actions.ACTIONS)
        self._own = adapters.kinds_of(progress.actions)

    @property
    def declares(self) -> bool:
        """Whether its adventures know turns that can be declared before they come."""
        return self.progress.inner.declares

    @property
    def obeys(self) -> bool:
        """Whether its system knows deeds for standing orders."""
        return self.progress.inner.obeys

    @property
    def tells_luck(self) -> bool:
        """Whether its adventures say what heroes throw for."""
        return self.progress.inner.tells_luck

    @property
    def knows_repeats(self) -> bool:
        """Whether its adventures have actions that can be repeated until a fight is over."""
        return self.progress.inner.knows_repeats

    def sign_of(self, key: str) -> str:
        """Return the sign of what a message names, as in its adventures."""
        return self.progress.inner.sign_of(key)

    def check_options(self, options: Options, seats: int) -> None:
        """Refuse a table of the wrong size, or a first adventure that cannot be."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise RuleError("campaign-refused-seats", fewest=fewest, most=most)
        self.progress.inner.check_options(self.progress.first_plan(options), seats)

    def by_post(self, options: Options) -> Options:
        """Return the settings as a table by post needs them, where the system has some for that."""
        own: ByPost | None = getattr(self.progress, "by_post", None)
        return options if own is None else own(options)

    def new_game(self, options: Options, seats: tuple[SeatInfo, ...], dice: Dice) -> Done:
        """Found the campaign: members without heroes, and an empty purse.

        Raises:
            RuleError: the options do not go together.
        """
        self.check_options(options, len(seats))
        in_order = sorted(seats, key=lambda seat: seat.seat)
        members = tuple(Member(seat=seat.seat, name=seat.name) for seat in in_order)
        plan = self.progress.first_plan(options)
        state = self.state_type(options=options, plan=plan, members=members)
        play = CampaignResolution(state, dice)
        play.tell(events.Founded(members=", ".join(member.name for member in members)))
        return _done(play)

    def join(self, state: AnyCampaign, seat: SeatInfo, dice: Dice) -> Done:
        """Seat somebody, new or back; while a party is away they wait for it in town.

        Raises:
            RuleError: the campaign is over, or the seat is taken or of no such number.
        """
        if state.ending:
            raise RuleError("campaign-refused-over")
        fewest, most = self.seats
        if not fewest <= seat.seat <= most:
            raise RuleError("campaign-refused-seats", fewest=fewest, most=most)
        sitting = {member.seat: member for member in state.members}
        if seat.seat in sitting and sitting[seat.seat].active:
            raise RuleError("campaign-refused-seat-taken")
        sitting[seat.seat] = Member(seat=seat.seat, name=seat.name)
        members = sitting.values()
        play = CampaignResolution(state, dice)
        play.change(members=tuple(sorted(members, key=lambda member: member.seat)))
        play.tell(events.Joined(member=seat.name))
        return _done(play)

    def awaiting(self, state: AnyCampaign) -> tuple[Seat, ...]:
        """Return who must decide something now, in seat order."""
        if state.ending:
            return ()
        if state.away is not None:
            return self.progress.inner.awaiting(state.away)
        return town.awaiting(self.progress, state)

    def legal_actions(self, state: AnyCampaign, seat: Seat) -> tuple[Option, ...]:
        """Return the options of a seat now."""
        if seat not in self.awaiting(state):
            return ()
        if state.away is not None:
            return self.progress.inner.legal_actions(state.away, seat)
        return tuple(offers.offers(self.progress, state, seat))

    def apply(self, state: AnyCampaign, seat: Seat, action: Action, dice: Dice) -> Done:
        """Carry out an action; when the adventure ends with it, the party comes home as well.

        Raises:
            RuleError: the rules do not allow it; nothing happened.
        """
        if state.ending:
            raise RuleError("campaign-refused-over")
        kind = str(getattr(action, "kind", ""))
        at_home = kind in self._frame or kind in self._own
        if at_home == (state.away is not None):
            raise RuleError("campaign-refused-away" if at_home else "campaign-refused-not-away")
        play = CampaignResolution(state, dice)
        if not at_home:
            outing.go_on(self.progress, play, seat, action)
            return _done(play)
        if seat not in town.awaiting(self.progress, state):
            raise RuleError("campaign-refused-not-asked")
        if kind in self._own:
            if state.closing is not None:
                raise RuleError("campaign-refused-closing")
            self.progress.perform(play, seat, action)
        elif town.perform(self.progress, play, seat, action):
            outing.depart(self.progress, play)
        return _done(play)

    def autopilot(self, state: AnyCampaign, seat: Seat, stance: Stance) -> Action:
        """Return the action of the system's autopilot with a temper, for a seat."""
        if state.away is not None:
            return self.progress.inner.autopilot(state.away, seat, stance)
        return pilot.pilot(self.progress, state, seat, stance)

    def view(self, state: AnyCampaign, viewer: Seat | None) -> View:
        """Return the moment as one seat, or the public, may see it."""
        return show.view(self.progress, state, viewer)

    def party(self, state: AnyCampaign) -> tuple[PartyLine, ...]:
        """Return the party, as the view has it."""
        return show.party(self.progress, state)

    def turn(self, state: AnyCampaign) -> int:
        """Return the number of the turn: those of the adventure under way follow the town's."""
        return state.turn + (0 if state.away is None else self.progress.inner.turn(state.away))

    def region(self, state: AnyCampaign) -> str:
        """Return the region, as the view has it."""
        return show.region(self.progress, state)

    def sheet(self, state: AnyCampaign, seat: Seat) -> Sheet:
        """Return a member's heroes in full."""
        return show.sheet(self.progress, state, seat)

    def parse(self, state: AnyCampaign, seat: Seat, text: str) -> Action | None:
        """Return the action that a text means although it is no option."""
        if state.away is not None:
            return self.progress.inner.parse(state.away, seat, text)
        at_home: Parse | None = getattr(self.progress, "parse", None)
        return None if at_home is None else at_home(state, seat, text)

    def farewell(self, state: AnyCampaign, seat: Seat) -> Action | None:
        """Return the action by which a member leaves; None while the party is away."""
        if state.away is not None:
            return None
        wish = frame_actions.SitOut()
        offered = [option.action for option in self.legal_actions(state, seat)]
        return wish if wish in offered else None

    def following(self, state: AnyCampaign) -> tuple[Seat, ...]:
        """Return who is next in the adventure under way; in town nobody waits for anybody."""
        return () if state.away is None else self.progress.inner.following(state.away)

    def interrupted(self, state: AnyCampaign) -> tuple[Seat, ...]:
        """Return whose turn in the adventure under way goes on once somebody else is done."""
        return () if state.away is None else self.progress.inner.interrupted(state.away)

    def declarable(self, state: AnyCampaign, seat: Seat) -> tuple[Option, ...]:
        """Return the options of a seat for its turn of a round, while the party is away."""
        return () if state.away is None else self.progress.inner.declarable(state.away, seat)

    def in_round(self, state: AnyCampaign) -> bool:
        """Return whether a round of the adventure under way is on; in town there are none."""
        return state.away is not None and self.progress.inner.in_round(state.away)

    def round_of(self, state: AnyCampaign) -> int:
        """Return a number by which a round is told from others, as for turns."""
        return state.turn + (0 if state.away is None else self.progress.inner.round_of(state.away))

    def turn_left(self, state: AnyCampaign, seat: Seat) -> bool:
        """Return whether a seat's turn of a round is on or to come, while the party is away."""
        return state.away is not None and self.progress.inner.turn_left(state.away, seat)

    def its_turn(self, state: AnyCampaign, seat: Seat) -> bool:
        """Return whether a seat's own turn of a round is on, while the party is away."""
        return state.away is not None and self.progress.inner.its_turn(state.away, seat)

    def as_well(self, state: AnyCampaign, seat: Seat, action: Action) -> Action | None:
        """Return what a seat does that follows a companion, while the party is away."""
        return None if state.away is None else self.progress.inner.as_well(state.away, seat, action)

    def goes_on(self, before: AnyCampaign, after: AnyCampaign, seat: Seat) -> bool:
        """Return whether a seat's turn goes on after an action, while the party is away."""
        if before.away is None or after.away is None:
            return False
        return self.progress.inner.goes_on(before.away, after.away, seat)

    def repeats(self, state: AnyCampaign, action: Action) -> bool:
        """Return whether an action may be repeated until the fight ends; in town none."""
        return state.away is not None and self.progress.inner.repeats(state.away, action)

    def may_fight_on(self, state: AnyCampaign) -> bool:
        """Return whether a fight is on in which a turn may be left to a team; in town none is."""
        return state.away is not None and self.progress.inner.may_fight_on(state.away)

    def nothing_left(self, state: AnyCampaign, seat: Seat, last: Action) -> Action | None:
        """Return the action that ends a seat's turn with nothing left in it; in town None."""
        if state.away is None:
            return None
        return self.progress.inner.nothing_left(state.away, seat, last)

    def throws(self, events: Sequence[RawEvent], faces: Sequence[Face]) -> Iterable[Throw]:
        """Return what heroes threw for in a stored step of an adventure."""
        return self.progress.inner.throws(events, faces)

    def votes(self, state: AnyCampaign) -> bool:
        """Return whether the seats that are awaited vote on one thing; in town they do not."""
        return state.away is not None and self.progress.inner.votes(state.away)

    def first_decides(self, options: Options) -> bool:  # noqa: ARG002 - a town is a town
        """Return that whoever is first decides, as in every town, whatever holds on the way."""
        return True

    def in_common(self, state: AnyCampaign, action: Action) -> tuple[Seat, ...]:
        """Return the seats that decide an action together."""
        if state.away is None:
            return errands.errand(self.progress, state, action).party
        return self.progress.inner.in_common(state.away, action)

    def voting(self, state: AnyCampaign, action: Action) -> tuple[Seat, ...]:
        """Return the seats that have yet to vote, while the party is away."""
        return () if state.away is None else self.progress.inner.voting(state.away, action)

    def in_town(self, state: AnyCampaign) -> bool:
        """Return whether the party is at home."""
        return state.away is None and not state.ending

    def errand(self, state: AnyCampaign, action: Action) -> Errand:
        """Return what an action in town is to the other members."""
        return errands.errand(self.progress, state, action)

    def confirmation(self, state: AnyCampaign, seat: Seat) -> Action | None:
        """Return what a member does in town to confirm what the others have agreed to."""
        return errands.confirmation(self.progress, state, seat)

    def lessons(self, state: AnyCampaign, seat: Seat) -> tuple[str, ...]:
        """Return the lessons that fit a seat's present decision; in town none."""
        return () if state.away is None else self.progress.inner.lessons(state.away, seat)

    def task(self, state: AnyCampaign) -> Text | None:
        """Return the goal of the adventure under way."""
        if state.away is None:
            return None
        goal: Text = self.progress.inner.goal(state.away.options)
        return goal

    def tactics(self, state: AnyCampaign, seat: Seat) -> Tactics:
        """Return the conditions and actions for a seat's standing orders now; in town none."""
        if state.away is None:
            return super().tactics(state, seat)
        return self.progress.inner.tactics(state.away, seat)

    def caution(self, state: AnyCampaign, seat: Seat, there: frozenset[Seat]) -> Caution:
        """Return how an absent player's hero is played with care, while the party is away."""
        if state.away is None:
            return super().caution(state, seat, there)
        return self.progress.inner.caution(state.away, seat, there)

    def outcome(self, state: AnyCampaign) -> Outcome | None:
        """Return how the campaign ended: it is finished when its members have closed it."""
        if not state.ending:
            return None
        text = Text.of(
            "campaign-outcome",
            chapters=len(state.chapters),
            won=sum(chapter.result == "victory" for chapter in state.chapters),
            purse=state.purse,
        )
        return Outcome(result="finished", text=text)


def _done(play: CampaignResolution[Any]) -> Done:
    return Done.model_construct(state=play.state, events=tuple(play.events))
