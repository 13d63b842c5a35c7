# Questions before somebody leaves for good.

retire-sure = Give { $hero } up for good? I tell the table, { $hero } stays as a companion (or leaves, if the rules allow it), and anybody can take the seat. For a few days off, use /away instead; to give the seat to a friend, use /adventure hand-over.
button-retire-yes = Give up hero
concede-sure = { $mine ->
    [yes] You voted to end the adventure; most of the table has not. Do you want to go on?
   *[no] End the adventure? If more than half of the players who are here agree, the party turns back. It counts as a defeat, has no place in the hall, and cannot be continued.
  }
    { $agreed ->
        [0] Nobody has voted for it yet; { $voters } can vote.
       *[other] For it so far: { AND($heroes) } ({ $agreed } of { $voters }).
    }
button-concede-yes = Turn back
button-concede-no = Go on
