"""The packs that a lobby is played with."""

from collections.abc import Iterator, Sequence

from rules.core.errors import RuleError
from rules.core.model import MOST_PACKS, Options
from rules.core.packs.pack import Pack, hash_in
from rules.core.packs.points import PackPoints
from rules.core.packs.together import too_many
from rules.core.words import Text
from rules.ports import Adventure, ServerPack
from rules.registry import ruleset
from rules.service.change import Change
from rules.service.journal import kinds
from rules.service.journal.seeds import changeable
from rules.service.packs.collection import PackCollection
from rules.service.play.seats import gathering, only_host
from rules.service.records import Answer, Choice, Request
from rules.service.settings.adventure import options_of
from rules.service.unit_of_work import UnitOfWork


class PackChoice:
    """Use cases of choosing packs for a lobby."""

    def __init__(self, work: UnitOfWork, collection: PackCollection) -> None:
        self._work = work
        self._collection = collection

    async def fitting(self, adventure: Adventure) -> Sequence[ServerPack]:
        """Return the packs that the server of a lobby offers and that its game takes."""
        return [
            each
            for each in await self._collection.offered(adventure.guild)
            if fits(adventure, await self._collection.pack(each.hash))
        ]

    async def choices(self, adventure: Adventure) -> tuple[tuple[Choice, bool], ...]:
        """Return the packs that a lobby may be played with, each with whether it is.

        None where nothing can be chosen any more, or the settings are the same for everybody.
        """
        if adventure.status != "lobby" or adventure.fixed:
            return ()
        used = {hash_in(ref) for ref in options_of(adventure).packs}
        lines = []
        for each in await self.fitting(adventure):
            pack = await self._collection.pack(each.hash)
            line = self._collection.line(pack, adventure.locale)
            choice = Choice(value=each.name, label=line.title, detail=line.contents)
            lines.append((choice, each.hash in used))
        return tuple(lines)

    async def use(
        self, request: Request, adventure: str, names: Sequence[str], *, in_place: bool = False
    ) -> Answer:
        """Play a lobby with these packs of the server, and with no others.

        Raises:
            NotSeated: only the host may.
            NoAdventure: the server offers none of that name.
            RuleError: the game has begun, is a daily or a campaign, or takes no such packs; or they
                contradict each other.
        """
        packs: list[Pack] = []

        async def look(before: Adventure) -> None:
            packs[:] = [
                await self._collection.pack((await self._collection.named(before.guild, name)).hash)
                for name in dict.fromkeys(names)
            ]
            for pack in packs:
                await self._collection.hold(pack)

        def alter(draft: Change) -> None:
            before = gathering(draft.adventure)
            only_host(before, request)
            changeable(before)
            check_together(before, packs)
            refs = tuple(pack.ref for pack in packs)
            options: Options = options_of(before).with_(packs=refs)
            draft.step(
                kinds.SETTING,
                action={"name": "packs", "value": list(refs)},
                options=options.model_dump(mode="json"),
            )
            words = self._work.words(before.locale)
            titles = [pack.title(before.locale) for pack in packs]
            draft.text = (
                Text.of("answer-packs", packs=words.listed(titles))
                if titles
                else Text.of("answer-no-packs")
            )

        return await self._work.change(request, adventure, alter, look=look, in_place=in_place)


def fits(adventure: Adventure, pack: Pack) -> bool:
    """Return whether the game of an adventure takes anything from a pack."""
    points = ruleset(adventure.ruleset).packs
    return points is not None and points.folder in pack.manifest.systems


def check_together(adventure: Adventure, packs: Sequence[Pack]) -> None:
    """Check that a game can be played with some packs together.

    Raises:
        RuleError: it takes none at all or not this one, these are too many, bring too much, or
            contradict each other.
    """
    points = ruleset(adventure.ruleset).packs
    game = Text.of(f"{adventure.ruleset}-title")
    if packs and points is None:
        raise RuleError("error-game-without-packs", game=game)
    if len(packs) > MOST_PACKS:
        raise RuleError("error-packs-at-once", most=MOST_PACKS)
    for pack in packs:
        if points is None or points.folder not in pack.manifest.systems:
            raise RuleError("error-pack-of-another-game", game=game, pack=pack.manifest.title)
    many = too_many(packs, points) if points is not None else None
    if many is not None:
        raise RuleError("error-packs-together", packs=_named(packs), what=many)
    first: dict[str, Pack] = {}
    for pack in packs:
        for claim in _claims(pack, points):
            other = first.setdefault(claim, pack)
            if other is not pack:
                raise RuleError("error-packs-contradict", one=_called(other), two=_called(pack))


def _claims(pack: Pack, points: PackPoints | None) -> Iterator[str]:
    """Yield what only one of a game's packs may do: say a sentence anew, or bring a theme."""
    yield from {key for words in pack.other_words.values() for key in words}
    if points is not None and points.themed and pack.of(points.folder, points.themed):
        yield "a theme"


def _named(packs: Sequence[Pack]) -> str:
    return ", ".join(map(_called, packs))


def _called(pack: Pack) -> str:
    return f"{pack.manifest.title} ({pack.manifest.name})"
