"""What a simulation of a pack found, in lines and as JSON."""

from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from typing import Any, Final, NamedTuple

from rules.core.packs.balance import FEWEST, MARGIN, Figure, Interval
from rules.core.packs.pack import Pack, plain_id
from rules.core.simulate import Spread, Summary
from rules.core.words import Words
from rules.registry import ruleset

VERDICTS: Final[Mapping[str, str]] = {
    "strong": "too strong for its points",
    "weak": "too weak for its points",
    "fair": "worth its points",
    "unsure": "not sure: more games would tell",
    "unmet": f"met fewer than {FEWEST} times: more games would tell",
}
MOST_LIKE = 3
"""Standard figures of like value that are named."""


class Recruit(NamedTuple):
    """A hero of a pack: the games it was recruited for, and by how much more often they were won.

    Without such games both are None.
    """

    entry: str
    games: Summary | None
    won: Interval | None

    @property
    def verdict(self) -> str:
        """The word for the difference: "better", "worse", "alike" or "unknown"."""
        if self.won is None or not isfinite(self.won.low):
            return "unknown"
        return "worse" if self.won.high < 0 else "better" if self.won.low > 0 else "alike"


class Findings(NamedTuple):
    """What games of one system came to, without a pack and with it.

    `won` and `turns` are by how much the games with it exceed the same games without.
    """

    ruleset: str
    players: int
    without: Summary
    with_it: Summary
    won: Interval
    turns: Interval
    figures: tuple[Figure, ...]
    recruits: tuple[Recruit, ...]


def lines(pack: Pack, seed: str, found: Findings, words: Words) -> Iterator[str]:
    """Yield the results of one system, a line each."""
    title = words.phrase(f"{found.ruleset}-title")
    players = _counted(found.players, "player")
    games = _counted(found.with_it.games, "game")
    yield f"{title}, {players}, {games} with it and without, seed {seed!r}"
    head = ("", "the standard set", f"with {pack.manifest.name}", "difference (95 % interval)")
    yield from _table([head, *_rows(found)])
    if found.figures:
        yield ""
        yield from _figures(found, words)
    if found.recruits:
        yield ""
        yield from _recruits(found, words)
    yield ""


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'s' * (number != 1)}"


def _rows(found: Findings) -> list[tuple[str, ...]]:
    one, two = found.without, found.with_it
    return [
        ("won", _won(one), _won(two), _apart(found.won, percent=True)),
        ("lost", f"{one.lost}", f"{two.lost}", ""),
        ("turns", _spread(one.turns), _spread(two.turns), _apart(found.turns)),
        ("deaths", f"{one.deaths:.2f}", f"{two.deaths:.2f}", ""),
        ("points", _score(one), _score(two), ""),
    ]


def _won(found: Summary) -> str:
    return f"{found.win_rate:.1%} ({found.low:.1%} to {found.high:.1%})"


def _spread(found: Spread) -> str:
    return f"{found.mean:.1f} / {found.median:g} / {found.ninetieth:g}"


def _score(found: Summary) -> str:
    return "none" if found.score is None else f"{found.score:.1f}"


def _apart(found: Interval, *, percent: bool = False) -> str:
    form = "+.1%" if percent else "+.1f"
    if not isfinite(found.low):
        return f"{found.value:{form}}"
    # Shares of games differ by one at most, whatever an interval of few games says.
    low, high = (max(-1.0, found.low), min(1.0, found.high)) if percent else found[1:]
    return f"{found.value:{form}} ({low:{form}} to {high:{form}})"


def _figures(found: Findings, words: Words) -> Iterator[str]:
    kinds = _name_keys(found.ruleset)
    head = ("each of these", "value", "met", "harm done", "clicks lost", "beside its like", "")
    yield from _table([head, *(_figure_row(each, kinds, words) for each in found.figures)])
    yield (
        "  (harm done to heroes and clicks lost are for 10 points of its value; beside standard "
        f"ones of like value, x{MARGIN:g} is worth telling; 95 % intervals)"
    )


def _figure_row(each: Figure, kinds: Mapping[str, Any], words: Words) -> tuple[str, ...]:
    return (
        _name(each.entry, kinds, words),
        f"{each.value or '-'}",
        f"{each.met}",
        _ten(each.harm),
        _ten(each.taken),
        "-" if each.ratio is None else _times(each.ratio),
        VERDICTS[each.verdict],
    )


def _ten(found: Interval) -> str:
    if not isfinite(found.high):
        return "-"
    return f"{10 * found.value:.1f} ({10 * found.low:.1f} to {10 * found.high:.1f})"


def _times(found: Interval) -> str:
    return f"x{found.value:.2f} ({found.low:.2f} to {found.high:.2f})"


def _recruits(found: Findings, words: Words) -> Iterator[str]:
    kinds = _name_keys(found.ruleset)
    said = {
        "worse": "wins less than standard teams",
        "better": "wins more than standard teams",
        "alike": "wins as standard teams do, as far as this tells",
        "unknown": "too few games to tell",
    }
    rows: list[tuple[str, ...]] = [("teams with", "games", "won", "beside standard teams", "")]
    for each in found.recruits:
        name = _name(each.entry, kinds, words)
        if each.games is None or each.won is None:
            rows.append((name, "0", "-", "-", "nobody could recruit it"))
            continue
        games = f"{each.games.games}"
        won = _apart(each.won, percent=True)
        rows.append((name, games, _won(each.games), won, said[each.verdict]))
    yield from _table(rows)


def _name_keys(key: str) -> Mapping[str, Any]:
    points = ruleset(key).packs
    return {kind.file: kind for kind in points.kinds} if points is not None else {}


def _name(entry: str, kinds: Mapping[str, Any], words: Words) -> str:
    """Return what an entry is called: its first message that there is."""
    for kind in kinds.values():
        for key in kind.keys(kind.model.model_construct(id=entry)).names[:1]:
            if words.has(key):
                return words.phrase(key)
    return plain_id(entry)


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        cells = (f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
        yield f"  {'  '.join(cells)}".rstrip()


def record(pack: Pack, seed: str, found: Sequence[Findings]) -> dict[str, object]:
    """Return the results of one system as JSON."""
    return {
        "pack": pack.ref,
        "seed": seed,
        "games": [
            {
                "ruleset": each.ruleset,
                "players": each.players,
                "without": each.without.model_dump(mode="json"),
                "with": each.with_it.model_dump(mode="json"),
                "won": _interval(each.won),
                "turns": _interval(each.turns),
                "figures": [_figure(figure) for figure in each.figures],
                "recruits": [
                    {
                        "entry": plain_id(recruit.entry),
                        "games": recruit.games and recruit.games.model_dump(mode="json"),
                        "won": recruit.won and _interval(recruit.won),
                        "verdict": recruit.verdict,
                    }
                    for recruit in each.recruits
                ],
            }
            for each in found
        ],
    }


def _figure(figure: Figure) -> dict[str, object]:
    return {
        "entry": plain_id(figure.entry),
        "value": figure.value,
        "met": figure.met,
        "harm": _interval(figure.harm),
        "taken": _interval(figure.taken),
        "like": list(figure.like),
        "ratio": figure.ratio and _interval(figure.ratio),
        "verdict": figure.verdict,
    }


def _interval(found: Interval) -> dict[str, float | None]:
    named = found._asdict()
    return {name: value if isfinite(value) else None for name, value in named.items()}
