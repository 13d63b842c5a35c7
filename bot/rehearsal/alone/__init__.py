"""The trials that the bot makes by itself, with nobody to press anything."""

from bot.rehearsal.alone import buckets, calendar, emojis, gateway, nonces
from bot.rehearsal.trial import Trial

TRIALS: tuple[Trial, ...] = (
    *gateway.TRIALS,
    *buckets.TRIALS,
    *calendar.TRIALS,
    *gateway.SILENT,
    *nonces.TRIALS,
    *emojis.TRIALS,
    *gateway.LAST,
)
