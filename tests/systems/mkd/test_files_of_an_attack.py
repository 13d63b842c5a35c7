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

MOST_FILES = 15
"""As many as one keeps in mind."""

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


def attacks(ruleset):
    """The attacks of a game of a seed: each action, the names of its events, and its files."""
    game = ruleset.new_game(ruleset.options_type(), SEATS, SeededDice(b"files"))
    state, found = game.state, []
    for number in range(ACTIONS):
        if ruleset.outcome(state):
            break
        seat = ruleset.awaiting(state)[0]
        action, dice = ruleset.autopilot(state, seat, "balanced"), SeededDice(b"act %d" % number)
        if isinstance(action, Attack | Shoot):
            done, files = files_of(partial(ruleset.apply, state, seat, action, dice))
            found.append((action, {event.kind for event in done.events}, files))
        else:
            done = ruleset.apply(state, seat, action, dice)
        state = done.state
    return found


def of_monsters(files):
    """Whether Monsters had their turn after it, which is no longer the attack."""
    return any("monster_ai" in file.parts for file in files)


def people_in(files):
    """The files of people whom a delve's party has met: they look on, each by their mission."""
    return {file for file in files if file.parent.name == "npcs" and file.stem != "missions"}


def turn_in(files):
    """The files of the turn to face a target, which some attacks begin with."""
    turned = any(file.parent.name == "verbs" and file.stem == "moving" for file in files)
    return (
        {file for file in files if file.stem in ("moving", "spins", "compass")} if turned else set()
    )


@pytest.fixture(scope="module", params=[ADVENTURE, DELVE], ids=lambda ruleset: ruleset.key)
def found(request):
    """The attacks in each of the games that are played with the same figures."""
    return [attack for attack in attacks(request.param) if not of_monsters(attack[2])]


@pytest.mark.parametrize("kind", [Attack, Shoot])
@pytest.mark.parametrize("deadly", [False, True])
def test_an_attack_passes_at_most_15_files(found, kind, deadly):
    passed = [
        files
        for action, events, files in found
        if type(action) is kind and (FELL in events) is deadly
    ]
    assert passed
    assert max(len(files - people_in(files) - turn_in(files)) for files in passed) <= MOST_FILES
    assert all(len(file.read_text().splitlines()) <= MOST_LINES for file in set.union(*passed))


def test_people_who_look_on_add_their_missions_alone(found):
    assert all(len(people_in(files)) <= 3 for _, _, files in found)
