"""What a quest changes by itself: nothing."""

from collections.abc import Iterable, Iterator

from rules.core.words import Text
from rules.systems.mkd.compass import Square
from rules.systems.mkd.monster_ai.prospects import Prospect
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure
from rules.systems.mkd.verbs.verb import Offer
from rules.systems.mkd_adventure.monster_ai.choices import by_choice
from rules.systems.mkd_adventure.state import AdventureState


class PlainQuest:
    """The answers of a quest that leaves Monsters, tokens, menus and maps as they are."""

    guardian_walks = False

    def failed(self, state: AdventureState) -> bool:  # noqa: ARG002
        """While a Hero is inside there is hope (MA-321)."""
        return False

    def watch(self, play: Play) -> None:
        """Nothing but the usual ending is looked for."""

    def revealed(self, play: Play, figures: tuple[int, ...]) -> None:
        """Whoever appears is like all others."""

    def brought_out(self, play: Play, figure: Figure) -> None:
        """Who is out is out."""

    def acts(self, play: Play, figure: Figure, *, again: bool) -> bool:  # noqa: ARG002
        """Monsters do as they always do."""
        return False

    def lure(self, state: AdventureState, figure: Figure) -> Text | None:  # noqa: ARG002
        """Monsters choose among Heroes."""
        return None

    def follow(self, play: Play, figure: Figure) -> None:
        """Nothing lures anybody."""

    def order(self, play: Play, figure: Figure, found: Iterable[Prospect]) -> tuple[Prospect, ...]:  # noqa: ARG002
        """Return the easiest to attack, and the next (MA-091)."""
        return by_choice(play, found)

    def offers(self, state: AdventureState) -> Iterator[Offer]:  # noqa: ARG002
        """Nothing that is not offered anyway."""
        yield from ()

    def tidings(self, state: AdventureState) -> Iterator[Text]:  # noqa: ARG002
        """Nothing that the moment does not tell anyway."""
        yield from ()

    def marks(self, state: AdventureState) -> Iterator[tuple[Square, Text]]:  # noqa: ARG002
        """Nothing that the map does not show anyway."""
        yield from ()
