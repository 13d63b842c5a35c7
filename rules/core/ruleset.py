"""The contract of a tabletop system: what each must say, and what holds where it says nothing."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter

from rules.core.answers import (
    Option,
    Outcome,
    PartyLine,
    SeatInfo,
    Sheet,
    Stance,
    Transition,
    View,
)
from rules.core.caution import Caution
from rules.core.dice import Dice
from rules.core.errands import Errand
from rules.core.errors import RuleError
from rules.core.luck import Face, RawEvent, Throw
from rules.core.model import Action, GameState, Options, Seat
from rules.core.oracle import OracleTable
from rules.core.packs.balance import Deed
from rules.core.packs.forging import Forge
from rules.core.packs.points import PackPoints
from rules.core.pitch import Pitch
from rules.core.settings import settings_of
from rules.core.situations import NONE, Situations
from rules.core.standing_orders import Tactics
from rules.core.telling import PLAIN, Telling
from rules.core.tutorial import Tutorial
from rules.core.words import Text

S = TypeVar("S", bound=GameState)
P = TypeVar("P", bound=Options)


class BaseRuleset(Generic[P, S]):
    """A tabletop system. Every method is pure and synchronous; no argument is ever changed.

    A system says its `key`, its types and words, and answers `new_game`, `awaiting`,
    `legal_actions`, `apply` and `view`; all else has an honest default.

    Laws, held by the conformance tests: whatever `legal_actions` offers, `apply` accepts; a seat
    not in `awaiting` is offered nothing; a game with an outcome awaits nobody; the same state,
    action and faces give the same transition.
    """

    key: str
    rules_version = 1
    """Grows with every change after which old logs play differently."""
    reads: frozenset[int] = frozenset()
    """Versions of its rules, besides its own, whose logs it can still play again."""
    seats: tuple[int, int] = (1, 8)
    """Fewest and most seats."""
    late_joining = False
    """Whether `join` may take somebody in once the game is on; it refuses with the rule's words."""
    options_type: Any
    """Its options; the defaults are the rules as written."""
    preset: Options
    """What a new lobby proposes: a game that friends can finish."""
    presets: Mapping[str, Options] = {}
    """Settings to begin with, the shortest evening first; `preset` is one of them.

    The catalog knows each as `<key>-preset-<name>`, and says in `<key>-preset-<name>-blurb` what
    it is like.
    """
    daily: Options | None = None
    """The settings of the dungeon that a day has for everybody.

    They are the same for every table of a day, so whoever changes them changes what is compared.
    """
    pitch = Pitch()
    """What somebody who chooses a game wants to know of it: length, difficulty, a picture."""
    state_type: Any
    actions: TypeAdapter[Any]
    events: TypeAdapter[Any]
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
    """How the raw state of each older version becomes that of the next."""
    catalog: Path
    """The folder of its words: `<locale>.ftl`."""
    shared_catalogs: tuple[Path, ...] = ()
    """Folders of words that it shares with other systems on the same core."""
    telling: Telling = PLAIN
    """How its long turns are told."""
    oracle: tuple[OracleTable, ...] = ()
    """The tables that it lends to people who play at a table of their own."""
    crowds = False
    """Whether several figures may stand on one square, as where a small room holds a party."""
    table_rolls: tuple[str, ...] = ()
    """Ids of options with which a player rolls for the dungeon."""
    undeclarable = Text.of("undeclarable")
    """Why nothing can be declared where `declarable` offers nothing."""
    long_turns = False
    """Whether a turn has many steps. A declared one is then led to its end by careful play."""
    unmarked: frozenset[str] = frozenset()
    """Reasons of dice that lie face down, though its first logs did not mark them so."""
    tutorial: Tutorial | None = None
    """Its guided first dungeon, if it has one."""
    situations: Situations[Any] = NONE
    """What developers can have staged of it, besides what every game knows."""
    lesson_of: Mapping[str, str] = {}
    """The sentence that explains a kind of action to a newcomer, the most urgent first."""
    turn_notes: frozenset[str] = frozenset()
    """Notes of the party that tell whose turn is over, and so reveal nothing that undoing hides."""
    packs: PackPoints | None = None
    """What it takes from packs, if anything."""
    forges: tuple[Forge, ...] = ()
    """What can be made for its packs in the chat; of games that share packs, one alone has them."""
    settled_before: frozenset[str] = frozenset()
    """Kinds of events by which its older logs tell how a vote without majority was settled."""
    told_since: frozenset[str] = frozenset()
    """Kinds of events of which its older logs told nothing."""

    # What each system answers itself

    def new_game(self, options: P, seats: tuple[SeatInfo, ...], dice: Dice, /) -> Transition[S]:
        """Set the game up and run to the first decision."""
        raise NotImplementedError

    def awaiting(self, state: S, /) -> tuple[Seat, ...]:
        """Return who must decide something now, in seat order; empty when the game is over."""
        raise NotImplementedError

    def legal_actions(self, state: S, seat: Seat, /) -> tuple[Option, ...]:
        """Return the options of a seat now; empty for a seat that is not awaited."""
        raise NotImplementedError

    def apply(self, state: S, seat: Seat, action: Action, dice: Dice, /) -> Transition[S]:
        """Carry out an action, and run on to the next decision.

        Raises:
            RuleError: the rules do not allow it; nothing happened.
        """
        raise NotImplementedError

    def view(self, state: S, viewer: Seat | None, /) -> View:
        """Return the moment as a seat, or the public, may see it; secrets are removed here."""
        raise NotImplementedError

    # What most systems answer themselves

    def check_options(self, options: P, seats: int, /) -> None:
        """Refuse settings that do not go together: RuleError with the sentence. None do."""

    def goal(self, options: P, /) -> Text:
        """Return the party's goal: `<key>-goal`, which is given every setting by name."""
        given = {each.name: _numbered(each.value) for each in settings_of(options)}
        return Text.of(f"{self.key}-goal", **given)

    def task(self, state: S, /) -> Text | None:
        """Return the party's present task, where the goal does not say it; here None."""
        return None

    def join(self, state: S, seat: SeatInfo, dice: Dice, /) -> Transition[S]:
        """Add a hero to a running game.

        Raises:
            RuleError: the rules do not allow it, as here, where the party is complete.
        """
        raise RuleError("error-party-complete")

    def autopilot(self, state: S, seat: Seat, stance: Stance, /) -> Action:
        """Return the action that the autopilot takes with some temper: here the first option."""
        return self.legal_actions(state, seat)[0].action

    def sheet(self, state: S, seat: Seat, /) -> Sheet:
        """Return a hero's sheet: here the text of the hero's party line."""
        lines = [line for line in self.party(state) if line.seat == seat]
        sections = tuple(
            (
                line.title or Text.of("sheet-hero"),
                tuple(
                    Text.of("sheet-stat", name=stat.label, value=stat.value) for stat in line.stats
                )
                + line.notes,
            )
            for line in lines
        )
        return Sheet(seat=seat, name=lines[0].name, sections=sections)

    def outcome(self, state: S, /) -> Outcome | None:
        """Return how the game ended, or None while it runs; here always None."""
        return None

    def party(self, state: S, /) -> tuple[PartyLine, ...]:
        """Return the party as everybody may see it, the same as in the public view.

        Systems that know it without the whole view override this, as simulations ask after every
        action.
        """
        return self.view(state, None).party

    def turn(self, state: S, /) -> int:
        """Return the number of the turn, the same as in the public view.

        Systems that know it without the whole view override this, as clocks ask after every action.
        """
        return self.view(state, None).turn

    def region(self, state: S, /) -> str:
        """Return the region that the map of the public view shows.

        Systems that know it without the whole view override this, as cards ask after every action.
        """
        return self.view(state, None).scene.region

    # What is asked of systems that have it

    def by_post(self, options: P, /) -> P:
        """Return the settings with which no decision waits for everybody's vote.

        It changes who decides what is common and nothing else, so that runs compare. Asked twice,
        it changes nothing more.
        """
        return options

    def first_decides(self, options: P, /) -> bool:
        """Return whether by these settings whoever is first decides what the party does together.

        Then `in_common` says whom it concerns, and the table may give the others time to disagree.
        """
        return False

    def in_common(self, state: S, action: Action, /) -> tuple[Seat, ...]:
        """Return the seats that decide an action together, where whoever is first decides it.

        Empty where it is the own affair of a seat, or is put to the vote anyway.
        """
        return ()

    def voting(self, state: S, action: Action, /) -> tuple[Seat, ...]:
        """Return the seats that have yet to vote, where an action is a vote that the rules count.

        By post those who say nothing for a while go with the others then. Empty for a vote that
        settings ask for.
        """
        return ()

    def in_town(self, state: S, /) -> bool:
        """Return whether decisions stand beside each other, as errands in town, to be left too.

        Elsewhere what the party does is one question, and any other answer a word against one.
        """
        return False

    def errand(self, state: S, action: Action, /) -> Errand:
        """Return what an action in town is to the others."""
        return Errand()

    def confirmation(self, state: S, seat: Seat, /) -> Action | None:
        """Return what a seat does to confirm what the others have agreed to, if it is asked."""
        return None

    def tactics(self, state: S, seat: Seat, /) -> Tactics:
        """Return the conditions and deeds that standing orders may speak of now: here none."""
        return Tactics(frozenset(), {})

    def caution(self, state: S, seat: Seat, there: frozenset[Seat], /) -> Caution:
        """Return how an awaited seat whose player is absent is played with care now.

        `there` are the seats of the others that somebody leads. Here everything is careful, so
        that the careful autopilot decides.
        """
        return Caution()

    def following(self, state: S, /) -> tuple[Seat, ...]:
        """Return who is next after those awaited now, as far as it is certain.

        Only what the rules' order says of this round, should it go on.
        """
        return ()

    def interrupted(self, state: S, /) -> tuple[Seat, ...]:
        """Return the seats whose turn goes on once somebody else is done with theirs.

        This happens where several act in any order: they are awaited together, except while one of
        them is in the middle of a turn.
        """
        return ()

    def in_order(self, options: P, /) -> bool:
        """Return whether turns of a round follow each other: only then can one be declared."""
        return True

    def declarable(self, state: S, seat: Seat, /) -> tuple[Option, ...]:
        """Return the options of a seat for its turn of this round.

        If the turn is still to come, they are those that it would have now. It is empty for a seat
        that has had its turn, and outside of rounds.
        """
        return ()

    def in_round(self, state: S, /) -> bool:
        """Return whether a round is on, in which every seat has one turn, or questions of it.

        By post such a round may have one time for all. Here there are none.
        """
        return False

    def round_of(self, state: S, /) -> int:
        """Return a number by which a round is told from others: here that of the turn.

        Systems whose turns end within a round override this.
        """
        return self.turn(state)

    def turn_left(self, state: S, seat: Seat, /) -> bool:
        """Return whether a seat's turn of the round is on or still to come.

        Systems whose options take long to find override this, as clocks ask after every action.
        """
        return bool(self.declarable(state, seat))

    def goes_on(self, before: S, after: S, seat: Seat, /) -> bool:
        """Return whether a turn goes on after something done, such as a free potion."""
        return False

    def as_well(self, state: S, seat: Seat, action: Action, /) -> Action | None:
        """Return what a seat does now that follows a companion who did something: here the same.

        It is None where that cannot be done.
        """
        legal = (option.action for option in self.legal_actions(state, seat))
        return next((each for each in legal if each == action), None)

    def repeats(self, state: S, action: Action, /) -> bool:
        """Return whether an action may be repeated until the fight ends: it spends nothing."""
        return False

    def may_fight_on(self, state: S, /) -> bool:
        """Return whether a fight is on in which a turn of many steps may be left to a team."""
        return False

    def nothing_left(self, state: S, seat: Seat, last: Action, /) -> Action | None:
        """Return the action that ends a seat's turn, if nothing else is left to do in it.

        It is None where there is something to decide, or where the seat's standing answer keeps its
        turn open. Undoing the action takes back what ended the turn as well.
        """
        return None

    def votes(self, state: S, /) -> bool:
        """Return whether the seats that are awaited vote on one thing."""
        return False

    def asked(self, state: S, seat: Seat, /) -> frozenset[str]:
        """Return the kinds of actions that a seat is offered; a system may add other lessons."""
        offered = self.legal_actions(state, seat)
        return frozenset(str(getattr(each.action, "kind", "")) for each in offered)

    def lessons(self, state: S, seat: Seat, /) -> tuple[str, ...]:
        """Return the lessons that fit a seat's present decision, in the order to tell them."""
        kinds = self.asked(state, seat)
        told = (sentence for kind, sentence in self.lesson_of.items() if kind in kinds)
        vote = ("lesson-vote",) if seat in self.awaiting(state) and self.votes(state) else ()
        return tuple(dict.fromkeys((*vote, *told)))

    def deeds(self, before: S, done: Transition[S], /) -> Iterable[Deed]:
        """Return the harm that its Monsters and Heroes did and took in a step, to weigh them."""
        return ()

    def throws(self, events: Sequence[RawEvent], faces: Sequence[Face], /) -> Iterable[Throw]:
        """Return what heroes threw for in a stored step, from its events and dice, in order."""
        return ()

    def overruled(self, options: P, /) -> Mapping[str, str]:
        """Return the settings that packs of a game overrule or add to.

        Each comes with the file of the entries that do so; the catalog says in
        `<key>-option-<field>-packed` what becomes of it. Every pack is loaded.
        """
        return {}

    def ready_made(self, state: S, seat: Seat, /) -> Action | None:
        """Return the action that gives an awaited seat a hero or team, if it has none yet.

        None once it is. A table that begins with a party that is ready does this for everybody.
        """
        return None

    def sign_of(self, key: str, /) -> str:
        """Return the sign (`rules.core.signs`) of what a message of its catalog names.

        Figures and attributes may have one; it is empty for all else, as here for everything.
        """
        return ""

    def farewell(self, state: S, seat: Seat, /) -> Action | None:
        """Return the action by which a hero leaves the game together with its player.

        It is None where nobody may leave now.
        """
        return None

    def parse(self, state: S, seat: Seat, text: str, /) -> Action | None:
        """Return the action that a text means although it is no option, as a square out of reach.

        `apply` then says why it cannot be done.
        """
        return None

    # What follows from that

    @property
    def readable(self) -> frozenset[int]:
        """Every version of its rules whose logs can be played again."""
        return self.reads | {self.rules_version}

    @property
    def catalogs(self) -> tuple[Path, ...]:
        """The folders of its words: its own, then those that it shares."""
        return (self.catalog, *self.shared_catalogs)

    @property
    def declares(self) -> bool:
        """Whether it knows turns that can be declared before they come."""
        return _overrides(self, "declarable")

    @property
    def obeys(self) -> bool:
        """Whether it knows deeds for standing orders."""
        return _overrides(self, "tactics")

    @property
    def tells_luck(self) -> bool:
        """Whether it says what heroes throw for."""
        return _overrides(self, "throws")

    @property
    def readies(self) -> bool:
        """Whether it can give players heroes or teams, instead of having them choose."""
        return _overrides(self, "ready_made")

    @property
    def knows_repeats(self) -> bool:
        """Whether it has actions that can be repeated until a fight is over."""
        return _overrides(self, "repeats")

    def its_turn(self, state: S, seat: Seat, /) -> bool:
        """Return whether a seat's own turn is on, and no other question is put to it."""
        if seat not in self.awaiting(state):
            return False
        offered = self.declarable(state, seat)
        return bool(offered) and offered == self.legal_actions(state, seat)


def _numbered(value: str) -> int | str:
    """Return a setting's value as catalogs compare it: numbers as numbers."""
    return int(value) if value.isdecimal() else value


def _overrides(rules: BaseRuleset[Any, Any], name: str) -> bool:
    return getattr(type(rules), name) is not getattr(BaseRuleset, name)


AnyRuleset = BaseRuleset[Any, Any]
