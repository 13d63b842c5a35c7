"""Deciding together, splitting up, coming late."""

import pytest

from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.core.scene import Side
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import Descend, Go, PlaceExits, Unearth, Unlock
from rules.systems.three_dice.phases import phase_of
from rules.systems.three_dice.state import Vote
from tests.systems.three_dice.moves import act, kinds, menu, refusal, run
from tests.systems.three_dice.tables import game, hero, monster, room


def three(**options):
    rooms = (
        room(doors="ne"),
        room(2, (0, 1), doors="s"),
        room(3, (1, 0), doors="w"),
    )
    return game(*(hero(seat=n) for n in (1, 2, 3)), rooms=rooms, **options)


@pytest.mark.rule("TD-064")
def test_the_party_moves_as_one():
    state = act(three(), "go-n", seat=1).state
    assert state.here == 1
    assert RULESET.awaiting(state) == (2, 3)
    state = act(state, "go-n", 6, seat=3).state
    assert [one.room for one in state.heroes] == [2, 2, 2]


@pytest.mark.rule("TD-064")
def test_a_tie_goes_to_the_lowest_seat():
    rooms = (room(doors="new"), *three().level.rooms[1:], room(4, (-1, 0), doors="e"))
    state = game(*(hero(seat=n) for n in (1, 2, 3)), rooms=rooms)
    state = act(state, "go-w", seat=3).state
    state = act(state, "go-e", seat=2).state
    assert act(state, "go-n", 6, seat=1).state.here == 2


@pytest.mark.rule("TD-064")
def test_a_leader_or_anyone_may_decide():
    led = three(decisions="leader")
    assert RULESET.awaiting(led) == (1,)
    assert refusal(led, Go(side=Side.NORTH), seat=2) == "td-error-not-your-turn"
    assert act(three(decisions="anyone"), "go-n", 6, seat=3).state.here == 2


def test_a_vote_that_became_impossible_is_asked_for_again():
    halls = (room(kind="great_hall"),)
    rich = hero(seat=1, pack=("idol",))
    state = game(
        rich,
        hero(seat=2),
        rooms=halls,
        artifacts=("idol",),
        used_artifact_counts=False,
        drop_and_pickup=True,
    )
    state = act(state, "descend", seat=2).state
    assert RULESET.awaiting(state) == (1,)
    state = act(state, "drop-idol", seat=1).state
    assert RULESET.awaiting(state) == (1, 2)


@pytest.mark.rule("TD-064")
def test_a_stored_vote_for_what_is_not_on_offer_is_asked_for_again():
    """It may have been kept from before a treasure was found, of which they decide first."""
    rooms = (room(kind="vault"), room(2, (0, 1), doors="s"))
    rich = hero(seat=2, pack=("fragment",))
    found = act(
        game(hero(seat=1), rich, hero(seat=3), hero(seat=4), rooms=rooms, loot="vote"),
        "unearth",
        1,
        seat=2,
    ).state
    assert phase_of(found) == "claim"
    stale = found.with_(votes=(Vote(seat=1, action=Go(side=Side.NORTH)),))
    claimed = act(stale, "claim-4", seat=2).state
    assert [vote.seat for vote in claimed.votes] == [2]
    assert RULESET.awaiting(claimed) == (1, 3, 4)


def test_own_things_need_no_vote():
    hurt = hero((3, 3, 4), most=(5, 3, 4), seat=2, pack=("potion",))
    state = act(game(hero(seat=1), hurt), "potion-body", seat=2).state
    assert state.votes == ()
    assert state.hero(2).now.body == 5


@pytest.mark.rule("HR-024", "TD-064")
@pytest.mark.permits("TD-064", "HR-024")
def test_those_who_disagree_part():
    state = three(split_party=True)
    state = act(state, "go-n", seat=1).state
    state = act(state, "go-n", seat=2).state
    assert RULESET.awaiting(state) == (3,)
    parted = act(state, "go-e", 6, seat=3)
    assert [one.room for one in parted.state.heroes] == [2, 2, 1]
    assert "td-party-split" in kinds(parted)
    assert RULESET.awaiting(parted.state) == (3,)


@pytest.mark.rule("HR-024")
@pytest.mark.permits("HR-024")
def test_groups_take_turns():
    state = three(split_party=True)
    for seat, faces in ((1, ()), (2, ()), (3, (6,))):
        state = act(state, "go-n" if seat == 1 else "go-e", *faces, seat=seat).state
    assert [one.room for one in state.heroes] == [1, 3, 3]
    assert state.acting == (1,)
    state = act(state, "go-n", 6, seat=1).state
    assert state.acting == (2, 3)


@pytest.mark.rule("HR-024")
def test_only_those_present_roll_and_earn():
    apart = (hero(seat=1), hero(seat=2, room=2), hero(seat=3, room=2))
    rooms = (room(doors="nw"), room(2, (0, 1), doors="s"))
    state = game(*apart, rooms=rooms, split_party=True)
    state = act(state, "go-w", 1, 2, 1, seat=1).state
    assert state.room.draw.monsters == (2,)
    state = run(state, "exits-n", ("attack-body", 1))
    assert state.acting == (2, 3)
    for seat in (2, 3):
        state = act(state, "wait", seat=seat).state
    state = act(state, "attack-body", 1, seat=1).state
    assert [one.xp for one in state.heroes] == [4, 0, 0]
    assert state.acting == (2, 3)


@pytest.mark.rule("HR-024")
def test_joining_a_fight_adds_no_dice():
    apart = (hero(seat=1), hero(seat=2, room=2))
    rooms = (room(doors="n"), room(2, (0, 1), doors="s", monster=monster(3, asleep=True)))
    state = game(*apart, rooms=rooms, split_party=True)
    joined = act(state, "go-n", seat=1).state
    assert (joined.acting, joined.room.monster.hp) == ((1, 2), 3)


@pytest.mark.rule("HR-024")
def test_the_stairs_take_the_whole_party():
    apart = (hero(seat=1), hero(seat=2, room=2))
    rooms = (room(kind="great_hall"), room(2, (0, 1), doors="s"))
    state = game(*apart, rooms=rooms, split_party=True, artifacts=("idol",))
    assert refusal(state, Descend()) == "td-error-gather"
    assert act(state, "wait").state.acting == (2,)


@pytest.mark.rule("HR-024", "TD-041")
@pytest.mark.parametrize(("waiting", "faces"), [("quiet", ()), ("roving", (1,))])
def test_who_waits_for_the_others_meets_nobody_unless_the_table_wants_it(waiting, faces):
    wounded = hero(seat=1, now=(1, 1, 1))
    apart = (wounded, hero(seat=2, room=2))
    rooms = (room(doors="n"), room(2, (0, 1), doors="s", monster=monster(3)))
    state = game(*apart, rooms=rooms, split_party=True, waiting=waiting)
    assert "wait" in menu(state)
    waited = act(state, "wait", *faces).state
    assert (waited.level.room(1).monster is not None) is bool(faces)
    # The others go on with their fight, unless he has one of his own now; time goes on for all.
    assert waited.acting == ((1,) if faces else (2,))
    assert waited.turn == state.turn + 1


@pytest.mark.rule("HR-024", "TD-041")
def test_to_wait_for_the_others_is_no_new_visit():
    apart = (hero(seat=1), hero(seat=2, room=2))
    rooms = (room(doors="n", searched=True, rested=True), room(2, (0, 1), doors="s"))
    state = act(game(*apart, rooms=rooms, split_party=True), "wait").state
    assert (state.level.room(1).searched, state.level.room(1).rested) == (True, True)


@pytest.mark.rule("HR-017", "HR-024")
def test_who_is_locked_in_is_found_there_in_a_split_party_too():
    apart = (hero(seat=1), hero(seat=2, room=2))
    rooms = (room(doors="N"), room(2, (0, 1), doors="S"))
    state = game(*apart, rooms=rooms, split_party=True, locked_doors=True)
    assert act(state, "wait", 1).state.level.room(1).monster is not None


@pytest.mark.rule("TD-056")
def test_latecomers_begin_at_level_one():
    state = game(hero(xp=120))
    dice = ScriptedDice(6, 5, 4)
    joined = RULESET.join(state, SeatInfo(seat=2, name="Late"), dice)
    newcomer = joined.state.hero(2)
    assert (newcomer.xp, newcomer.room, joined.state.acting) == (0, 1, (1, 2))
    with pytest.raises(RuleError, match="td-error-seat-taken"):
        RULESET.join(joined.state, SeatInfo(seat=2, name="Later"), ScriptedDice())
    with pytest.raises(RuleError, match="td-refused-seats"):
        RULESET.join(state, SeatInfo(seat=9, name="Ninth"), ScriptedDice())
    with pytest.raises(RuleError, match="td-error-over"):
        RULESET.join(state.with_(ending="dead"), SeatInfo(seat=2, name="Late"), ScriptedDice())


def test_refusals_say_what_is_wrong():
    state = game(hero(seat=1), hero(seat=2, alive=False))
    assert refusal(state, Go(side=Side.NORTH), seat=2) == "td-error-dead"
    assert refusal(state, Go(side=Side.NORTH), seat=7) == "td-error-no-hero"
    assert refusal(state, Go(side=Side.EAST)) == "td-error-no-exit"
    assert refusal(state, PlaceExits(sides=())) == "td-error-now-explore"
    asked = act(state, "go-n", 1, 6, 1).state
    assert refusal(asked, Go(side=Side.NORTH)) == "td-error-now-exits"
    assert menu(asked, 2) == {}


@pytest.mark.rule("TD-074")
def test_a_fragment_of_one_serves_all_in_the_classic_game():
    rich = hero(seat=2, pack=("fragment",))
    state = game(hero(seat=1), rich, theme="classic", mode="classic")
    state = act(state, "go-n+map", seat=1).state
    drafted = act(state, "go-n+map", 1, 1, 1, 1, 2, 1, 1, 1, seat=2).state
    assert drafted.hero(2).pack == ()
    kept = act(act(drafted, "keep-1", seat=1).state, "keep-1", seat=2).state
    assert kept.room.kind == "long_corridor"


@pytest.mark.rule("TD-062", "TD-064")
def test_who_wanted_to_walk_on_is_asked_again_after_what_was_unearthed_meanwhile():
    rich = hero(seat=2, pack=("fragment",))
    rooms = (room(kind="vault"), room(2, (0, 1), doors="s"))
    state = game(hero(seat=1), rich, hero(seat=3), hero(seat=4), rooms=rooms, loot="vote")
    state = act(act(state, "go-n", seat=1).state, "go-n", seat=3).state
    found = act(state, "unearth", 1, seat=2).state
    assert RULESET.awaiting(found) == (1, 2, 3, 4)
    for seat in (1, 2):
        found = act(found, "claim-4", seat=seat).state
    claimed = act(found, "claim-4", seat=3).state
    assert (claimed.here, claimed.hero(4).pack) == (1, ("idol",))
    assert RULESET.awaiting(claimed) == (1, 2, 3, 4)


def test_a_death_begins_a_vote_anew():
    frail = hero((0, 0, 1), most=(4, 4, 4), seat=1)
    state = game(frail, hero(seat=2), duel=True)
    state = act(state, "go-n", seat=2).state
    state = act(state, "duel-2", seat=1).state
    state = act(state, "duel-accept", seat=2).state
    state = act(state, "attack-spirit", 5, seat=1).state
    assert not state.hero(1).alive
    assert RULESET.awaiting(state) == (2,)


def led(*packs, **options):
    """Heroes with these packs, whose leader decides."""
    heroes = (hero(seat=seat, pack=pack) for seat, pack in enumerate(packs, start=1))
    return game(*heroes, decisions="leader", **options)


@pytest.mark.rule("TD-035", "TD-064")
def test_a_leader_trades_the_fragment_of_a_companion():
    """Nobody else is asked, and a treasure goes to each in turn: the stairs would stay shut."""
    state = led((), (), ("fragment",), rooms=(room(kind="vault"),))
    assert RULESET.awaiting(state) == (1,)
    dug = act(state, "unearth", 5)
    assert [one.pack for one in dug.state.heroes] == [("salts",), (), ()]
    (spent,) = [event for event in dug.events if event.kind == "td-fragment-spent"]
    assert spent.hero == "Corvane"
    own = act(led(("fragment",), ("fragment",), rooms=(room(kind="vault"),)), "unearth", 5).state
    assert own.hero(2).pack == ("fragment",)
    for decisions in ("vote", "anyone"):
        other = state.with_(options=state.options.with_(decisions=decisions))
        assert refusal(other, Unearth()) == "td-error-no-fragment"


@pytest.mark.rule("HR-017", "TD-064")
def test_a_leader_opens_a_door_with_the_key_of_a_companion():
    state = led((), ("key",), rooms=(room(doors="N"),))
    opened = act(state, "unlock-n")
    assert [one.pack for one in opened.state.heroes] == [(), ()]
    (told,) = [event for event in opened.events if event.kind == "td-door-unlocked"]
    assert told.hero == "Brannoc"
    assert refusal(led((), (), rooms=(room(doors="N"),)), Unlock(side="n")) == "td-error-no-key"


@pytest.mark.rule("TD-053", "TD-064")
def test_a_leader_has_the_scroll_of_a_companion_read():
    state = led((), ("teleport",), rooms=three().level.rooms)
    read = act(state, "teleport-3", 6)
    assert [(one.room, one.pack) for one in read.state.heroes] == [(3, ()), (3, ())]
    (told,) = [event for event in read.events if event.kind == "td-teleport-read"]
    assert told.hero == "Brannoc"
    assert not any(option.startswith("teleport") for option in menu(read.state))
