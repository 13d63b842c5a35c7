# Lektionen beider taktischen Spiele: eine Zeile Warum, beim ersten Mal, wenn etwas gefragt wird.

mkd-lesson-team = Helden kosten Punkte. Zwei Helden decken einander den Rücken.
mkd-lesson-answer = Das Spiel wartet auf deine Antwort. Manche Fragen klärst du vorher, mit einer festen Antwort.
mkd-lesson-disarm = Du kennst diese Falle. Langsam kostet mehr Tempo, aber du würfelst zweimal, und der höhere Wurf gilt.
mkd-lesson-check = Nach einer Falle zu suchen kostet nichts. Öffnest du, ohne nachzusehen, geht sie los.
mkd-lesson-chest = Eine offene Truhe kannst du hinaustragen. Ihr Gold zählt, sobald es draußen ist.
mkd-lesson-take = Wer eine Truhe trägt, bringt ihr Gold hinaus. Ein Held trägt höchstens zwei.
mkd-lesson-shoot = Ein Schuss braucht Reichweite und freie Linie, und das Ziel schlägt nicht zurück. Er ist dein Angriff für diese Aktivierung.
mkd-lesson-capture = Gefangen nehmen statt verletzen: Das Ziel bleibt am Leben, aber es ist um 2 schwerer. Meist ist es nicht nötig.
mkd-lesson-attack = Zwei Würfel plus Angriff müssen die Verteidigung erreichen. Von hinten ist es leichter und ohne Gegenschlag.
mkd-lesson-door = Eine geschlossene Tür kann eine Falle haben. Danach zu suchen kostet nichts.
mkd-lesson-item = Ein Gegenstand hilft in dieser Aktivierung, ein Trank bis zum nächsten Heldenzug.
mkd-lesson-stairs = Wer die Treppe hinabgeht, kommt nicht wieder herauf. Nimm mit, was du behalten willst.
mkd-lesson-trigger = Das bewegt dich oder das Plättchen, und du weißt nicht, wohin.
mkd-lesson-begin = Jeder Held hat pro Zug eine Aktivierung. Beginne mit dem, der den anderen den Weg frei macht.
mkd-lesson-ability = Eine Fähigkeit kostet, was ihr Knopf sagt. „Held“ zeigt, was sie tut.
mkd-lesson-step = Schritte kosten Tempopunkte, schweres Gelände mehr. Was du nicht ausgibst, verfällt.
mkd-lesson-facing = Du blickst in die Richtung deines letzten Schritts. Dreh dich zu Gegnern: Von hinten treffen sie leichter.
