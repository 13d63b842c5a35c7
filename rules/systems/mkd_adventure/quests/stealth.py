"""Stealth: Monsters try to destroy the Quest Chest (MA-290 to MA-297)."""

from collections.abc import Iterable, Iterator

from rules.core.words import Text
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.figures import demoralized, name_of
from rules.systems.mkd.monster_ai.assault import come_up
from rules.systems.mkd.monster_ai.prospects import Prospect, approach
from rules.systems.mkd.monster_ai.routes import Routes
from rules.systems.mkd.monster_ai.running import set_off
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Chest, Figure, Goal
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import Attempt
from rules.systems.mkd.things.chests import is_beside
from rules.systems.mkd_adventure.building.quest import place_quest_chest
from rules.systems.mkd_adventure.monster_ai.choices import by_choice
from rules.systems.mkd_adventure.monster_ai.reinforcements import fight_instead
from rules.systems.mkd_adventure.quests.chest import ChestQuest, quest_chest
from rules.systems.mkd_adventure.quests.chest_attacks import at_chest
from rules.systems.mkd_adventure.state import AdventureState, of


def in_reach_of_monsters(state: AdventureState) -> Chest | None:
    """Return the Quest Chest, if it lies on the floor or a Hero inside carries it."""
    chest = quest_chest(state)
    if chest is None or chest.carrier is None:
        return chest
    carrier = state.figure(chest.carrier)
    return chest if carrier.side == "hero" and carrier.where == "board" else None


class StealthQuest(ChestQuest):
    """A quest for the Quest Chest without a Guardian, which every Monster tries to destroy."""

    key = "stealth"

    def set_out(self, play: Resolution, board: Board, central: int) -> None:
        """Place the Quest Chest alone: there is no Guardian (MA-290)."""
        play.change(quest_chest=place_quest_chest(play, board, central).number)

    def failed(self, state: AdventureState) -> bool:
        """Return whether the chest is destroyed, or out in a thief's hands (MA-295)."""
        return state.quest_chest is not None and state.chest(state.quest_chest).gone

    def lure(self, state: AdventureState, figure: Figure) -> Text | None:  # noqa: ARG002
        """Return the Quest Chest, every Monster's first choice (MA-291)."""
        return None if in_reach_of_monsters(state) is None else Text.of("mkd-quest-chest")

    def order(
        self, play: Resolution, figure: Figure, found: Iterable[Prospect]
    ) -> tuple[Prospect, ...]:
        """Return the Heroes by choice: only one if the chest is the first choice (MA-291)."""
        return by_choice(play, found, most=1 if self.lure(of(play), figure) else 2)

    def follow(self, play: Resolution, figure: Figure) -> None:
        """Send a Monster after the chest on the floor (MA-292), or let it attack its carrier now.

        A chest that is carried is chosen anew in every activation (MA-296).
        """
        chest = in_reach_of_monsters(of(play))
        if chest is None or chest.carrier is None:
            self._hunt(play, play.alter(figure.id, goal=Goal(kind="hunt_chest")))
            return
        carrier = play.figure(chest.carrier)
        prospect = approach(play.state, figure, carrier)
        if prospect is None:
            fight_instead(play, figure)
            return
        attempt = Attempt(figure=figure.id, target=carrier.id, manner="chest")
        come_up(play, figure, carrier, prospect, attempt)

    def acts(self, play: Resolution, figure: Figure, *, again: bool) -> bool:  # noqa: ARG002
        """Let a Monster go on after the chest on the floor, if it has begun to (MA-292).

        A demoralized Monster runs instead.
        """
        if figure.goal is None or figure.goal.kind != "hunt_chest" or demoralized(figure):
            return False
        chest = in_reach_of_monsters(of(play))
        if chest is not None and chest.carrier is not None:
            return False
        self._hunt(play, figure)
        return True

    def _hunt(self, play: Resolution, figure: Figure) -> None:
        """Go to the chest and attack it; without a way, fight as others do (MA-292, MA-293)."""
        chest = in_reach_of_monsters(of(play))
        if chest is None or chest.at is None:
            fight_instead(play, figure)
            return
        if is_beside(play.state, figure, chest):
            at_chest(play, figure, chest)
            return
        path = Routes(play.state, figure).to_nearest(board_of(play.state.site).around(chest.at))
        if path is None:
            fight_instead(play, figure)
        else:
            set_off(play, figure, path)

    def progress(self, state: AdventureState) -> Iterator[Text]:
        """Yield how many Monsters are after the chest."""
        hunters = [
            monster
            for monster in state.monsters
            if monster.goal is not None and monster.goal.kind == "hunt_chest"
        ]
        chest = quest_chest(state)
        if chest is None or not state.site.tiles:
            return
        if hunters:
            first = hunters[0]
            count, at = len(hunters), square_name(first.at)
            yield Text.of("mkd-tidings-hunted", figure=name_of(first), at=at, count=count)
        else:
            yield Text.of("mkd-tidings-unhunted")

    def marks(self, state: AdventureState) -> Iterator[tuple[Square, Text]]:
        """Yield a star behind a figure with the chest; a chest on the floor has its own."""
        chest = quest_chest(state)
        if chest is not None and chest.carrier is not None:
            carrier = state.figure(chest.carrier)
            if carrier.where == "board":
                yield carrier.at, Text.of("mkd-feature-quest")
