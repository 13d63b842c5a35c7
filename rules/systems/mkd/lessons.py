"""What is explained in a first dungeon, and what is new at a table without being an action."""

from rules.core.model import Seat
from rules.core.tutorial import lesson
from rules.systems.mkd.state import MkdState

HURT, LADEN, HOMEWARD = "is-hurt", "is-laden", "is-homeward"
"""What is new at a table without being an action: a wound, a chest in hands, the way out."""

FIRST_LESSONS = (
    lesson("mkd-tutorial-welcome", "recruit", "recruit_team"),
    lesson("mkd-tutorial-begin", "begin"),
    lesson("mkd-tutorial-step", "step", "move_to"),
    lesson("mkd-tutorial-end", "end"),
    lesson("mkd-tutorial-trap", "open_door", "open_chest"),
    lesson("mkd-tutorial-attack", "attack"),
    lesson("mkd-tutorial-shoot", "shoot"),
    lesson("mkd-tutorial-flank", "attack"),
    lesson("mkd-tutorial-hurt", HURT),
    lesson("mkd-tutorial-answer", "answer", "choose"),
    lesson("mkd-tutorial-spin", "spin"),
    lesson("mkd-tutorial-chest", "open_chest"),
    lesson("mkd-tutorial-take", "take"),
    lesson("mkd-tutorial-item", "use_item"),
    lesson("mkd-tutorial-home", LADEN),
    lesson("mkd-tutorial-leave", HOMEWARD),
)
"""What is explained in a first dungeon: of several that fit a moment, the first one first."""


def news_of(state: MkdState, seat: Seat) -> frozenset[str]:
    """Return the lessons that a seat's Heroes need now besides those for the actions on offer.

    A Hero is hurt below the best click to which he heals. One with a chest is homeward on the
    square of the way out.
    """
    inside = [figure for figure in state.on_board if figure.side == "hero" and figure.seat == seat]
    laden = [figure for figure in inside if figure.carries]
    ways_out = {*state.site.exits}
    if state.site.entrance is not None:
        ways_out.add(state.site.entrance[0])
    news = {
        HURT: any(figure.click > figure.cap for figure in inside),
        LADEN: bool(laden),
        HOMEWARD: any(figure.at in ways_out for figure in laden),
    }
    return frozenset(name for name, true in news.items() if true)
