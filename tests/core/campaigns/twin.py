"""What all campaigns share, written down a second time: members, heroes at home, who goes next.

Nothing here knows the rules' code. A twin is told what somebody did and which faces fell.
"""

ROMAN = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X", " XI", " XII")
AT_HOME, ALIVE = 3, 12


class Someone:
    """A hero of the roster; `kept` is whatever the system keeps of it."""

    def __init__(self, owner, name, kept):
        self.owner, self.name, self.kept = owner, name, kept
        self.fate, self.adventures = "home", 0


class Hearth:
    """The time between adventures. A system says what can be done in town, and how to do it."""

    def __init__(self, names, plan):
        self.names = dict(enumerate(names, start=1))
        self.active, self.plan, self.heroes = set(self.names), dict(plan), {}
        self.ready, self.party, self.chapters = set(), [], []
        self.closing, self.over, self.leaving = None, False, False

    def recruits(self, seat):
        """The ids of what brings new heroes; each system has its own."""
        raise NotImplementedError

    def town(self, seat):
        """The ids of all else that a member may do in town."""
        raise NotImplementedError

    def plans(self):
        """The settings of the next adventure as (name, value), without those that it has."""
        raise NotImplementedError

    def errand(self, seat, option, faces):
        """Do something of the system's own; `faces` are taken from."""
        raise NotImplementedError

    def of(self, seat, *fates):
        """A member's heroes by number, of some fates."""
        found = self.heroes.items()
        return [number for number, one in found if one.owner == seat and one.fate in fates]

    def room_for_more(self, seat):
        """Whether a member may have another hero: three at home, twelve alive at most."""
        return (
            len(self.of(seat, "home")) < AT_HOME
            and len(self.of(seat, "home", "away", "retired")) < ALIVE
        )

    def new(self, seat, kept):
        """Put a new hero on the roster, named after its member; its number."""
        taken = {one.name for one in self.heroes.values()}
        name = next(n for n in (self.names[seat] + tail for tail in ROMAN) if n not in taken)
        self.heroes[len(self.heroes) + 1] = Someone(seat, name, kept)
        return len(self.heroes)

    def going(self, seat):
        return [number for number in self.party if self.heroes[number].owner == seat]

    def awaited(self):
        """Who has still to answer a proposal to end it, or to say whether they come along."""
        if self.over:
            return []
        return sorted(self.active - (self.ready if self.closing is None else self.closing))

    def options(self, seat):
        """What all campaigns offer a member who is awaited."""
        if self.closing is not None:
            return {"stay-open", "close-for-good"}
        waiting = self.active - self.ready
        found = {"close"}
        if self.going(seat):
            found |= {"set-out", "go-now"} if len(waiting) > 1 else {"set-out"}
        if any(other in waiting or self.going(other) for other in self.active - {seat}):
            found |= {"stay-home", "sit-out"}
        for number in self.of(seat, "home"):
            going = number in self.party
            found |= {f"leave-{number}"} if going else {f"bring-{number}", f"retire-{number}"}
        found |= {f"recall-{number}" for number in self.of(seat, "retired")}
        found |= {f"invite-{other}" for other in set(self.names) - self.active}
        return found | {plan_id(*each) for each in self.plans()}

    def does(self, seat, option, faces):
        """Carry out what a member chose; the faces that no rule asked for are left over."""
        faces = list(faces)
        word, _, rest = option.partition("-")
        number = int(rest) if rest.isdigit() else 0
        if option in ("close", "stay-open", "close-for-good"):
            self._closing(seat, option)
        elif option in ("set-out", "go-now", "stay-home", "sit-out"):
            self._ready(seat, option)
        elif word == "invite":
            self.active.add(number)
        elif word == "bring":
            self.party = [each for each in self.party if each not in self.going(seat)]
            self.party.append(number)
        elif word == "leave":
            self.party.remove(number)
        elif word in ("retire", "recall"):
            self.heroes[number].fate = "retired" if word == "retire" else "home"
        elif word == "plan":
            name, value = next(each for each in self.plans() if plan_id(*each) == option)
            self.plan[name] = value
            # Whoever was to come along had agreed to another plan.
            self.ready = {each for each in self.ready if not self.going(each)}
        else:
            self.errand(seat, option, faces)
        return faces

    def _closing(self, seat, option):
        """It ends when everybody says yes, and goes on at one no; one alone confirms it."""
        if option == "close":
            self.closing = set() if len(self.active) == 1 else {seat}
        elif option == "stay-open":
            self.closing = None
        else:
            self.closing.add(seat)
            self.over = self.closing == self.active

    def _ready(self, seat, option):
        if option in ("stay-home", "sit-out"):
            self.party = [each for each in self.party if each not in self.going(seat)]
        if option == "sit-out":
            self.active.discard(seat)
        else:
            self.ready.add(seat)
        if option == "go-now" or self.active <= self.ready:
            self.party = sorted(n for n in self.party if self.heroes[n].owner in self.ready)
            self.ready, self.leaving = set(), True
            for each in self.party:
                self.heroes[each].fate = "away"

    def joins(self, seat, name):
        """Somebody sits down, new or back."""
        self.names[seat] = name
        self.active.add(seat)

    def returns(self, result, fates, coins=0, experience=0):
        """The party is home; `fates` are those of all who went or were met on the way."""
        for number, alive in fates.items():
            one = self.heroes[number]
            one.fate, one.adventures = "home" if alive else "dead", one.adventures + 1
        fallen = [number for number in sorted(fates) if not fates[number]]
        self.chapters.append((result, sorted(fates), fallen, coins, experience))
        self.party, self.leaving = [], False


def plan_id(name, value):
    return f"plan-{name}-{value}".replace("_", "-")
