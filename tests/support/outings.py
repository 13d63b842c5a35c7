"""Games of one person and companions on autopilot, known beforehand as the service plays them."""

from collections.abc import Mapping
from hashlib import blake2b
from itertools import chain
from typing import Any, NamedTuple

from rules.core.dice import SeededDice
from rules.core.settings import with_setting
from rules.ports import Adventure, SeatRecord
from rules.registry import ruleset
from rules.service import Service
from rules.service.change import Change
from rules.service.journal import kinds
from rules.service.play.actions import act
from rules.service.play.campaign_seeds import SEED_BYTES
from rules.service.play.seats import running
from rules.service.play.unattended import run_on
from tests.support.cards import Json
from tests.support.entropy import Entropy
from tests.support.houses import ask
from tests.support.people import Person
from tests.support.playing import party
from tests.support.tables import take

SEEDS, MOST = 200, 400
PEOPLE = ("Ilse", "Tomas")
"""Who leads the first seat, and who leaves the second to the autopilot."""
STIR = "stir"
"""Stands for the button that lets the autopilot go on when the person has no say any more."""
Settings = tuple[tuple[str, str], ...]
"""Settings that are not as a new lobby proposes them."""


class Outing(NamedTuple):
    """A game by its seed's words and settings, what its person presses, and how it ends."""

    words: str
    settings: Settings
    options: tuple[str, ...]
    result: str

    def has(self, needed: str) -> bool:
        """Whether the person presses something whose id begins like that."""
        return any(option.startswith(needed) for option in self.options)


def outing(key: str, settings: Settings, result: str, *needed: str, first: int) -> Outing:
    """The first game that ends like that, and in which the person does all that is needed.

    Seeds are tried from number `first`, which saves time as long as the rules stay as they are.

    Raises:
        AssertionError: there is none.
    """
    for number in chain([first], range(SEEDS)):
        found = told(key, settings, f"outing {number}")
        if found.result == result and all(found.has(each) for each in needed):
            return found
    raise AssertionError(f"no {result} of {key} with {dict(settings)} and {needed}")


def told(key: str, settings: Settings, words: str) -> Outing:
    """One game, as a sensible person and a companion on autopilot play it in the service."""
    rules = ruleset(key)
    options = rules.preset
    for name, value in settings:
        options = with_setting(options, name, value)
    seed = blake2b(words.encode(), digest_size=SEED_BYTES).digest()
    dice = SeededDice(seed)
    begun = rules.new_game(options, party(len(PEOPLE)), dice)
    draft = Change(record(key, options.model_dump(mode="json"), seed), 0, Entropy())
    draft.step(
        kinds.BEGIN, rolls=dice.rolls, events=begun.events, state=begun.state, status="running"
    )
    state = run_on(draft, rules, begun.state, followed=None)
    pressed = list[str]()
    while rules.outcome(state) is None and len(pressed) < MOST:
        if 1 not in rules.awaiting(state):
            pressed.append(STIR)
            state = run_on(draft, rules, state, followed=None)
            continue
        wanted = rules.autopilot(state, 1, "balanced")
        offered = rules.legal_actions(state, 1)
        pressed.append(next(each.id for each in offered if each.action == wanted))
        state = act(draft, rules, state, 1, wanted, option=pressed[-1])
    outcome = rules.outcome(state)
    return Outing(words, settings, tuple(pressed), outcome.result if outcome else "unfinished")


async def hastened(service: Service, adventure: str, options: list[str]) -> None:
    """Choose for the person who leads the first seat, many times in one commit."""
    found = await service.history.queries.load(adventure)

    def alter(draft: Change) -> None:
        rules, state = running(draft.adventure)
        for option in options:
            offered = rules.legal_actions(state, 1)
            action = next(each.action for each in offered if each.id == option)
            state = act(draft, rules, state, 1, action, option=option)

    request = ask(found.host, channel=found.channel, guild=found.guild)
    await service.work.change(request, adventure, alter)


def record(key: str, options: Mapping[str, Any], seed: bytes) -> Adventure:
    """An adventure as stored when it begins: a player, and a companion who left it to us."""
    seats = (
        SeatRecord(seat=1, user=11, name=PEOPLE[0]),
        SeatRecord(seat=2, user=12, name=PEOPLE[1], pilot="auto"),
    )
    return Adventure(
        id="0123456789",
        guild=1,
        channel=100,
        host=11,
        ruleset=key,
        options=options,
        pace="live",
        locale="en",
        status="lobby",
        version=1,
        seed=seed,
        cursor=0,
        state=None,
        created=0,
        updated=0,
        seats=seats,
    )


async def take_or_type(person: Person, card: Json, option: str) -> None:
    """Take an option on the card, or type it where a list has no room for it."""
    try:
        await take(person, card, option)
    except LookupError:
        await person.answer(await person.command("do", action=option))
