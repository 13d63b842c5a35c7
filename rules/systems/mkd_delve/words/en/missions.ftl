# Missions: how each of them stands, on the card and in the sheet.

mkd-account-rescue-bound = Rescue: { $figure } lies in bonds at { $at }{ $trap ->
    [known] , and the bonds have a trap to be disarmed
   *[unknown] ; stand beside and look for a trap
  }. { $xp } experience once out of the dungeon.
mkd-account-rescue-freed = Rescue: { $figure } is free, at { $at }, and makes for the way in after the Heroes. { $xp } experience once out.
mkd-account-escort = Escort: { $guard } looks after { $figure }{ $inside ->
    [yes] {" "}at { $at }
   *[no] , outside yet,
  } and shares all points. { $gold } gold at the end, if both the hostage and one of you come out.
mkd-account-escort-alone = Escort: { $figure } has no bodyguard, and will have a new one in the next round. { $gold } gold at the end, once out.
mkd-account-escort-out = Escort: { $figure } is out. { $gold } gold at the end, if one of you comes out too.
mkd-account-vengeance = Vengeance for { $figure }: every Monster that appears has a die, and on a { $record } it is the murderer, worth twice its value in experience.
mkd-account-vengeance-known = Vengeance for { $figure }: { $murderer } did it. { $xp } experience for its death, besides the usual.
mkd-account-hunt = Treasure hunt: { $figure } { $runs ->
    [yes] runs for the way out from { $at }
   *[no] waits at { $at }
  }. Every treasure you find has a die, and on a { $record } it is the one.
mkd-account-hunt-known = Treasure hunt: { $chest } is for { $figure }, who { $runs ->
    [yes] runs for the way out from { $at }: catch up
   *[no] waits at { $at }
  }. { $xp } experience when it is handed over.
mkd-account-venture = Venture: { $figure } is in { $player }'s team until the end.
mkd-account-bounty = Bounty: { $figure } is at large, at { $at }. { $xp } experience if captured and brought out, { $dead } if dead.
mkd-account-bounty-held = Bounty: { $figure } is a captive. { $xp } experience once brought out, { $dead } if dead.

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
mkd-ledger-none = Nobody has been met yet.
