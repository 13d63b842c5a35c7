# Der Dungeon, der wächst: sein Name, seine Einstellungen, seine Augenblicke.

mkd-delve-title = Mage Knight Dungeons: Abstieg
mkd-delve-short = Abstieg
mkd-delve-blurb = Führ Helden in einen Dungeon, der Plättchen für Plättchen wächst.
mkd-delve-undeclarable = Vorausplanen kannst du nur, solange die Helden handeln und dein Team in dieser Runde noch nicht fertig ist.

mkd-map-level = { $level ->
    [0] Vor dem Dungeon
   *[other] Ebene { $level }
  }
mkd-heading-level = { $of } · Ebene { $level }{ $levels ->
    [0] {""}
   *[other] {" "}von { $levels }
  }
mkd-heading-grows = Runde { $round } · Ebene { $level }{ $levels ->
    [0] {""}
   *[other] {" "}von { $levels }
  }, { $grown ->
    [yes] { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
   *[no] Plättchen { $tiles } von { $most }
  }

## Settings

mkd-delve-option-heroes = Helden pro Person
mkd-delve-option-points = Punkte für jedes Team
mkd-delve-option-level-tiles = Plättchen einer Ebene
mkd-delve-option-levels = Ebenen
mkd-delve-option-boss = Ein Meister bewacht die letzte Truhe jeder Ebene
mkd-delve-option-hard = Schwache Teams begegnen später blauen Tokens
mkd-delve-option-theme = Monster einer Art
mkd-delve-option-monsters = Der Zug der Monster
mkd-delve-option-order = Reihenfolge der Teams
mkd-delve-option-ranged-in-melee = Schüsse neben einem Gegner
mkd-delve-option-secret-through-walls = Geheimgänge durch gedruckte Wände
mkd-delve-option-adjust-match = Monster für die Punkte eines Tokens
mkd-delve-option-captives = Gefangene Monster
mkd-delve-option-chests = Truhen
mkd-delve-option-treasures = Truhen auf einer Ebene, höchstens
mkd-delve-option-terrain = Türen und Marker auf einer Ebene, höchstens
mkd-delve-option-artifacts = Artefakte
mkd-delve-option-dressing = Möbel und Säulen

mkd-delve-value-points-none = keine Grenze
mkd-delve-value-levels-endless = endlos
mkd-delve-value-chests-easy = leicht
mkd-delve-value-chests-medium = mittel
mkd-delve-value-chests-hard = schwer
mkd-delve-value-chests-mixed = gemischt
mkd-delve-value-theme-any = alle
mkd-delve-value-theme-undead = Untote
mkd-delve-value-theme-gutterkin = Gosslinge
mkd-delve-value-theme-vermin = Ungeziefer
mkd-delve-value-theme-cult = ein Kult
mkd-delve-value-theme-beast = Bestien
mkd-delve-value-theme-fiend = Unholde
mkd-delve-value-monsters-at-once = alle auf einmal
mkd-delve-value-monsters-by-hand = einzeln, vom Tisch gewürfelt
mkd-delve-value-order-seat = Platz für Platz
mkd-delve-value-order-any = wer zuerst da ist
mkd-delve-value-ranged-in-melee-allowed = erlaubt, mit -1, auch in einen Nahkampf hinein
mkd-delve-value-ranged-in-melee-held = nicht aus dem Blickfeld eines Gegners
mkd-delve-value-captives-alive = gelten als lebend: Ebene nicht geräumt
mkd-delve-value-captives-beaten = gelten als besiegt und fliehen, wenn sie freikommen
mkd-delve-value-adjust-match-le = von diesem Wert oder weniger
mkd-delve-value-adjust-match-exact = von genau diesem Wert, wenn sich Punkte so verschieben lassen

mkd-delve-preset-quick = ein schneller
mkd-delve-preset-quick-blurb = Eine kleine Ebene: nachsehen, was da ist, und zurückkommen.
mkd-delve-preset-evening = ein Abend
mkd-delve-preset-evening-blurb = Zwei Ebenen, die zu räumen sind, und eine Treppe dazwischen.
mkd-delve-preset-endless = endlos
mkd-delve-preset-endless-blurb = Ebene unter Ebene, bis die Gruppe umkehrt oder fällt.

## The end

mkd-story-cleared = Die letzte Ebene liegt still, und das Tageslicht ist laut. Jemand kam aus der Tiefe zurück.
mkd-story-out = Wieder draußen, mit dem, was der Dungeon hergab. Dort unten wächst er immer noch.
mkd-story-lost = Der Dungeon schließt sich über allen, die blieben, und wächst weiter.

mkd-prompt-cleared = Jede Ebene ist geräumt, nach { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
  }, mit { $gold } Gold.
mkd-prompt-out = Die Gruppe ist draußen, nach { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
  }, mit { $gold } Gold.
mkd-prompt-lost = Niemand kam heraus. Der Abstieg endete in Runde { $rounds }.

mkd-finale-levels = { $levels ->
    [one] eine Ebene geräumt
   *[other] { $levels } Ebenen geräumt
  }, { $missions ->
    [one] ein Auftrag
   *[other] { $missions } Aufträge
  }
mkd-outcome-cleared = Jede Ebene ist geräumt, in Runde { $rounds }. Ebenen: { $levels }, Aufträge: { $missions }, Gold: { $gold }. Ergebnis: { $score }.
mkd-outcome-out = Die Gruppe ist draußen, in Runde { $rounds }. Geräumte Ebenen: { $levels }, Aufträge: { $missions }, Gold: { $gold }. Ergebnis: { $score }.
mkd-outcome-lost = Niemand kam heraus; der Abstieg endete in Runde { $rounds }. Geräumte Ebenen: { $levels }, Aufträge: { $missions }. Ergebnis: { $score }.
