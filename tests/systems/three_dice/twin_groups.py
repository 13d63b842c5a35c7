"""A split party written down a second time: who is where, whose turn it is, who fights with whom.

Like `twins`, it knows nothing of the rules' code.
"""

from tests.systems.three_dice.twins import NAMES, verdict

STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


class Groups:
    """Heroes on a map that is all explored, with a door wherever two rooms touch."""

    def __init__(self, heroes, cells, monsters):
        self.heroes = {one.seat: one for one in heroes}
        self.cells, self.monsters = cells, dict(monsters)
        self.at, self.from_ = dict.fromkeys(self.heroes, 1), dict.fromkeys(self.heroes)
        self.here, self.clock, self.turns = 1, 0, dict.fromkeys(self.heroes, 0)
        self.votes, self.caller = {}, None
        self._meet()

    @property
    def living(self):
        return [seat for seat, one in self.heroes.items() if one.alive]

    @property
    def acting(self):
        return [seat for seat in self.living if self.at[seat] == self.here]

    @property
    def fighting(self):
        return self.here in self.monsters

    def joins(self, one):
        """Somebody comes late, beside those whose turn it is, and by the way of the first."""
        self.at[one.seat], self.turns[one.seat] = self.here, 0
        self.from_[one.seat] = self.from_[self.acting[0]]
        self.heroes = dict(sorted({**self.heroes, one.seat: one}.items()))

    def awaited(self):
        if self.fighting and self.caller is None:
            return ([seat for seat in self.acting if seat > self.last] or self.acting)[:1]
        return [seat for seat in self.acting if seat not in self.votes]

    def options(self, seat):
        if self.caller is not None:
            return {"run", "stand"}
        if self.fighting:
            blows = {f"attack-{NAMES[at]}" for at in range(3) if self.heroes[seat].now[at]}
            return blows | ({"flee"} if self.from_[seat] and not self.stood else set())
        return {f"go-{side}" for side in STEPS if self._beyond(side)} | {"wait"}

    def does(self, seat, option, faces):
        faces = list(faces)
        if option.startswith("attack"):
            self._blow(seat, option, faces.pop(0))
        else:
            if option == "flee":
                self.caller = seat
            self.votes[seat] = "run" if option == "flee" else option
            if len(self.votes) == len(self.acting):
                self._decide(faces)
        return faces

    def _beyond(self, side):
        (x, y), (dx, dy) = self.cells[self.here - 1], STEPS[side]
        near = (x + dx, y + dy)
        return self.cells.index(near) + 1 if near in self.cells else 0

    def _meet(self):
        """A fight in this room begins, or goes on, with a round of its own."""
        self.last, self.struck, self.stood = 0, set(), False

    def _blow(self, seat, option, die):
        hit, at = self.heroes[seat].strike(option, die)
        self.last, self.stood = seat, False
        self.struck.add(seat)
        if not hit:
            self.heroes[seat].lose(at)
        elif self.monsters[self.here] > 1:
            self.monsters[self.here] -= 1
        else:
            del self.monsters[self.here]
        self._maybe_next()

    def _decide(self, faces):
        wish = verdict(self.votes, len(self.acting))
        behind_it = [seat for seat in self.acting if self.votes[seat] == wish]
        caller, self.caller, self.votes = self.caller, None, {}
        if wish == "stand":
            self.stood = True
        elif wish == "run":
            self._flee(caller, behind_it, faces)
        elif wish == "wait":
            # Nobody has left, so nobody returns and no die is rolled.
            pass
        else:
            self._arrive(behind_it, self._beyond(wish[-1]), faces)
        self._maybe_next()

    def _flee(self, caller, runners, faces):
        for seat in runners:
            one = self.heroes[seat]
            for at in range(3):
                if one.alive and one.now[at]:
                    one.lose(at)
        away = [seat for seat in runners if self.heroes[seat].alive]
        if away:
            self._arrive(away, self.from_[caller], faces)

    def _arrive(self, movers, room, faces):
        """What lives there awaits them; where nothing does, something comes on 1 or 2."""
        for seat in movers:
            if self.at[seat] != room:
                self.at[seat], self.from_[seat] = room, self.at[seat]
        self.here = room
        if not self.fighting:
            die = faces.pop(0)
            if die <= 2:
                self.monsters[room] = die
        self._meet()

    def _maybe_next(self):
        """The turn is over without a monster, with nobody left, or when all have struck."""
        if not self.living or (self.acting and self.fighting and set(self.acting) - self.struck):
            return
        self.clock += 1
        for seat in self.acting:
            self.turns[seat] = self.clock
        longest = min(self.living, key=lambda seat: (self.turns[seat], seat))
        self.here = self.at[longest]
        self._meet()
