# Campaigns: what the service says of adventures that last.

card-titled = { $name } · { $title }
card-renewed = Adventure { $id } · the seed so far was { $seed } · the next dice are promised: SHA-256 { $hash }

## Private looks

campaign-status-system = { $game }, { $pace ->
    [post] by post
   *[live] live at the table
  }.
campaign-status-table = At the table: { $names }.
campaign-status-lobby = Its lobby is open: it has not begun.
campaign-status-cancelled = It was called off before it began.
campaign-status-over = It is over.
campaign-status-waits = The table waits for { $names }.
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
    [one] one adventure behind it
   *[other] { $chapters } adventures behind it
  }
campaign-listed-title = { $name } ({ $game })

roster-title = The heroes of { $name }
roster-empty = Nobody is on the roster yet. Heroes join in town, on the card of this channel.
roster-line = **{ $name }** — { $stats } — { $fate ->
    [dead] fell in adventure { $last }, after { $adventures ->
        [one] one adventure
       *[other] { $adventures } adventures
      }
    [retired] rests after { $adventures ->
        [0] no adventure at all
        [one] one adventure
       *[other] { $adventures } adventures
      }
    [away] away now; { $adventures } behind
   *[home] { $adventures ->
        [0] untried
        [one] one adventure
       *[other] { $adventures } adventures
      }
  }{ $adventures ->
    [0] {""}
   *[other] , { $won } won
  }.
memorial-title = In memory of those who went with { $name }
memorial-empty = Nobody has fallen, nobody has retired. May it stay so.
purse-title = The purse of { $name }
purse-empty = No coin has come or gone yet.
purse-sums = { $earned } came in, { $paid } went out, { $purse } gold in the purse: { $right ->
    [yes] the books are right.
   *[no] the books are wrong! Please tell whoever runs the bot.
  }
purse-campaign-departed = **Adventure { $number }**
purse-campaign-came-home = **Home from adventure { $number }**
purse-line = `{ $step }` **{ $amount }** { $reason } → { $purse }
chronicle-title = The chronicle of { $name }
chronicle-empty = No adventure is behind it yet.
chronicle-line = **Adventure { $number }**: { $result ->
    [victory] won
    [defeat] lost
   *[finished] over
  }. { $text } There went { $party }. { $dead ->
    [0] All came home.
   *[other] Fallen: { $fallen }.
  } { $coins } gold{ $experience ->
    [0] {""}
   *[other] , { $experience } experience
  }.
chapter-title = { $name }: adventure { $number }

## Answers, to one person alone

answer-renamed = It is called { $name } from now on.
answer-moved = { $name } goes on here. Its card is on the way.
answer-campaign-file = Here is the whole campaign in one file. /campaign import brings it into any channel, here or elsewhere, after checking every step and every die.
answer-campaign-file-renewed = Here is the whole campaign in one file. Its dice so far can be checked, so their seed stands in it and counts no more: a new one is promised on the card. /campaign import brings it into any channel, here or elsewhere.
answer-import-working = Reading the file. Now every step is played again and every die computed; that may take a minute …
answer-imported = { $name } is here. Every step ({ $steps }) and every die ({ $dice }) was checked. You are the host and lead { $hero }.{ $others ->
    [0] {""}
    [one] {" "}The seat of { $names } is free: /adventure join takes it.
   *[other] {" "}The other seats ({ $names }) are free: /adventure join seat: takes one by its name.
  }

## Refusals, to one person alone

error-no-campaign-here = There is no campaign in this channel. Found one with /campaign new, or bring one here with /campaign move; /campaign list shows those of this server.
error-no-campaign-of = { $game } has no campaign: a campaign needs rules for what heroes keep from one game to the next, and those of { $game } give none. Play it as often as you like with /adventure new ruleset:{ $system }. Campaigns there are of: { $games }.
error-no-such-campaign = This server has no open campaign called “{ $name }”. /campaign list shows them.
error-here-already = { $name } is in this channel already.
error-no-such-chapter = There is no adventure { $number } in the chronicle: { $most ->
    [0] none is over yet.
    [one] only the first is over.
   *[other] it goes from 1 to { $most }.
  }
error-name-empty = A name needs at least one letter or digit.
error-name-long = That name is too long: use at most { $most ->
    [one] 1 letter
   *[other] { $most } letters
  }.
error-name-signs = A name is made of letters, digits, spaces and { $signs }. Leave the rest out.
error-not-at-the-table = Only who sits at the table of this campaign can have its file.
error-not-a-campaign = This file is no campaign. /campaign export makes one.
error-newer-campaign = This file comes from a newer version of the program. Ask whoever runs the bot to update it.
error-campaign-huge = This file is too large: packed up to { $packed } MiB, unpacked up to { $unpacked } MiB. Nothing was changed.
error-campaign-truncated = This file is cut off or damaged. Nothing was changed; try to download it again.
error-campaign-changed = This file does not hold together ({ $fault }): it was changed after it was made, or played by other rules than today’s. Nothing was changed here.
error-campaign-hidden = Something lies face down in this adventure, and a file would show it. Export the campaign when the party is home again.
error-campaign-rules = This campaign was played by an older version of the rules, and cannot go on by those of today. Its log still holds: undercroft verify FILE
error-campaign-unseen = This file has { $dice } dice in it whose seed it does not show: it was changed after it was made. Nothing was changed here.
error-campaign-over = The campaign in this file is over: nobody can go on with it.
error-campaign-busy = Another campaign is being checked just now. Try again in a minute.
error-campaign-file-large = The file of this campaign is larger than the { $megabytes } MiB that may be sent here.
error-no-such-free-seat = No free seat is called “{ $name }”. Free: { $names }.
