## undercroft rehearse: what the host is asked and told.

rehearse-no-token = There is no token. Set DISCORD_TOKEN to rehearse on Discord, or run “undercroft rehearse --table” to see what it does on this machine.
rehearse-token = Discord refused the token. Copy it anew from the developer portal into DISCORD_TOKEN.
rehearse-no-answer = Discord did not answer as it should: { $came }. Try again later.
rehearse-unreachable = Discord cannot be reached ({ $error }). Nothing was made there.
rehearse-no-channel = The bot sees no such channel ({ $came }). Check the id, and that the bot is in the server and may see the channel.
rehearse-no-text-channel = This is no ordinary text channel. A rehearsal opens a thread of its own, so name a text channel of a server.
rehearse-rights = In this channel the bot lacks: { $rights }. Without that nothing can be tried.
rehearse-no-thread = Discord opened no thread in this channel: { $came }. Nothing was made.
rehearse-busy = Another rehearsal is running with the file { $path }. Wait until it has ended.
rehearse-no-file = What a rehearsal makes is noted in { $path }, and that file cannot be used: { $error }. Nothing was made.
rehearse-name-one = Name one of these channels: undercroft rehearse --channel ID
rehearse-no-channels = The bot is in no server with a text channel that it could use. Invite it first (docs/HOSTING.md).
rehearse-choices = In which channel? The rehearsal opens a thread of its own there, and removes it in the end.
rehearse-choice = { $number }. #{ $channel } in { $guild } ({ $id })
rehearse-more = There are more. Any other goes as well: undercroft rehearse --channel ID
rehearse-which = Number (nothing to leave it):

rehearse-people = In the last hour { $people ->
    [one] one person
   *[other] { $people } people
} wrote in this channel.
rehearse-unseen = The bot may not read this channel’s history, so it cannot know whether people are there.
rehearse-public = The bot may open no private threads here. The rehearsal’s thread is a public one: people see it in the list of threads while it lasts.
rehearse-stays = The bot may not delete threads here. Its thread stays, emptied and archived, until somebody deletes it. With the right Manage Threads it goes.
rehearse-go-on = Go on? [y/N]
rehearse-not-begun = Nothing was made.
rehearse-ask-first = Nobody is here to ask. Run it in a terminal, or with --yes.

rehearse-begin = The rehearsal begins, in { $private ->
    [yes] a private thread
   *[no] a thread
} of its own. It takes up to three minutes; Ctrl+C stops it and removes what it made.
rehearse-trial = { $number }/{ $count } { $name }: { $differs ->
    [0] { $untried ->
        [0] holds
       *[other] { $holds ->
            [0] not tried
           *[other] holds, in part not tried
        }
    }
   *[other] differs
}
rehearse-difference = { "   " } { $row }: expected { $expected }, came { $came }
rehearse-why = { "   " } { $row } was not tried: { $why }
rehearse-stopping = Stopping: removing what was made. Ctrl+C again leaves it to the next run.
rehearse-stopped = It was stopped.
rehearse-lost = The connection to Discord was lost.
rehearse-late = It took too long, so the rest was not tried.
rehearse-left = This could not be removed: { $what }
rehearse-unswept = Not all could be removed. What stands is noted in { $path }; “undercroft rehearse --clean” removes it, and so does the next rehearsal.
rehearse-summary = Of { $rows ->
    [one] one row
   *[other] { $rows } rows
} { $holds ->
    [one] one holds
   *[other] { $holds } hold
}, { $differs ->
    [0] none differs
    [one] one differs
   *[other] { $differs } differ
}, and { $untried } were not tried. It took { $seconds } seconds and { $requests } requests.
rehearse-report = The report is in { $path }, and to be read in { $page }. It holds no token, no ids and no names.
rehearse-no-person = { $rows ->
    [one] One row takes
   *[other] { $rows } rows take
} a person to try: undercroft rehearse --with-a-person
rehearse-looked = This did not look to the person as it should: { $names }. Say in the issue what they saw.
rehearse-not-noted = /doctor will not tell of this rehearsal: { $error }
rehearse-no-report = The report cannot be written to { $path }: { $error }

rehearse-cleaned = What { $count ->
    [one] an earlier rehearsal
   *[other] { $count } earlier rehearsals
} had left is removed.
rehearse-clean = Nothing is left of any rehearsal.
rehearse-foreign = What { $count ->
    [one] one rehearsal
   *[other] { $count } rehearsals
} of another bot left can only be removed with that bot’s token.
