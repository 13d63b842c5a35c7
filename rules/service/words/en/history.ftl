# Looking at an adventure without changing it: rules, help, recap, story.

## Lists

card-more = … and { $count } more: the log has it all

log-title = The story of adventure { $id }
mine-lobby = the lobby is open
mine-yours = your turn
mine-waits = waits for { AND($heroes) }
mine-parked = cannot be shown since { $since }, clocks stopped: { $why ->
    [gone] the channel is gone; /adventure move-here brings it to another
    [closed] I may not write there; somebody who runs the server can change that, or /adventure move-here brings it to another channel
    [locked] the thread is locked; somebody who runs the server can unlock it, or /adventure move-here brings it to another channel
    [outside] I am not in that private thread; mention me there once or add me to it, or /adventure move-here brings it to another channel
    [timeout] I am in timeout in that server until { $until }; it goes on by itself afterwards
    [removed] I was removed from that server; it goes on once I am back
    [refused] Discord takes none of its cards; I keep trying, and /adventure move-here brings it to another channel
   *[unavailable] I cannot reach the server; it goes on by itself
  }
mine-stopped = play stopped since { $since }, clocks stopped: it goes on when whoever runs this bot allows play again

## Help at a moment of a game

guide-lobby = The game has not begun. Press Join to take a seat; the host presses Begin.
guide-waits = The table waits for { AND($heroes) }: { $prompt }
guide-choice = { $label }: { $detail }
guide-steps = A step
guide-list = { $title }: { $named }{ $more ->
    [0] {""}
   *[other] , and { $more } more
  }

## Rules that people look up

rules-goal = **The goal of { $game }:** { $goal }
rules-task = **The goal of this adventure:** { $task }
rules-goal-words = goal goals aim objective purpose mission task win wins won winning victory end ends finish score
rules-topic-goal = The goal
rules-topic-fight = How a fight goes
rules-fight-words = fight attack strike hit miss combat melee kill damage battle blow weapon critical shoot
rules-common-words = how do does did i we you my our the a an to in of is are be can may what when where which who why with for on at it this that there get make use about and or not if work works mean means tell me happens happen much far am was were has had want need please go goes going t s don isn re ll use using used
rules-alike-words = kill killed slay slain clear defeat beat dead die death fall fallen; money gold coin purse; hp health hit life; heal restore regain recover; monster foe enemy; hero character; give hand share; steal theft thief; come back return appear again; many number; big large size; prisoner captive bonds free; walk move go; take pick carry; next deeper last; attack strike blow; shut close; end over finish; team party; stop end; swim water; find discover; act activation turn; leave out exit entrance; revive raise resurrect; cost price pay worth; everybody everyone all every each; equipment item thing; 1 one; 2 two; 3 three; 4 four; 5 five; 6 six
rules-elsewhere = { $count ->
    [one] That is a rule of another game, { $games }:
   *[other] That is a rule of other games, { $games }:
  }
rules-nearest = No rule here says that. The nearest is “{ $near }”:

## Refusals, to one person alone

error-no-hero = You have no hero here. Take a seat with /adventure join.
error-no-such-rule = No rule mentions “{ $wanted }”. Try one word, or an id such as TD-019.
error-no-such-rule-headings = No rule mentions “{ $wanted }”. You can look up: { $headings }.
error-no-such-id = There is no rule { $wanted }. Rules of that kind go from { $first } to { $last }.
error-not-a-log = This is not the log of an adventure. Export one with /adventure verify.
error-newer-log = This log comes from a newer version of the program. Ask whoever runs the bot to update it.
error-broken-promise = The seed in this log does not match the hash that was published, so the dice cannot be trusted.

## What people ask of the program while they look rules up

rules-ask-begin = `/adventure new` asks what to play and opens a lobby. Friends press **Join**, then the host presses **Begin** for a party that is ready, or **Choose heroes** where a game has some. `/tutorial` teaches a game.
rules-ask-begin-words = begin start lobby invite setup play learn tutorial

rules-ask-players = { $game } is for { $most ->
    [one] one player
   *[other] { $fewest } to { $most } players
  }.
rules-ask-players-words = player players people

rules-ask-undo = **Undo** on the card takes your last step back, as long as nobody has acted since.
rules-ask-undo-words = undo mistake oops revert

rules-ask-save = Nothing has to be saved: the game waits in its channel, and goes on with the next button.
rules-ask-save-words = save pause resume continue

rules-ask-symbols = **Help**, behind **More** on the card, says what the symbols on your map are.
rules-ask-symbols-words = symbol symbols legend icon icons

rules-ask-leave = `/adventure leave` gives your seat up; the host ends the whole game with `/adventure end`.
rules-ask-leave-words = quit stop surrender concede

## All games at once

away-game = - [{ $game }]({ $link }): { $what ->
    [waits] your clock stops, so the table waits for your turns.
    [plays] the others are there, so the game goes on. After { $minutes } min of a turn of yours your hero is played for you: by your standing orders, or else with care.
    [rests] nobody else is there, so the table rests once it is your turn.
    [live] it is played live, without clocks: nobody plays for you unless the host lets the autopilot lead.
    [stands] its clocks are stopped already. Once they run again, the table’s settings decide.
   *[led] the autopilot leads your hero already.
  }

recap-taken = { $count ->
    [one] I took one step of { $hero } for you
   *[other] I took { $count } steps of { $hero } for you
  }, { $how ->
    [orders] by your standing orders, and by the autopilot where they did not apply.
   *[autopilot] by the autopilot.
  }
home-title = Meanwhile, in all your games
home-game = **[{ $title }]({ $link })**, { $hero }{ $over ->
    [yes] : over
   *[no] { $yours ->
        [yes] : your turn
       *[no] {""}
      }
  }
home-nothing = Nothing has happened in your games since your last turns.
home-more = { $count ->
    [one] … and in one more game.
   *[other] … and in { $count } more games.
  } See all running games with /adventure mine, or each game’s news with /adventure recap.

## Looking back

recap-since-message = Since that message ({ $at })
recap-since = Since your last turn
recap-whole = The story so far
recap-head = { $game }, begun { $begun }: { AND($heroes) }. Turn { $turn }, step { $steps }.
recap-nothing = Nothing new has happened.
luck-title = How the dice fell
luck-unknown = { $game } does not say what heroes throw for, so nobody can tell their luck.
replay-older = { $count ->
    [one] Step { $step } was
   *[other] From step { $step } on, { $count } steps were
  } played under other rules than today’s and cannot be replayed, so some maps are missing.
mine-due = { $line }, until { $due }
mine-paused = { $line }, paused

## Logs of games with packs

error-log-without-pack = This game was played with the pack { $pack } (hash { $hash }). Give its file as well: undercroft verify LOG --pack FILE
answer-export-packs = It was played with packs. Check it with their files: `undercroft verify LOG --pack FILE`. `/pack show` sends them.
