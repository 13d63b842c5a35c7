"""What a table of the tactical games may settle, each value of it, in the adventure and below."""

import pytest

from rules.core.errors import RuleError
from rules.systems.mkd.actions import Begin, MoveTo, Shoot
from rules.systems.mkd.compass import S
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.reveal.split import matched
from rules.systems.mkd.tasks import Reveal
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_delve.options import DelveOptions
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, two_chambers
from tests.systems.mkd.pieces import hero, monster, token
from tests.systems.mkd_adventure import rounds
from tests.systems.mkd_adventure.told import told
from tests.systems.mkd_delve import delves

TROOP = (
    "gutterkin_warboss",
    "bat_matron",
    "ashen_cultist",
    "thorn_ape",
    "mould_crawler",
    "cellar_rats",
)
"""Worth 30, 26, 24, 22, 12 and 8."""
LEADER = (1, 3, 6, 3, 5, 2, 4)
"""R1 with a 4: three for 60 points, and a leader with followers: 30, 26 and 4."""
IN_A_CORNER = (1, *(1, 1), *(1, 1))
IN_THE_MIDDLE = (1, *(1, 1, 1), *(1, 1, 1))
"""Where each stands, and which way it looks: of eight squares two dice tell."""
AT_MOST, EXACTLY = [26, 24, 8], [26, 22, 12]


def shooting(mode, held, **settings):
    """A shot at an archer two squares off, past whoever `held` is; the table after it."""
    shooter, target = hero("liriel", at=(2, 2), facing=S), monster("bone_archer", at=(2, 4))
    figures = (shooter, target, held)
    if mode == "adventure":
        options = AdventureOptions(**settings)
        start = rounds.heroes_turn(open_chamber(), *figures, active=shooter, options=options)
        return rounds.do(start, Shoot(target=target.id), 1, 2)
    start = delves.delve(open_chamber(), *figures, active=shooter, **settings)
    return delves.do(start, Shoot(target=target.id), 1, 2)


def totals(play):
    """What shots came to, whether they hit or not."""
    return [event.total for kind in ("hit", "missed") for event in told(play, kind)]


HOLDS = monster("cellar_rats", at=(2, 1), facing=S)
IN_IT = hero("brannoc", at=(3, 4))


@pytest.mark.rule("MA-213")
@pytest.mark.parametrize("mode", ["adventure", "delve"])
def test_where_it_is_allowed_one_shoots_out_of_a_melee_and_into_one_at_a_loss(mode):
    plain = KINDS["liriel"].dial[4].attack
    for other in (HOLDS, IN_IT):
        play = shooting(mode, other, ranged_in_melee="allowed")
        assert totals(play) == [3 + plain - 1]


@pytest.mark.rule("MA-213", "RG-002")
@pytest.mark.parametrize("mode", ["adventure", "delve"])
def test_where_it_is_not_nobody_shoots_from_a_front_arc_and_a_melee_costs_nothing(mode):
    with pytest.raises(RuleError) as refusal:
        shooting(mode, HOLDS, ranged_in_melee="held")
    assert refusal.value.text.key == "mkd-refused-fight-held"
    plain = KINDS["liriel"].dial[4].attack
    play = shooting(mode, IN_IT, ranged_in_melee="held")
    assert totals(play) == [3 + plain]


def appeared_before_a_hero(**settings):
    """What a Hero of an adventure meets who walks into a chamber with a token."""
    who = hero("brannoc", at=(3, 2))
    start = rounds.heroes_turn(
        two_chambers(), who, tokens=(token("R", 1, at=(9, 0)),),
        pools=Pools(monsters=TROOP), options=AdventureOptions(**settings),
    )  # fmt: skip
    walking = rounds.do(start, Begin(figure=who.id)).state
    return rounds.do(walking, MoveTo(to=(6, 2)), *LEADER, *IN_A_CORNER)


def appeared_below(**settings):
    """The same, below."""
    who, lurker = hero("brannoc", at=(0, 0)), token("R", 1, at=(2, 2))
    start = delves.delve(open_chamber(), who, tokens=(lurker,), **settings)
    play = delves.table(start.with_(pools=Pools(monsters=TROOP)), *LEADER, *IN_THE_MIDDLE)
    play.push(Reveal(tokens=(lurker.id,), cause=who.id))
    return delves.spent(delves.run(play))


@pytest.mark.rule("B-105", "RG-104")
@joined("meet", [appeared_before_a_hero, appeared_below])
@joined(
    ("settings", "values"),
    [({}, AT_MOST), ({"adjust_match": "le"}, AT_MOST), ({"adjust_match": "exact"}, EXACTLY)],
)
def test_points_move_until_somebody_fits_or_until_everybody_does_exactly(meet, settings, values):
    play = meet(**settings)
    assert [KINDS[figure.kind].value for figure in play.state.monsters] == values


@pytest.mark.rule("RG-104")
@joined(
    ("targets", "values", "left"),
    [
        ((30, 26, 4), {26, 22, 12}, (26, 22, 12)),
        ((30, 26, 4), {30, 26, 4}, (30, 26, 4)),
        ((20, 20), {19, 21}, (20, 20)),
        ((30, 26, 4), {8, 50}, (28, 24, 8)),
        ((25, 5), {15}, (15, 15)),
        ((30, 15, 15), {30, 15}, (30, 15, 15)),
        ((32, 14, 14), {31, 14, 15}, (31, 14, 15)),
    ],
)
def test_a_match_is_looked_for_on_the_way_and_else_less_will_do(targets, values, left):
    assert matched(targets, values) == left
    assert sum(left) == sum(targets)


def test_the_defaults_are_the_games_own():
    above, below = AdventureOptions(), DelveOptions()
    assert (above.ranged_in_melee, below.ranged_in_melee) == ("allowed", "held")
    assert (above.adjust_match, below.adjust_match) == ("le", "le")
