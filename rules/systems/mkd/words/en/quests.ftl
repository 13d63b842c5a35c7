# Prisoners, quarries, and chests that Monsters smash.

mkd-prisoner-freed = { $by } frees { $figure }, who can hardly stand.
    .b = { $by } undoes the last knot, and { $figure } is free.
mkd-guardian-roused = The Guardian has heard the chains fall, far off at the way in ({ $at }).
    .b = A bell rings at { $at }, and the Guardian comes from behind.
mkd-quarry-found = { $figure } is the quarry that the party came for.
    .b = { $figure } is the one to be taken out of here alive.
mkd-quarry-missed = This is not the quarry. It has slipped away to another token.
mkd-quarry-ran = { $figure } makes for the way out.
    .b = { $figure } does not want to be anybody’s guest, and runs.
mkd-quarry-subdued = { $figure } gives in. With a Hero beside it, it goes where it is told.
mkd-quarry-led = { $moved ->
    [yes] { $figure } is led to { $to }.
   *[no] { $figure } is told to stay at { $to }.
  }
mkd-quarry-out = { $figure } is led out into the daylight, and blinks.

mkd-condition-rescued = freed, past all healing
mkd-condition-subdued = has given in
mkd-prompt-lead = { $figure } has given in. { AND($players) }, where do you lead it?

mkd-refused-fight-bound = You cannot move a prisoner in bonds ({ $rule }). Look for a trap, and loosen the bonds first.
mkd-refused-fight-too-weak = You cannot heal somebody so long in chains ({ $rule }). Keep the prisoner out of reach instead.
