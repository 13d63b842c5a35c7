"""Playing a campaign and its twin side by side by chance."""

from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice
from tests.support.faces import Faces
from tests.support.playing import HEROES, party

MOST_LINES = 25
"""How long a list of what can be done in town gets."""


class Beside:
    """A campaign, its twin, and the adventure under way played a third time by its own rules.

    `world` says what the system has of its own: `adventure(twin, dice)` begins an adventure with
    what the twin says that everybody carries, `fortune(inner, chance)` invents what befell the
    party, `home(twin, ended, result)` tells the twin how it ended, `same(state, twin)` compares,
    `gift(state, twin, chance)` changes something at home for both.
    """

    def __init__(self, rules, options, twin, world, chance):
        self.rules, self.inner_rules = rules, rules.progress.inner
        self.twin, self.world, self.chance = twin, world, chance
        self.dice, self.inner, self.pushed = Faces(chance), None, 0
        members = party(len(twin.names))
        self.state = rules.new_game(options, members, self.dice).state
        assert self.dice.taken() == []

    def faces(self):
        return [die.face for die in self.dice.taken()]

    def play(self, steps):
        """So many steps at home, with all adventures between them."""
        for _ in range(steps):
            while self.inner is not None:
                self._away()
            self.same()
            if not self.twin.awaited():
                assert self.rules.outcome(self.state).result == "finished"
                return
            if self.chance.random() < 0.03:
                self._join()
            else:
                self._at_home()
            if self.inner is None and self.chance.random() < 0.2:
                self.state = self.world.gift(self.state, self.twin, self.chance)

    def same(self):
        state, twin = self.state, self.twin
        assert list(self.rules.awaiting(state)) == twin.awaited()
        assert {each.seat: each.name for each in state.members} == twin.names
        assert {each.seat for each in state.active} == twin.active
        roster = {each.number: each for each in state.roster}
        assert sorted(roster) == sorted(twin.heroes)
        for number, one in twin.heroes.items():
            found = roster[number]
            assert (found.owner, found.name) == (one.owner, one.name)
            assert (found.fate, found.adventures) == (one.fate, one.adventures)
        chapters = [
            (each.result, list(each.party), list(each.fallen), each.coins, each.experience)
            for each in state.chapters
        ]
        assert chapters == twin.chapters, (chapters, twin.chapters)
        assert sorted(state.party) == sorted(twin.party)
        self.world.same(state, twin)

    def _join(self):
        free = [seat for seat in range(1, self.rules.seats[1] + 1) if seat not in self.twin.active]
        if free:
            seat = self.chance.choice(free)
            name = HEROES[seat - 1]
            self.state = self.rules.join(
                self.state, SeatInfo(seat=seat, name=name), self.dice
            ).state
            self.twin.joins(seat, name)

    def _at_home(self):
        twin, chance = self.twin, self.chance
        seat = chance.choice(twin.awaited())
        offered = {each.id: each.action for each in self.rules.legal_actions(self.state, seat)}
        sure = twin.options(seat)
        listed = set()
        if twin.closing is None:
            sure, listed = sure | twin.recruits(seat), twin.town(seat)
        found = set(offered) - sure
        assert sure <= set(offered)
        assert found <= listed
        assert len(found) == min(MOST_LINES, len(listed))
        option = self._choice(sorted(offered))
        self.state = self.rules.apply(self.state, seat, offered[option], self.dice).state
        faces = self.faces()
        left = twin.does(seat, option, [] if twin_leaves(self.state) else faces)
        assert left == [], f"{option} rolled more than the rule has dice"
        assert (self.state.away is not None) == twin.leaving
        if twin.leaving:
            self._begin(faces)

    def _choice(self, options):
        """Whatever is offered, but seldom what only ends it or makes others wait."""
        seldom = ("close", "sit-out", "stay-home", "retire", "plan")
        often = [each for each in options if not each.startswith(seldom)]
        return self.chance.choice(often if often and self.chance.random() < 0.85 else options)

    def _begin(self, faces):
        """The adventure that begins is the one that the twin's heroes would have begun."""
        script = ScriptedDice(*faces)
        self.inner = self.world.adventure(self.twin, script)
        assert script.left == ()
        assert self.state.away == self.inner
        self.pushed = self.chance.choice([0, 2, 10, 400])

    def _away(self):
        """A step of the adventure, by autopilot; after some the party's fortune is invented."""
        if self.pushed == 0:
            self.inner = self.world.fortune(self.inner, self.chance)
            self.state = self.state.with_(away=self.inner)
        self.pushed -= 1
        seat = self.chance.choice(self.inner_rules.awaiting(self.inner))
        offered = {each.id: each.action for each in self.rules.legal_actions(self.state, seat)}
        way = next((each for each in ("go-home", "town") if each in offered), None)
        if self.pushed < 0 and way is not None:
            action = offered[way]
        else:
            action = self.inner_rules.autopilot(self.inner, seat, "bold")
        self.state = self.rules.apply(self.state, seat, action, self.dice).state
        script = ScriptedDice(*self.faces())
        self.inner = self.inner_rules.apply(self.inner, seat, action, script).state
        assert script.left == ()
        if self.inner_rules.outcome(self.inner) is None:
            assert self.state.away == self.inner
            return
        assert self.state.away is None
        self.world.home(self.twin, self.inner, self.inner_rules.outcome(self.inner).result)
        self.inner = None


def twin_leaves(state):
    """Whether a party is away: its dice are those of the adventure."""
    return state.away is not None
