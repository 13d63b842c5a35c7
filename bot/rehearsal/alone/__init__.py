"""The trials that the bot makes by itself, with nobody to press anything."""

from bot.rehearsal.alone import emojis, gateway, nonces
from bot.rehearsal.trial import Trial

TRIALS: tuple[Trial, ...] = (
    *gateway.TRIALS,
    *nonces.TRIALS,
    *emojis.TRIALS,
    *gateway.SILENT,
    *gateway.LAST,
)
