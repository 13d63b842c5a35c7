# Questions before somebody leaves for good.

retire-sure = Give { $hero } up for good? The table is told, { $hero } goes on as a companion (or leaves, where the rules know how), and anybody may take the seat. For a few days off there is /away, and /adventure hand-over gives the seat to a friend.
button-retire-yes = Say farewell
concede-sure = { $mine ->
    [yes] You would call it an end; the table does not, yet. Would you rather go on?
   *[no] Call it an end? If more than half of those who are there agree, the party turns back: that is told as a defeat, kindly, it has no place in the hall, and nobody can go on with it afterwards.
  }
    { $agreed ->
        [0] Nobody has said so yet; { $voters } have a voice.
       *[other] For it so far: { $heroes } ({ $agreed } of { $voters }).
    }
button-concede-yes = Turn back
button-concede-no = Go on
