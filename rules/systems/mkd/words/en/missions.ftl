# People below: bonds, offers, bodyguards, missions and how they end.

dice-mkd-bonds-chest = whose traps the bonds have
dice-mkd-person = who it is
dice-mkd-mission = what somebody asks for
dice-mkd-record = the number to be remembered
dice-mkd-murderer = whether that one is the murderer
dice-mkd-treasure = whether that is the treasure
dice-mkd-hunter-wounds = how badly somebody is hurt

mkd-bonds = { $figure }'s bonds
mkd-feature-prisoner = the prisoner
mkd-feature-stranger = somebody nobody has met
mkd-feature-guest = a freed prisoner, on the way out
mkd-feature-charge = the hostage
mkd-feature-hunter = the treasure hunter
mkd-feature-outlaw = the wanted criminal
mkd-feature-murderer = the murderer
group-escort = Where is it led?
group-guard = Who looks after them?

mkd-mission-rescue = Rescue
mkd-mission-escort = Escort
mkd-mission-vengeance = Vengeance
mkd-mission-hunt = Treasure hunt
mkd-mission-venture = Venture
mkd-mission-bounty = Bounty

mkd-person-seen = Somebody is in there: { $figure }, at { $at }.
    .b = A lone lantern burns at { $at }. Beside it: { $figure }.
    .c = A shape at { $at } that moves like no Monster: { $figure }.
mkd-person-met = { $mission ->
    [rescue] { $by } finds { $figure } in bonds, more dead than alive, and something in the knots ticks.
    [escort] { $figure } runs up to { $by } with empty hands and wide eyes: out of here, please, only out.
    [vengeance] { $figure } lies in a dark pool and clutches { $by }'s sleeve. There is one last wish to be heard.
    [hunt] { $figure } looks up from a bandage at { $by }. There is a treasure somewhere here, and somebody who cannot go for it any more.
    [venture] { $figure }, the last of another party, nods to { $by }: nobody ought to die down here alone.
   *[bounty] { $by } knows that face from a dozen posters: { $figure }.
  }
mkd-offer-taken = { $about ->
    [vengeance] The party swears to avenge { $figure }. The number to remember is { $record }.
   *[hunt] The party will look for { $figure }'s treasure. The number to remember is { $record }.
  }
mkd-offer-declined = { $about ->
    [vengeance] Nobody swears anything. { $figure } dies with the name unsaid.
   *[hunt] The party has other things to carry. { $figure } limps off into the dark.
  }
mkd-guard-named = { $by } is { $figure }'s bodyguard now.
mkd-charge-led = { $by } brings { $figure } to { $to }.
    .b = Keep low, says { $by }, and { $figure } makes it to { $to }.
mkd-murderer-sought = { $found ->
    [yes] A { $die }: { $figure } is the murderer!
   *[no] A { $die }, not a { $record }: { $figure } has other crimes to answer for.
  }
mkd-treasure-sought = { $found ->
    [yes] A { $die }: { $chest } is the treasure!
   *[no] A { $die }, not a { $record }: { $chest } is not the treasure.
  }
mkd-treasure-given = { $figure } hands { $chest } to { $to }, who weeps a little.
mkd-person-scared = { $figure } has been found out, and runs for the way out.
    .b = That hiding place was none. { $figure } runs for it.
mkd-person-out = { $figure } is out in the daylight.
mkd-person-gone = Nobody sees { $figure } go, and nobody needs to.
mkd-companion-joined = { $figure } joins { $player }'s team for as long as this lasts.
mkd-outlaw-ran = { $figure } takes to flight.
    .b = { $figure } runs like somebody with a price on his head.
mkd-mission-won = { $mission ->
    [rescue] Rescue: { $figure } is out alive.
    [escort] Escort: { $figure } is safe, and pays.
    [vengeance] Vengeance: { $figure } can rest now.
    [hunt] Treasure hunt: { $figure } has what there was to be had.
    [venture] Venture: { $figure } saw it through to the end.
   *[bounty] Bounty: nobody will look for { $figure } any more.
  }{ $xp ->
    [0] {""}
   *[other] {" "}{ $xp } experience.
  }{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } gold.
  }
mkd-mission-failed = { $mission ->
    [rescue] Rescue failed
    [escort] Escort failed
    [vengeance] Vengeance failed
    [hunt] Treasure hunt failed
    [venture] Venture over
   *[bounty] Bounty lost
  }: { $why ->
    [dead] { $figure } is dead
    [behind] { $figure } was left behind
    [unfound] nobody was ever found guilty of what was done to { $figure }
    [escaped] the murderer of { $figure } got away
    [untreasured] { $figure }'s treasure was never found
    [undelivered] { $figure }'s treasure was never delivered
    [fled] { $figure } got away
   *[unfinished] { $figure } is still down there
  }. It costs nothing.

mkd-prompt-guard = { $figure } needs a bodyguard. { $players }: who?
mkd-prompt-offer-vengeance = { $figure } is dying, and asks for vengeance: whoever did this is worth twice its value in experience. { $players }: do you swear it?
mkd-prompt-offer-hunt = { $figure } longs for a treasure that lies here somewhere; it is worth a twentieth of its gold in experience. { $players }: will you look for it?
mkd-do-ask-offer-yes = Accept the task
mkd-do-ask-offer-no = Decline
mkd-do-guard = { $figure }
mkd-do-appoint = { $guard } looks after { $figure }
mkd-do-guide = { $figure } to { $square } ({ $cost })
mkd-do-deliver = Hand { $chest } to { $figure } ({ $cost })

mkd-condition-stranger = not met yet
mkd-condition-released = on the way out
mkd-condition-charge = hostage under escort
mkd-condition-dying = past all help
mkd-condition-hiding = in hiding
mkd-condition-runner = running for the way out
mkd-condition-thankful = has what was longed for
mkd-condition-companion = companion
mkd-condition-outlaw = wanted
mkd-condition-murderer = murderer

mkd-refused-nobody-bound = There is nobody in bonds here ({ $rule }). Look for traps on chests and doors beside you instead.
mkd-refused-bonds-apart = { $figure } is out of reach ({ $rule }). Stand on a square beside { $square } first.
mkd-refused-led-too-far = { $figure } cannot be led to { $square } now ({ $rule }). The nearest square is { $nearest }.
mkd-refused-fight-past-cure = Nothing reaches that one any more, or yet ({ $rule }). Look after those who can be helped.
mkd-refused-nobody-to-lead = Nobody here is led by this Hero ({ $rule }). Only a bodyguard leads, and only whom he looks after.
mkd-refused-no-hostage = Nobody needs a bodyguard now ({ $rule }).
mkd-refused-guard-late = A bodyguard can only be changed before the first of your Heroes acts in a turn ({ $rule }).
mkd-refused-guard-unfit = { $figure } cannot be a bodyguard now ({ $rule }). Choose a Hero of yours inside who is not it already.
mkd-refused-not-the-treasure = That is not what { $figure } longs for ({ $rule }). Bring the treasure that the die has named.
