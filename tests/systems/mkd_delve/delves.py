"""Delves under way in tests, with scripted dice."""

from rules.core.dice import ScriptedDice
from rules.systems.mkd.compass import S
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.pools import monster_pool
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Discover, MonsterActs, TokenMoves
from rules.systems.mkd_delve import RULESET
from rules.systems.mkd_delve.mode import DELVE
from rules.systems.mkd_delve.options import DelveOptions
from rules.systems.mkd_delve.state import DelveState
from rules.systems.mkd_delve.turns import carry_out
from tests.systems.mkd import boards, tables
from tests.systems.mkd.tables import carried_out, to_a_question


def delve(where, *figures, active=None, points=None, stack=(), **more):
    """A delve in its Heroes' part; every tile is entered already unless `visited` says otherwise.

    What is no field of a state is an option of the delve, of one level unless it says otherwise.
    """
    base = tables.state(where, *figures)
    shared = MkdState.model_fields.keys() - {"schema_version"}
    fields = {name: getattr(base, name) for name in shared}
    fields.update(
        level=1,
        stack=tuple(stack),
        visited=tuple(range(len(where.tiles))),
        terrain_left=10,
        ending="",
        pools=Pools(monsters=monster_pool("any")),
    )
    own = {
        name: more.pop(name)
        for name in tuple(more)
        if name in DelveOptions.model_fields and not isinstance(more[name], tuple)
    }
    fields["options"] = DelveOptions(**{"levels": "1", **own})
    if active is not None:
        fields["activation"] = tables.activation(active, points)
    fields.update(more)
    return DelveState(**fields)


def monsters_part(where, *figures, **more):
    """The same in the Monsters' part."""
    return delve(where, *figures, part="monsters", acting=None, **more)


def table(situation, *faces):
    """A working table over a delve, with the faces that will be rolled."""
    return Resolution(situation, ScriptedDice(*faces), DELVE)


def run(play):
    """Carry out what is on the agenda until a question or the end; the round does not go on."""
    return to_a_question(play, DELVE, DELVE.settled)


def spent(play):
    """The same table; every scripted face was rolled."""
    assert play.dice.left == ()
    return play


def entered(situation, tile, *faces):
    """A tile entered by somebody: what follows from it, every face used."""
    play = table(situation.with_(visited=tuple(sorted({*situation.visited, tile}))), *faces)
    play.push(Discover(tile=tile, figure=situation.figures[0].id))
    return spent(run(play))


def acts(situation, figure, *faces):
    """A Monster's activation, every face used."""
    play = table(situation, *faces)
    play.push(MonsterActs(figure=figure.id))
    return spent(run(play))


def token_acts(situation, token, *faces):
    """A token's activation, every face used."""
    play = table(situation.with_(part="tokens", acting=None), *faces)
    play.push(TokenMoves(token=token.id))
    return spent(run(play))


def do(situation, action, *faces, seat=1):
    """An action carried out until the next decision; the table as it is then."""
    return carried_out(carry_out, DELVE, situation, action, *faces, seat=seat)


def act(situation, wanted, *faces, seat=1):
    """Do what a seat is offered, an action or the id of an option; the table as it is then."""
    offered = {each.id: each.action for each in RULESET.legal_actions(situation, seat)}
    action = offered.get(wanted) if isinstance(wanted, str) else wanted
    assert action in offered.values(), f"{wanted} is not on offer: {sorted(offered)}"
    dice = ScriptedDice(*faces)
    done = RULESET.apply(situation, seat, action, dice)
    assert dice.left == ()
    play = Resolution(done.state, dice, DELVE)
    play.events.extend(done.events)
    return play


def told(play, kind):
    """The events of a kind."""
    return [event for event in play.events if event.kind == f"mkd-{kind}"]


def reasons(play):
    """What the dice so far were thrown for, in order."""
    return [roll.reason for roll in play.dice.rolls]


def laid(play):
    """The tiles on the board, by name and quarter turns, in the order of placement."""
    return [(f"{each.tile}{each.side}", each.turn) for each in play.state.site.tiles]


def hall_and_chamber(**things):
    """A hallway (1A) with the way in at its south, and chamber 7A north of it, joined."""
    return boards.site(
        boards.placed(1, at=(1, 5)), boards.placed(7), entrance=((2, 9), S), **things
    )


def chose(play):
    """Which of the seven actions Monsters chose, in order."""
    return [event.action for event in told(play, "chose")]
