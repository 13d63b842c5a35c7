"""The trials that the bot makes by itself, with nobody to press anything."""

from bot.rehearsal.alone import (
    buckets,
    calendar,
    cards,
    commands,
    direct,
    emojis,
    gateway,
    hanging,
    leaving,
    mentions,
    nonces,
    own,
    people,
    pins,
    places,
    plain,
    rights,
    server,
    threads,
)
from bot.rehearsal.trial import Trial

TRIALS: tuple[Trial, ...] = (
    *gateway.TRIALS,
    *buckets.TRIALS,
    *calendar.TRIALS,
    *gateway.SILENT,
    *nonces.TRIALS,
    *mentions.TRIALS,
    *cards.TRIALS,
    *threads.TRIALS,
    *hanging.TRIALS,
    *pins.TRIALS,
    *people.TRIALS,
    *places.TRIALS,
    *rights.TRIALS,
    *own.TRIALS,
    *emojis.TRIALS,
    *commands.TRIALS,
    *direct.TRIALS,
    *leaving.TRIALS,
    *server.TRIALS,
    *plain.TRIALS,
    *gateway.LAST,
)
"""In the order in which they are played: sessions begin first, and end last."""
