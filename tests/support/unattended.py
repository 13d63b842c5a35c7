"""Games that go on with nobody there: every seat by autopilot, as the service would have it.

Who sits there varies by the seed: companions that belong to nobody, people who left their seats to
the autopilot, people who are away with or without orders, and somebody who acted by chance for a
while and then vanished. Whoever is asked acts by chance, in seat order or round and round.
"""

import hashlib
from collections import Counter
from typing import Any, NamedTuple

from rules.core.answers import STANCES
from rules.core.dice import SeededDice, pick
from rules.core.model import Options
from rules.core.ruleset import AnyRuleset
from rules.core.standing_orders import Order
from rules.ports import SeatRecord
from rules.service.play.unattended import stand_in
from tests.support.chance import random_options
from tests.support.playing import HEROES, party
from tests.support.random_packs import with_pack

TEMPERS = (*((stance,) for stance in STANCES), STANCES, STANCES[::-2])
USUAL = (Order(when="fighting", deed="strike_weakest"), Order(when="always", deed="guard"))
"""What a cautious player would write."""
ORDERS = ((), (), USUAL, (Order(when="always", deed="guard"),))
ASKED = ("chance", "lowest", "round")
LIVELY = 60
"""Most steps that somebody acts by chance before he vanishes."""
COUNTERS = {"turn": True, "away": {"turn"}}
"""Arrivals and rounds that only number cards: with them no state would ever be seen again.

What the rules or the autopilot reads stays in, such as the turns since anything was found.
"""


class Unattended(NamedTuple):
    """How such a game went: `steps` with nobody there, `seen` how often its commonest state was."""

    state: Any
    steps: int
    seen: int
    over: bool


def settings(rules: AnyRuleset, seed: int, seats: int) -> Options:
    """The default, what a lobby proposes, each preset, the day's, or settings by chance.

    Every fourth game is played with a pack by chance, where the system takes packs.
    """
    known = [rules.options_type(), rules.preset, *rules.presets.values()]
    daily = rules.daily
    if daily is not None:
        known.append(daily)
    turn = seed % (2 * len(known))
    if turn >= len(known):
        return random_options(rules, seed, seats)
    return with_pack(rules, known[turn], seed) if seed % 4 == 2 else known[turn]


def left_alone(rules: AnyRuleset, seed: int, most: int, *, chapters: int = 0) -> Unattended:
    """A game by seed, until it is over or `most` steps were taken with nobody there.

    A campaign is over for this purpose after so many `chapters`.
    """
    secret = seed.to_bytes(8, "big")
    dice, chance = SeededDice(secret), SeededDice(secret + b"nobody")
    seats = pick(chance, range(rules.seats[0], rules.seats[1] + 1), "seats")
    tempers, asked = pick(chance, TEMPERS, "tempers"), pick(chance, ASKED, "asked")
    options = settings(rules, seed, seats)
    rules.check_options(options, seats)
    records = {seat: _record(seat, tempers, chance) for seat in range(1, seats + 1)}
    lively = pick(chance, (0, chance.roll(LIVELY, "lively")), "vanishes")
    state = rules.new_game(options, party(seats), dice).state
    seen: Counter[bytes] = Counter()
    for step in range(lively + most):
        waiting = rules.awaiting(state)
        if not waiting or (chapters and len(state.chapters) >= chapters):
            return Unattended(state, max(0, step - lively), max(seen.values(), default=0), True)
        seat = _asked(asked, waiting, step, chance)
        if step < lively and seat == 1:
            action = pick(chance, rules.legal_actions(state, seat), "option").action
        else:
            action = stand_in(rules, state, records[seat])
        state = rules.apply(state, seat, action, dice).state
        if step >= lively:
            seen[_print(state)] += 1
    return Unattended(state, most, max(seen.values()), not rules.awaiting(state))


def _record(seat: int, tempers: tuple[str, ...], chance: SeededDice) -> SeatRecord:
    """A seat of nobody, or of somebody who gave it to the autopilot or is away."""
    user = pick(chance, (None, seat), "user")
    gone = user is not None and pick(chance, (False, True), "gone")
    return SeatRecord(
        seat=seat,
        user=user,
        name=HEROES[seat - 1],
        pilot="player" if gone else "auto",
        stance=tempers[seat % len(tempers)],
        orders=pick(chance, ORDERS, "orders") if gone else (),
    )


def _asked(how: str, waiting: tuple[int, ...], step: int, chance: SeededDice) -> int:
    match how:
        case "chance":
            return pick(chance, waiting, "seat")
        case "round":
            return waiting[step % len(waiting)]
        case _:
            return waiting[0]


def _print(state: Any) -> bytes:
    stored = state.model_dump_json(exclude=COUNTERS).encode()
    return hashlib.blake2b(stored, digest_size=12).digest()
