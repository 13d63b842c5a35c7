"""The view of one moment: heading, story, party, prompt and map."""

from rules.core.answers import View
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.show.party import party_lines
from rules.systems.mkd.show.prompt import heading, prompt
from rules.systems.mkd.show.scene import scene
from rules.systems.mkd.show.story import flavour, story


def view(moment: Moment) -> View:
    """Return the moment as everybody may see it.

    It contains nothing hidden (the faces of tokens, the pools, what nobody has found), and no seat
    knows more than another.
    """
    return View(
        turn=moment.state.turn,
        heading=moment.heading or heading(moment.state),
        story=story(moment),
        flavour=flavour(moment),
        party=party_lines(moment.state, moment.awaited),
        prompt=prompt(moment),
        scene=scene(moment),
    )
