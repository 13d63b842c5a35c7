"""What standing orders can refer to in a tactical game: how things stand, and what can be done."""

from rules.systems.mkd.actions import Answer, Attack, End, Leave, Shoot, UseAbility, UseItem
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.tasks import AskOffer
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, two_chambers
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd_adventure.monster_turns import ENTRANCE
from tests.systems.mkd_adventure.rounds import heroes_turn


def tactics(who, *others, where=None, held=()):
    """What the orders of an active Hero can refer to; the Quest Chest is still to be had."""
    box = chest(len(held), at=(4, 0), quest=True)
    there = heroes_turn(
        where or open_chamber(entrance=ENTRANCE), who, *others, active=who,
        chests=(*held, box), quest_chest=box.number,
    )  # fmt: skip
    return RULESET.tactics(there, 1)


def holds(who, *others):
    return tactics(who, *others).holds


@joined(
    ("click", "said"),
    [(4, set()), (5, set()), (6, {"hurt"}), (7, {"hurt"}), (8, {"hurt", "badly_hurt"})],
)
def test_a_hero_is_hurt_below_two_thirds_of_his_clicks_and_badly_below_one(click, said):
    # Brannoc has five clicks at level 1.
    assert holds(hero("brannoc", at=(2, 2), click=click)) == {"quiet", *said}


def test_of_friends_it_counts_who_is_badly_hurt():
    who = hero("brannoc", at=(2, 2))
    for click, said in ((7, set()), (8, {"friend_badly_hurt"})):
        assert holds(who, hero("garm", at=(4, 4), click=click + 1)) - {"quiet"} == said
    assert "friend_badly_hurt" not in holds(hero("brannoc", at=(2, 2), click=8))


def test_two_foes_beside_a_hero_outnumber_him_and_one_does_not():
    who = hero("brannoc", at=(2, 2), facing=N)
    one, two = (monster("cellar_rats", at=at, facing=S) for at in ((2, 1), (3, 1)))
    assert holds(who, one) == {"fighting"}
    assert holds(who, one, two) == {"fighting", "outnumbered"}


def test_the_weakest_has_the_fewest_clicks_left_and_the_strongest_most():
    who = hero("brannoc", at=(2, 2), facing=N)
    ogre, rats = monster("ogre_gaoler", at=(1, 1)), monster("cellar_rats", at=(2, 1))
    deeds = tactics(who, ogre, rats).deeds
    assert deeds["strike_weakest"] == Attack(target=rats.id)
    assert deeds["strike_strongest"] == Attack(target=ogre.id)
    assert "shoot" not in deeds


def test_who_cannot_strike_shoots_at_the_weakest():
    who = hero("liriel", at=(0, 2), facing=E)
    ogre, rats = monster("ogre_gaoler", at=(4, 4)), monster("cellar_rats", at=(5, 2))
    deeds = tactics(who, ogre, rats, where=two_chambers(entrance=ENTRANCE)).deeds
    assert deeds["shoot"] == deeds["strike_weakest"] == Shoot(target=rats.id)
    assert deeds["strike_strongest"] == Shoot(target=ogre.id)


def test_only_potions_are_drunk():
    who = hero("brannoc", at=(2, 2), carries=(0, 1))
    sword = chest(0, "c10", carrier=who.id, opened=True)
    potion = chest(1, "c01", carrier=who.id, opened=True)
    assert tactics(who, held=(sword, potion)).deeds["drink"] == UseItem(chest=1)


def test_of_friends_the_one_worst_off_is_healed_and_never_the_healer():
    healer = hero("ysolde", at=(2, 2), click=5)
    hurt, worse = hero("brannoc", at=(1, 1), click=6), hero("kestrel", at=(3, 3), click=6)
    deeds = tactics(healer, hurt, worse).deeds
    assert deeds["heal_friend"] == UseAbility(ability="healing", target=worse.id)
    assert "heal_friend" not in tactics(healer).deeds


def test_one_may_always_stay_and_on_the_way_out_leave():
    assert tactics(hero("brannoc", at=(2, 2))).deeds == {"guard": End()}
    out = tactics(hero("brannoc", at=ENTRANCE[0]), hero("derrik", at=(2, 2))).deeds
    assert out == {"guard": End(), "flee": Leave()}


def test_an_offer_without_an_answer_is_declined_and_monsters_have_no_orders():
    who, rats = hero("brannoc", at=(2, 2)), monster("cellar_rats", at=(0, 0))
    asked = heroes_turn(
        open_chamber(entrance=ENTRANCE), who, rats, active=who,
        agenda=(AskOffer(seats=(1,), figure=rats.id, about="hunt"),),
    )  # fmt: skip
    assert RULESET.tactics(asked, 1).unspoken == Answer(yes=False)
    assert RULESET.tactics(heroes_turn(open_chamber(), who, rats, active=rats), 1).deeds == {}
