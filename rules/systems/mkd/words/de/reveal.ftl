# Wandernde Tokens, und als was sie sich entpuppen.

dice-mkd-token-movement = wohin ein Token geht
dice-mkd-token-way = auf welches Plättchen ein Token zuhält
dice-mkd-token-goal = wohin auf dem Plättchen es zuhält
dice-mkd-nearest = welches der nächsten
dice-mkd-reveal = was ein Token ist
dice-mkd-token = welches Token es ist
dice-mkd-split = wie die Punkte geteilt werden
dice-mkd-leader = was der Anführer wert ist
dice-mkd-follower = was ein Gefolgsmann wert ist
dice-mkd-monster-tie = welches von zwei gleichen
dice-mkd-place = wo es steht
dice-mkd-facing = wohin es blickt

mkd-token-turned = Das { $colour ->
    [Y] gelbe
    [B] blaue
   *[R] rote
  } Token auf { $at } dreht sich um: { $total } gewürfelt, das bringt Monster für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
    .b = Auf { $at } zeigt das { $colour ->
        [Y] gelbe
        [B] blaue
       *[R] rote
      } Token sein Gesicht: { $total } gewürfelt, Monster für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }.
mkd-master-turned = Der Meister dieser Ebene erhebt sich auf { $at }: Monster für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
    .b = Der Meister dieser Ebene steht auf, bei { $at }: Monster für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }.
mkd-false-alarm = Das { $colour ->
    [Y] gelbe
    [B] blaue
   *[R] rote
  } Token auf { $at } war gar nichts.
    .b = Eine Ratte, ein Luftzug, ein schlechtes Gewissen: Auf { $at } ist nichts.
    .c = Was immer auf { $at } war, ist fort.
mkd-appeared = { $figure } ist auf { $at }.
    .b = { $figure } tritt auf { $at } aus dem Dunkel.
    .c = { $figure } steht plötzlich auf { $at }.
mkd-token-moved = Ein { $colour ->
    [Y] gelbes
    [B] blaues
   *[R] rotes
  } Token { $goal ->
    [hero] hält auf den nächsten Helden zu
    [north] zieht nach Norden
    [south] zieht nach Süden
    [east] zieht nach Osten
    [west] zieht nach Westen
   *[other] zieht weiter ({ $goal })
  }: jetzt auf { $at } ({ $die } gewürfelt).
    .b = Etwas { $colour ->
        [Y] Gelbes
        [B] Blaues
       *[R] Rotes
      } schlurft { $goal ->
        [hero] zum nächsten Helden
        [north] nach Norden
        [south] nach Süden
        [east] nach Osten
        [west] nach Westen
       *[other] weiter ({ $goal })
      }, nach { $at } ({ $die } gewürfelt).
mkd-token-stayed = Das { $colour ->
    [Y] gelbe
    [B] blaue
   *[R] rote
  } Token auf { $at } hält still ({ $die } gewürfelt).
    .b = Auf { $at } wartet das { $colour ->
        [Y] gelbe
        [B] blaue
       *[R] rote
      } Token ({ $die } gewürfelt).
