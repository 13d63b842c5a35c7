"""Potions, spells, scrolls, treasure and pendants of 3RD6, written down a second time.

Nothing here knows the rules' code.
"""

from tests.systems.third_six.twin_town import SPELLS

SPECIAL = ("key", "healing", "enlightenment", "scroll", "coins", "pendant")
PENDANTS = ("topaz", "topaz", "amethyst", "amethyst", "sapphire", "sapphire")


class Magic:
    """What heroes of one party find, and what they can do with it."""

    def _at_will(self, one):
        """Potions, spells and scrolls."""
        found = set()
        if self.bag["healing"] and one.hp < one.hp_most:
            found.add("drink-healing")
        if self.bag["enlightenment"] and one.mnd < one.mnd_most:
            found.add("drink-enlightenment")
        works = self._works(one)
        if one.mnd:
            found |= {f"cast-{each}" for each in works if each.split("-")[0] in one.spells}
        if self.rules["scroll_readable_by_all"] or one.kind.spells:
            held = [each for each in works if self.bag[f"scroll-{each.split('-')[0]}"]]
            found |= {f"read-{each}" for each in held}
        return found

    def _works(self, one):
        """The spells that would do something now."""
        hurt = [s for s in self.living if self.heroes[s].hp < self.heroes[s].hp_most]
        found = {f"heal-{seat}" for seat in hurt} | {f"unlock-{side}" for side in self._locks()}
        if self.fight:
            found.add("fireball")
        if any(not foe.asleep for foe in self.foes):
            found.add("sleep")
        if not self._at_entrance():
            found.add("teleport")
        return found if one.shield else found | {"shield"}

    def _magic(self, one, rest, faces):
        if rest[0] == "sleep":
            for foe in self.foes:
                foe.asleep = True
        elif rest[0] == "heal":
            self.heroes[int(rest[1])].gain(hp=faces.pop(0))
        elif rest[0] == "shield":
            one.shield = True
        elif rest[0] == "fireball":
            self._burn_on(one.seat, faces.pop(0), faces)
        else:
            self._teleport(faces)

    def _burn_on(self, seat, points, faces):
        if points and len(self.foes) > 1:
            self.asks.insert(0, ("burn", seat, points))
        elif points and self.foes:
            self._scorch(self.foes[0], points, faces)

    def _scorch(self, foe, points, faces):
        foe.asleep = False
        self._wound(foe, points, faces)

    def _treasure(self, faces):
        die = faces.pop(0)
        if 1 < die < 6:
            self.coins += die
        if die != 6:
            return
        special = SPECIAL[faces.pop(0) - 1]
        if special == "coins":
            self.coins += 30
        elif special == "scroll":
            self.bag[f"scroll-{SPELLS[faces.pop(0) - 1]}"] += 1
        elif special == "pendant":
            self.asks.append(("pendant", PENDANTS[faces.pop(0) - 1]))
            self._hand_over(self.asks[-1])
        else:
            self.bag[special] += 1

    def _hand_over(self, ask):
        """Whoever alone is helped wears a pendant at once."""
        able = self._able(ask[1])
        if len(able) == 1:
            self.asks.remove(ask)
            self.heroes[able[0]].wear(ask[1])
        return len(able) == 1

    def _able(self, pendant):
        """Whom a pendant helps; if nobody, anybody may have it."""
        helped = [seat for seat in self.living if self.heroes[seat].helped_by(pendant)]
        return helped or self.living
