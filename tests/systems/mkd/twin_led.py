"""Confusion and Force March, written down a second time, on the floor of `twin_walks`.

Nothing here knows the rules' code.
"""

from heapq import heappop, heappush

from tests.systems.mkd.twin_walks import NAMES, NO_STOP, PRICES, beside

WAYS = {1: 0, 2: 4, 3: 2, 4: 6}
"""North, South, East and West by their die; of the eight facings clockwise."""
ALL = [(x, y) for x in range(10) for y in range(5)]


class Led:
    """Where somebody confused can be led: within its speed, past friends, held by nobody."""

    def __init__(self, target, others, things, speed, *, flies=False, entrance=None):
        self.target, self.others, self.things = target, others, things
        self.speed, self.flies, self.entrance = speed, flies, entrance
        self.cost = self._reached()

    def _price(self, square):
        """What a square costs; none where an opponent of the target stands, but for wings."""
        if self.flies:
            return 1
        there = [one for one in self.others if square in one.squares]
        if any(one.side != self.target.side for one in there):
            return None
        if self.target.swims and self.things.get(square) == "water":
            return 1
        return PRICES.get(self.things.get(square), 1)

    def _reached(self):
        """The least price of every place, which for a rider is a pair of squares."""
        rider = self.target.rear is not None
        found, heap = {}, [(0, self.target.at, self.target.rear)]
        while heap:
            spent, at, rear = heappop(heap)
            if (at, rear) in found:
                continue
            found[at, rear] = spent
            for dx, dy in NAMES[::2] if rider else NAMES:
                to = (at[0] + dx, at[1] + dy)
                price = self._price(to) if beside(at, to) and to != rear else None
                if price is not None and spent + price <= self.speed:
                    heappush(heap, (spent + price, to, at if rider else None))
        return found

    def _may_stop(self, square):
        own = square in self.target.squares
        taken = any(square in one.squares for one in self.others)
        return own or not (taken or self.things.get(square) in NO_STOP)

    def stops(self):
        """Squares of the front where it could stay."""
        return {
            at
            for at, rear in self.cost
            if self._may_stop(at) and (rear is None or self._may_stop(rear))
        }

    def shunned(self, attacker):
        """Squares beside friends of whoever leads it, where it comes only if it must."""
        friends = [one for one in self.others if one.side == attacker.side and one is not attacker]
        return {square for square in ALL for one in friends if one.touches(square)}

    def leads_out(self):
        """Whether it can be driven out of the entrance, which costs a point beyond its square."""
        prices = [spent for (at, _), spent in self.cost.items() if at == self.entrance]
        return bool(prices) and min(prices) + 1 <= self.speed

    def choices(self, attacker):
        """Where whoever leads it may put it; the square past the entrance is outside."""
        door = {(self.entrance[0], self.entrance[1] + 1)} if self.leads_out() else set()
        return (self.stops() - self.shunned(attacker)) | door

    def by_die(self, die, attacker):
        """Where a die takes it: as far as it can that way, on its tile or the one next to it.

        All such squares, as it may be any of them; none is the way out.
        """
        facing = WAYS[die]
        west = self.target.at[0] < 5
        if facing == 4 and west and self.leads_out():
            return set()
        both = facing == (2 if west else 6)
        fit = {at for at in self.stops() if both or (at[0] < 5) == west}
        fit = fit - self.shunned(attacker) or fit
        dx, dy = NAMES[facing]
        far = max(x * dx + y * dy for x, y in fit)
        return {(x, y) for x, y in fit if x * dx + y * dy == far}


def points_of(figure, others, speeds, *, marchers, commanders):
    """Speed points of an activation that begins: the best speed lent in its tile, and a command."""
    tile = figure.at[0] < 5
    friends = [one for one in others if one.side == figure.side and one is not figure]
    near = [one for one in friends if (one.at[0] < 5) == tile]
    lent = [speeds[one.key] for one in near if one.key in marchers]
    close = [one for one in friends if any(one.touches(square) for square in figure.squares)]
    led = any(one.key in commanders for one in [*near, *close])
    return max([speeds[figure.key], *lent]) + (2 if led else 0)
