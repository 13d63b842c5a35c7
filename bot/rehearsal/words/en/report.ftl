## The report of a rehearsal: what `--compare` says of one, or of two.

compare-head = A rehearsal of { $began }, with Undercroft { $undercroft } and discord.py { $discord }.{ $stopped ->
    [no] { "" }
   *[other] { " " }It did not reach its end. { $stopped }
}
compare-sum = { $differs ->
    [0] No row differs
    [one] One row differs
   *[other] { $differs } rows differ
} from the table; { $holds } hold, { $untried } were not tried.
compare-row = { $row }: the table says: { $says }
compare-unknown-row = { "  " }This version’s table has no such row; the report is of another version.
compare-other-words = { "  " }The report’s own table said: { $then }
compare-came = { "  " }expected: { $expected }
    { "  " }came: { $came }
compare-source = { "  " }known from: { $source }
compare-code = { "  " }code that relies on it: { $files ->
    [none] nothing of ours
   *[other] { $files }
}
compare-tests = { "  " }tests that hold the local table to it: { $tests }
compare-looked = The person said that this did not look as it should: { $name }
compare-changed = { $row }: { $was } before, { $now } now
compare-changes = { $count ->
    [0] Nothing changed between them.
    [one] One row changed.
   *[other] { $count } rows changed.
}
compare-two = Name one report to see what it means, or two to see what changed.
compare-missing = There is no report { $file } ({ $error }).
compare-large = { $file } is far too large for a report.
compare-no-json = { $file } is no report: it is no JSON, or a part of it is missing.
compare-no-report = { $file } is JSON, but no report of a rehearsal.
compare-newer = { $file } was written by a newer version of Undercroft (form { $version }; this one knows { $known }). Compare it with that version.
compare-damaged = { $file } is damaged: what stands at “{ $place }” cannot be.

page-title = A rehearsal of Undercroft on Discord
page-made = { $began } UTC, { $seconds } seconds long. No token, no id and no name stands here: it can go into an issue as it is.
page-stopped = It did not reach its end. { $why }
page-left = What could not be removed
page-count = { $outcome ->
    [holds] { $count ->
        [one] row holds
       *[other] rows hold
    }
    [differs] { $count ->
        [one] row differs
       *[other] rows differ
    }
   *[untried] not tried
}
page-differing = What differs
page-nothing-differs = Nothing that was tried differs from what the bot relies on.
page-expected = expected
page-came = came
page-code = code that relies on it
page-no-code = nothing of ours
page-person = With a person
page-no-person = { $why ->
    [no] The rehearsal was made without a person.
   *[other] There was nothing to press: { $why }.
}
page-person-ended = It ended before its last step: { $why }.
page-steps = What was asked for. Times are in milliseconds; * stands where a wrong answer was tried first, on purpose.
page-step = step
page-act = came of it
page-arrived = arrived
page-acknowledged = acknowl{ "\u00AD" }edged
page-answered = answered
page-done = { $act ->
    [done] done
    [skipped] skipped
    [impossible] not possible
   *[not-reached] not reached
}
page-look = { $looked ->
    [yes] ✓ looked right
    [no] ✗ did not look right
   *[unsaid] – nobody said how it looked
}
page-speed = { $what ->
    [arrived] Until a press arrived at the bot
    [acknowledged] Until Discord had taken our acknowledgement
   *[answered] Until the answer stood
}: { $median } ms (median of { $count }), { $worst } ms at worst.
page-measured = All times count from the instant that Discord writes into an interaction’s id. “Arrived” and “acknowledged” are by this machine’s clock, whose difference to Discord’s was measured by the ids of our own messages and may be off by { $off } ms; an acknowledgement includes Discord’s word to us that it was taken. “Answered” is by Discord’s clock alone. What passes between a finger and that instant, and until a screen shows the answer, no bot can know.
page-circumstances = With what
page-with-undercroft = Undercroft
page-with-discord = discord.py
page-with-python = Python
page-with-system = system
page-with-database = database
page-with-shards = shards
page-with-place = place
page-with-gateway = gateway and back
page-with-request = request and back
page-with-rights = rights there
page-with-lacking = rights that lack
page-buckets = Limits as Discord told of them
page-buckets-about = Requests that a route allows in so many seconds, and how often the limit was met
page-route = route
page-limit = requests
page-seconds = seconds
page-waited = met
page-every-row = Every row
