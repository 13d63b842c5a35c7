"""Campaigns by chance, with their books kept beside them and compared at every step."""

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rules.core.answers import STANCES, SeatInfo, Transition
from rules.core.campaign import Campaign
from rules.core.campaign.events import CoinsMoved, ExperienceMoved
from rules.core.dice import ScriptedDice, SeededDice
from rules.core.model import Action
from tests.support.chance import laws_of
from tests.support.playing import HEROES, party

HOMEWARD = ("go-home", "town", "leave")
"""Options with which a party that has had enough comes home."""
RARE = ("close", "close-for-good", "sit-out", "retire", "plan-")
"""What chance does seldom at home, as it leads to little more."""
EVERY = 40
"""How often, in steps, a state goes to JSON and back."""
OFTEN = 5
"""How often an adventure is held against its system's own laws."""

Experience = Callable[[Any], int]


class Books(NamedTuple):
    """What a journal's events say of the purse: all that came in, and all that went out."""

    earned: int
    paid: int


def books(told: tuple[Any, ...]) -> Books:
    """Return the sums of all coins that some events moved."""
    amounts = [event.amount for event in told if isinstance(event, CoinsMoved)]
    return Books(
        earned=sum(amount for amount in amounts if amount > 0),
        paid=-sum(amount for amount in amounts if amount < 0),
    )


class Entry(NamedTuple):
    """One step of a campaign's journal: somebody who came, or what a seat did, with its faces."""

    seat: int
    action: Action | None
    faces: tuple[int, ...]
    name: str = ""


class Ledger:
    """All that a campaign's events have said so far, and what must follow from it."""

    def __init__(self, rules: Campaign, state: Any) -> None:
        self.rules = rules
        self.state = state
        self.purse = 0
        self.experience: Counter[str] = Counter()
        self.points = experience_of(rules)

    def step(self, moved: Transition[Any]) -> None:
        """Enter a step's events, and compare."""
        before, self.state = self.state, moved.state
        told = books(moved.events)
        assert told.earned >= 0
        assert told.paid >= 0
        self.purse += told.earned - told.paid
        for event in moved.events:
            if isinstance(event, CoinsMoved):
                assert event.purse >= 0
                assert (event.paid, event.coins) == (event.amount < 0, abs(event.amount))
            if isinstance(event, ExperienceMoved):
                self.experience[event.hero] += event.amount
                assert event.total == self.experience[event.hero] >= 0
        self._compare(before)

    def _compare(self, before: Any) -> None:
        state = self.state
        assert state.purse == self.purse >= 0
        self._roster(before)
        self._places()
        if len(state.chapters) != len(before.chapters):
            self._chapters(before)

    def _roster(self, before: Any) -> None:
        """Nobody leaves the roster, nobody returns from the dead, and experience is as told."""
        state = self.state
        if state.roster is before.roster:
            return
        numbers = [veteran.number for veteran in state.roster]
        assert numbers[: len(before.roster)] == [veteran.number for veteran in before.roster]
        assert len(set(numbers)) == len(numbers)
        assert len({veteran.name for veteran in state.roster}) == len(numbers)
        for old, new in zip(before.roster, state.roster, strict=False):
            assert (old.name, old.owner) == (new.name, new.owner)
            assert old.fate != "dead" or new.fate == "dead" or self.rules.key in RAISING
        if self.points is not None:
            for veteran in state.roster:
                assert self.points(veteran) == self.experience[veteran.name]

    def _places(self) -> None:
        """Nobody is in two places, nobody dead goes, and only those who may be asked are."""
        state = self.state
        away = {veteran.number for veteran in state.roster if veteran.fate == "away"}
        assert len(set(state.party)) == len(state.party)
        asked = set(self.rules.awaiting(state))
        if state.away is None:
            assert not away
            assert all(state.veteran(number).fate == "home" for number in state.party)
            assert asked <= {member.seat for member in state.active}
        else:
            assert away == set(state.party) != set()
            assert asked <= {state.veteran(number).owner for number in state.party}

    def _chapters(self, before: Any) -> None:
        """An adventure is one more chapter; parties, fallen and coins are those of the chapters."""
        state = self.state
        *old, new = state.chapters
        assert tuple(old) == before.chapters
        assert new.number == len(state.chapters)
        assert new.coins == state.purse - before.purse
        assert set(before.party) <= set(new.party)
        went = Counter(number for chapter in state.chapters for number in chapter.party)
        for veteran in state.roster:
            assert veteran.adventures == went[veteran.number]
        dead = {veteran.number for veteran in state.roster if veteran.fate == "dead"}
        fallen = {number for chapter in state.chapters for number in chapter.fallen}
        assert dead <= fallen


RAISING: frozenset[str] = frozenset({"mkd-campaign"})
"""Campaigns in whose towns the dead can be called back."""


def experience_of(rules: Campaign) -> Experience | None:
    """A system's own `experience(veteran)` of its laws, where its heroes gain some."""
    name = f"tests.systems.{rules.progress.inner.key.replace('-', '_')}.laws"
    found: Experience | None = None
    if find_spec(name):
        found = getattr(import_module(name), "experience", None)
    return found


def play_campaign(
    rules: Campaign, options: Any, seats: int, seed: int, steps: int, *, again: bool = True
) -> Any:
    """Play a campaign by chance at home, by autopilot outside, at most that many steps.

    `again` plays its journal a second time.

    Raises:
        AssertionError: the books do not fit, a state did not survive storage, or the journal does
            not lead to the same end.
    """
    secret = seed.to_bytes(8, "big") + b"campaign"
    dice, chance = SeededDice(secret), SeededDice(secret + b"choices")
    begun = rules.new_game(options, party(seats), dice)
    ledger, state = Ledger(rules, begun.state), begun.state
    ledger.step(begun)
    journal: list[Entry] = []
    sound = laws_of(rules.progress.inner.key).check
    for step in range(steps):
        asked = rules.awaiting(state)
        if not asked:
            assert rules.outcome(state) is not None
            break
        rolled = len(dice.rolls)
        seat = asked[chance.roll(len(asked), "seat") - 1]
        guest = len(state.members) + 1
        if chance.roll(60, "guest") == 1 and guest <= min(rules.seats[1], len(HEROES)):
            moved = rules.join(state, SeatInfo(seat=guest, name=HEROES[guest - 1]), dice)
            journal.append(Entry(guest, None, faces(dice, rolled), HEROES[guest - 1]))
        else:
            action = choose(rules, state, seat, chance)
            moved = rules.apply(state, seat, action, dice)
            journal.append(Entry(seat, action, faces(dice, rolled)))
        ledger.step(moved)
        state = moved.state
        if state.away is not None and step % OFTEN == 0:
            sound(state.away)
        if step % EVERY == 0:
            stored(rules, state)
    stored(rules, state)
    if again:
        assert replayed(rules, begun.state, journal) == state
    return state


def faces(dice: SeededDice, since: int) -> tuple[int, ...]:
    """The faces rolled since then."""
    return tuple(roll.face for roll in dice.rolls[since:])


def choose(rules: Campaign, state: Any, seat: int, chance: SeededDice) -> Action:
    """By autopilot most of the time, by whim at home, and homeward outside where that is open."""
    stance = STANCES[chance.roll(len(STANCES), "stance") - 1]
    if chance.roll(3, "whim") > 1:
        return rules.autopilot(state, seat, stance)
    options = rules.legal_actions(state, seat)
    if state.away is not None:
        ways = [option.action for option in options if option.id in HOMEWARD]
        return ways[0] if ways else rules.autopilot(state, seat, stance)
    usual = [option for option in options if not option.id.startswith(RARE)]
    rare = state.closing is not None or chance.roll(12, "rare") == 1 or not usual
    some = options if rare else usual
    return some[chance.roll(len(some), "option") - 1].action


def stored(rules: Campaign, state: Any) -> None:
    """A state survives its stored form."""
    assert rules.state_type.model_validate_json(state.model_dump_json()) == state


def replayed(rules: Campaign, state: Any, journal: list[Entry]) -> Any:
    """Where a journal leads with its own faces, all of which are used."""
    for entry in journal:
        dice = ScriptedDice(*entry.faces)
        if entry.action is None:
            state = rules.join(state, SeatInfo(seat=entry.seat, name=entry.name), dice).state
        else:
            state = rules.apply(state, entry.seat, entry.action, dice).state
        assert dice.left == ()
    return state
