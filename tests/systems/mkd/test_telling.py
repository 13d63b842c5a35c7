"""What the table reads: facts, story, prompt, party lines, sheets."""

import pytest

from rules.core.errors import RuleError
from rules.core.words import Text
from rules.systems.mkd.compass import S, W
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.pieces import Effect, Site
from rules.systems.mkd.show.facts import facts
from rules.systems.mkd.show.party import party_lines
from rules.systems.mkd.show.prompt import heading, prompt
from rules.systems.mkd.show.sheet import sheet
from rules.systems.mkd.show.story import flavour, story
from rules.systems.mkd.show.view import view
from rules.systems.mkd.state import Activation, Orders
from rules.systems.mkd.tasks import (
    AskAdvance,
    AskFirst,
    AskLetGo,
    AskSpin,
    AskStrikeBack,
    AskTeleport,
    MonsterActs,
    TokenMoves,
    Walk,
)
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.moments import alone, arguments, drawn, keys, moment
from tests.systems.mkd.pieces import chest, door, hero, marker, monster, token
from tests.systems.mkd.tables import state


def test_facts_come_with_the_most_useful_first():
    rats = monster("cellar_rats", at=(2, 1), facing=S)
    situation = alone(
        rats,
        hero("ysolde", at=(0, 4), seat=2),
        hero("tamsin", where="waiting", seat=2),
        where=two_chambers(doors=[door((4, 2))], entrance=((0, 2), W)),
        tokens=(token("Y", at=(8, 2)),),
        chests=(chest(0, at=(4, 4)),),
        visited=(0,),
    )
    told = facts(moment(situation, central=1))
    assert keys(told) == [
        "mkd-fact-active",
        "mkd-fact-waiting",
        "mkd-fact-held",
        "mkd-fact-foe",
        "mkd-fact-friend",
        "mkd-fact-token",
        "mkd-fact-chest",
        "mkd-fact-door",
        "mkd-fact-unexplored",
        "mkd-fact-entrance",
    ]
    foe = arguments(told[3])["where"]
    assert arguments(foe) == {"square": "C2", "steps": 1, "way": Text.of("mkd-way-n")}
    assert arguments(told[8])["kind"] == "central"


def test_who_has_the_quest_chest_is_told():
    thief = monster("gutterkin_sneak", at=(4, 0), carries=(0,))
    situation = alone(thief, chests=(chest(0, quest=True, carrier=thief.id),))
    assert "mkd-fact-quest-carried" in keys(facts(moment(situation)))
    carried = story(moment(situation))
    assert ("mkd-story-quest-carried", "other") in [
        (text.key, arguments(text).get("side")) for text in carried
    ]


def test_the_story_tells_the_place_and_who_is_near():
    near, far = monster("cellar_rats", at=(2, 1)), monster("bone_archer", at=(0, 4))
    told = story(moment(alone(near, far, tokens=(token("B", at=(4, 4)),))))
    assert keys(told) == ["mkd-story-beside", "mkd-story-here"], "what matters most, in brief"
    told = story(moment(alone(tokens=(token("B", at=(4, 4)),))))
    assert keys(told) == ["mkd-story-token"]
    assert keys(flavour(moment(alone(near)))) == ["mkd-story-chamber"]
    assert story(moment(alone())) == ()


@joined(("kind", "place"), [("water", "water"), ("shadow", "shadow"), ("bones", "chamber")])
def test_the_story_knows_the_ground(kind, place):
    where = open_chamber(markers=[marker(kind, (2, 2))])
    assert flavour(moment(alone(where=where)))[0].key == f"mkd-story-{place}"


def test_the_story_knows_the_central_chamber_and_hallways():
    assert flavour(moment(alone(), central=0))[0].key == "mkd-story-central"
    hall = site(placed(1))
    assert flavour(moment(alone(where=hall, at=(1, 1))))[0].key == "mkd-story-hall"


def test_the_story_knows_nerves_and_endings():
    lost = hero("brannoc", at=(2, 2), effects=(
        Effect(source="curse", until="level", abilities=("demoralized",)),))  # fmt: skip
    unnerved = state(open_chamber(), lost, active=lost)
    assert keys(story(moment(unnerved)))[0] == "mkd-story-unnerved"
    assert keys(story(moment(alone(ending="defeat")))) == ["mkd-story-defeat"]
    assert flavour(moment(alone(ending="defeat"))) == ()
    nobody = state(open_chamber(), hero("brannoc", where="waiting"))
    assert keys(flavour(moment(nobody))) == ["mkd-story-outside"]
    assert story(moment(nobody)) == ()


def test_the_prompt_says_whose_turn_it_is():
    situation = alone(points=3)
    assert arguments(prompt(moment(situation))) == {"figure": Text.of("mkd-figure-brannoc")}
    assert prompt(moment(situation.with_(activation=None))).key == "mkd-prompt-between"
    assert prompt(moment(alone(ending="victory"))).key == "mkd-prompt-victory"
    acts = {"figure": Text.of("mkd-figure-brannoc"), "points": 3}
    assert arguments(heading(situation)) == acts
    assert arguments(heading(situation.with_(activation=None)))["part"] == "heroes"


def test_the_prompt_names_who_is_rolled_for():
    rats, lurker = monster("cellar_rats", at=(0, 0)), token("B", at=(4, 4))
    situation = state(
        open_chamber(), hero("brannoc"), rats, part="monsters", acting=None, tokens=(lurker,)
    )
    told = [
        prompt(moment(situation, awaited=(1,), upcoming=task)).key
        for task in (MonsterActs(figure=rats.id), TokenMoves(token=lurker.id), TokenMoves(token=0))
    ]
    assert told == ["mkd-prompt-monster", "mkd-prompt-token", "mkd-prompt-others"]


def test_every_question_has_a_prompt_and_says_whom_it_is_about():
    rats = monster("cellar_rats", at=(2, 1))
    situation = alone(rats)
    mine = situation.figures[0]
    walk = Walk(figure=rats.id, path=((2, 0),))
    asked = {
        "mkd-prompt-let-go": (
            AskLetGo(seats=(1,), figure=rats.id, holders=(mine.id,), walk=walk),
            rats.id,
        ),
        "mkd-prompt-strike-counter": (
            AskStrikeBack(seats=(1,), striker=mine.id, target=rats.id, manner="counter"),
            mine.id,
        ),
        "mkd-prompt-strike-passing": (
            AskStrikeBack(seats=(1,), striker=mine.id, target=rats.id, manner="passing"),
            mine.id,
        ),
        "mkd-prompt-spin": (AskSpin(seats=(1,), figure=mine.id, toward=rats.id), mine.id),
        "mkd-prompt-advance": (AskAdvance(seats=(1,), figures=(mine.id,), threshold=50), mine.id),
        "mkd-prompt-teleport": (AskTeleport(seats=(1,), figure=mine.id, markers=()), mine.id),
    }
    for key, (task, about) in asked.items():
        now = moment(situation.with_(agenda=(task,)))
        assert prompt(now).key == key
        assert now.actors[0].id == about
        assert view(now).prompt.key == key
    first = moment(situation.with_(agenda=(AskFirst(seats=(1,)),)))
    assert prompt(first).key == "mkd-prompt-first"


def test_a_line_for_every_hero():
    one = hero("brannoc", at=(1, 1), click=6)
    dead = hero("ysolde", where="dead", click=7)
    held = hero("tamsin", where="captive", seat=2)
    rats = monster("grave_hound", at=(3, 3), captive=held.id)
    held = held.with_(captor=rats.id)
    situation = state(open_chamber(), one, dead, held, rats, active=one, points=3)
    first, second, third = party_lines(situation, (1,))
    assert (first.seat, first.mark, first.active, first.down) == (1, "B", True, False)
    assert first.title == Text.of("mkd-figure-brannoc")
    stats = {stat.label.key: (stat.value, stat.most, stat.vital) for stat in first.stats}
    assert stats["mkd-stat-clicks"] == (3, 5, True)
    assert stats["mkd-stat-points"] == (3, None, False)
    assert (second.down, second.active, second.stats[0].value) == (True, False, 0)
    assert keys(third.notes) == ["mkd-note-captive"]
    assert arguments(third.notes[0])["captor"] == Text.of("mkd-figure-grave_hound")


def test_who_leads_nobody_yet_has_a_line_too():
    situation = state(Site(), part="setup", acting=None)
    (line,) = party_lines(situation, (1,))
    assert (line.name, line.title, line.mark, line.active) == ("Player 1", None, "P", True)


def test_chests_in_hand_are_noted():
    one = hero("brannoc", at=(1, 1), carries=(0, 1))
    chests = (chest(0, quest=True, carrier=one.id), chest(1, kind="c11", carrier=one.id))
    (line,) = party_lines(state(open_chamber(), one, chests=chests, served=(one.id,)), (1,))
    assert keys(line.notes) == ["mkd-note-served", "mkd-note-carries", "mkd-note-carries"]
    assert arguments(line.notes[1])["quest"] == "yes"


def test_the_sheet_marks_the_present_click():
    one = hero("brannoc", at=(1, 1), click=6)
    sections = {head.key: lines for head, lines in sheet(state(open_chamber(), one), 1).sections}
    here = [arguments(line)["here"] for line in sections["mkd-sheet-dial"]]
    assert here == ["above"] * 4 + ["lost"] * 2 + ["now"] + ["left"] * 2
    assert keys(sections["mkd-sheet-abilities"]) == ["mkd-sheet-ability"]


def test_the_sheet_begins_with_who_acts_and_ends_with_who_has_fallen():
    dead = hero("derrik", at=(0, 0), where="dead")
    idle, acting = hero("pell", at=(1, 2)), hero("brannoc", at=(1, 1))
    there = state(open_chamber(), dead, idle, acting, active=acting)
    told = sheet(there, 1).sections
    heads = [head for head, _ in told if head.key == "mkd-sheet-hero"]
    assert [arguments(head)["figure"] for head in heads] == [
        name_of(each) for each in (acting, idle, dead)
    ]
    assert keys(dict(told)[heads[2]]) == ["mkd-note-dead"]
    assert sum(head.key == "mkd-sheet-dial" for head, _ in told) == 2


def test_the_sheet_tells_effects_chests_and_orders():
    spell = Effect(source="curse", until="level", attack=-1, defense=-1)
    one = hero("brannoc", at=(1, 1), effects=(spell,), carries=(0, 1), uses=(0,))
    chests = (
        chest(0, kind="c07", carrier=one.id),
        chest(1, kind="c11", carrier=one.id, charged=False),
    )
    situation = state(open_chamber(), one, chests=chests, orders=Orders(spin="ask"), xp=60)
    sections = {head.key: lines for head, lines in sheet(situation, 1).sections}
    (curse,) = sections["mkd-sheet-effects"]
    assert arguments(arguments(curse)["change"])["b"] == Text.of("mkd-change-defense", by="−1")
    assert [arguments(line)["state"] for line in sections["mkd-sheet-chests"]] == ["on", "spent"]
    assert [arguments(line)["answer"] for line in sections["mkd-sheet-orders"]] == [
        "no",
        "yes",
        "ask",
        "yes",
    ]
    assert arguments(sections["mkd-sheet-party"][0])["xp"] == 60


def test_the_sheet_of_who_leads_nobody():
    sections = sheet(state(Site(), part="setup", acting=None), 1).sections
    assert sections[0][0].key == "mkd-sheet-team"


def test_there_is_no_sheet_for_an_empty_seat():
    with pytest.raises(RuleError, match="mkd-error-no-such-seat"):
        sheet(alone(), 5)


def test_what_is_drawn_is_what_the_view_holds():
    situation = alone(turn=4)
    shown = view(moment(situation))
    assert shown.scene == drawn(situation)
    assert shown.party == party_lines(situation, (1,))
    assert shown.turn == shown.scene.turn == 4


def test_the_activation_of_a_monster_has_no_reach():
    rats = monster("cellar_rats", at=(0, 0))
    situation = state(open_chamber(), hero("brannoc", at=(2, 2)), rats)
    acting = situation.with_(activation=Activation(figure=rats.id, points=4))
    assert drawn(acting).reach == ()
