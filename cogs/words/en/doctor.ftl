## What who manages a server reads: /doctor

server-doctor-verdict = { $count ->
    [0] All is well with the bot in this server.
    [one] There is one thing to do:
   *[other] There are { $count } things to do:
}
server-doctor-aside = · Adventure { $id } in { $channel } is set aside: { $wrong ->
    [ruleset] this program does not know its game.
    [newer] a newer version of the program wrote it.
   *[other] its stored data is unreadable.
} Tell whoever runs the bot; “undercroft doctor” says what helps.
server-doctor-rights = · In { $channel } the bot lacks permissions that cards need: { $rights }. Grant them in the channel’s settings.
server-doctor-timeout = · The bot is in timeout until <t:{ NUMBER($until, useGrouping: 0) }:f>: it cannot show any card, and clocks stand. Remove its timeout, or wait.
server-doctor-place = · In { $channel } the bot cannot show its cards: { $why ->
    [outside] it is not in that private thread. Mention it there once, or add it to the thread.
    [locked] the thread is locked. Unlock it.
    [gone] the channel was deleted. Say /adventure move-here in another one.
   *[other] it may not write there. Grant it what its invitation asked for in the channel’s settings.
  }
server-doctor-skew = · The bot’s clock differs from Discord’s by { $seconds } s. Tell whoever runs the bot.
server-doctor-still = · The bot has not checked its clocks for { $seconds } s. Tell whoever runs the bot.
server-doctor-stands = Open adventures: { $open }. Waiting cards: { $cards }{ $overdue ->
    [0] { "" }.
   *[other] { "" }, the oldest overdue by { $overdue } s.
} Rate limits hit in the last hour: { $limits }. Emojis: { $emojis } of { $wanted }{ $trouble ->
    [no] { "" }.
   *[other] { "" }; Discord refuses the others ({ $trouble }), so words stand alone there.
} Undercroft { $undercroft }, discord.py { $discord }, Python { $python }.
server-doctor-unrehearsed = No rehearsal was held: whoever runs the bot can try on Discord what it relies on (“undercroft rehearse”).
server-doctor-rehearsed = Last rehearsal: <t:{ NUMBER($at, useGrouping: 0) }:f>, with Undercroft { $version }; { $differs ->
    [0] nothing differed.
    [one] one row differed.
   *[other] { $differs } rows differed.
}
