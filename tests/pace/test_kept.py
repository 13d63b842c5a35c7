"""What players last did in a fight, and who of them keeps at it."""

from rules.pace.kept import Kept, kept_by, repeating, with_attack, with_on, without_attacks
from rules.pace.table import SeatClock, Table, has_spoken, to_declare

HIT, BITE = {"kind": "hit"}, {"kind": "bite"}


def did(seat, action=HIT, turn=3, *, on=False):
    return Kept(seat=seat, turn=turn, action=action, on=on)


def test_who_does_the_same_again_goes_on_and_who_does_something_else_does_not():
    kept = with_attack(with_attack((), did(2)), did(1))
    assert [each.seat for each in kept] == [1, 2]
    kept = with_on(kept, (2,), on=True)
    assert repeating(kept) == (2,)
    assert repeating(with_attack(kept, did(2))) == (2,)
    assert repeating(with_attack(kept, did(2, BITE))) == ()
    assert repeating(with_attack(kept, did(2, turn=4))) == ()
    assert kept_by(with_attack(kept, did(2, BITE)), 2).action == BITE


def test_what_some_did_is_forgotten_and_what_others_did_is_not():
    kept = (did(1, on=True), did(2, on=True))
    assert without_attacks(kept, (1,)) == (did(2, on=True),)
    assert repeating(with_on(kept, (1, 2), on=False)) == ()
    assert kept_by(kept, 3) is None


def test_who_keeps_at_it_has_nothing_to_say_ahead():
    clocks = tuple(SeatClock(seat=seat, opened=0, ahead=3) for seat in (1, 2))
    table = Table(seats=clocks, kept=(did(1, on=True), did(2)))
    assert to_declare(table) == (2,)
    assert (has_spoken(table, 1), has_spoken(table, 2)) == (True, False)
    now = table.with_(seats=(SeatClock(seat=1, opened=0), clocks[1]))
    assert not has_spoken(now, 1), "what is asked besides is asked"
