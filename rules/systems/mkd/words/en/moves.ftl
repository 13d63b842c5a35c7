# Moving, turning, breaking away.

dice-mkd-break-away = break away
dice-mkd-terrify = daring to step up

mkd-hurried = { $figure } is quick, and has no time for anything else.
mkd-walked = { $squares ->
    [one] { $figure } steps to { $to }.
   *[other] { $figure } goes { $squares } squares, to { $to }.
  }
    .b = { $figure } moves to { $to }.
mkd-entered = { $figure } comes down into the dungeon at { $to }.
    .b = { $figure } ducks under the lintel, to { $to }.
mkd-broke-away = { $figure } breaks away (rolled { $die }{ $needed ->
    [0] {""}
   *[other] , needed { $needed } or more
  }).
    .b = { $figure } slips free (rolled { $die }{ $needed ->
        [0] {""}
       *[other] , needed { $needed } or more
      }).
    .c = { $figure } gets away (rolled { $die }{ $needed ->
        [0] {""}
       *[other] , needed { $needed } or more
      }).
mkd-held = { $figure } does not get away (rolled { $die }{ $needed ->
    [0] {""}
   *[other] , needed { $needed } or more
  }).
    .b = { $figure } is held (rolled { $die }{ $needed ->
        [0] {""}
       *[other] , needed { $needed } or more
      }).
    .c = { $figure } cannot break free (rolled { $die }{ $needed ->
        [0] {""}
       *[other] , needed { $needed } or more
      }).
mkd-let-go = { $figure } is let go.
mkd-turned = { $figure } turns to { $toward }.
    .b = { $figure } wheels round to { $toward }.
mkd-terrified = { $figure } does not dare to go up to { $by }: rolled { $die }, needed 3 or more.
    .b = { $figure } shrinks back from { $by }: rolled { $die }, needed 3 or more.
mkd-stopped = { $figure } runs onto { $by }’s pole arm, and stops.
mkd-rammed = { $figure } crashes into { $target }.
    .b = { $figure } runs into { $target }.
mkd-door-opened = { $figure } opens the door at { $at }.
    .b = { $figure } pushes the door at { $at } open.
mkd-door-closed = { $figure } shuts the door at { $at }.
mkd-chest-shut = { $figure } shuts { $chest }, and something inside it clicks back into place.
