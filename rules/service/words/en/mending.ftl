## What whoever runs the house reads in the shell: undercroft repair

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
