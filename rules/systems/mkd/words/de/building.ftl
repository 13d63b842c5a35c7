# Ein Dungeon, bevor ihn jemand betritt.

mkd-dungeon-built = { $chambers ->
        [one] Eine Kammer
       *[other] { $chambers } Kammern
    } und { $hallways ->
        [one] ein Gang
       *[other] { $hallways } Gänge
    } warten im Dunkel. { $tokens ->
        [one] Etwas Ungesehenes regt
       *[other] { $tokens } ungesehene Wesen regen
    } sich darin.
    .b = Die Türen des Dungeons stehen offen: { $chambers ->
        [one] eine Kammer
       *[other] { $chambers } Kammern
    }, { $hallways ->
        [one] ein Gang
       *[other] { $hallways } Gänge
    } und { $tokens ->
        [one] ein Wesen, das wandert
       *[other] { $tokens } Wesen, die wandern
    }.

dice-mkd-build-set = wie viele Gänge ein Satz Plättchen hat
dice-mkd-build-tile = welches Plättchen gezogen wird
dice-mkd-build-order = wo im Stapel ein Plättchen liegt
dice-mkd-build-side = welche Seite eines Plättchens oben ist
dice-mkd-build-turn = wie ein Plättchen liegt
dice-mkd-build-exit = an welchen Ausgang das nächste Plättchen kommt
dice-mkd-build-entrance = welcher Zugang der Eingang ist
dice-mkd-build-central = welche Kammer die Zentralkammer ist
dice-mkd-build-floors = wie viele Stockwerke der Dungeon hat
dice-mkd-build-floor-sets = wie viele Sätze Plättchen das Stockwerk hat
dice-mkd-build-stairs = wo die Treppe ist
dice-mkd-build-second-hallway = in welchem Gang der zweite Eingang ist
dice-mkd-build-markers = wie viele Marker auf einem Plättchen liegen
dice-mkd-build-marker-kind = Knochen oder Wasser
dice-mkd-build-quest-chest = welche Truhe die Questtruhe ist
dice-mkd-build-quest-square = wo die Questtruhe steht
dice-mkd-build-guardian-square = wo der Hüter wartet
dice-mkd-build-token-square = wo in der Kammer es wartet
dice-mkd-square = ein Feld eines Plättchens

mkd-tiles-shifted = { $player } verschiebt { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
  } um ein Feld nach { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
    [west] Westen
   *[other] { $side }
  }; das Verschobene liegt jetzt auf { $at }.
