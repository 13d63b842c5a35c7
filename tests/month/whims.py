"""What comes to people's minds besides playing: settings, nights, vacations, pauses, nudges."""

from random import Random

from rules.core.answers import STANCES
from rules.core.errors import GameError
from rules.ports import Adventure, SeatRecord
from rules.registry import campaigns
from rules.service import Service
from rules.service.settings.pace import CHOICES
from tests.month.rhythm import DAY, Rhythm
from tests.support.houses import ask

MOODS = ("plain", "away", "settings")
"""What a table is like: nobody asks for time; people go away and pause; the host resettles, too."""
PERSONAL = (
    "quiet", "quiet", "no_quiet", "zone", "calls", "calls", "next_up", "nudge", "nudge", "nudge",
    "snooze", "in_game", "autopilot", "autopilot",
)  # fmt: skip
TIME = ("vacation", "vacation", "back", "pause", "resume", "resume", "more_time", "more_time")
RARE = ("leave", "concede", "retire")
SETTINGS = ("turn_time", "absence", "misses", "vacations", "weekends", "zone", "together", "pace")


class Whims:
    """Those of the people of one table."""

    def __init__(self, chance: Random, mood: str) -> None:
        self.refused: dict[str, int] = {}
        self.done: dict[str, int] = {}
        self._chance = chance
        self._settings = mood == "settings"
        self._known = PERSONAL if mood == "plain" else (*PERSONAL, *TIME)

    async def strikes(
        self, service: Service, found: Adventure, mine: SeatRecord, who: Rhythm, now: int
    ) -> str:
        """Do something; what it was."""
        what = self._chance.choice(self._known)
        if self._chance.random() < 0.02:
            what = self._chance.choice(RARE)
        elif self._settings and found.host == who.user and self._chance.random() < 0.6:
            what = "setting"
        try:
            said = await getattr(self, f"_{what}")(service, found, mine, who, now)
        except GameError as refusal:
            self.refused[refusal.text.key] = self.refused.get(refusal.text.key, 0) + 1
            return f"{what} refused: {refusal.text.key}"
        self.done[what] = self.done.get(what, 0) + 1
        return f"{what} {said or ''}"

    async def first_evening(
        self, service: Service, found: Adventure, mine: SeatRecord, who: Rhythm
    ) -> None:
        """Most say where they live and when they sleep."""
        request = ask(who.user, channel=found.channel)
        start, end = who.night
        if who.tells:
            await service.people.availability.tell(
                request, zone=who.zone, quiet_from=f"{start}:00", quiet_to=f"{end}:00"
            )

    async def _quiet(self, service, found, mine, who, now):
        start, end = who.night
        start = (start - self._chance.randint(0, 4)) % 24
        await service.people.availability.tell(
            _ask(found, who), zone=who.zone, quiet_from=f"{start}:00", quiet_to=f"{end}:00"
        )
        return f"{start}-{end} {who.zone}"

    async def _no_quiet(self, service, found, mine, who, now):
        await service.people.availability.tell(_ask(found, who), quiet_from="off")

    async def _zone(self, service, found, mine, who, now):
        await service.people.availability.tell(_ask(found, who), zone=who.zone)

    async def _vacation(self, service, found, mine, who, now):
        days = self._chance.randint(1, 12)
        await service.people.availability.away(_ask(found, who), f"{days}d")
        who.holiday = now + days * DAY
        return f"{days} days"

    async def _back(self, service, found, mine, who, now):
        await service.people.availability.back(_ask(found, who))
        who.holiday = 0

    async def _calls(self, service, found, mine, who, now):
        calls = self._chance.choice(("channel", "private", "private", "off"))
        await service.people.availability.tell(_ask(found, who), calls=calls)
        who.looks = who.looks or 24
        return calls

    async def _next_up(self, service, found, mine, who, now):
        wanted = self._chance.random() < 0.7
        await service.people.availability.tell(_ask(found, who), next_up=wanted)
        return wanted

    async def _pause(self, service, found, mine, who, now):
        days = self._chance.choice((1, 1, 2, 3, 7))
        await service.by_post.agreements.pause(_ask(found, who), found.id, days=days)
        return f"{days} days"

    async def _resume(self, service, found, mine, who, now):
        await service.by_post.agreements.resume(_ask(found, who), found.id)

    async def _more_time(self, service, found, mine, who, now):
        hours = self._chance.choice((6, 12, 24, 48))
        await service.by_post.agreements.more_time(_ask(found, who), found.id, hours)
        return f"{hours} hours"

    async def _nudge(self, service, found, mine, who, now):
        await service.by_post.nudges.nudge(_ask(found, who), found.id)

    async def _snooze(self, service, found, mine, who, now):
        hours = self._chance.randint(0, 24)
        await service.people.availability.snooze(_ask(found, who), hours)
        return f"{hours} hours"

    async def _in_game(self, service, found, mine, who, now):
        calls = self._chance.choice(("all", "turns", "off", None))
        hours = self._chance.choice((None, None, 3, 24, 0))
        await service.people.availability.in_game(
            _ask(found, who), found.id, calls=calls, hours=hours
        )
        who.looks = who.looks or 24
        return f"{calls} {hours}"

    async def _autopilot(self, service, found, mine, who, now):
        stance = self._chance.choice(STANCES)
        await service.play.autopilot.set(_ask(found, who), found.id, mine.seat, stance)
        who.looks = who.looks or 24
        return stance

    async def _leave(self, service, found, mine, who, now):
        await service.lobby.leave(_ask(found, who), found.id)

    async def _retire(self, service, found, mine, who, now):
        await service.by_post.farewells.retire(_ask(found, who), found.id)

    async def _concede(self, service, found, mine, who, now):
        if found.ruleset not in campaigns():
            await service.by_post.farewells.concede(_ask(found, who), found.id)

    async def _setting(self, service, found, mine, who, now):
        name = self._chance.choice(SETTINGS)
        if found.pace == "live":
            name = "pace"
        value = self._chance.choice(("live", "post") if name == "pace" else CHOICES[name])
        if found.pace == "live":
            value = "post"
        await service.lobby.set(_ask(found, who), found.id, name, value)
        return f"{name} {value}"


def _ask(found: Adventure, who: Rhythm):
    return ask(who.user, channel=found.channel)
