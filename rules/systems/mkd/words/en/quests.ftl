# Prisoners, quarries, and chests that Monsters smash.

mkd-prisoner-freed = { $figure } is free, by { $by }’s hand, and barely on two feet.
    .b = The last knot gives. { $by } has { $figure } free.
mkd-guardian-roused = Far off, at the way in ({ $at }), something has heard the chains fall.
    .b = A bell nobody saw rings at { $at }. The Guardian comes from behind.
mkd-quarry-found = There it is: the party came for { $figure }.
    .b = { $figure } is the one to be taken out of here alive.
mkd-quarry-missed = This is not the quarry. It has slipped away to another token.
mkd-quarry-ran = { $figure } makes for the way out.
    .b = { $figure } does not mean to be anybody’s guest, and runs.
mkd-quarry-subdued = { $figure } gives in. With a Hero beside it, it goes where it is told.
mkd-quarry-led = { $moved ->
    [yes] { $figure } is led to { $to }.
   *[no] { $figure } is told to stay at { $to }.
  }
mkd-quarry-out = { $figure } is led out into the daylight, and blinks.

mkd-condition-rescued = freed, past all healing
mkd-condition-subdued = has given in
mkd-prompt-lead = { $figure } has given in. { $players }, where do you lead it?

mkd-refused-fight-bound = You cannot move a prisoner in bonds ({ $rule }). Look for a trap, and loosen the bonds first.
mkd-refused-fight-too-weak = You cannot heal somebody so long in chains ({ $rule }). Keep the prisoner out of reach instead.
