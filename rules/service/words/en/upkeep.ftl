# What whoever runs the house reads in the shell.

## undercroft run --check, before a start

check-line = { $level ->
    [well] { $text }
    [note] NOTE: { $text }
    [later] TO DO: { $text }
   *[wrong] TO DO: { $text }
}
check-settings = The settings can be read.
check-unknown = There is no setting { $name }, so it does nothing. Is it misspelt?
check-shards = UNDERCROFT_SHARDS is { $plan }, but an SQLite file serves one process, which has all shards. Set it to auto, or move to PostgreSQL (docs/HOSTING.md).
check-readable = Others on this machine may read { $path }, and with it the token. Let only its owner read it: chmod 600 { $path }
check-token = The token has the form of a bot’s token. Whether Discord accepts it shows at the start.
check-no-token = There is no token, so the local table opens instead of Discord.
check-bad-token = What stands in DISCORD_TOKEN is not a bot’s token, which has three parts with dots between them. Copy it from the page Bot of the developer portal; the client secret and the public key are something else.
check-new = The database { $path } is made at the first start.
check-empty = The tables of the database { $path } are made at the first start.
check-on-server = The database { $path } can be read. { $missing ->
    [0] Open adventures: { $open }.
    [one] The start changes its form by one migration: copy it before.
   *[other] The start changes its form by { $missing } migrations: copy it before.
}
check-database = The database { $path } is sound. { $missing ->
    [0] Open adventures: { $open }.
    [one] The start copies it and then changes its form by one migration.
   *[other] The start copies it and then changes its form by { $missing } migrations.
}
check-closed = The database { $path } cannot be opened: { $error }.
check-folder = The folder { $path } can be written.
check-folder-closed = The folder { $path } cannot be written: { $error }. Give it to the user that runs the bot.
check-room = { $short ->
    [no] The disk has room: { $free } MiB are free.
   *[other] The disk is nearly full: { $free } MiB are free, and a copy of the database would not fit. Make room.
}
check-games = The games are installed: { $count }.
check-fonts = The typefaces of the maps can be read.
check-no-fonts = The typefaces of the maps cannot be read ({ $error }). Install the program and Pillow anew.
check-zones = The time zones are there.
check-no-zones = There are no time zones. Install the package tzdata.
check-clock = The clock is not behind the time of the installation.
check-clock-behind = The clock is { $days ->
    [one] a day
   *[other] { $days } days
  } behind the time of the installation. Set it right: turns have their time by it.
check-table = The local table answers as far away as Discord is: UNDERCROFT_TABLE is discord.
check-table-unused = UNDERCROFT_TABLE does nothing, as there is a token: the bot joins Discord itself.
check-port = Port { $port } on { $host } is free.
check-port-used = Port { $port } on { $host } is in use. Stop what uses it, or choose another one.
check-verdict = { $count ->
    [0] The bot can start.
    [one] There is one thing to do before the bot can start.
   *[other] There are { $count } things to do before the bot can start.
}

## undercroft copy

copy-rows = { $table }: row { $done } of { $of }.
copy-rows-checked = All rows are there, each as it was ({ $rows }).
copy-logs = Logs played again: { $done } of { $of }.
copy-done = { $source } was copied to { $target }, with { $logs ->
    [one] one adventure
   *[other] { $logs } adventures
}. The source is as it was. Name the target in UNDERCROFT_DATABASE to go on there.
copy-wrong-log = The log of { $id } is wrong in both databases: { $fault }

## undercroft doctor

doctor-versions = Undercroft { $undercroft }, discord.py { $discord }, Python { $python }, SQLite { $sqlite }.
doctor-database = The database { $path } is sound: { $size } MiB, and { $log } MiB in its log; { $migrations } migrations { $missing ->
    [0] are applied.
   *[other] are applied, and the next start applies { $missing } more. Its contents can be checked after that.
}
doctor-on-server = The database { $path } can be read: { $size } MiB; { $migrations } migrations { $missing ->
    [0] are applied.
   *[other] are applied, and the next start applies { $missing } more. Its contents can be checked after that.
}
doctor-never = No bot has used it yet.
doctor-alive = { $here ->
    [yes] The bot is running: it last checked its clocks { $seconds } s ago.
   *[no] The bot is not running, or its clocks are stuck: it last checked them { $seconds } s ago.
}
doctor-waiting = Waiting { $kind ->
    [timers] timers
    [postings] cards
   *[notes] messages to people
}: { $count }{ $overdue ->
    [0] { "" }, none overdue.
   *[other] { "" }, the oldest overdue by { $overdue } s.
}
doctor-unrehearsed = No rehearsal was held with it. “undercroft rehearse” tries on Discord what the bot relies on.
doctor-rehearsed = Last rehearsal: { $when } UTC, with Undercroft { $version }{ $same ->
    [yes] { "" }
   *[no] { "" } (another version than this)
}; { $differs ->
    [0] nothing differed
    [one] one row differed
   *[other] { $differs } rows differed
}, { $untried } were not tried.
doctor-foreign = the migration { $name } does not belong to this program. Install the version that last used this database.
doctor-ahead = the bot last ran at a time that is { $seconds } s ahead of this machine’s clock. Set the clock right.
doctor-overdue = { $kind ->
    [timers] timers have
    [postings] cards have
   *[notes] messages to people have
} been overdue for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} although the bot is running. Its log says what fails.
doctor-banned = Discord has blocked the bot’s address because of too many requests. The bot stays silent, and no clock runs, for another { $minutes ->
    [one] minute
   *[other] { $minutes } minutes
}. Its log says which requests were refused.
doctor-illegible = the table { $table } is damaged: it holds text that is not UTF-8. Games in which it stands are set aside; restore a backup if they matter, and look at the disk.
doctor-aside = adventure { $id } in channel { $channel } is set aside. { $wrong ->
    [ruleset] This program knows no game called “{ $ruleset }”: install the version that does.
    [newer] A newer version of this program wrote it: install that one.
    [parts] Its stored data is unreadable ({ $parts }): stop the bot and run “undercroft repair { $id }”.
   *[state] Its state or its clocks are wrong: stop the bot and run “undercroft repair { $id }”.
}
doctor-verdict = { $count ->
    [0] All is well. Open adventures: { $open }.
    [one] There is one thing to do. Open adventures: { $open }.
   *[other] There are { $count } things to do. Open adventures: { $open }.
}

## undercroft repair

repair-no-adventure = There is no adventure { $id } in this database. Check the id.
repair-nothing-wrong = Nothing is wrong with adventure { $id }: it can be read.
repair-unknown-ruleset = This program knows no game called “{ $ruleset }”. Install the version that does.
repair-no-seed = The seed of adventure { $id } is lost, so no more dice can be rolled. Restore a backup.
repair-nothing-left = Neither the journal nor a snapshot of adventure { $id } can be read. Restore a backup.
repair-no-database = There is no database { $path }. Check the path.
repair-copied = A copy of the database as it was is in { $copy }.
repair-done = Adventure { $id } is repaired. { $source ->
    [kept] Its state was sound.
    [journal] I replayed its state from the journal.
   *[snapshot] I replayed its state from the snapshot after step { $since }.
} { $missing ->
    [0] { $steps ->
        [one] Its one step is kept.
       *[other] All { $steps } steps are kept.
    }
   *[other] Steps kept: { $kept } of { $steps }. The steps after step { $kept } do not follow from it, so they are taken back.
}
repair-proven = { $proven ->
    [yes] Replaying its log leads to the same state.
   *[no] Replaying its log does not lead to this state: an earlier version wrote the log, or it is damaged.
}
repair-lost = { $part ->
    [clock] Its clocks and the agreed times were unreadable: they start afresh.
    [options] Its settings were unreadable: it now has the defaults.
    [outcome] Its outcome was unreadable: its state decides.
   *[orders] Its standing orders were unreadable: it has none now.
}
repair-goes-on = Start the bot: the game goes on with a new card.

## undercroft servers, stop, resume

servers-none = No server has open games, its own settings or a stop.
servers-line = { $id }: { $open ->
    [0] no open games
    [one] one open game
   *[other] { $open } open games
  }, { $running } of them begun.
servers-closed = {"  "}The server’s managers have stopped new games.
servers-stop = You stopped { $halt ->
    [play] all play
   *[new] new games
  } in server { $id }, at { $since }.
servers-everywhere = You stopped { $halt ->
    [play] all play
   *[new] new games
  } everywhere, at { $since }.
stop-done = { $halt ->
    [play] All play is stopped { $where ->
        [everywhere] everywhere
       *[other] in server { $where }
      }. Clocks are stopped; nothing is lost.
    [new] New games are stopped { $where ->
        [everywhere] everywhere
       *[other] in server { $where }
      }. Running games go on.
   *[none] Games can be started and played again { $where ->
        [everywhere] everywhere
       *[other] in server { $where }
      }.
  }
stop-others = Other stops still apply:
stop-others-unread = I cannot read which other stops apply, because the database is damaged. `undercroft doctor` says where.
stop-late = The bot did not answer within { $seconds } s, and nothing was changed. To find out why, run “undercroft doctor”; or stop the bot and run this again.
stop-no-database = There is no database { $path }. Check the path.
