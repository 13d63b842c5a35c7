# What Help says of the adventure, whatever the moment.

mkd-adventure-goal = { $quest ->
    [rescue] Free the prisoner who lies in bonds in the Central Chamber, and bring them out alive.
    [stealth] Bring the Quest Chest out of the Central Chamber before Monsters smash it.
    [kidnap] Take the marked Monster prisoner and bring it out alive. It must not die or get away.
   *[chest] Find the Quest Chest in the Central Chamber, take it, and carry it out by the entrance.
  } { $timed ->
    [on] Do it before the rounds run out.
   *[off] You lose when no living Hero is left to do it.
  }
mkd-adventure-help-fight = { mkd-help-fight }
