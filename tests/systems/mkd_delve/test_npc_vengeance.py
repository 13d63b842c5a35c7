"""Vengeance: a promise, a number, and a die for every Monster (RG-076 to RG-081)."""

import pytest

from rules.systems.mkd.actions import Answer, Attack, StepTo
from rules.systems.mkd.compass import N
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.fights.harm import eliminate
from rules.systems.mkd.fights.healing import can_heal
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.tasks import AskOffer
from rules.systems.mkd_delve.npcs import missions
from tests.systems.mkd.pieces import hero, monster, token
from tests.systems.mkd_delve.delves import act, do, reasons, run, table, told
from tests.systems.mkd_delve.people import below, comes_in, met, person, stage

TEN, TWO_FOR_55 = (1, 3), (1, 2)
"""Two dice by the first yellow face, and by the first red one."""
EVENLY, NORTH, FIRST = 1, 1, 1


def sworn(*figures, at=(2, 2), **more):
    """A promise with the number 4."""
    other = person(where="gone", role="dying", click=3)
    about = [met(other, "vengeance", record=4, **more)]
    return other, below(hero("brannoc", at=at), other, *figures, about=about)


@pytest.mark.rule("RG-076", "RG-078")
def test_somebody_dies_and_asks_for_something():
    one, other = hero("ysolde", at=(2, 4)), person(at=(0, 0))
    play = comes_in(below(one, other), one, 3)
    assert play.state.agenda[-1] == AskOffer(seats=(1,), figure=other.id, about="vengeance")
    there = play.figure(other.id)
    assert (there.role, there.click) == ("dying", 3)
    assert can_heal(play.state.with_(activation=None), one, there, "healing") is not None
    beside = there.with_(at=(2, 3))
    asking = play.state.with_(
        figures=(one, beside), activation=below(one, active=one).activation, agenda=()
    )
    assert can_heal(asking, one, beside, "healing") == "fight-past-cure"


@pytest.mark.rule("RG-079", "RG-078")
@pytest.mark.permits("RG-076", "RG-079")
def test_a_promise_notes_a_die_and_the_dying_one_is_gone():
    one, other = hero("brannoc", at=(2, 4)), person(at=(0, 0))
    asked = comes_in(below(one, other), one, 3).state
    play = act(asked, Answer(yes=True), 4)
    assert reasons(play) == ["mkd-record"]
    assert play.state.encounter(other.id).record == 4
    assert (stage(play, other), play.figure(other.id).where) == ("open", "gone")


@pytest.mark.rule("RG-076", "RG-064")
@pytest.mark.permits("RG-076")
def test_declined_nothing_is_rolled_and_nothing_lost():
    one, other = hero("brannoc", at=(2, 4)), person(at=(0, 0))
    asked = comes_in(below(one, other), one, 3).state
    play = act(asked, Answer(yes=False))
    assert play.dice.rolls == ()
    assert [each.about for each in told(play, "offer-declined")] == ["vengeance"]
    assert (stage(play, other), play.figure(other.id).where) == ("declined", "gone")
    assert told(play, "offer-declined")


@pytest.mark.rule("RG-080")
def test_ex_38_the_second_monster_is_the_murderer():
    other, start = sworn(at=(2, 5))
    who, friend = start.figures[0], hero("derrik", at=(2, 9))
    lurkers = token("R", 1, at=(4, 4)), token("Y", 1, at=(1, 1))
    pools = Pools(monsters=("gutterkin_scrapper", "bone_halberdier", "gutterkin_slinger"))
    start = start.with_(
        figures=(*start.figures, friend), tokens=lurkers, pools=pools,
        activation=below(who, active=who).activation, grown=True,
    )  # fmt: skip
    # Two for 55, 27 each: the halberdier, who looks north, is known by a 2 to be innocent; the
    # slinger by a 4 to be the one. For the last token's Monster no such die falls.
    play = do(start, StepTo(facing=N), *TWO_FOR_55, EVENLY, NORTH, 2, FIRST, NORTH, 4, *TEN, NORTH)
    innocent, murderer, last = play.state.monsters
    assert reasons(play) == [
        "mkd-reveal", "mkd-reveal", "mkd-split", "mkd-facing", "mkd-murderer",
        "mkd-place", "mkd-facing", "mkd-murderer", "mkd-reveal", "mkd-reveal", "mkd-facing",
    ]  # fmt: skip
    assert play.state.encounter(other.id).wanted == murderer.id
    assert [each.role for each in (innocent, murderer, last)] == ["", "murderer", ""]


@pytest.mark.rule("RG-077")
def test_the_murderers_death_is_worth_its_value_and_twice_that_besides():
    killed = monster("bone_halberdier", at=(3, 2), role="murderer")
    other, start = sworn(killed, wanted=killed.id)
    play = table(start)
    eliminate(play, killed.id, start.figures[0].id)
    run(play)
    assert [event.points for event in told(play, "earned")] == [25, 50]
    assert (stage(play, other), play.state.missions) == ("won", 1)


@pytest.mark.rule("RG-077")
def test_whoever_kills_the_murderer_it_is_avenged():
    foe = monster("bone_halberdier", at=(3, 2), role="murderer")
    other, start = sworn(foe, wanted=foe.id)
    play = table(start)
    eliminate(play, foe.id, None)
    run(play)
    assert [event.points for event in told(play, "earned")] == [50]
    assert stage(play, other) == "won"


@pytest.mark.rule("RG-081")
def test_unknown_the_murderer_may_be_below_known_he_may_not():
    other, start = sworn()
    play = table(start)
    missions.level_left(play)
    assert stage(play, other) == "open"
    missions.over(play)
    assert told(play, "mission-failed")[0].why == "unfound"
    foe = monster("bone_halberdier", at=(3, 2), role="murderer")
    other, start = sworn(foe, wanted=foe.id)
    play = table(start)
    missions.level_left(play)
    assert (stage(play, other), play.state.xp) == ("failed", 0)


@pytest.mark.rule("RG-081")
def test_a_murderer_who_ran_where_nobody_has_been_is_out_of_reach():
    foe = monster("bone_halberdier", at=(3, 2), role="murderer", where="gone")
    _, start = sworn(foe, wanted=foe.id)
    play = run(table(start))
    missions.watch(play)
    assert told(play, "mission-failed")[0].why == "escaped"


@pytest.mark.rule("RG-077")
def test_struck_down_by_a_hero_it_pays_twice():
    foe = monster("cellar_rats", at=(2, 3), role="murderer")
    other, start = sworn(foe, wanted=foe.id)
    last = len(KINDS[foe.kind].dial) - 1
    one = start.figures[0].with_(facing=4)
    figures = (one, start.figures[1], foe.with_(click=last))
    ready = below(*figures, about=start.encounters, active=one)
    play = do(ready, Attack(target=foe.id), 6, 5)
    assert stage(play, other) == "won"
