# Tabellen, auf denen beide Arten würfeln, für alle, die am eigenen Tisch würfeln.

mkd-oracle-reveal-colour = { $colour ->
    [yellow] Ein gelbes
    [blue] Ein blaues
   *[red] Ein rotes
  } Token wird umgedreht
mkd-oracle-face = Seite { $face }
mkd-oracle-reveal-face = Seite { $face }
mkd-oracle-worth = { $count ->
    [0] nichts
    [one] 1 Monster für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $count } Monster für insgesamt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
  }{ $pip ->
    [0] {""}
   *[other] ; für jedes Auge über 12 +{ $pip }
  }
mkd-oracle-share = Wie mehrere Monster sich die Punkte teilen
mkd-oracle-share-even = gleichmäßig, abgerundet
mkd-oracle-share-leader = der Anführer bekommt einen gleichen Teil und für je 20 Punkte einen Würfel dazu; jeder weitere einen Würfel weniger als der vorige; der letzte, was übrig ist

mkd-oracle-square-hallway = Welches Feld eines Gangs, Reihe für Reihe gezählt wie gedruckt
mkd-oracle-square-chamber = Welches Feld einer Kammer, Reihe für Reihe gezählt wie gedruckt
mkd-oracle-square = Reihe { $row }, { $column ->
    [1] das erste von links
    [2] das zweite
    [3] das dritte
    [4] das vierte
   *[5] das fünfte
  }

mkd-oracle-facing = Wohin eine Truhe zeigt
mkd-oracle-facing-is-straight = gerade: nach Norden, Osten, Süden oder Westen
mkd-oracle-facing-is-slanting = schräg: auf eine Ecke zu
mkd-oracle-facing-straight = Eine Truhe, die geradeaus zeigt
mkd-oracle-facing-slanting = Eine Truhe, die auf eine Ecke zeigt

mkd-oracle-tile-face = Welche Seite eines Plättchens oben ist
mkd-oracle-tile-face-a = Seite A
mkd-oracle-tile-face-b = Seite B
mkd-oracle-tile-turn = Wie ein Plättchen liegt
mkd-oracle-turned = { $degrees ->
    [0] wie gedruckt
    [180] auf dem Kopf
   *[other] im Uhrzeigersinn um { $degrees }° gedreht
  }
