## What whoever runs the house reads in the shell: undercroft doctor

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
