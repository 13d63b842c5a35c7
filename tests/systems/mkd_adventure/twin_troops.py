"""Which Monsters a token becomes, written down a second time: by value alone, villains too.

Nothing here knows the rules' code. `worth` says what each kind costs a token.
"""


def best(pool, worth, points):
    """The kinds of the highest value within some points, each once, in the order of the pool."""
    fitting = [kind for kind in dict.fromkeys(pool) if worth[kind] <= points]
    top = max((worth[kind] for kind in fitting), default=0)
    return [kind for kind in fitting if worth[kind] == top]


def picked(kinds, faces):
    """One of up to six by a die, or of up to 36 by two read as one number; too high falls again."""
    if len(kinds) == 1:
        return kinds[0]
    number = len(kinds)
    while number >= len(kinds):
        number = faces.pop(0) - 1
        if len(kinds) > 6:
            number = number * 6 + faces.pop(0) - 1
    return kinds[number]


def drawn(pool, worth, points, faces):
    """One of the best, of equals by die; its copy is gone from the pool."""
    kinds = best(pool, worth, points)
    if not kinds:
        return None
    kind = picked(kinds, faces)
    pool.remove(kind)
    return kind


def split(count, points, faces):
    """Evenly on 1 to 3; else a leader with a die for every 20 points, and followers below him."""
    if faces.pop(0) <= 3:
        return [points // count] * count
    shares = [points // count + sum(faces.pop(0) for _ in range(points // 20))]
    while len(shares) < count - 1:
        shares.append(shares[-1] - faces.pop(0))
    return [*shares, points - sum(shares)]


def adjusted(shares, least):
    """Move points to the weakest until it buys somebody: from the second and the first in turn."""
    shares, second = list(shares), True
    while len(shares) > 1 and min(shares) < least:
        order = sorted(range(len(shares)), key=lambda at: (-shares[at], at))
        giver = order[1] if second and len(shares) > 2 else order[0]
        weakest = order[-1]
        second = not second
        if shares[giver] - 1 >= shares[weakest] + 1:
            shares[giver] -= 1
            shares[weakest] += 1
        else:
            # The giver would fall below the weakest, who stays away; the leader has the points.
            shares[order[0]] += shares[weakest]
            del shares[weakest]
            second = True
    return shares


def troop(pool, worth, count, points, faces):
    """Who comes, the strongest first. The pool is changed, and dice are taken from `faces`."""
    top = best(pool, worth, points)
    if not top:
        return []
    came = []
    if 2 * worth[top[0]] < points:
        while kind := drawn(pool, worth, points, faces):
            points -= worth[kind]
            came.append(kind)
        return came
    shares = [points]
    if count > 1:
        shares = adjusted(split(count, points, faces), min(worth[kind] for kind in pool))
    for share in sorted(shares, reverse=True):
        kind = drawn(pool, worth, share, faces)
        came += [kind] if kind else []
    return came
