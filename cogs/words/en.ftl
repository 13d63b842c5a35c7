# What the cogs say around the service's own words.

answer-fine = Done.
answer-over-there = It goes on in { $channel }.
act-so-far = Rolled { $count } times so far, and more are to come …
answer-export = The whole log, with every die. Anybody can check it: undercroft verify FILE
answer-export-sealed = The log so far. You can check its dice when the game is over and the seed is shown. Until then a hash stands for whatever lies face down.
stale-link = The card of this moment: { $link }
floor-left = { $title }, left behind
thread-name = { $game }
mine-none = You are in no adventure. Open one with /adventure new.
settings-title = Settings of this adventure
settings-packs = Packs that you play with
settings-choose = Choose a setting to change
button-settings-form = Open a form
error-settings-moved = This lobby has other settings by now. Open the form anew.
settings-switches = What holds besides
settings-switches-about = What you tick is on, all else is off.
settings-promise = The dice are promised: SHA-256 { $hash }
settings-now = now: { $value }
settings-value = New value for { $name }
log-empty = Nothing has happened yet.
log-page = Page { $page } of { $pages }
end-sure = End this adventure for good? Nobody can go on with it afterwards.
button-end = End for good
button-earlier = Earlier
button-later = Later
roll-twice-words = adv, advantage, with advantage; dis, disadv, disadvantage, with disadvantage
roll-result = { $working }
    { "**" }Total: { $total }**

help = **Begin to play**
    - `/adventure new` asks what to play. Friends press **Join**, then you press **Begin**.
    - `/tutorial` teaches a game, `/daily` is today’s dungeon, `/campaign new` goes on for months.
    { "**" }In a game**
    - Each turn is one card. The person named at its question decides, by a button.
    - **Help**, behind **More** on the card, says what to do now. `/rules` answers questions such as “how do I win?”.
    - All is saved at once. `/adventure mine` lists your games.
    { "**" }Besides**
    - `/dungeon map` draws a dungeon, `/act table:` rolls for a real table.
    - `/settings me` shows maps in words. `/privacy show`: what is kept of you.

help-guest = Somebody brought me along: I am no member here, but this works anywhere.
    - `/roll` rolls dice, such as `/roll 3d6+2`. `/rules` answers questions about the five games.
    - `/dungeon map` draws a dungeon, `/dungeon explore` hides one and lets you walk through it.
    - `/act table:` rolls on tables for a game at a real table.
    To play a game together, invite me to a server of yours, and say `/adventure new` there: <{ $link }>
guest-act = I am no member here, so no adventure can be played here. Invite me to a server of yours, and say `/adventure new` there: <{ $link }>
    To roll here for a game at your own table, choose one of these with `/act table:`: { $tables }.
guest-unseen = -# Only you see this: this server shows nobody the answers of apps that people bring along.
guest-draft = A draft needs me as a member, as I say whose turn it is. Invite me to the server and draw together there; here I can draw a map at once (`/dungeon map`) or let you explore one (`/dungeon explore`).
help-title = **{ $game }**
help-goal = **Goal.** { $goal }
help-task = **This adventure.** { $task }
help-now = **Now.** { $now }
help-fight = **How a fight goes**
help-symbols = **On this map** { $symbols }
help-more = **More:** `/rules` answers questions such as “attack”, `/hero` is your sheet, `/map` the whole map, `/privacy show` what is kept of you. `/help` outside of games says how to begin one.

dungeon-export = Which file do you want? Only you get it.
dungeon-export-dplayer = For players: what they may know
dungeon-export-dmaster = For the keeper: everything
dungeon-file = Here is the map as a file.
dungeon-file-smaller = The file was too large to send here, so this one is smaller.
dungeon-imported = Only you see this, and nothing of it is kept. With `format` the same command makes a file of it, for your table or for paper.
error-no-such-format = There is no file format called “{ $form }”. Choose one of: { $forms }.
error-file-too-large = As { $form } this map is larger than the { $megabytes } MiB that I can send here. Choose another format.
form-png = Picture (PNG)
form-svg = Drawing (SVG)
form-pdf = Paper, one inch a square (PDF)
form-uvtt = Universal VTT, with walls and doors
form-foundry = Foundry VTT scene
form-tmx = Tiled map
form-tsv = Table, as donjon writes it (TSV)
form-txt = Text
form-json = Level file (JSON)
form-onepage = One Page Dungeon (JSON)

error-server-only = This only works in a server’s channels and threads.
error-not-allowed = You cannot do that here.
error-slow-down = Slow down a little: try again in { $seconds } seconds.
error-old-command = This command has changed. Reload Discord (or wait a minute) and try again.
error-bad-option = “{ $value }” does not fit here. Choose one from the list.
error-discord = Discord did not take my answer. What you did may have counted, so look at the latest card before you try again.
error-forbidden = Discord does not let me do that in this channel. Ask whoever runs the server to let me view it, send messages and attach files.
error-channel-gone = That channel is gone. Nothing is lost: say `/adventure move-here` in another one to go on there.

# Permissions as Discord calls them in the settings of a server.
right-view_channel = view channel
right-attach_files = attach files
right-read_message_history = read message history
right-send_messages = send messages
right-send_messages_in_threads = send messages in threads
right-create_public_threads = create public threads
right-manage_channels = manage channels
right-connect = connect
rights-listed = { $a }, { $b }

error-missing-rights = I lack these permissions in this channel: { $rights }. Ask whoever runs the server to grant them, then try again.
error-place-outside = I am not in this private thread. Mention me here once, or add me to the thread, and then try again.
error-place-timeout = I am in timeout in this server until <t:{ NUMBER($until, useGrouping: 0) }:f>, and can send nothing until then. Try again afterwards, or ask whoever runs the server to end it.
error-place-locked = This thread is locked, and I cannot write in it. Ask whoever runs the server to unlock it, or use another channel.
error-place-closed = I cannot show a card in this channel. Ask whoever runs the server to let me view it, send messages and attach files, or use another channel.
error-missing-rights-there = I lack these permissions in { $channel }: { $rights }. Ask whoever runs the server to grant them, then choose it again.
error-place-outside-there = I am not in { $channel }, a private thread. Mention me there once, or add me to it, and then try again.
error-place-locked-there = { $channel } is locked, and I cannot write in it. Ask whoever runs the server to unlock it, or choose another channel.
error-place-closed-there = I cannot show a card in { $channel }. Ask whoever runs the server to let me view it, send messages and attach files, or choose another channel.
error-rights-of-yours-there = You cannot write in { $channel } yourself. Choose another channel.
error-rights-of-yours = You need these permissions here: { $rights }. Start it in another channel, or ask whoever runs the server.
error-too-many-threads = This server has as many open threads as Discord allows. Leave the thread option out, or archive a thread and try again.
error-no-thread-here = Threads can only be opened in an ordinary text channel. Leave the thread option out, or use another channel.
error-unknown-button = This button comes from an older version or another program. Say /adventure status for the current card.
error-bug = Something went wrong on my side; I logged it as { $id }. I changed nothing without telling you. Please try again.
error-too-many-dice = That is more than { $most } dice. Roll fewer at a time.
error-bad-roll = I cannot read “{ $typed }” as dice. Try something like 2d6+3 or 4d6kh3.

settings-me = { $maps ->
    [text] You get maps in words, and the cards of your games describe theirs.
   *[picture] You get maps as pictures, each with a description.
  } { $theme ->
    [house] They have the standard colours.
   *[other] Your own maps have the colours { $theme }.
  } { $hints ->
    [off] Hints are off.
    [again] Hints start again from the first.
   *[on] The first three times the game asks you something new, the card says why.
  } { $language ->
    [discord] I answer you in the language of your Discord, where I speak it.
   *[other] I answer you in this language: { $language }.
  }
answer-replay = Here is the adventure so far.
replay-moment = { $title } ({ $number } of { $count })
button-replay = Step by step
button-replay-f = First
button-replay-b = Back
button-replay-n = Forward
button-replay-l = Last
