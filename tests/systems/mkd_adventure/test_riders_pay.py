"""What a Monster that rides plans to pay for its way is what it pays (B-45, C5, MA-091)."""

import random

import pytest

from rules.core.dice import ScriptedDice
from rules.systems.mkd.monster_ai.routes import Routes
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import Orders
from rules.systems.mkd.tasks import Walk
from rules.systems.mkd_adventure.mode import ADVENTURE
from tests.support.joined import joined
from tests.support.soak import SOAK, cases
from tests.systems.mkd.boards import two_chambers
from tests.systems.mkd.pieces import marker
from tests.systems.mkd.test_walks_twin import put
from tests.systems.mkd_adventure.monster_turns import adventure, settle

STILL = Orders(spin="no", let_go="no", strike_back="no")
"""Heroes who neither turn nor strike, so that nothing is otherwise than it was planned."""
FREED = 6
"""A break away that succeeds."""
GROUND = ("bones", "water", "furniture")
ENDS = 8
"""Ways of each kind that a rider tries from one place in a short run, of about forty."""


@pytest.mark.rule("B-31", "B-45", "MA-091")
@joined("seed", cases(24, 5_000))
def test_a_rider_pays_what_its_way_was_priced_at(seed):
    chance = random.Random(f"rider {seed}")
    things = {
        (chance.randrange(10), chance.randrange(5)): chance.choice(GROUND)
        for _ in range(chance.randint(0, 6))
    }
    taken = {at for at, kind in things.items() if kind == "furniture"}
    markers = [marker(kind, at) for at, kind in things.items()]
    who, _ = put(chance, "monster", taken, rider=True)
    others = [
        put(chance, chance.choice(["monster", "hero", "hero"]), taken, rider=False)[0]
        for _ in range(chance.randint(1, 7))
    ]
    there = adventure(
        two_chambers(markers=markers), who, *others, active=who, points=60, orders=STILL
    )
    for passes in (False, True):
        routes = Routes(there, who, passes=passes)
        ends = sorted(routes.stops)
        for end in ends if SOAK else chance.sample(ends, min(ENDS, len(ends))):
            way = routes.way(end)
            play = Resolution(there, ScriptedDice(*[FREED] * 30), ADVENTURE)
            play.push(Walk(figure=who.id, path=way.path))
            settle(play)
            assert play.figure(who.id).at == end
            assert 60 - play.state.activation.points == way.price
