# Campaigns: adventures that last.

## Refusals, to one person alone

error-other-rules = This adventure was played under older rules: its log cannot be replayed from step { $step } on.

error-no-campaign-here = There is no campaign in this channel. Start one with /campaign new, or bring one here with /campaign move; /campaign list shows those of this server.
error-no-campaign-of = { $game } has no campaign, because its rules keep nothing of a hero from one game to the next. Play single adventures with /adventure new game:{ $system }. These games have campaigns: { $games }.
error-no-such-campaign = This server has no open campaign called “{ $name }”. /campaign list shows them.
error-here-already = { $name } is in this channel already.
error-no-such-chapter = There is no adventure { $number } in the chronicle. { $most ->
    [0] None is over yet.
    [one] Only the first is over.
   *[other] Choose one from 1 to { $most }.
  }
error-name-empty = A name needs at least one letter or digit.
error-name-long = That name is too long: use at most { $most ->
    [one] 1 letter
   *[other] { $most } letters
  }.
error-name-signs = A name can hold letters, digits, spaces and { $signs }. Leave everything else out.
error-not-at-the-table = Only players at this campaign’s table can have its file.
error-not-a-campaign = This file is not a campaign. Make one with /campaign export.
error-newer-campaign = This file comes from a newer version of the program. Ask whoever runs the bot to update it.
error-campaign-huge = This file is too large: packed up to { $packed } MiB, unpacked up to { $unpacked } MiB. Nothing was changed.
error-campaign-truncated = This file is cut off or damaged. Nothing was changed; please download it again.
error-campaign-changed = I cannot accept this file ({ $fault }): it was changed after it was made, or played under other rules. Nothing was changed here.
error-campaign-hidden = This adventure has something hidden that the file would reveal. Export the campaign when the party is home again.
error-campaign-staged = This campaign was staged for a developer, or its dice were said beforehand, so it stays where it is.
error-campaign-rules = This campaign was played under older rules and cannot go on under today’s. You can still check its log: undercroft verify FILE
error-campaign-unseen = This file has { $dice } dice that its seed does not explain: it was changed after it was made. Nothing was changed here.
error-campaign-over = The campaign in this file is over, so nobody can go on with it.
error-campaign-busy = I am checking another campaign. Try again in a minute.
error-campaign-file-large = This campaign’s file is larger than the { $megabytes } MiB that I can send here.
error-no-such-free-seat = No free seat is called “{ $name }”. Free: { AND($names) }.

## Private looks

campaign-status-system = { $game }, { $pace ->
    [post] by post
   *[live] live at the table
  }.
campaign-status-table = At the table: { AND($names) }.
campaign-status-lobby = Its lobby is open; the campaign has not begun.
campaign-status-cancelled = It was cancelled before it began.
campaign-status-over = It is over.
campaign-status-waits = The table waits for { AND($names) }.
campaign-status-numbers = { $chapters ->
    [0] No adventure yet
    [one] One adventure so far
   *[other] { $chapters } adventures so far
  }{ $chapters ->
    [0] {""}
   *[other] , { $won } won
  } · { $heroes ->
    [one] one hero
   *[other] { $heroes } heroes
  }, { $fallen } fallen · { $purse } gold in the purse.
campaign-listed = { $over ->
    [yes] over
   *[no] { $heading }
  }, { $chapters ->
    [0] no adventure yet
    [one] one adventure played
   *[other] { $chapters } adventures played
  }
campaign-listed-title = { $name } ({ $game })

roster-title = The heroes of { $name }
roster-empty = The roster is empty. Heroes join in town, on the card of this channel.
roster-line = **{ $name }** — { $stats } — { $fate ->
    [dead] fell in adventure { $last }, after { $adventures ->
        [one] one adventure
       *[other] { $adventures } adventures
      }
    [retired] retired after { $adventures ->
        [0] no adventures
        [one] one adventure
       *[other] { $adventures } adventures
      }
    [away] away now, { $adventures ->
        [0] first adventure
        [one] one adventure before
       *[other] { $adventures } adventures before
      }
   *[home] { $adventures ->
        [0] no adventures yet
        [one] one adventure
       *[other] { $adventures } adventures
      }
  }{ $adventures ->
    [0] {""}
   *[other] , { $won } won
  }.
memorial-title = { $name }: the fallen and the retired
memorial-empty = No hero has fallen or retired. May it stay so.
purse-title = The purse of { $name }
purse-empty = No coin has come or gone yet.
purse-sums = { $earned } came in, { $paid } went out, { $purse } gold in the purse: { $right ->
    [yes] the books are right.
   *[no] the books are wrong! Please tell whoever runs the bot.
  }
purse-campaign-departed = **Adventure { $number }**
purse-campaign-came-home = **Home from adventure { $number }**: { $coins ->
    [0] no gold
   *[other] { $coins } gold
  }
purse-line = `{ $step }` **{ $amount }** { $reason } → { $purse }
chronicle-title = The chronicle of { $name }
chronicle-empty = The party has finished no adventure yet.
chronicle-line = **Adventure { $number }**: { $result ->
    [victory] won
    [defeat] lost
   *[finished] over
  }. { $text } Party: { $party }. { $dead ->
    [0] All came home.
   *[other] Fallen: { $fallen }.
  } { $coins } gold{ $experience ->
    [0] {""}
   *[other] , { $experience } experience
  }.
chapter-title = { $name }: adventure { $number }

## Answers, to one person alone

answer-renamed = The campaign is now called { $name }.
answer-moved = { $name } goes on here. Its card will follow in a moment.
answer-campaign-file = Here is the whole campaign in one file. /campaign import brings it into any channel, here or elsewhere, after checking every step and every die.
answer-campaign-file-renewed = Here is the whole campaign in one file. It contains the seed so far, so that its dice can be checked. That seed is used no more: the card promises a new one. /campaign import brings the file into any channel, here or elsewhere.
answer-campaign-file-refused = Here is the campaign in one file, to keep: no /campaign import takes it, here or elsewhere. It would say: “{ $why }” The campaign itself stays as it is, and can be played on here. Its seed is not shown. `undercroft verify FILE` checks the file’s log and what seeds it has.
answer-import-working = Reading the file. I replay every step and check every die, which can take a minute …
answer-imported = { $name } is here. I checked all steps ({ $steps }) and dice ({ $dice }). You are the host and lead { $hero }.{ $others ->
    [0] {""}
    [one] {" "}The seat of { AND($names) } is free: take it with /adventure join.
   *[other] {" "}The other seats ({ AND($names) }) are free: with /adventure join, take one by its name.
  }
