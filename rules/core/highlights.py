"""Highlights of an adventure: the moments that changed most, for replays and stories."""

from collections.abc import Sequence

from rules.core.scene import Scene


def highlights(scenes: Sequence[Scene], most: int) -> list[Scene]:
    """Return at most `most` scenes in order: the first, the last, and where most changed.

    A change is a square that became known, a figure that was hurt or healed, came, fell or went, or
    another place. The remaining places go evenly to the other scenes.

    Raises:
        ValueError: `most` is less than two.
    """
    return [scenes[at] for at in highlight_places(scenes, most)]


def highlight_places(scenes: Sequence[Scene], most: int) -> list[int]:
    """Return the positions of the scenes that `highlights` returns.

    Raises:
        ValueError: `most` is less than two.
    """
    if most < 2:
        raise ValueError("a reel has at least two scenes")
    if len(scenes) <= most:
        return list(range(len(scenes)))
    last = len(scenes) - 1
    tell = [0] + [at for at in range(1, last) if _tells(scenes[at - 1], scenes[at])] + [last]
    if len(tell) >= most:
        kept = set(_evenly(tell, most))
    else:
        told = set(tell)
        rest = [at for at in range(len(scenes)) if at not in told]
        kept = told | set(_evenly(rest, most - len(tell)))
    return sorted(kept)


def _tells(before: Scene, after: Scene) -> bool:
    return (
        before.region != after.region
        or before.terrain != after.terrain
        or _known(before) != _known(after)
        or _health(before) != _health(after)
    )


def _known(scene: Scene) -> list[list[bool]]:
    return [[letter != " " for letter in row] for row in scene.sight]


def _health(scene: Scene) -> dict[str, tuple[int | None, bool]]:
    return {token.key: (token.health, token.down) for token in scene.tokens}


def _evenly(places: Sequence[int], most: int) -> list[int]:
    """Return at most so many of some positions: the first, the last, and others evenly between."""
    if len(places) <= most:
        return list(places)
    if most <= 1:
        return [places[len(places) // 2]] * most
    return [places[round(step * (len(places) - 1) / (most - 1))] for step in range(most)]
