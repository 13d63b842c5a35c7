"""Games of all systems under way, played by an older program into a database of its own.

This file is run by itself in a checkout of an older commit, with the modules of that commit:
`python <this file> <database> [<presses>]`. So it names only what all those commits have.
"""

import asyncio
import sys
from itertools import count
from pathlib import Path
from typing import Any

from rules.core.dice import SeededDice
from rules.registry import campaigns, ruleset, rulesets
from tests.support import houses

try:
    from tests.support.entropy import Entropy
except ModuleNotFoundError:
    Entropy = houses.Entropy  # type: ignore[attr-defined, misc]

HOST, FRIEND, CHANNEL = 11, 12, 100
PRESSES = 34
"""Choices that are made in each game."""
CHAPTERS = 1
"""Adventures that one campaign has behind it."""
MOST = 2000


_numbers = count(1)


def ask(user: int, channel: int) -> Any:
    """A request whose id no test of today uses."""
    return houses.ask(user, channel=channel, request=f"bygone-{next(_numbers)}")


async def table(service: Any, key: str, channel: int) -> str:
    """Begin a game of two people (or one, where one plays alone) and return its id."""
    host = ask(HOST, channel=channel)
    if key in campaigns():
        answer = await service.campaigns.found(host, key, f"The {key.title().replace('-', ' ')}")
    else:
        answer = await service.lobby.open(host, key, pace="post", seed=f"bygone {key}")
    if ruleset(key).seats[1] > 1:
        await service.lobby.join(ask(FRIEND, channel=channel), answer.adventure)
    await service.lobby.begin(ask(HOST, channel=channel), answer.adventure, anyway=True)
    return str(answer.adventure)


async def press(service: Any, adventure: str, chance: SeededDice) -> bool:
    """Let somebody do what is sensible, now and then something else; False once it is over."""
    found = await service.store.load(adventure)
    if found.status != "running":
        return False
    actions = getattr(service.play, "actions", service.play)
    rules = ruleset(found.ruleset)
    state = rules.state_type.model_validate(dict(found.state))
    for record in found.seats:
        if record.user is None or record.seat not in rules.awaiting(state):
            continue
        options = rules.legal_actions(state, record.seat)
        wanted = rules.autopilot(state, record.seat, "balanced")
        option = next((each for each in options if each.action == wanted), options[0])
        if len(options) > 1 and chance.roll(12, "another") == 1:
            option = options[chance.roll(len(options), "option") - 1]
        asked = ask(record.user, channel=found.channel)
        try:
            await actions.press(asked, adventure, found.version, option.id)
        except Exception as refusal:
            if type(refusal).__module__ != "rules.core.errors":
                raise
            option = next(each for each in options if each.action == wanted)
            asked = ask(record.user, channel=found.channel)
            await actions.press(asked, adventure, found.version, option.id)
        return True
    others = actions.let_others_act if hasattr(actions, "let_others_act") else actions.stir
    await others(ask(HOST, channel=found.channel), adventure)
    return True


def enough(found: Any, done: int, presses: int) -> bool:
    """Return whether a game has been played long enough, a campaign past its first adventure."""
    if done < presses:
        return False
    told = (found.state or {}).get("chapters")
    return found.ruleset != "third-six-campaign" or told is None or len(told) >= CHAPTERS


async def play(path: Path, presses: int) -> None:
    """Play a game of each system and campaign as long as asked for, and leave all under way."""
    clock = houses.HandClock()
    async with houses.serving(path, clock, Entropy()) as service:
        for number, key in enumerate((*rulesets(), *campaigns())):
            adventure = await table(service, key, CHANNEL + number)
            chance, done = SeededDice(key.encode()), 0
            for done in range(MOST):
                clock.at += 60
                found = await service.store.load(adventure)
                if enough(found, done, presses):
                    break
                if not await press(service, adventure, chance):
                    break
            found = await service.store.load(adventure)
            print(key, adventure, found.status, found.version, done)


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else PRESSES))
