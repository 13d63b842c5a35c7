# Eine Ebene, die wächst: Plättchen, Seiten, was mit ihnen kommt, und wie ein Lauf endet.

dice-mkd-first-tile = mit welchem Gang eine Ebene beginnt
dice-mkd-first-entrance = welche seiner Öffnungen der Eingang ist
dice-mkd-side = ob dort ein Plättchen hinkommt
dice-mkd-tile = welches Plättchen gezogen wird
dice-mkd-feature = was mit dem Plättchen kommt
dice-mkd-terrain = welches Gelände es ist
dice-mkd-door-kind = Holz oder Eisen
dice-mkd-door-edge = an welcher Seite des Feldes eine Tür ist
dice-mkd-device = Teleporter oder Strudel
dice-mkd-artifact-group = welche Gruppe von Artefakten
dice-mkd-artifact-number = welches Artefakt der Gruppe
dice-mkd-chair = wo ein Stuhl steht
dice-mkd-master-square = wo der Meister wartet
dice-mkd-token-order = welches Token als Nächstes zieht

mkd-level-began = { $level ->
    [1] Am Fuß der Treppe liegt ein Gang, { $tile }. Keine Karte zeigt, was dahinter ist.
   *[other] Ebene { $level }{ $levels ->
        [0] {""}
       *[other] {" "}von { $levels }
      }: wieder ein Gang, { $tile }, kälter als der letzte.
  }
mkd-tile-laid = { $shape ->
    [hall] Ein Gang
   *[other] Eine Kammer
  } öffnet sich nach { $way }: { $tile }{ $turn ->
    [0] {""}
   *[other] , um { $turn }° gedreht
  } (Plättchen { $count } dieser Ebene).
    .b = Im { $way } knirscht Stein: { $shape ->
        [hall] Gang
       *[other] Kammer
      } { $tile } schwenkt herein{ $turn ->
        [0] {""}
       *[other] , { $turn }° gedreht
      } (Plättchen { $count }).
    .c = Fackellicht reicht nach { $way } und findet { $shape ->
        [hall] einen Gang, der
       *[other] eine Kammer, die
      } auf keiner Karte stand: { $tile }{ $turn ->
        [0] {""}
       *[other] , um { $turn }° gedreht
      } (Plättchen { $count }).
mkd-tile-returned = Plättchen { $tile } passt dort nicht, wie man es auch dreht.
mkd-side-rolled = { $opens ->
    [yes] { $die } gewürfelt: Im { $way } liegt etwas.
   *[no] { $die } gewürfelt: im { $way } nur massiver Stein.
  }
    .b = { $opens ->
        [yes] Der Weg nach { $way } geht weiter ({ $die } gewürfelt).
       *[no] Der Weg nach { $way } endet im Geröll ({ $die } gewürfelt).
      }
mkd-no-tile-fits = Im { $way } passt kein Plättchen. Der Stein bleibt dort zu.
mkd-passage-found = Auf { $at } gibt eine Wand nach: ein Geheimgang.
    .b = Die Sackgasse auf { $at } war die ganze Zeit eine Tür.
mkd-side-reopened = Diese Ebene ist nicht vollständig, also lösen sich im { $way } von { $at } doch noch Steine.
mkd-level-grown = Diese Ebene ist vollständig, mit { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
  }.
mkd-nothing-came = Das neue Plättchen enthält nichts als ein Echo ({ $die } gewürfelt).
    .b = Das neue Plättchen ist leer, soweit man sieht ({ $die } gewürfelt).
mkd-token-laid = Bei { $at } wartet etwas: { $colour ->
    [Y] ein gelbes Token
    [B] ein blaues Token
   *[R] ein rotes Token
  }, verdeckt.
    .b = { $colour ->
        [Y] Ein gelbes Token
        [B] Ein blaues Token
       *[R] Ein rotes Token
      } liegt verdeckt auf { $at }.
mkd-master-laid = Der Meister dieser Ebene lauert bei { $at }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert. Er hat bisher alles gehört.
mkd-reserve-came = { $count } stärkere Tokens, blaue, werden untergemischt.
mkd-captive-alive = Damit diese Ebene als geräumt gilt, { $more ->
    [0] muss { $figure } sterben oder hinausgeführt werden
   *[other] müssen { $figure } und noch { $more } sterben oder hinausgeführt werden
  }.
mkd-level-cleared = Ebene { $level } ist geräumt. Alles ist still.
    .b = Auf Ebene { $level } regt sich nichts mehr: Sie ist geräumt.
mkd-stairs-emerged = Auf { $at } versinkt eine Platte und gibt eine Treppe hinab frei.
mkd-token-came = { $colour ->
    [Y] Ein gelbes
    [B] Ein blaues
   *[R] Ein rotes
  } Token hält auf { $figure } zu: jetzt auf { $at }.
    .b = Etwas { $colour ->
        [Y] Gelbes
        [B] Blaues
       *[R] Rotes
      } wittert { $figure } und ist auf { $at }.
mkd-token-waits = { $colour ->
    [Y] Das gelbe
    [B] Das blaue
   *[R] Das rote
  } Token auf { $at } kann nirgendwohin.
mkd-chose = { $action ->
    [1] { $figure } hat { $target } im Visier und schießt (Aktion 1).
    [2] { $figure } sucht sich einen Platz zum Schuss auf { $target } (Aktion 2).
    [3] { $figure } zielt auf { $target } und schießt beim nächsten Mal (Aktion 3).
    [4] { $figure } schlägt nach { $target } (Aktion 4).
    [5] { $figure } kommt auf { $target } zu (Aktion 5).
   *[6] { $figure } rückt an { $target } heran und schlägt beim nächsten Mal zu (Aktion 6).
  }
    .b = { $action ->
        [1] { $figure } legt auf { $target } an (Aktion 1).
        [2] { $figure } sucht eine Linie zu { $target } (Aktion 2).
        [3] { $figure } behält { $target } im Auge und wartet (Aktion 3).
        [4] { $figure } hat { $target } in Reichweite (Aktion 4).
        [5] { $figure } stürmt auf { $target } los (Aktion 5).
       *[6] { $figure } kommt näher an { $target } heran (Aktion 6).
      }
mkd-rallied = { $figure } erreicht { $friend } und bleibt keuchend stehen (Aktion 7).
mkd-breathed = { $figure } kommt wieder zu Atem (Aktion 7).
mkd-vanished = { $figure } rennt dorthin, wo noch niemand war, und wird nie mehr gesehen (Aktion 7).
mkd-delve-over = { $ending ->
    [cleared] Die letzte Ebene ist geräumt, und jemand kam heraus
    [out] Die Gruppe ist draußen
   *[lost] Niemand kam heraus
  }: { $gold } Gold, { $levels ->
    [one] 1 Ebene geräumt
   *[other] { $levels } Ebenen geräumt
  }, { $missions ->
    [one] 1 Auftrag
   *[other] { $missions } Aufträge
  }. Ergebnis: { $score }.
