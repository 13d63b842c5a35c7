"""One attack can be followed through few files: those that run it are counted."""

import sys
from functools import partial
from pathlib import Path

import pytest

import rules
from rules.core.answers import SeatInfo
from rules.core.dice import SeededDice
from rules.systems.mkd.actions import Attack, Shoot
from rules.systems.mkd_adventure import RULESET as ADVENTURE
from rules.systems.mkd_delve import RULESET as DELVE

RULES = Path(rules.__file__).parent
CORE = RULES / "core"
SEATS = (SeatInfo(seat=1, name="One"), SeatInfo(seat=2, name="Two"))
FELL = "mkd-fell"
ACTIONS = 400
"""Actions of a game in which attacks are looked for."""

MOST_LINES = 350
"""As many as one would read on a phone."""


def files_of(carry_out):
    """What a call returns, and the files of the rules, but for their core, that it ran through."""
    ran = set()

    def note(frame, event, _argument):
        if event == "call":
            ran.add(frame.f_code.co_filename)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        done = carry_out()
    finally:
        sys.setprofile(before)
    files = {Path(name) for name in ran}
    return done, {file for file in files if file.is_relative_to(RULES) and CORE not in file.parents}


def attacks(ruleset, kind):
    """Attacks of one kind in a game of a seed: the names of their events, and their files."""
    game = ruleset.new_game(ruleset.options_type(), SEATS, SeededDice(b"files"))
    state, found = game.state, []
    for number in range(ACTIONS):
        if ruleset.outcome(state):
            break
        seat = ruleset.awaiting(state)[0]
        action, dice = ruleset.autopilot(state, seat, "balanced"), SeededDice(b"%d" % number)
        if isinstance(action, kind):
            done, files = files_of(partial(ruleset.apply, state, seat, action, dice))
            found.append(({event.kind for event in done.events}, files))
        else:
            done = ruleset.apply(state, seat, action, dice)
        state = done.state
    return found


def of_monsters(files):
    """Whether Monsters had their turn after it, which is no longer the attack."""
    return any("monster_ai" in file.parts for file in files)


@pytest.fixture(params=[ADVENTURE, DELVE], ids=lambda ruleset: ruleset.key)
def ruleset(request):
    """Both games that are played with the same figures."""
    return request.param


def alone(found):
    """Those after which no Monster acts: that is no longer the attack."""
    return [(events, files) for events, files in found if not of_monsters(files)]


def test_a_close_attack_and_its_counterattack_pass_at_most_15_files(ruleset):
    found = [files for events, files in alone(attacks(ruleset, Attack)) if FELL not in events]
    assert found
    assert max(len(files) for files in found) <= 15
    assert all(len(file.read_text().splitlines()) <= MOST_LINES for file in set.union(*found))


def test_a_death_adds_experience_alone(ruleset):
    found = [files for events, files in alone(attacks(ruleset, Attack)) if FELL in events]
    assert found
    assert max(len(files) for files in found) <= 16


def test_a_shot_adds_lines_of_fire(ruleset):
    found = [files for _, files in alone(attacks(ruleset, Shoot))]
    assert found
    # In a delve people whom the party has met may look on: each of their missions is a file.
    assert max(len(files) for files in found) <= (19 if ruleset is ADVENTURE else 21)
