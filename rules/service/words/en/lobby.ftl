# Opening, joining, setting, beginning, leaving and ending an adventure.

hero-names = Aldith Brannoc Corvane Delwyn Eskil Fenna Garrow Hesper Isolde Jorund Katla Lowen Maren Nesta Orrin Perrin Quill Rowan Sorrel Tamsin Ulric Vesper Wren Yara Zephan

## Answers, to one person alone

answer-opened = The lobby is open. Invite your friends, then press Begin.
answer-joined = You have a seat. Your hero is { $hero }.
answer-left = { $hero } goes on without you. Join again whenever you like.
answer-ready = You are ready.
answer-not-ready = The party waits until you are ready.
answer-set = Changed. { $name }: { $value }.
answer-settings-set = Changed. { $named }. { $more }
answer-settings-same = Nothing on the form was chosen otherwise than it is.
answer-set-more = Changed. { $name }: { $value }. { $more }
answer-begun = The adventure begins.
answer-closed = The lobby is closed.
answer-ended = The adventure is over. Its seed is on the last card.

## Refusals, to one person alone

error-not-ready = Not ready yet: { AND($heroes) }. Ask them to press Ready, or begin anyway with /adventure begin anyway:True.
error-too-few = This game needs at least { $fewest ->
    [one] one player
   *[other] { $fewest } players
  }.
error-lobby-over = That button belongs to the lobby, and the game has begun. Use /adventure join or /adventure leave.

## Choosing a game

choose-new = What do you want to play?
choose-daily = Which of today’s dungeons?
choose-change = What do you want to play instead?
choose-alt = A room of each game, in the order of the list: { $games }.
choose-alt-game = { $game }: { $seen }

answer-game-changed = This table plays { $game } now, with its usual settings.
error-same-game = This table plays { $game } already.
error-too-many-for-game = { $game } is for { $most } at most, and { $seated } sit here.
error-campaign-game = A campaign keeps its game. Start another one with /campaign new.

## The guided first dungeon of a game

answer-tutorial = Your first dungeon begins. The small line under each question explains what is new; `/tutorial skip:True` turns it off.
answer-tutorial-lobby = The lobby of a first dungeon is open: let your friends press Join, then press Begin.
answer-tutorial-skipped = The lessons are off. Play on as you like.
error-no-tutorial-here = No tutorial is played in this channel. Begin one with /tutorial.
