"""The last picture of a game: who came out, who stayed, and the chests in their hands."""

from rules.core.answers import Outcome, View
from rules.core.finale import Bearer, Finale, icons_of
from rules.core.words import Text
from rules.systems.mkd.content import CHESTS, item_icon
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.names import item_name
from rules.systems.mkd.pieces import Chest, Figure
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.things.chests import gold_of

LEFT_LAST = ("left", "board", "below", "waiting", "captive", "gone", "dead")
"""The order in which Heroes are told: who came out first, who fell last."""


def with_finale(state: MkdState, view: View, end: Outcome | None, *common: Text) -> View:
    """Return the view with how the game ended, None while it goes on.

    `common` is what belongs to all besides the gold that came out.
    """
    if end is None:
        return view
    out = sum(figure.where == "left" for figure in state.heroes)
    heroes = sorted(state.heroes, key=lambda each: LEFT_LAST.index(each.where))
    told = Finale(
        result=end.result,
        place=Text.of("mkd-finale-place", out=out, level=view.scene.title, of=len(heroes)),
        heroes=tuple(_bearer(state, figure) for figure in heroes),
        common=(Text.of("finale-gold", gold=state.gold), *common),
    )
    return view.with_(scene=view.scene.with_(finale=told))


def _bearer(state: MkdState, figure: Figure) -> Bearer:
    fallen = figure.where in ("dead", "gone")
    held = [] if fallen else [state.chest(number) for number in figure.carries]
    notes = () if figure.where in ("left", "dead") else (_whereabouts(state, figure),)
    return Bearer(
        key=f"figure-{figure.id}",
        name=name_of(figure),
        fallen=fallen,
        carried=(*notes, *map(_chest, held)),
        icons=icons_of("chest" if each.bare else item_icon(CHESTS[each.kind]) for each in held),
    )


def _whereabouts(state: MkdState, figure: Figure) -> Text:
    """Return where a Hero is who neither came out nor fell."""
    captor = state.figure(figure.captor) if figure.captor is not None else figure
    return Text.of(f"mkd-note-{figure.where}", captor=name_of(captor))


def _chest(chest: Chest) -> Text:
    """Return what a chest in somebody's hands holds, and whether it is the Quest Chest."""
    return Text.of(
        "mkd-finale-chest",
        item=item_name(chest),
        gold=gold_of(chest),
        quest="yes" if chest.quest else "no",
        bare="yes" if chest.bare else "no",
    )
