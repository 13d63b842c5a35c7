# People below: bonds, offers, bodyguards, missions and how they end.

dice-mkd-bonds-chest = whose traps the bonds have
dice-mkd-person = who it is
dice-mkd-mission = what somebody asks for
dice-mkd-record = the number to be remembered
dice-mkd-murderer = whether that one is the murderer
dice-mkd-treasure = whether that is the treasure
dice-mkd-hunter-wounds = how badly somebody is hurt

mkd-bonds = { $figure }’s bonds
mkd-feature-prisoner = the prisoner
mkd-feature-stranger = a stranger
mkd-feature-guest = a freed prisoner, on the way out
mkd-feature-charge = the hostage
mkd-feature-hunter = the treasure hunter
mkd-feature-outlaw = the wanted criminal
mkd-feature-murderer = the murderer
group-escort = Lead the hostage where?
group-guard = Who is the bodyguard?

mkd-mission-rescue = Rescue
mkd-mission-escort = Escort
mkd-mission-vengeance = Vengeance
mkd-mission-hunt = Treasure hunt
mkd-mission-venture = Venture
mkd-mission-bounty = Bounty

mkd-person-seen = Somebody is in there: { $figure }, at { $at }.
    .b = A lone lantern burns at { $at }. Beside it: { $figure }.
    .c = At { $at } is somebody who is no Monster: { $figure }.
mkd-person-met = { $mission ->
    [rescue] { $by } finds { $figure } in bonds, more dead than alive. Something in the knots ticks.
    [escort] { $figure } runs up to { $by } with empty hands and wide eyes, and begs to be taken out.
    [vengeance] { $figure } lies in a dark pool, clutches { $by }’s sleeve, and has one last wish.
    [hunt] { $figure } looks up at { $by } from a bandage, and talks of a treasure somewhere here.
    [venture] { $figure }, the last of another party, nods to { $by }: nobody should die down here alone.
   *[bounty] { $by } knows that face from a dozen posters: { $figure }.
  }
mkd-offer-taken = { $about ->
    [vengeance] The party swears to avenge { $figure }. Remember this number: { $record }.
   *[hunt] The party will look for { $figure }’s treasure. Remember this number: { $record }.
  }
mkd-offer-declined = { $about ->
    [vengeance] The party declines, and { $figure } dies with the name unsaid.
   *[hunt] The party declines, and { $figure } limps off into the dark.
  }
mkd-guard-named = { $by } is { $figure }’s bodyguard now.
mkd-charge-led = { $by } leads { $figure } to { $to }.
    .b = { $by } whispers “keep low”, and { $figure } makes it to { $to }.
mkd-murderer-sought = { $found ->
    [yes] { $figure } is the murderer (rolled { $die })!
   *[no] { $figure } is not the murderer (rolled { $die }, not { $record }).
  }
mkd-treasure-sought = { $found ->
    [yes] { $chest } is the treasure (rolled { $die })!
   *[no] { $chest } is not the treasure (rolled { $die }, not { $record }).
  }
mkd-treasure-given = { $figure } hands { $chest } to { $to }, who weeps a little.
mkd-person-scared = { $figure } has been found, and runs for the way out.
    .b = { $figure } bolts from hiding, and runs for the way out.
mkd-person-out = { $figure } is out in the daylight.
mkd-person-gone = { $figure } no longer needs the party, and slips away.
mkd-companion-joined = { $figure } joins { $player }’s team until the end of the adventure.
mkd-outlaw-ran = { $figure } flees.
    .b = { $figure } runs like somebody with a price on their head.
mkd-mission-won = { $mission ->
    [rescue] Rescue: { $figure } is out alive.
    [escort] Escort: { $figure } is safe, and pays.
    [vengeance] Vengeance: { $figure } can rest now.
    [hunt] Treasure hunt: { $figure } has the treasure.
    [venture] Venture: { $figure } saw it through to the end.
   *[bounty] Bounty: the hunt for { $figure } is over.
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
    [unfound] the party never found the murderer of { $figure }
    [escaped] the murderer of { $figure } got away
    [untreasured] the party never found { $figure }’s treasure
    [undelivered] { $figure } never got the treasure
    [fled] { $figure } got away
   *[unfinished] { $figure } is still down there
  }. It costs you nothing.

mkd-prompt-guard = { $figure } needs a bodyguard. { AND($players) }, who is it?
mkd-prompt-offer-vengeance = { $figure } is dying and asks you to kill the murderer, for twice its value in experience. { AND($players) }, do you accept?
mkd-prompt-offer-hunt = { $figure } asks you to find a treasure here, for a twentieth of its gold in experience. { AND($players) }, do you accept?
mkd-do-ask-offer-yes = Accept
mkd-do-ask-offer-no = Decline
mkd-do-guard = { $figure }
mkd-do-appoint = { $guard } guards { $figure }
mkd-do-guide = Lead { $figure }: to { $square } ({ $cost })
mkd-do-deliver = Deliver { $chest }: to { $figure } ({ $cost })

mkd-condition-stranger = not met yet
mkd-condition-released = on the way out
mkd-condition-charge = hostage under escort
mkd-condition-dying = dying
mkd-condition-hiding = in hiding
mkd-condition-runner = running for the way out
mkd-condition-thankful = has the treasure
mkd-condition-companion = companion
mkd-condition-outlaw = wanted
mkd-condition-murderer = murderer

mkd-refused-nobody-bound = There is nobody in bonds here ({ $rule }). Look for traps on chests and doors beside you instead.
mkd-refused-bonds-apart = { $figure } is out of reach ({ $rule }). Stand on a square beside { $square } first.
mkd-refused-led-too-far = You cannot lead { $figure } to { $square } now ({ $rule }). The nearest square is { $nearest }.
mkd-refused-fight-past-cure = You cannot heal that one ({ $rule }). Heal somebody else.
mkd-refused-nobody-to-lead = This Hero leads nobody here ({ $rule }). A bodyguard can only lead the hostage in their care.
mkd-refused-no-hostage = Nobody needs a bodyguard now ({ $rule }).
mkd-refused-guard-late = You can only change a bodyguard before the first of your Heroes acts in a turn ({ $rule }).
mkd-refused-guard-unfit = { $figure } cannot be a bodyguard now ({ $rule }). Choose another of your Heroes in the dungeon.
mkd-refused-not-the-treasure = That is not { $figure }’s treasure ({ $rule }). Bring the one that the die has named.
