"""Fights of 3RD6 written down a second time: rounds in any order, magic, thieves, latecomers.

Nothing here knows the rules' code. A twin is told what somebody did and which faces fell.
"""

from collections import Counter

from tests.systems.third_six.twin_fighters import Fighter, Foe
from tests.systems.third_six.twin_magic import Magic
from tests.systems.third_six.twin_town import SPELLS
from tests.systems.three_dice.twins import verdict


class Brawl(Magic):
    """A fight in room 2, whose only exit leads to the entrance, room 1, and back."""

    def __init__(self, heroes, foes, bag, rules, *, bosses=False, hoard=0):
        self.heroes, self.foes = {one.seat: one for one in heroes}, foes
        self.bag, self.rules, self.bosses, self.hoard = Counter(bag), rules, bosses, hoard
        self.here, self.guards, self.coins, self.fight = 2, None, 0, True
        self.acted, self.asks, self.votes, self.over = set(), [], {}, ""

    @property
    def living(self):
        return [seat for seat in sorted(self.heroes) if self.heroes[seat].alive]

    def joins(self, seat):
        self.heroes[seat] = Fighter(seat, level=self.rules["start_level"])

    def newcomers(self):
        """Those who have still to choose a class, or when all have one, a spell."""
        classless = [seat for seat in self.living if self.heroes[seat].kind is None]
        return classless or [seat for seat in self.living if self.heroes[seat].due]

    def awaited(self):
        if self.over or self.newcomers():
            return [] if self.over else self.newcomers()
        if self.asks and self.asks[0][0] in ("miss", "burn"):
            return [self.asks[0][1]]
        if self.asks or not self.fight:
            return self._together()
        waiting = [seat for seat in self.living if seat not in self.acted]
        return waiting if self.rules["order"] == "any" else waiting[:1]

    def _together(self):
        if self.rules["decisions"] == "leader":
            return self.living[:1]
        return [seat for seat in self.living if seat not in self.votes]

    def options(self, seat):
        one = self.heroes[seat]
        if one.kind is None:
            return {f"class-{slug}" for slug in self.rules["classes"]}
        if one.due:
            return {f"spell-{spell}" for spell in SPELLS if spell not in one.spells}
        if self.asks:
            return self._answers(one)
        return self._deeds(one) | self._at_will(one)

    def _answers(self, one):
        kind, *what = self.asks[0]
        if kind == "pendant":
            return {f"give-{seat}" for seat in self._able(what[0])}
        if kind == "burn":
            return {
                f"burn-{foe.number}-{points}"
                for foe in self._unlike(self.foes)
                for points in range(1, min(what[1], foe.hp) + 1)
            }
        paid = self._payable(one, what[1], what[2])
        return {"accept"} | {f"modify-{times}" if times else "reroll" for times in paid}

    def _payable(self, one, die, target):
        """How often one may pay for a die that missed; none at all stands for another die.

        At a door, where every miss costs the same, one pays for a hit or not at all.
        """
        afford = one.mnd // one.kind.price
        if self.rules["mnd_attack"] == "reroll":
            return [0] if afford else []
        needed = die - one.dex
        fewest = 1 if isinstance(target, Foe) else needed
        return list(range(fewest, min(needed, afford) + 1))

    def _unlike(self, foes):
        """Of foes that are alike the first."""
        first = {}
        for foe in foes:
            first.setdefault(foe.look(), foe)
        return list(first.values())

    def _deeds(self, one):
        found = {"pass"} | {f"attack-{foe.number}" for foe in self._unlike(self.foes)}
        sleepers = [foe for foe in self.foes if foe.asleep]
        for foe in self._unlike(sleepers):
            if not foe.robbed and (self.hoard or not self.bosses):
                found.add(f"steal-{foe.number}")
        if not sleepers:
            return found
        return found | {f"go-{side}" for side in self._ways()} | self._roads()

    def _roads(self):
        """The ways past sleepers that are no exits of the room."""
        return {"town"} if self._at_entrance() else set()

    def _ways(self):
        return "s" if self.here == 2 else "n"

    def _at_entrance(self):
        return self.here == 1

    def _locks(self):
        """The sides on which a door is locked; in a fight nobody opens any."""
        return []

    def does(self, seat, option, faces):
        """Carry out what somebody chose; the faces that no rule asked for are left over."""
        one, faces = self.heroes[seat], list(faces)
        word, *rest = option.split("-")
        if word == "class":
            self._class(one, self.rules["classes"][option.removeprefix("class-")], faces)
        elif word == "spell":
            one.spells.add(rest[0])
            one.due -= 1
        elif word in ("modify", "reroll", "accept"):
            _, _, die, target = self.asks.pop(0)
            self._pay(one, word, die, target, rest, faces)
        elif word == "burn":
            _, _, points = self.asks.pop(0)
            self._scorch(self._foe(rest[0]), int(rest[1]), faces)
            self._burn_on(seat, points - int(rest[1]), faces)
        elif self._is_shared(word):
            self.votes[seat] = option
        else:
            if self.fight:
                self.acted.add(seat)
            self._deed(one, word, rest, faces)
        self._settle(faces)
        self._count(faces)
        return faces

    def _is_shared(self, word):
        """Whether all decide it; in a fight whoever has the turn leads the way out."""
        return word == "give"

    def _class(self, one, kind, faces):
        gains = one.level - (0 if self.rules["first_level_bonus"] else 1)
        one.kind, one.due = kind, kind.spells
        one.hp = one.hp_most = kind.hp + sum(faces.pop(0) for _ in range(gains))
        one.mnd = one.mnd_most = kind.mnd + gains
        while one.due and self.rules["start_spells"] == "random":
            unknown = [spell for spell in SPELLS if spell not in one.spells]
            one.spells.add(unknown[faces.pop(0) - 1 if len(unknown) > 1 else 0])
            one.due -= 1

    def _foe(self, number):
        return next(foe for foe in self.foes if foe.number == int(number))

    def _deed(self, one, word, rest, faces):
        if word == "attack":
            foe = self._foe(rest[0])
            foe.asleep = False
            self._blow(one, faces.pop(0), foe, faces)
        elif word == "steal":
            self._steal(one, self._foe(rest[0]), faces)
        elif word == "drink":
            self.bag[rest[0]] -= 1
            both = faces.pop(0) + faces.pop(0)
            one.gain(**{"hp" if rest[0] == "healing" else "mnd": both})
        elif word in ("cast", "read"):
            if word == "cast":
                one.mnd -= 1
            else:
                self.bag[f"scroll-{rest[0]}"] -= 1
            self._magic(one, rest, faces)
        elif word == "go":
            self._go(rest[0], faces)

    def _go(self, _, faces):
        self._leave(3 - self.here, faces)

    def _teleport(self, faces):
        self._leave(1, faces, met=False)

    def _blow(self, one, die, target, faces):
        """A die of DEX or less hits; a miss may be paid for, if there is MND for it."""
        if die <= one.dex:
            self._hit(target, one.strength, faces)
        elif self._payable(one, die, target):
            self.asks.insert(0, ("miss", one.seat, die, target))
        else:
            self._miss(one, die, target)

    def _pay(self, one, word, die, target, rest, faces):
        if word == "accept":
            self._miss(one, die, target)
        elif word == "reroll":
            one.mnd -= one.kind.price
            self._blow(one, faces.pop(0), target, faces)
        else:
            times = int(rest[0])
            one.mnd -= one.kind.price * times
            if die - times <= one.dex:
                self._hit(target, one.strength, faces)
            else:
                self._miss(one, die - times, target)

    def _hit(self, target, harm, faces):
        if isinstance(target, Foe):
            self._wound(target, harm, faces)
        else:
            target.lock = max(0, target.lock - harm)

    def _miss(self, one, die, target):
        """A miss at a foe costs what the die is above DEX, less a Shield's point; at a door one."""
        foe = isinstance(target, Foe)
        lost = min(one.hp, max(0, die - one.dex - one.shield) if foe else 1)
        one.hp -= lost
        if foe:
            target.hp = min(target.most, target.hp + lost * target.drinks)
        if not one.hp:
            one.alive, one.shield = False, False
            self.votes.pop(one.seat, None)
            if self.living:
                self.asks += [("pendant", each) for each in one.pendants]
            one.pendants = []

    def _wound(self, foe, harm, faces):
        foe.hp = max(0, foe.hp - harm)
        if not foe.hp:
            self.foes.remove(foe)
            if not self.bosses and not foe.robbed:
                self._treasure(faces)

    def _steal(self, one, foe, faces):
        if faces.pop(0) > one.dex:
            foe.asleep = False
            return
        foe.robbed = True
        self.hoard -= self.bosses
        self._treasure(faces)

    def _leave(self, room, faces, *, met=True):
        """Out of the fight: minions are gone, bosses stay where they are, and wake."""
        if self.bosses:
            for foe in self.foes:
                foe.asleep = False
            self.guards = (self.foes, self.hoard)
        self._peace()
        self.here = room
        if not met:
            self.over = "gone"
        elif room == 2 and self.guards:
            (self.foes, self.hoard), self.guards = self.guards, None
            self.fight = self.bosses = True
        elif not self._look(faces.pop(0)):
            self.over = "gone"

    def _look(self, die):
        """Whether the foe die brings anybody; where nobody is, everybody recovers."""
        if die in self.rules["met"]:
            many = 1 if self.rules["foe_count"] == "one" else len(self.living)
            name, hp = self.rules["met"][die]
            self.foes = [Foe(number, name, hp) for number in range(1, many + 1)]
            self.fight, self.votes = True, {}
            return True
        for seat in self.living:
            self.heroes[seat].gain(1, 1)
        return False

    def _peace(self):
        """The encounter is over, and with it every Shield."""
        self.acted, self.foes, self.asks, self.votes = set(), [], [], {}
        self.fight, self.bosses, self.hoard = False, False, 0
        for one in self.heroes.values():
            one.shield = False

    def _settle(self, faces):
        while not self.over:
            fallen = len(self.heroes) - len(self.living)
            half = self.rules["fallen_limit"] == "half" and fallen > 1
            if not self.living or (half and 2 * fallen >= len(self.heroes)):
                self.over = "lost"
            elif self.asks:
                if self.asks[0][0] != "pendant" or not self._hand_over(self.asks[0]):
                    return
            elif self.fight and not self.foes:
                hoard = self.hoard if self.bosses else 0
                self._won()
                for _ in range(hoard):
                    self._treasure(faces)
            elif self.fight and set(self.living) <= self.acted:
                self.acted = set()
            elif self.fight or not self._calm(faces):
                return

    def _won(self):
        self._peace()

    def _calm(self, _):
        """What follows where nobody fights: here it is all over."""
        self.over = "won"
        return False

    def _count(self, faces):
        """Do what voices have decided; those for what cannot be any more are asked again."""
        while self.votes and not self.over and not self.newcomers():
            if self.asks and self.asks[0][0] == "miss":
                return
            self.votes = {s: wish for s, wish in self.votes.items() if wish in self.options(s)}
            voted = self.rules["decisions"] == "vote"
            wish = verdict(self.votes, len(self.living) if voted else 1) if self.votes else None
            if wish is None:
                return
            self.votes = {}
            self._together_do(wish, faces)
            self._settle(faces)

    def _together_do(self, wish, _):
        _, pendant = self.asks.pop(0)
        self.heroes[int(wish.removeprefix("give-"))].wear(pendant)
