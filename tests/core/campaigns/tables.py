"""A campaign's table to play at in tests."""

from typing import Any

import pytest

from rules.core.answers import SeatInfo, Stance
from rules.core.campaign import Campaign
from rules.core.campaign.state import AnyCampaign, Veteran
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.core.model import Action, Options, Seat
from rules.core.words import Event
from rules.systems.third_six.campaign import CAMPAIGN as THIRD_SIX
from rules.systems.three_dice.campaign import CAMPAIGN as THREE_DICE
from tests.support.playing import HEROES, party

__all__ = ["THIRD_SIX", "THREE_DICE", "Table"]


class Table:
    """A campaign under way: whoever acts is named by seat, whatever is done by its option's id."""

    def __init__(
        self,
        members: int,
        rules: Campaign = THREE_DICE,
        options: Options | None = None,
        seed: bytes = b"table",
    ) -> None:
        self.rules = rules
        self.dice = SeededDice(seed)
        begun = rules.new_game(options or rules.preset, party(members), self.dice)
        self.state: AnyCampaign = begun.state
        self.told: list[Event] = list(begun.events)

    def do(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Do something; what happened."""
        moved = self.rules.apply(self.state, seat, action, self.dice)
        self.state = moved.state
        self.told.extend(moved.events)
        return moved.events

    def pick(self, seat: Seat, *ids: str) -> tuple[Event, ...]:
        """Choose what is offered by these ids, one after the other; what happened last."""
        events: tuple[Event, ...] = ()
        for wanted in ids:
            events = self.do(seat, self.offered(seat)[wanted])
        return events

    def offered(self, seat: Seat) -> dict[str, Action]:
        """What a seat may do now, by id."""
        return {option.id: option.action for option in self.rules.legal_actions(self.state, seat)}

    def refused(self, seat: Seat, action: Action) -> str:
        """The key of the refusal that an action meets."""
        with pytest.raises(RuleError) as refusal:
            self.rules.apply(self.state, seat, action, SeededDice(b"refused"))
        return refusal.value.text.key

    def join(self, seat: Seat) -> None:
        """Somebody comes to the table."""
        newcomer = SeatInfo(seat=seat, name=HEROES[seat - 1])
        moved = self.rules.join(self.state, newcomer, self.dice)
        self.state = moved.state
        self.told.extend(moved.events)

    def awaited(self) -> tuple[Seat, ...]:
        """Who is asked now."""
        return self.rules.awaiting(self.state)

    def veteran(self, number: int) -> Any:
        """A hero of the roster."""
        return self.state.veteran(number)

    def set_veteran(self, veteran: Veteran) -> None:
        """Have a hero be as the test needs it."""
        roster = tuple(
            veteran if each.number == veteran.number else each for each in self.state.roster
        )
        self.state = self.state.with_(roster=roster)

    def enlisted(self, *seats: Seat) -> "Table":
        """Each of these members finds a hero: the first is number 1, and so on."""
        for seat in seats:
            self.pick(seat, "enlist" if self.rules is THREE_DICE else "enlist-barbarian")
        return self

    def gone(self, *seats: Seat) -> "Table":
        """Each of these members brings their last hero and sets out."""
        for seat in seats:
            number = self.state.heroes_of(seat)[-1].number
            self.pick(seat, f"bring-{number}", "set-out")
        return self

    def home(self, stance: Stance = "careful", actions: int = 4000) -> "Table":
        """The adventure under way is played to its end by autopilot."""
        for _ in range(actions):
            if self.state.away is None:
                return self
            seat = self.awaited()[0]
            self.do(seat, self.rules.autopilot(self.state, seat, stance))
        raise AssertionError("the adventure does not end")

    def kinds(self) -> list[str]:
        """The kinds of all that happened."""
        return [str(event.model_dump()["kind"]) for event in self.told]
