# Games that developers have staged, on servers that whoever runs the bot has marked.

answer-staged = Staged: { $wanted }. Found in game { $game } of its kind after { $steps ->
    [one] one action
   *[other] { $steps } actions
  } (seed “{ $seed }”, { $played } tried). You lead every seat: press for whoever is asked, or use /stage press.{ $said ->
    [0] {""}
    [one] {" "}The next die falls as you said.
   *[other] {" "}The next { $said } dice fall as you said.
  }
answer-stage-dice = { $count ->
    [0] Dice fall by chance again.
    [one] The next die falls as you said: { $faces }. The log says so.
   *[other] The next { $count } dice fall as you said: { $faces }. The log says so.
  }
answer-stage-seat = { $user } leads { $hero } now.

error-stage-not-staged = This game was not staged, so its dice and its seats are nobody else’s.
error-stage-word = I do not understand “{ $word }”.{ $count ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
  } See every word with undercroft stage --list.
error-stage-no-game = No game knows all of that together: { $said }. See every word with undercroft stage --list.
error-stage-seats = That game is played by { $fewest } to { $most } people.
error-stage-not-found = I found no such state ({ $said }): { $games ->
    [one] one game was played
   *[other] { $games } games were played
  }, { $actions } actions. It may be rare, or never happen.
error-stage-seat = Nobody here is called { $name }. There are { AND($names) }.
error-stage-bot = A bot leads nobody.

## The command line

stage-nothing-named = Say in quotes after undercroft stage what you want to see, such as: a fight in the delve, two heroes, one captive. Every word: undercroft stage --list
stage-no-server = No server is marked for developers. Put the id of yours into .env as UNDERCROFT_DEVELOPER_SERVERS=… and start the bot again. To look at it here: undercroft table --stage and the same words
stage-no-token = Put the bot’s token into .env as DISCORD_TOKEN=… first: it names the application.
stage-in-discord = With PostgreSQL any process may serve that channel: type /stage game there.
stage-not-written = I cannot write the request for the bot: { $trouble }
stage-found = Found: { $wanted }. Game { $game }, after { $steps ->
    [one] one action
   *[other] { $steps } actions
  } (seed “{ $seed }”, { $played } tried).
stage-how = To see it on this machine: undercroft table --stage, and the same words in quotes ({ $words }). On Discord: add --channel and the channel’s id.
stage-waits = No bot has taken it within { $seconds } seconds. The next one that starts with this database will.
stage-late = The bot has taken it, and has not answered within { $seconds } seconds. Look into the channel, and into its log.
stage-no-game = There is no game { $game }. The games: { $games }.
stage-list-frame = In every game (a number may stand before what can be counted, and no or without before what should not be):
stage-list-game = { $title } ({ $game }), besides “may” with the kind of an action, such as may attack:
stage-list-same = (also { $words })

stage-about-games = The games, and any word that only one of their names has
stage-about-heroes = How many play, each with one hero
stage-about-players = How many play, in tactical games each with a team
stage-about-level = On which level or floor
stage-about-lobby = Before the game begins
stage-about-first-card = As the game begins, with heroes that are ready
stage-about-choosing = As heroes or teams are chosen
stage-about-post = Played by post
stage-about-campaign = The campaign of that game
stage-about-without = The next thing should not be the case
stage-about-may = Somebody who is asked may do that
stage-about-down = Heroes that are down or dead
stage-about-hurt = Heroes that have lost points
stage-about-vote = Several decide one thing together
stage-about-asked = Seats that have to decide something now
stage-about-silent = Seats whose turn of this round is still to come
stage-about-won = The game was won
stage-about-lost = The game was lost
stage-about-over = The game is over, however it ended
stage-about-town = The party is in town
stage-about-chapter = Adventures that a campaign has behind it
stage-about-fight = A fight is on
stage-about-captive = Figures that Heroes lead along
stage-about-taken = Heroes in the hands of Monsters
stage-about-door = Doors that can be tried from where heroes stand
stage-about-boss = A boss: in a fight with it, or its token on the board
stage-about-treasure = Something was found that somebody has to take
stage-about-chest = Chests beside a Hero
stage-about-last-room = Close to the end of the game
stage-about-monster = Monsters that are there
stage-about-asleep = Monsters that sleep
stage-about-undead = The monster here is undead
stage-about-rover = The monster here came wandering
stage-about-secret = Secret doors here
stage-about-artifact = Artifacts: found so far, or beside a Hero
stage-about-exits = Exits are to be placed
stage-about-keep = One of two rooms is to be kept
stage-about-theme = The theme of the level below is to be chosen
stage-about-flight = Somebody may run from a fight
stage-about-duel = Two heroes fight each other
stage-about-level-up = Heroes that have a level to choose for
stage-about-corridor = In a corridor
stage-about-vault = In a vault
stage-about-temple = In a temple
stage-about-great-hall = In a great hall
stage-about-slain = Bosses that are slain
stage-about-shut = Doors that did not open this turn
stage-about-sell = A treasure may be sold
stage-about-lair = Before a lair
stage-about-wood = A wood tile asks whether to draw
stage-about-bribe = A foe may be bribed
stage-about-magic = Spells may be cast in a fight
stage-about-luck = Luck may be spent
stage-about-vision = A tile may be looked at
stage-about-potion = Potions may be drunk
stage-about-rest = The heroes rest
stage-about-modify = An attack missed and may be mended
stage-about-burn = A fireball’s points are to be given out
stage-about-close = Exits are to be closed
stage-about-stairs = Stairs: in their room, or on the board
stage-about-carried = Chests that Heroes carry
stage-about-trap = Traps that are known and still set
stage-about-token = Tokens that lie on the board
stage-about-spin = A free spin may be taken
stage-about-strike-back = A counterattack may be made
stage-about-first = Who goes first is to be settled
stage-about-give-up = Giving up is to be decided
stage-about-offer = Somebody met below asks for something
stage-about-mission = Missions that are open
stage-about-grown = The level has grown to its end
stage-about-roster = Heroes of a campaign who are at home
