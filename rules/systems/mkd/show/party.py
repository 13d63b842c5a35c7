"""The party in numbers: a line for every Hero."""

from collections.abc import Iterator

from rules.core.answers import PartyLine, Stat
from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.figures import attack_of, defense_of, kind_of, name_of
from rules.systems.mkd.names import chest_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.show.figures import clicks_left, clicks_most, conditions
from rules.systems.mkd.show.marks import marks
from rules.systems.mkd.state import MkdState, Player


def party_lines(state: MkdState, awaited: tuple[Seat, ...]) -> tuple[PartyLine, ...]:
    """Return a line for each Hero in the order of the seats, and one for who leads none yet."""
    letters = marks(state.figures)
    lines: list[PartyLine] = []
    for player in state.players:
        mine = [figure for figure in state.heroes if figure.seat == player.seat]
        active = player.seat in awaited
        lines.extend(_line(state, player, figure, letters[figure.id], active) for figure in mine)
        if not mine:
            empty = Stat(label=Text.of("mkd-stat-heroes"), value=0)
            name, mark = player.name, (player.name[:1] or "?").upper()
            lines.append(
                PartyLine(seat=player.seat, name=name, mark=mark, stats=(empty,), active=active)
            )
    return tuple(lines)


def _line(
    state: MkdState,
    player: Player,
    figure: Figure,
    mark: str,
    active: bool,  # noqa: FBT001 - whether the seat is awaited
) -> PartyLine:
    now = state.activation
    mine = now is not None and now.figure == figure.id
    return PartyLine(
        seat=player.seat,
        name=player.name,
        title=name_of(figure),
        mark=mark,
        stats=tuple(_stats(state, figure)),
        notes=tuple(_notes(state, figure)),
        conditions=tuple(_ailments(state, figure)),
        active=active and (mine or now is None),
        down=figure.where == "dead",
        face=kind_of(figure).icon,
    )


def _stats(state: MkdState, figure: Figure) -> Iterator[Stat]:
    most = clicks_most(figure)
    yield Stat(
        label=Text.of("mkd-stat-clicks"),
        short=Text.of("mkd-short-clicks"),
        value=clicks_left(figure),
        most=most,
        vital=True,
    )
    if figure.where == "dead":
        return
    now = state.activation
    acts = now is not None and now.figure == figure.id
    if now is not None and acts:
        yield Stat(label=Text.of("mkd-stat-points"), value=now.points, minor=True)
    yield Stat(label=Text.of("mkd-stat-attack"), value=attack_of(figure), minor=not acts)
    yield Stat(label=Text.of("mkd-stat-defense"), value=defense_of(figure), minor=not acts)
    yield Stat(label=Text.of("mkd-stat-level"), value=figure.level, minor=True)


def _ailments(state: MkdState, figure: Figure) -> Iterator[Text]:
    """Yield what everybody should know of a Hero; that it waits outside or has acted is not."""
    plain = ("mkd-note-waiting", "mkd-note-served")
    yield from (note for note in _notes(state, figure) if note.key not in plain)


def _notes(state: MkdState, figure: Figure) -> Iterator[Text]:
    if figure.where != "board":
        captor = state.figure(figure.captor) if figure.captor is not None else figure
        yield Text.of(f"mkd-note-{figure.where}", captor=name_of(captor))
    elif state.part == "heroes" and figure.id in state.served:
        yield Text.of("mkd-note-served")
    if figure.where in ("board", "captive"):
        for condition in conditions(state, figure):
            if condition.key != "mkd-condition-laden":
                yield condition
    for number in figure.carries:
        chest = state.chest(number)
        quest = "yes" if chest.quest else "no"
        yield Text.of("mkd-note-carries", chest=chest_name(chest), quest=quest)
