# Missions: how each of them stands, on the card and in the sheet.

mkd-account-rescue-bound = Rescue: { $figure } lies in bonds at { $at }{ $trap ->
    [known] . Disarm the trap in the bonds
   *[unknown] . Stand beside and look for a trap
  }. { $xp } experience once out of the dungeon.
mkd-account-rescue-freed = Rescue: { $figure } is free, at { $at }, and follows the Heroes to the way out. { $xp } experience once out.
mkd-account-escort = Escort: { $guard } guards { $figure }{ $inside ->
    [yes] {" "}at { $at }
   *[no] , still outside,
  } and shares all points. { $gold } gold at the end, if the hostage and one of you come out.
mkd-account-escort-alone = Escort: { $figure } has no bodyguard, and gets a new one next round. { $gold } gold at the end, once out.
mkd-account-escort-out = Escort: { $figure } is out. { $gold } gold at the end, if one of you comes out too.
mkd-account-vengeance = Vengeance for { $figure }: roll a die for each new Monster. On a { $record } it is the murderer, worth twice its value in experience.
mkd-account-vengeance-known = Vengeance for { $figure }: { $murderer } is the murderer. Kill it for { $xp } more experience.
mkd-account-hunt = Treasure hunt: { $figure } { $runs ->
    [yes] runs for the way out from { $at }
   *[no] waits at { $at }
  }. Roll a die for each treasure you find. On a { $record } it is the one.
mkd-account-hunt-known = Treasure hunt: { $chest } is for { $figure }, who { $runs ->
    [yes] runs for the way out from { $at }: catch up
   *[no] waits at { $at }
  }. { $xp } experience when you hand it over.
mkd-account-venture = Venture: { $figure } is in { $player }’s team until the end.
mkd-account-bounty = Bounty: { $figure } is at { $at }. { $xp } experience if you bring the criminal out alive, { $dead } if dead.
mkd-account-bounty-held = Bounty: { $figure } is a captive. { $xp } experience once you are out, { $dead } if dead.

mkd-sheet-missions = Missions
mkd-ledger = { $mission }, { $figure }: { $stage ->
    [won] fulfilled
    [failed] failed, at no cost
   *[declined] declined
  }{ $xp ->
    [0] {""}
   *[other] , { $xp } experience
  }{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
  }
mkd-ledger-unmet = { $figure } is here; nobody knows yet what for.
mkd-ledger-none = You have met nobody yet.
