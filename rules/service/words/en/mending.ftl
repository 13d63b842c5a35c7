## What whoever runs the house reads in the shell: undercroft repair

repair-no-adventure = There is no adventure { $id } in this database.
repair-nothing-wrong = Nothing is wrong with adventure { $id }: it can be read.
repair-unknown-ruleset = This program knows no game called “{ $ruleset }”. Install the version that does.
repair-no-seed = The seed of adventure { $id } is lost, so no more dice can be rolled. Restore a backup.
repair-nothing-left = Neither the journal nor a snapshot of adventure { $id } can be read. Restore a backup.
repair-no-database = There is no database { $path }.
repair-copied = A copy of everything as it was is in { $copy }.
repair-done = Adventure { $id } is mended. { $source ->
    [kept] Its state was sound.
    [journal] Its state was played again from its journal.
   *[snapshot] Its state was played on from the snapshot after step { $since }.
} { $missing ->
    [0] { $steps ->
        [one] Its one step is kept.
       *[other] All { $steps } steps are kept.
    }
   *[other] Steps kept: { $kept } of { $steps }. The steps after step { $kept } do not follow from it and are taken back.
}
repair-proven = { $proven ->
    [yes] Its log, played again, leads to the same state.
   *[no] Its log, played again, does not lead to the state: it was written by an earlier version, or is damaged.
}
repair-lost = { $part ->
    [clock] Its clocks and the agreed times could not be read: they start afresh.
    [options] Its settings could not be read: it has the usual ones now.
    [outcome] How it ended could not be read: its state decides.
   *[orders] Standing orders could not be read: there are none now.
}
repair-goes-on = Start the bot: the game goes on with a new card.
