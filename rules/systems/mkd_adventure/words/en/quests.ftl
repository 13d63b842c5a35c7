# Quests: what the party comes for, how it stands, how it ended.

dice-mkd-build-prisoner = who lies in bonds
dice-mkd-quarry = which of them is the quarry

mkd-quest-chest = the Quest Chest

mkd-goal-chest = The quest: a living Hero carries the Quest Chest out of the dungeon.
mkd-goal-rescue = The quest: a Hero lies in bonds in the Central Chamber. Free the prisoner, and bring them out alive.
mkd-goal-stealth = The quest: bring the Quest Chest out before the Monsters smash it. Monsters that you do not wake cannot.
mkd-goal-kidnap = The quest: a certain Monster hides under the Guardian’s token. Wear it down, and bring it out alive.
mkd-heading-chest = Quest: fetch the Quest Chest
mkd-heading-rescue = Quest: free the captive Hero
mkd-heading-stealth = Quest: save the Quest Chest
mkd-heading-kidnap = Quest: catch a Monster alive
mkd-sheet-quest = The quest

mkd-tidings-bound = { $trap ->
    [known] { $figure } lies in bonds at { $at }, and the bonds have a trap. Disarm it.
   *[unknown] { $figure } lies in bonds at { $at }. Stand beside the prisoner and look for a trap.
  }
mkd-tidings-freed = { $figure } is free, at { $at }, with one click left that cannot be healed. Get the prisoner out quickly.
mkd-tidings-safe = { $figure } is out: the quest is fulfilled.
mkd-tidings-hunted = { $count ->
    [one] { $figure } ({ $at }) wants to smash the Quest Chest.
   *[other] { $count } Monsters want to smash the Quest Chest: { $figure } ({ $at }) is one of them.
  }
mkd-tidings-unhunted = No Monster is after the Quest Chest yet.
mkd-tidings-hidden = The quarry hides under the Guardian’s token, which wanders: it is at { $at } now.
mkd-tidings-missed = The quarry hides among the next Monsters that appear.
mkd-tidings-at-large = { $figure } ({ $at }) is the quarry, and runs for the way out. Bar its way and wear it down, but do not kill it.
mkd-tidings-given-in = { $figure } ({ $at }) has given in. Keep a Hero beside it in the Monsters’ turn, and lead it out.
mkd-tidings-dragged = A Hero holds { $figure } prisoner. Bring them both out.

mkd-feature-quarry = the quarry
mkd-feature-hideout = the quarry’s hiding place

mkd-do-lead-out = Lead { $figure } out
mkd-do-lead-to = To { $square } ({ $cost })
mkd-do-lead-stay = Leave { $figure } here

mkd-refused-nobody-led = There is nobody to lead now ({ $rule }). You lead the quarry in the Monsters’ turn, with a Hero beside it.
mkd-refused-led-not-out = { $figure } is not at a way out, or too tired for it ({ $rule }). Lead it to one first.

mkd-story-rescue-victory = The prisoner is out in the daylight, and squints at it as at an old friend.
mkd-story-rescue-defeat = The dungeon keeps its prisoner, one way or another.
mkd-story-stealth-victory = The Quest Chest is out in the daylight, without a dent.
mkd-story-stealth-defeat = What was in the Quest Chest will be of no use to anybody now.
mkd-story-kidnap-victory = The quarry stands in the daylight and wishes it had stayed in.
mkd-story-kidnap-defeat = Whoever wanted that Monster alive will have to want another.

mkd-prompt-rescue-victory = The prisoner is out after { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  }, with { $gold } gold.
mkd-prompt-rescue-defeat = The rescue failed in round { $rounds }. The party brought out { $gold } gold.
mkd-prompt-stealth-victory = The Quest Chest is out, and whole, after { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  }, with { $gold } gold.
mkd-prompt-stealth-defeat = The quest failed in round { $rounds }. The party brought out { $gold } gold.
mkd-prompt-kidnap-victory = The quarry is out, alive, after { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  }, with { $gold } gold.
mkd-prompt-kidnap-defeat = The quarry was lost in round { $rounds }. The party brought out { $gold } gold.

mkd-outcome-rescue-victory = The quest is fulfilled: the prisoner came out in round { $rounds }, with { $gold } gold in all.
mkd-outcome-rescue-defeat = The rescue failed in round { $rounds }. The party brought out { $gold } gold.
mkd-outcome-stealth-victory = The quest is fulfilled: the Quest Chest came out whole in round { $rounds }, with { $gold } gold in all.
mkd-outcome-stealth-defeat = The quest failed in round { $rounds }. The party brought out { $gold } gold.
mkd-outcome-kidnap-victory = The quest is fulfilled: the quarry came out alive in round { $rounds }, with { $gold } gold in all.
mkd-outcome-kidnap-defeat = The quarry was lost in round { $rounds }. The party brought out { $gold } gold.
