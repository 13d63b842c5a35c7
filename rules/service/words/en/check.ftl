## What whoever runs the house reads in the shell before a start: undercroft run --check

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
check-port = Port { $port } on { $host } is free.
check-port-used = Port { $port } on { $host } is in use. Stop what uses it, or choose another one.
check-verdict = { $count ->
    [0] The bot can start.
    [one] There is one thing to do before the bot can start.
   *[other] There are { $count } things to do before the bot can start.
}
