"""What is told of missions: on the card, on the map, in the sheet; and how the autopilot acts."""

import pytest

from rules.core.words import CORE_CATALOG, load_words
from rules.ports import SeatRecord
from rules.service.play.unattended import stand_in
from rules.systems.mkd.actions import Answer, Check, Choose, Give, Lead, MoveTo
from rules.systems.mkd.compass import N, chebyshev
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.tasks import AskGuard, AskOffer
from rules.systems.mkd_delve import RULESET
from rules.systems.mkd_delve.goals import outcome, score
from rules.systems.mkd_delve.npcs.mission_status import account, ledger, marks
from tests.support.joined import joined
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd_delve.people import below, met, person, prisoner

WORDS = load_words((CORE_CATALOG, *RULESET.shared_catalogs, RULESET.catalog))


def everybody():
    """One of each mission, all under way."""
    one, two = hero("brannoc", at=(2, 8)), hero("ysolde", at=(1, 8), carries=(0,))
    bound, charge = prisoner("n_squire", (0, 0)), person("n_lamplighter", (4, 0), "charge")
    hunter = person("n_poacher", (0, 4), "hiding", click=1)
    outlaw = person("n_outlaw", (4, 4), "outlaw")
    joined = person("n_acolyte", (2, 2), "companion").with_(side="hero", seat=1)
    dead = person("n_exknight", where="gone", role="dying", click=5)
    foe = monster("bone_halberdier", at=(2, 0), role="murderer")
    about = [
        met(bound, "rescue"),
        met(charge, "escort", guard=one.id),
        met(dead, "vengeance", record=4, wanted=foe.id),
        met(hunter, "hunt", record=5, wanted=0),
        met(joined, "venture"),
        met(outlaw, "bounty"),
    ]
    have = (chest(0, "c10", carrier=two.id, opened=True, trap="spent"),)
    people = (bound, charge, hunter, outlaw, joined, dead, foe)
    return below(one, two, *people, about=about, chests=have)


@pytest.mark.rule("RG-063")
def test_every_mission_under_way_is_on_the_card_with_its_reward():
    state = everybody()
    told = [WORDS.say(line) for line in account(state)]
    assert len(told) == 6
    view = RULESET.view(state, None)
    assert view.story[-6:] == view.scene.facts[-6:] == account(state)
    for part in ("11 experience", "80 gold", "50 more experience", "44 experience", "22 if dead"):
        assert any(part in line for line in told), part
    assert not any("mkd-" in line or "{" in line for line in told)


def test_who_it_is_about_shines_on_the_map():
    state = everybody()
    shining = dict(marks(state))
    assert {name.key for name in shining.values()} == {
        f"mkd-feature-{who}" for who in ("prisoner", "charge", "hunter", "outlaw", "murderer")
    }
    stars = [each for each in RULESET.view(state, None).scene.features if "very" in each.kind]
    assert len(stars) == 5
    unmet = below(hero("brannoc", at=(2, 8)), person(at=(1, 1)))
    assert [name.key for _, name in marks(unmet)] == ["mkd-feature-stranger"]


def test_the_sheet_keeps_every_mission_of_the_run():
    state = everybody()
    done = tuple(
        each.with_(stage=stage, xp=xp)
        for each, stage, xp in zip(
            state.encounters[:3], ("won", "failed", "declined"), (11, 0, 0), strict=True
        )
    )
    lines = [WORDS.say(line) for line in ledger(state.with_(encounters=done))]
    assert lines == [
        "Rescue, Runaway Squire: fulfilled, 11 experience",
        "Escort, Lost Lamplighter: failed, at no cost",
        "Vengeance, Fallen Knight: declined",
    ]
    titles = [title.key for title, _ in RULESET.sheet(state, 1).sections]
    assert "mkd-sheet-missions" in titles
    fresh = below(hero("brannoc", at=(2, 8)))
    assert [line.key for line in ledger(fresh)] == ["mkd-ledger-none"]


@joined("task", ["vengeance", "hunt", "guard"])
def test_questions_are_put_into_words_with_their_answers(task):
    state = everybody()
    figure = state.encounters[1].figure
    ask = (
        AskGuard(seats=(1,), figure=figure, figures=(state.figures[0].id, state.figures[1].id))
        if task == "guard"
        else AskOffer(seats=(1,), figure=figure, about=task)
    )
    asked = state.with_(agenda=(ask,))
    assert "Player 1" in WORDS.say(RULESET.view(asked, None).prompt)
    labels = [WORDS.say(option.label) for option in RULESET.legal_actions(asked, 1)[:2]]
    assert len(labels) == len(set(labels)) == 2
    assert not any("mkd-" in label for label in labels)
    if task == "guard":
        assert labels == [WORDS.say(name_of(each)) for each in state.figures[:2]]


def test_missions_count_in_the_score():
    state = everybody().with_(missions=2, gold=100, ending="out")
    assert score(state) == 100 + 2 * 250
    assert dict(outcome(state).text.args)["missions"] == 2


def autopilot(state, stance="balanced"):
    return RULESET.autopilot(state, 1, stance)


def test_the_autopilot_promises_unless_it_is_careful():
    other = person("n_outlaw", (0, 0), "dying")
    about = [met(other, "vengeance", stage="offered")]
    ask = AskOffer(seats=(1,), figure=other.id, about="vengeance")
    state = below(hero("brannoc", at=(2, 4)), other, about=about, agenda=(ask,))
    assert autopilot(state) == Answer(yes=True)
    assert autopilot(state, "careful") == Answer(yes=False)


@pytest.mark.rule("RG-076", "RG-082")
def test_a_player_who_says_nothing_has_declined():
    other = person("n_outlaw", (0, 0), "dying")
    about = [met(other, "vengeance", stage="offered")]
    ask = AskOffer(seats=(1,), figure=other.id, about="vengeance")
    state = below(hero("brannoc", at=(2, 4)), other, about=about, agenda=(ask,))
    held = SeatRecord(seat=1, name="Ann", user=7)
    assert stand_in(RULESET, state, held) == Answer(yes=False)
    # Who has handed his Heroes over has left it to the autopilot.
    assert stand_in(RULESET, state, held.with_(pilot="auto")) == Answer(yes=True)


def test_the_autopilot_names_the_strongest_bodyguard():
    one, two = hero("ysolde", at=(2, 4)), hero("derrik", at=(2, 3))
    other = person(role="charge")
    ask = AskGuard(seats=(1,), figure=other.id, figures=(one.id, two.id))
    state = below(one, two, other, about=[met(other, "escort")], agenda=(ask,))
    assert autopilot(state) == Choose(figure=two.id)


def test_the_autopilot_frees_prisoners_and_delivers_treasures():
    one, bound = hero("brannoc", at=(2, 1)), prisoner(at=(2, 2))
    state = below(one, bound, about=[met(bound, "rescue")], active=one)
    assert autopilot(state) == Check(figure=bound.id)
    owner = hero("brannoc", at=(2, 3), carries=(0,))
    hunter = person("n_outlaw", (2, 2), "hiding")
    have = (chest(0, "c10", carrier=owner.id, opened=True, trap="spent"),)
    about = [met(hunter, "hunt", wanted=0, tried=(0,))]
    state = below(owner, hunter, about=about, active=owner, chests=have)
    assert autopilot(state) == Give(chest=0, to=hunter.id)


def test_the_autopilot_brings_its_hostage_along():
    one, other = hero("brannoc", at=(2, 6)), person(at=(2, 2), role="charge")
    state = below(one, other, about=[met(other, "escort", guard=one.id)], active=one)
    chosen = autopilot(state)
    assert isinstance(chosen, Lead)
    assert chosen.figure == other.id
    assert chosen.to[1] > 2


@pytest.mark.parametrize("wanted", [0, 1])
def test_the_autopilot_goes_to_a_murderer_before_others_that_are_as_near(wanted):
    one = hero("brannoc", at=(2, 4))
    dead = person("n_exknight", where="gone", role="dying")
    foes = [monster("cellar_rats", at=at, facing=N) for at in ((0, 1), (4, 1))]
    killer = foes[wanted].with_(role="murderer")
    foes[wanted] = killer
    about = [met(dead, "vengeance", wanted=killer.id)]
    state = below(one, dead, *foes, about=about, active=one, points=8)
    chosen = autopilot(state)
    assert isinstance(chosen, MoveTo)
    assert chebyshev(chosen.to, killer.at) == 1
    assert chebyshev(chosen.to, foes[1 - wanted].at) > 1
