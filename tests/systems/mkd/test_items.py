"""Items, potions and artifacts; captives let go; leaving."""

import pytest

from rules.systems.mkd.actions import Leave, Release, UseArtifact, UseItem
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.content import ARTIFACTS, CHESTS
from rules.systems.mkd.figures import attack_of, defense_of, has, speed_of
from rules.systems.mkd.moves.activation import end_activation
from rules.systems.mkd.pieces import Effect, Pools
from rules.systems.mkd.tasks import EndActivation
from rules.systems.mkd.things.artifacts import deal
from rules.systems.mkd.things.items import spend_potions
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, two_chambers
from tests.systems.mkd.handling import do, offered, refused, run, staying
from tests.systems.mkd.pieces import chest, hero, marker, monster
from tests.systems.mkd.tables import kinds, play, state


def carrying(*kinds_held, kind="hask", **box):
    """A Hero in the middle of a chamber with open chests in hand."""
    held = tuple(range(len(kinds_held)))
    who = hero(kind, at=(2, 2), carries=held)
    boxes = tuple(
        chest(number, chest_kind, carrier=who.id, opened=True, **box)
        for number, chest_kind in enumerate(kinds_held)
    )
    return who, state(open_chamber(), who, active=who, chests=boxes)


@pytest.mark.rule("B-88", "MA-145")
def test_a_sword_works_in_its_heros_activation_only():
    who, situation = carrying("c14")
    table = do(play(situation), UseItem(chest=0))
    armed = table.figure(who.id)
    assert (attack_of(armed), defense_of(armed), speed_of(armed)) == (9, 15, 8)
    assert table.state.activation.points == 8
    assert refused(table.state, UseItem(chest=0)) == ("item-in-use", "B-88")
    end_activation(table, EndActivation(figure=who.id))
    after = table.figure(who.id)
    assert (attack_of(after), after.uses, after.effects) == (8, (), ())
    assert table.state.chest(0).charged


@pytest.mark.rule("B-88")
def test_every_item_carried_may_be_used_and_lends_its_abilities():
    who, situation = carrying("c09", "c10")
    table = do(do(play(situation), UseItem(chest=0)), UseItem(chest=1))
    armed = table.figure(who.id)
    assert has(armed, "stealth")
    assert (attack_of(armed), defense_of(armed)) == (10, 16)


@pytest.mark.rule("B-89", "MA-146")
def test_a_potion_lasts_until_the_next_hero_turn_and_is_spent():
    who, situation = carrying("c11")
    table = do(play(situation), UseItem(chest=0))
    assert table.state.activation.points == 8
    end_activation(table, EndActivation(figure=who.id))
    assert has(table.figure(who.id), "flight")
    assert not table.state.chest(0).charged
    spend_potions(table)
    assert not has(table.figure(who.id), "flight")
    assert kinds(table) == ["mkd-potion-drunk", "mkd-potion-faded"]
    again = table.state.with_(activation=situation.activation)
    assert refused(again, UseItem(chest=0)) == ("item-spent", "B-89")


@pytest.mark.rule("B-88")
def test_what_is_not_carried_or_is_shut_is_not_used():
    _, situation = carrying("c10")
    who = hero("hask", at=(2, 2), carries=(0,))
    shut = (chest(0, carrier=who.id), chest(1, at=(1, 1), opened=True))
    situation = state(open_chamber(), who, active=who, chests=shut)
    assert refused(situation, UseItem(chest=0)) == ("item-shut", "B-88")
    assert refused(situation, UseItem(chest=1)) == ("not-carried", "MA-140")


def before_artifact(what, *tokens, kind="hask", points=None, at=(2, 2), facing=N, **more):
    """A Hero before an artifact that stands at (2, 1)."""
    others = more.pop("others", ())
    who = hero(kind, at=at, facing=facing, **more.pop("hero", {}))
    stone = marker("artifact", (2, 1), what=what, tokens=tokens)
    where = open_chamber(markers=[stone])
    return who, state(where, who, *others, active=who, points=points, **more)


USE = UseArtifact(at=(2, 1))


@pytest.mark.rule("MA-037")
def test_an_artifact_is_used_from_beside_it_once_for_2():
    _, situation = before_artifact("coiled_idol", "R", "R", points=5)
    table = do(play(situation, 1, 3), USE)
    assert table.state.activation.points == 3
    assert table.state.site.markers[0].tokens == ("R",)
    assert refused(table.state, USE) == ("artifact-used", "MA-037")
    assert refused(situation, UseArtifact(at=(0, 0))) == ("no-artifact", "MA-037")
    _, situation = before_artifact("coiled_idol", "R", facing=S)
    assert refused(situation, USE) == ("artifact-apart", "MA-037")
    _, situation = before_artifact("coiled_idol", "R", at=(2, 3))
    assert refused(situation, USE) == ("artifact-apart", "MA-037")
    _, situation = before_artifact("coiled_idol")
    assert refused(situation, USE) == ("artifact-spent", "MA-037")


@pytest.mark.rule("MA-037")
@joined(("token", "table", "die", "check"), [
    ("Y", 1, 1, lambda who, state: who.click == 4),
    ("Y", 1, 3, lambda who, state: state.gold == 50),
    ("Y", 1, 4, lambda who, state: who.click == 6),
    ("Y", 1, 5, lambda who, state: who.click == 7),
    ("Y", 2, 1, lambda who, state: who.effects[0].attack == 1),
    ("Y", 2, 5, lambda who, state: state.activation.points == 0),
    ("Y", 3, 1, lambda who, state: state.xp == 10),
    ("Y", 3, 4, lambda who, state: (who.effects[0].speed, who.effects[0].until) == (1, "level")),
    ("B", 2, 5, lambda who, state: who.effects[0].source == "curse"),
    ("B", 3, 1, lambda who, state: has(who, "nimble")),
    ("B", 3, 5, lambda who, state: who.effects[0].halted),
    ("R", 1, 1, lambda who, state: who.click == 4),
    ("R", 2, 5, lambda who, state: who.click == 8),
    ("R", 3, 6, lambda who, state: who.effects[0].halted and who.click == 8),
])  # fmt: skip
def test_what_tokens_do(token, table, die, check):
    who, situation = before_artifact("mother_stone", token, hero={"click": 6})
    # The Mother Stone heals one click more; the rest is as everywhere.
    done = do(play(situation, table, die), USE)
    assert check(done.figure(who.id), done.state)


@pytest.mark.rule("MA-037")
def test_healing_everybody_reaches_the_tile():
    friend, away = hero("brannoc", at=(0, 0), click=6), hero("kestrel", at=(7, 2), click=6)
    who = hero("hask", at=(2, 2), facing=N, click=6)
    stone = marker("artifact", (2, 1), what="wyrm_altar", tokens=("R",))
    where = two_chambers(markers=[stone])
    table = do(play(state(where, who, friend, away, active=who), 3, 3), USE)
    assert [table.figure(f.id).click for f in (who, friend, away)] == [4, 4, 6]


@pytest.mark.rule("MA-037")
def test_an_item_from_an_artifact_has_no_gold_and_takes_a_hand():
    who, situation = before_artifact("coiled_idol", "R")
    table = do(play(situation, 1, 4, 1, 2), USE)
    gift = table.state.chests[0]
    assert CHESTS[gift.kind].item.kind != "potion"
    assert (gift.bare, gift.opened, gift.carrier) == (True, True, who.id)
    assert table.figure(who.id).carries == (0,)
    boxes = (chest(0, opened=True), chest(1, opened=True))
    who, situation = before_artifact("coiled_idol", "R", hero={"carries": (0, 1)}, chests=boxes)
    table = do(play(situation, 3, 4, 2), USE)
    gift = table.state.chests[2]
    assert CHESTS[gift.kind].item.kind == "potion"
    assert gift.at is not None
    assert table.figure(who.id).carries == (0, 1)


@pytest.mark.rule("MA-037")
def test_an_artifact_may_wake_something():
    pool = Pools(monsters=("gutterkin_slinger",))
    who, situation = before_artifact("bone_spring", "Y", pools=pool)
    # Token, die, a face of blue, two dice, a square among seven, a facing.
    table = do(play(situation, 1, 6, 5, 1, 1, 1, 1, 1), USE)
    (woken,) = table.state.monsters
    assert woken.surprised
    assert table.state.agenda[-1] == EndActivation(figure=who.id)
    turned = next(event for event in table.events if event.kind == "mkd-token-turned")
    assert turned.colour == "B"


@pytest.mark.rule("MA-037")
def test_each_artifact_has_its_own_way():
    # Nothing softens the Coiled Idol.
    who, situation = before_artifact("coiled_idol", "B", kind="derrik")
    assert do(play(situation, 2, 6), USE).figure(who.id).click == 6
    # The Wyrm Altar's strength stays.
    who, situation = before_artifact("wyrm_altar", "Y")
    assert do(play(situation, 2, 1), USE).figure(who.id).effects[0].until == "level"
    # The Gryphon Seat's speed goes along to the next level.
    who, situation = before_artifact("gryphon_seat", "B")
    assert do(play(situation, 2, 2), USE).figure(who.id).effects[0].until == "next_level"
    # The Hour Skull ends the activation on a 6.
    who, situation = before_artifact("hour_skull", "R")
    table = run(do(play(situation, 2, 6), USE))
    assert table.state.round == 2
    # The Idol of Hands costs 1.
    _, situation = before_artifact("idol_of_hands", "Y", points=1)
    assert do(play(situation, 1, 4), USE).state.activation.points == 0
    # The Rune Pillar does not answer to those whom magic does not touch.
    _, situation = before_artifact("rune_pillar", "B", kind="ondine", hero={"level": 5, "click": 0})
    assert refused(situation, USE) == ("artifact-closed", "MA-037")


@pytest.mark.rule("MA-037")
def test_the_small_basin_heals_a_friend_where_its_user_is_well():
    friend = hero("brannoc", at=(3, 2), click=6)
    _, situation = before_artifact("small_basin", "Y", others=(friend,))
    assert do(play(situation, 1, 1), USE).figure(friend.id).click == 5
    who, situation = before_artifact("small_basin", "Y", others=(friend,), hero={"click": 5})
    table = do(play(situation, 1, 1), USE)
    assert (table.figure(who.id).click, table.figure(friend.id).click) == (4, 6)


@pytest.mark.rule("MA-037")
def test_the_great_basin_is_dealt_one_of_two_piles_and_lets_swimmers_choose():
    _, situation = before_artifact("great_basin", "Y")
    assert deal(play(situation, 3), "great_basin") == ("R", "R", "R", "Y", "Y", "Y")
    assert deal(play(situation, 4), "great_basin") == ("R", "R", "B", "B", "Y", "Y")
    assert ARTIFACTS["great_basin"].size == 2
    who, situation = before_artifact("great_basin", "Y", hero={"click": 6})
    assert do(play(situation, 1, 5, 1), USE).figure(who.id).click == 5
    table = do(play(situation, 1, 3, 5), USE)
    assert (table.state.gold, table.figure(who.id).click) == (50, 6)


def test_a_large_artifact_is_one_whichever_part_is_touched():
    parts = [marker("artifact", at, what="great_basin") for at in ((3, 1), (2, 2), (3, 2))]
    first = marker("artifact", (2, 1), what="great_basin", tokens=("Y",))
    who = hero("brannoc", at=(3, 3), facing=N)
    situation = state(open_chamber(markers=[first, *parts]), who, active=who)
    assert offered(situation) == ["artifact-c3"]
    table = do(play(situation, 1, 3), UseArtifact(at=(3, 2)))
    assert table.state.gold == 50
    assert refused(table.state, UseArtifact(at=(2, 2))) == ("artifact-spent", "MA-037")


@pytest.mark.rule("B-71")
def test_a_captive_is_let_go_for_nothing():
    who = hero("brannoc", at=(2, 2))
    held = monster("cellar_rats", where="captive", captor=who.id)
    who = who.with_(captive=held.id)
    situation = state(open_chamber(), who, held, active=who, points=0)
    assert offered(situation) == ["release"]
    table = do(play(situation), Release())
    assert table.figure(held.id).where == "board"
    assert table.figure(who.id).captive is None
    assert refused(table.state, Release()) == ("no-captive", "B-71")


@pytest.mark.rule("B-71")
def test_a_captive_needs_room():
    who = hero("brannoc", at=(0, 0), captive=1)
    around = [marker("pillar", square) for square in ((1, 0), (0, 1))]
    situation = state(open_chamber(markers=around), who, active=who)
    assert refused(situation, Release()) == ("no-room", "B-71")


@pytest.mark.rule("MA-322", "B-90")
def test_one_leaves_by_the_entrance_for_1_and_for_good():
    who = hero("brannoc", at=(2, 4), carries=(0,))
    where = open_chamber(entrance=((2, 4), S))
    boxes = (chest(carrier=who.id, opened=True),)
    situation = state(where, who, active=who, points=1, chests=boxes)
    assert "leave" in offered(situation)
    table = run(do(play(situation), Leave()))
    assert table.figure(who.id).where == "left"
    assert table.state.activation is None
    assert "mkd-hero-left" in kinds(table)
    inside = state(where, who.with_(at=(2, 2)), active=who, chests=boxes)
    assert refused(inside, Leave()) == ("no-way-out", "MA-322")
    tired = situation.with_(activation=situation.activation.with_(points=0))
    assert refused(tired, Leave()) == ("points", "B-22")


@pytest.mark.rule("MA-322")
def test_who_waits_outside_may_stay_there():
    who, other = hero("brannoc", where="waiting"), hero("kestrel", where="waiting", seat=2)
    inside = hero("hask", at=(1, 1))
    situation = state(open_chamber(entrance=((2, 4), S)), who, other, inside)
    assert staying(situation) == [f"stay-out-{who.id}"]
    assert refused(situation, Leave(figure=other.id)) == ("not-yours", "MA-050")
    assert refused(situation, Leave(figure=inside.id)) == ("not-outside", "MA-322")
    assert refused(situation, Leave()) == ("nobody-acts", "MA-322")
    table = do(play(situation), Leave(figure=who.id))
    assert table.figure(who.id).where == "left"
    acting = state(open_chamber(), who, inside, active=inside)
    assert refused(acting, Leave(figure=who.id)) == ("stay-when", "MA-322")


def test_only_potions_are_spent():
    who = hero("hask", effects=(Effect(source="curse", until="level", attack=-1),))
    table = play(state(open_chamber(), who))
    spend_potions(table)
    assert table.figure(who.id).effects == who.effects
    assert table.events == []
