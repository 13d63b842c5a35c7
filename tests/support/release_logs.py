"""Logs that every later version has to verify: one of each system, preset and campaign.

`make release` writes those of the version into `tests/logs/<version>/`, and so does `python -m
tests.support.release_logs` for a game that was added since. What lies there is never changed
afterwards.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rules.core.dice import SeededDice, commitment
from rules.core.ruleset import AnyRuleset
from rules.registry import campaigns, rulesets
from rules.service.history.log_export import log_of
from rules.service.journal import kinds
from rules.service.journal.chain import Draft
from rules.service.play.campaign_seeds import HOME
from tests.release.project import version_at_hand
from tests.support.playing import party
from tests.support.records import an_adventure

LOGS = Path(__file__).parents[1] / "logs"
STEPS = 160
"""Steps of each game: enough for several floors, fights and finds."""
SEED = b"a log for later"


class Played(NamedTuple):
    """A game that has a log: its file's name, its system and settings, and how many play."""

    name: str
    rules: AnyRuleset
    options: Any
    seats: int


def games() -> Iterator[Played]:
    """The rules as written of every system and campaign, what a lobby proposes, all presets."""
    for key, rules in {**rulesets(), **campaigns()}.items():
        seats = min(2, rules.seats[1])
        yield Played(key, rules, rules.options_type(), seats)
        yield Played(f"{key}-proposed", rules, rules.preset, seats)
        for preset, options in rules.presets.items():
            yield Played(f"{key}-{preset}", rules, options, seats)


def log(game: Played) -> dict[str, Any]:
    """The log of a game that sensible players began, and that was then given up."""
    rules, heroes = game.rules, party(game.seats)
    dice = SeededDice(SEED)
    begun = rules.new_game(game.options, heroes, dice)
    options = game.options.model_dump(mode="json")
    lobby = an_adventure(game.name, ruleset=rules.key, options=options, seed=SEED)
    draft = Draft(lobby.with_(version=0, head="", cursor=0, state=None), lobby.created)
    draft.step(kinds.OPEN, action={"promise": commitment(SEED)})
    action = {"heroes": [hero.name for hero in heroes], "options": options}
    draft.step(kinds.BEGIN, action=action, rolls=dice.rolls, events=begun.events, state=begun.state)
    state = begun.state
    for _ in range(STEPS):
        asked = rules.awaiting(state)
        if not asked:
            break
        chosen = rules.autopilot(state, asked[0], "balanced")
        dice = SeededDice(draft.adventure.seed, draft.adventure.cursor)
        moved = rules.apply(state, asked[0], chosen, dice)
        state = moved.state
        draft.step(
            kinds.ACT,
            seat=asked[0],
            action=chosen.model_dump(mode="json"),
            rolls=dice.rolls,
            events=moved.events,
            state=state,
        )
        if any(getattr(event, "kind", "") == HOME for event in moved.events):
            seed = draft.adventure.seed + b"."
            shown = {"revealed": draft.adventure.seed.hex(), "promise": commitment(seed)}
            draft.step(kinds.RESEED, action=shown, state=state, seed=seed, cursor=0)
    draft.step(kinds.CLOSE, status="cancelled")
    return log_of(draft.adventure, draft.steps)


def write(version: str) -> int:
    """Write the logs of a version where there are none yet; how many it has then."""
    folder = LOGS / version
    folder.mkdir(parents=True, exist_ok=True)
    for game in games():
        file = folder / f"{game.name}.json.gz"
        if not file.exists():
            data = json.dumps(log(game), separators=(",", ":")).encode()
            file.write_bytes(gzip.compress(data, mtime=0))
    return len([*folder.iterdir()])


if __name__ == "__main__":
    print(write(version_at_hand()))
