"""Who goes in: any number of players, a team each, and what they are worth (MA-001 to MA-012)."""

import pytest

from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice, SeededDice
from rules.core.errors import RuleError
from rules.systems.mkd import fights, reveal, things
from rules.systems.mkd.actions import Ready, Recruit
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.figures import team_value, value_of
from rules.systems.mkd.tasks import Strike
from rules.systems.mkd_adventure.build import build
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import EVENING, LONG, QUICK, AdventureOptions
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.support.joined import joined
from tests.systems.mkd_adventure.builds import hero, unbuilt

CLOSED = AdventureOptions(points="none", novices=False)
OPEN = AdventureOptions(points="none", novices=True)


def gathered(*actions, options=CLOSED):
    """One player's adventure after some choices of the team."""
    state = RULESET.new_game(options, seats(1), ScriptedDice()).state
    for action in actions:
        state = RULESET.apply(state, 1, action, ScriptedDice()).state
    return state


def seats(count):
    """So many people at the table."""
    return tuple(SeatInfo(seat=seat, name=f"Player {seat}") for seat in range(1, count + 1))


def offered(state):
    """Heroes one may take, and whether as novices."""
    actions = [option.action for option in RULESET.legal_actions(state, 1)]
    return {(each.hero, each.novice) for each in actions if isinstance(each, Recruit)}


def refused(state, action):
    """The rule by which a choice is refused."""
    with pytest.raises(RuleError) as error:
        RULESET.apply(state, 1, action, ScriptedDice())
    return dict(error.value.text.args)["rule"]


@pytest.mark.rule("MA-001")
@joined("count", [1, 2, 8])
def test_one_or_several_play_without_a_master(count):
    state = RULESET.new_game(EVENING, seats(count), ScriptedDice()).state
    assert RULESET.awaiting(state) == tuple(range(1, count + 1))
    with pytest.raises(RuleError):
        RULESET.new_game(EVENING, seats(9), ScriptedDice())


@pytest.mark.rule("MA-001", "MA-005", "MA-012")
def test_a_quick_raid_has_one_set_and_an_evening_two():
    dice = SeededDice(b"raid")
    state = RULESET.new_game(QUICK, seats(1), dice).state
    for name in ("brannoc", "tamsin"):
        state = RULESET.apply(state, 1, Recruit(hero=name), dice).state
    assert (state.part, state.round) == ("heroes", 1)
    assert len(state.site.tiles) <= 5 < 2 * 5 == EVENING.sets * 5
    assert {preset.heroes for preset in (QUICK, EVENING, LONG)} == {2}
    assert EVENING.points == LONG.points == "50"
    assert QUICK.sets < EVENING.sets == LONG.sets
    assert EVENING.floors < LONG.floors


@pytest.mark.rule("MA-002")
def test_what_the_adventure_leaves_alone_the_core_does():
    common = {**fights.HANDLERS, **things.HANDLERS, **reveal.HANDLERS}
    # A blow at the Quest Chest is a stealth mission's own (MA-293); all others are the core's.
    del common[Strike]
    assert common
    assert {task: ADVENTURE.handlers[task] for task in common} == common


@pytest.mark.rule("MA-003")
def test_nobody_goes_in_without_a_hero():
    assert refused(gathered(), Ready()) == "MA-003"
    state = gathered(Recruit(hero="brannoc"))
    assert RULESET.apply(state, 1, Ready(), SeededDice(b"in")).state.part == "heroes"


@pytest.mark.rule("MA-004")
def test_stronger_teams_meet_stronger_tokens():
    six = ("brannoc", "ysolde", "ondine", "garm", "vashti", "maelle")
    found = []
    for names in (six[:1], six[:3], six):
        heroes = tuple(hero(kind, index) for index, kind in enumerate(names, 1))
        play = unbuilt(seed="worth", heroes=heroes, sets=1)
        build(play)
        tokens = [token.colour for token in play.state.tokens]
        tokens += [colour for colour, _ in play.state.pools.tokens]
        found.append((play.state.start_value, "".join(sorted(tokens))))
    assert found == [(22, "YYYYYY"), (72, "BBRYYY"), (156, "BBRRRR")]


@pytest.mark.rule("MA-005")
def test_a_team_stays_within_its_points():
    state = gathered(Recruit(hero="brannoc"), options=AdventureOptions(points="50"))
    assert refused(state, Recruit(hero="ondine")) == "MA-005"
    worth = {kind for kind, _ in offered(state)}
    assert worth == {k.id for k in HEROES.values() if k.id != "brannoc" and k.values[0] <= 28}


@pytest.mark.rule("MA-006")
def test_heroes_begin_at_level_1():
    (who,) = gathered(Recruit(hero="brannoc")).heroes
    assert (who.level, who.click, who.cap, value_of(who)) == (1, 4, 4, 22)


@pytest.mark.rule("MA-007", "MA-008")
def test_a_novice_is_a_click_behind_and_counts_twenty():
    state = gathered(Recruit(hero="ondine", novice=True), options=OPEN)
    (who,) = state.heroes
    assert (who.level, who.click, who.cap) == (0, 5, 5)
    assert value_of(who) == team_value(state) == 20


@pytest.mark.rule("MA-007")
def test_a_novices_first_level_is_level_1():
    novice = hero("ondine").with_(level=0, click=5, cap=5)
    play = unbuilt(heroes=(novice,))
    ADVENTURE.advance(play, novice, 50)
    risen = play.figure(novice.id)
    assert (risen.level, risen.click, risen.cap, value_of(risen)) == (1, 4, 4, 32)


@pytest.mark.rule("MA-007", "MA-323")
def test_only_heroes_over_thirty_may_be_novices_and_only_if_the_table_wants_it():
    novices = {kind for kind, novice in offered(gathered(options=OPEN)) if novice}
    assert novices == {kind.id for kind in HEROES.values() if kind.values[0] > 30} == {"ondine"}
    assert not any(novice for _, novice in offered(gathered()))
    with pytest.raises(RuleError):
        RULESET.apply(gathered(), 1, Recruit(hero="ondine", novice=True), ScriptedDice())


@pytest.mark.rule("MA-323")
def test_nothing_lies_about_unless_the_table_wants_it():
    play = unbuilt(seed="bare")
    assert play.state.options == AdventureOptions()
    build(play)
    assert play.state.site.markers == ()
    assert (play.state.pools.artifacts, play.state.pools.dressing) == ((), ())
    assert "mkd-build-markers" not in {roll.reason for roll in play.dice.rolls}
