"""The people found in new chambers (RG-060 to RG-062)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.random_square import throw_square
from rules.systems.mkd.compass import S, Square
from rules.systems.mkd.content import HEROES, NPCS
from rules.systems.mkd.events.missions import PersonSeen
from rules.systems.mkd.figures import STRANGER, name_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.place import taken
from rules.systems.mkd_delve.growth.crevices import cut_off
from rules.systems.mkd_delve.state import DelveState, of


def place_somebody(play: Resolution, tile: int) -> bool:
    """Put a person into a chamber; return whether there was room (RG-042, RG-062).

    Dice say who it is, then where (2.18). Until met, everybody ignores him, and nothing harms him.
    """
    board, full = board_of(play.state.site), taken(play.state)
    entrance, beyond = play.state.site.entrance, cut_off(play.state.site)

    def suits(square: Square) -> bool:
        inside = (entrance is None or square != entrance[0]) and square not in beyond
        return board.standable(square) and square not in full and inside

    if board.shape(tile).kind != "chamber" or not any(map(suits, board.squares(tile))):
        return False
    kinds = pool(of(play))
    kind = kinds[play.pick(len(kinds), "mkd-person")]
    at = throw_square(play, board, tile, suits)
    if at is None:
        return False
    figure = Figure(
        id=play.new_id(),
        kind=kind,
        number=_number(of(play), kind),
        side="npc",
        at=at,
        facing=S,
        role=STRANGER,
    )
    play.set_figure(figure)
    play.tell(PersonSeen(figure=name_of(figure), at=square_name(at)))
    return True


def _number(state: DelveState, kind: str) -> int:
    """Return the number of the next person of a kind; those of levels above count too."""
    here = [figure.number for figure in state.figures if figure.kind == kind]
    met = [met.number for met in state.encounters if met.kind == kind]
    return 1 + max((*here, *met), default=0)


def pool(state: DelveState) -> tuple[str, ...]:
    """Return the people who may come: no Monsters, constructs or Heroes, within the value (RG-060).

    Nobody comes twice before all others have; if all are worth more, the cheapest come (RG-061).
    """
    most = limit(state)
    people = tuple(NPCS.of(state.options.packs).values())
    known = {figure.kind for figure in state.figures} | {met.kind for met in state.encounters}
    fitting = [kind for kind in people if kind.value <= most]
    if not fitting:
        fitting = [min(people, key=lambda kind: kind.value)]
    fresh = [kind for kind in fitting if kind.id not in known]
    return tuple(kind.id for kind in fresh or fitting)


def limit(state: DelveState) -> int:
    """Return the most points that a person met may be worth: the Heroes' average (RG-061)."""
    heroes = sum(figure.kind in HEROES for figure in state.heroes)
    return state.start_value // max(1, heroes)
