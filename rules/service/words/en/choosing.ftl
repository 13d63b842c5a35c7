# Choosing a game, and the card of its lobby.

choose-new = What do you want to play?
choose-daily = Which of today’s dungeons?
choose-change = What do you want to play instead?
choose-alt = A room of each game, in the order of the list: { $games }.
choose-alt-game = { $game }: { $seen }

game-players = { $most ->
    [one] one player
   *[other] { $fewest }–{ $most } players
  }
game-minutes = { $minutes ->
    [one] 1 min
   *[other] { $minutes } min
  }
game-easy = easy
game-medium = medium
game-hard = hard

answer-game-changed = This table plays { $game } now, with its usual settings.
error-same-game = This table plays { $game } already.
error-too-many-for-game = { $game } is for { $most } at most, and { $seated } sit here.
error-campaign-game = A campaign keeps its game. Start another one with /campaign new.

lobby-prompt = Host: press Begin when everybody is here. Friends: press Join.
lobby-prompt-full = Every seat is taken. Host: press Begin.
lobby-prompt-ready-made = Heroes are ready; to pick your own, begin with Choose heroes.
lobby-prompt-late = { $heroes }: press Ready. Then the host presses Begin.
lobby-preset = Preset: { $preset }. { $about }
lobby-custom = Preset: custom. { $changed }
lobby-choose-preset = Preset: { $preset }
lobby-promise = Dice promised: { $hash }… · { $id }
lobby-promise-daily = The seed follows from { $day }: { $hash }… · { $id }
button-all-settings = All settings
button-game = Change game
button-choose-heroes = Choose heroes
