"""The trials that the bot makes by itself, with nobody to press anything."""

from bot.rehearsal.alone import nonces
from bot.rehearsal.trial import Trial

TRIALS: tuple[Trial, ...] = (*nonces.TRIALS,)
