# What Discord says of each command and its options in its lists, 100 letters at most.
#
# An option that all commands of a group have alike is described once, for the group or for all.

option-pace = Live at the table, or by post
option-page = Which page
option-private = Show it only to you
option-theme = Which colours
option-thread = Open it in a thread of its own

# An entry in the menu of messages, 32 letters at most.
menu-since = What happened since here?

command-adventure-retire = Give up your hero for good; the others play on
command-adventure-concede = Vote to end this adventure

command-holidays = Change the days on which this table’s clocks stop
command-holidays-add = Stop this table’s clocks on certain days (host)
option-holidays-days = A date, such as 2026-12-24, or several: 2026-12-24 to 2026-12-27
command-holidays-remove = Let this table’s clocks run on certain days again (host)
command-holidays-list = List the days on which this table’s clocks stop

command-pace-status = See whose turn it is here, and until when
command-pace-pause = Stop all clocks of this table for some days
option-pace-pause-reason = Tell the others why
option-pace-pause-days = For how many days; a week if you leave this out
command-pace-resume = Restart the clocks of this table
command-pace-more-time = Give more time to everybody whose turn it is
option-pace-more-time-hours = How many more hours, up to a week
command-pace-sooner = Vote to let the table’s shorter time count at once
command-pace-calls = Choose when this game calls you
option-pace-calls-calls = For your turns and reminders, for your turns only, or never
option-pace-calls-first = When this game first calls you for a turn; usual is as in all your games
option-pace-calls-most = How often this game calls you for one turn, at most
option-pace-calls-where = Where this game calls you; off leaves it to the board
option-pace-calls-snooze = For how many hours this game does not call you; 0 ends it
command-pace-nudge = Remind the players whom everybody waits for
command-pace-back = Lead your hero yourself again
command-pace-vote = Vote on what to do about a player who is late
option-pace-vote-hero = Which hero’s player is late
option-pace-vote-wish = What you want to happen

command-campaign-new = Start a campaign: open its lobby here
option-campaign-new-name = What it is called, up to 60 letters
option-campaign-new-game = Which game (the first that has campaigns if you leave this out)
command-campaign-status = See how this channel’s campaign stands
command-campaign-roster = See the heroes, their players and their deeds
command-campaign-memorial = See the fallen and the retired
command-campaign-purse = See the purse, with an account of every coin
option-campaign-purse-page = Which page (the last if you leave this out)
command-campaign-chronicle = Read all adventures so far, or one with its map
option-campaign-chronicle-number = Which adventure, with its last map
option-campaign-chronicle-page = Which page of the whole list
command-campaign-list = List the campaigns of this server
command-campaign-move = Move a campaign to this channel (host)
option-campaign-move-campaign = Which campaign of this server
command-campaign-rename = Rename this channel’s campaign (host)
option-campaign-rename-name = The new name, up to 60 letters
command-campaign-export = Get the whole campaign as a file
command-campaign-import = Bring a campaign from a file to this channel
option-campaign-import-file = A file made by /campaign export
option-campaign-import-seat = Which seat you take, by its name (yours or the host’s if you leave this out)

command-board-here = Post the board of this server’s adventures in this channel, or another
option-board-here-channel = Another channel than this one
command-board-off = Remove this server’s board

command-roll = Roll dice, such as 2d6+3 or 4d6kh3
option-roll-dice = What to roll: 1d20+5, 4d6kh3, 2d8ro<3 …

command-dungeon-map = Roll a dungeon and draw its map
option-dungeon-levels = How many levels at most
option-dungeon-morphology = What kind of place: one or more with commas, none, or how many to roll
option-dungeon-material = What it is built of, in your own words
option-dungeon-pack = A pack of this server, for what stands and waits in it
option-dungeon-seed = Any words; with them anybody can roll the same dungeon, without them only you can
option-dungeon-table = Use the generator’s own tiles, or those of picture dice
option-dungeon-options = More options, such as frontier:dfs stairs_direction:coin
command-dungeon-draft = Draw a dungeon together, tile by tile
option-dungeon-draft-pace = Live: the rules draw for a player who takes long. By post: no hurry
option-dungeon-draft-minutes = Minutes for a turn once two have seats; 0 for no limit
command-dungeon-explore = Explore a dungeon that nobody has seen
command-dungeon-export = Get a dungeon of yours as a file
option-dungeon-export-form = Which kind of file
option-dungeon-export-audience = With what players know, or with everything
option-dungeon-export-level = Which level
option-dungeon-export-dungeon = Which of your dungeons (the latest if you leave this out)
option-dungeon-export-theme = Which colours (yours if you leave this out)
command-dungeon-import = See the map in a file: a level saved here, or One Page Dungeon’s JSON
option-dungeon-import-file = A .level.json of /dungeon export, or the JSON that One Page Dungeon writes
option-dungeon-import-form = Get it as this kind of file instead of seeing it
option-dungeon-import-audience = With everything, or only with what players may know
option-dungeon-import-theme = Which colours (yours if you leave this out)

command-daily = Play today’s dungeon, the same on every server
option-daily-game = Which game (you are asked if you leave this out)
command-hall = See the hall of fame: the best runs of this server
option-hall-game = Which game (this channel’s or the daily’s if you leave this out)
option-hall-when = A daily’s date (2027-01-31, today, yesterday); all time if you leave this out
option-hall-mine = Show only your runs, including those without a place

command-rules = Look up a rule by words or by its id
option-rules-about = Words such as “healing potion”, or an id such as TD-031
option-rules-game = Which game (this channel’s if you leave this out)
command-help = See what you can do now, and how to play

command-adventure-log = Read everything that happened here, page by page
option-adventure-log-page = Which page (the last if you leave this out)
option-adventure-log-search = Show only lines with all these words
command-adventure-replay = Watch the adventure so far as an animation
option-adventure-replay-text = Tell it in words instead, step by step
option-adventure-run = A run of the hall instead of this channel’s adventure
command-adventure-verify = Get the log with all its dice to check them

command-adventure-recap = Read what happened since your last turn
command-adventure-luck = See how the dice fell for each hero, beside what they promise
option-adventure-recap-whole = Tell the whole adventure in short instead
command-adventure-story = Get the tale of the whole adventure as a file to keep
option-adventure-story-format = A page with pictures, a book for paper, or plain text with maps in letters
option-adventure-story-chapter = One adventure of a campaign, by its number
command-adventure-undo = Take your last step back, or agree to it
option-adventure-undo-to = The last step of the log to keep; all must agree

command-adventure-new = Open a lobby: pick a game, gather friends
option-adventure-new-game = Which game (you are asked if you leave this out)
option-adventure-new-seed = Any words: the same words and choices give the same dungeon
option-adventure-new-call = Call the role that this server has named for new games, once
command-adventure-evening = Fix a date for this table, or for a lobby that opens by itself
option-adventure-evening-when = As you would write it: friday 8pm, 24.12. 20:00, tomorrow 19:30 CET
option-adventure-evening-game = Which game the lobby opens (leave it out for the game in this channel)
option-adventure-evening-settings = Which settings the lobby has
option-adventure-evening-title = What the evening is called
option-adventure-evening-call = Call the role that this server has named for new games, when it begins
command-adventure-join = Take a seat in the adventure of this channel
option-adventure-join-seat = Which free seat, by its name, or new for one of your own
command-adventure-leave = Give up your seat; your hero goes on
command-adventure-ready = Say that you are ready, or not
command-adventure-begin = Begin the game (host)
option-adventure-begin-anyway = Begin even if somebody is not ready
option-adventure-begin-choose = Everybody chooses a hero or a team, where the game has some that are ready
command-adventure-status = Post this channel’s card again
command-adventure-settings = See or change the settings (host)
option-adventure-settings-name = Which setting
option-adventure-settings-value = Its new value
command-adventure-autopilot = Let a hero play by itself, or lead it again
option-adventure-autopilot-who = How the hero plays by itself, or player to lead it again
option-adventure-autopilot-seat = Which seat, by number (yours if you leave this out; others: host only)
command-adventure-end = End this adventure for good (host)
command-adventure-mine = List your adventures, those waiting for you first

command-adventure-move-here = Move one of your adventures to this channel, or to another one (host)
option-adventure-move-here-channel = Where to, if not here: a channel or thread
option-adventure-move-here-adventure = Which one (if you leave this out, this channel’s, or one that cannot be shown)

command-adventure-hand-over = Offer your seat to somebody else
option-adventure-hand-over-to = Who takes your hero; they must say /adventure accept
option-adventure-hand-over-hero = A hero without a player, by name, instead of yours (host only)
command-adventure-accept = Take the seat that you are offered
command-adventure-reclaim = Take your seat back within three days
command-adventure-host = Become the host if the host is gone, or pass the role on
option-adventure-host-to = The new host (host only)

command-tutorial = Learn a game in a guided first dungeon
option-tutorial-game = Which game (the first if you leave this out)
option-tutorial-together = Open a lobby first so that friends can join
option-tutorial-skip = Turn off the lessons in this channel’s tutorial

command-away-until = Go away for some days, in all your games
option-away-until-day = Your last day away (2027-01-31), or how long (5 days, 2 weeks)
option-away-until-since = Your first day away, if not today
command-away-back = Come back in all your games
command-away-me = Change your time zone, quiet hours and reminders
option-away-me-zone = Your time zone: start typing a city
option-away-me-quiet-from = When your quiet hours begin, such as 22:00; off for none
option-away-me-quiet-to = When your quiet hours end, such as 8:00
option-away-me-reminders = Where your games call and remind you; off leaves it to the board
option-away-me-first = By post: when you are first called for a turn
option-away-me-most = How often you are called for one turn, at most
option-away-me-next-up = Call you also when you are next
command-away-snooze = Stop all calls for some hours
option-away-snooze-hours = For how many hours, in all your games; 0 ends it

command-settings-me = Choose your language, and how you see maps and hints
option-settings-me-language = In which language I answer you
option-settings-me-maps = See maps as pictures, or described in words
option-settings-me-theme = Colours of your own maps
option-settings-me-hints = A line of why when the game asks something new; again starts over

command-act = Let the dungeon act, or roll for it at your own table
option-act-everything = In an adventure: roll until somebody must decide, not only once
option-act-table = For your own table: what to roll for
option-act-of = Which of several tables, such as the colour of a token or the kind of a room
option-act-roll = A roll that you have made yourself
option-act-game = Which game’s tables (the first with tables if you leave this out)

command-orders-give = Tell your hero what to do while you are away
option-orders-give-first = The first order: when, and what to do
option-orders-give-second = If the first order does not apply
option-orders-give-third = If neither applies
option-orders-give-fourth = If none of them applies
command-orders-show = See your hero’s orders, and what they would do now
command-orders-clear = Delete your hero’s orders
command-orders-ahead = Plan your hero’s turn of this round before it comes
option-orders-ahead-first = What to do (leave it out to choose from lists)
option-orders-ahead-second = What to do if that is impossible, or after it
option-orders-ahead-third = What to do if both are impossible, or after them
command-orders-keep = Repeat your attack until this fight is over, or let your team fight on
command-orders-withdraw = Take back your planned turn or your repeated attack

command-do = Do anything your hero can do now
option-do-action = What to do: start typing, and choose from the list
command-move = Go somewhere: an exit, a direction, a place
option-move-to = Where to go: start typing, and choose from the list
command-map = Post a map of this adventure
option-map-view = Show the part around the party, or the whole floor
option-map-text = Draw it in letters instead of a picture
command-hero = See your hero’s sheet and pack, only for you

command-privacy-show = See what is stored about you, where and for how long
command-privacy-export = Get everything stored about you as a file
command-privacy-delete = Delete everything stored about you

command-doctor = Check whether all is well with the bot here

command-server-settings = Choose where games start, who starts them, how many, quiet channels, who speaks and is called

option-forge-start = What to begin with; without it, what you forged last
command-forge-monster = Make a monster for this server’s own pack
command-forge-hero = Make a hero for this server’s own pack
command-forge-tile = Make a tile for this server’s own pack
command-forge-theme = Make a theme for this server’s own pack

command-pack-add = Bring a pack of your own to this server
option-pack-add-file = The pack as a zip file, 2 MB at most
command-pack-list = See the packs of this server
command-pack-show = See what is in a pack, and get its file
option-pack-show-name = Which pack
command-pack-use = Play this lobby with packs of this server
option-pack-use-names = Which packs, with commas between them, or none; they take the place of others
command-pack-remove = Take a pack away from this server
option-pack-remove-name = Which pack; running games that use it go on
command-pack-undo = Go back to the version of a pack before
option-pack-undo-name = Which pack
command-pack-template = Get a small pack to begin your own with
option-pack-template-game = For which game

command-say = Speak as your hero, or as somebody else who is here
option-say-words = What to say; without it a form opens, for long posts and a look before
option-say-speaker = As whom: your hero if you leave this out
option-say-post = Something you said: change it or take it back

command-stage = For developers: games in any state, dice said beforehand, other people’s seats
command-stage-game = Begin a game in a state that you name, such as: a fight in the delve, two heroes
option-stage-game-words = What you want to see: a game, how many play, and what is the case
option-stage-game-dice = Numbers for the next dice, such as 6, 1, 20
command-stage-dice = Say how the next dice of this game fall; the log says that you did
option-stage-dice-numbers = Such as 6, 1, 20; nothing lets them fall by chance again
command-stage-press = Do something for a seat of this game, whoever has it
option-stage-press-what = What that seat does
command-stage-seat = Have somebody lead a seat of this game
option-stage-seat = Which hero’s seat
option-stage-seat-person = Who leads it now
command-stage-channels = Open the channels that a developers’ server needs: one to play in, one by post, one without pictures
