# Fragen, bevor jemand endgültig geht.

retire-sure = { $hero } endgültig aufgeben? Ich sage es dem Tisch, { $hero } bleibt als Begleitung (oder geht, wenn die Regeln es erlauben), und der Platz ist frei für alle. Für ein paar freie Tage nimm stattdessen /away; um den Platz jemandem zu geben, /adventure hand-over.
button-retire-yes = Held aufgeben
concede-sure = { $mine ->
    [yes] Du hast dafür gestimmt, das Abenteuer zu beenden; die meisten am Tisch nicht. Möchtest du weiterspielen?
   *[no] Das Abenteuer beenden? Wenn mehr als die Hälfte derer, die da sind, zustimmt, kehrt die Gruppe um. Es zählt als Niederlage, kommt nicht in die Ruhmeshalle und lässt sich nicht fortsetzen.
  }
    { $agreed ->
        [0] Noch hat niemand dafür gestimmt; { $voters } können abstimmen.
       *[other] Dafür bisher: { AND($heroes) } ({ $agreed } von { $voters }).
    }
button-concede-yes = Umkehren
button-concede-no = Weiterspielen
