# Dungeons des Kartengenerators.

dungeon-title-map = { $name }{ $levels ->
    [1] {""}
   *[other] : Ebene { $level } von { $levels }
  }
dungeon-title-explore = { $name }: Ebene { $level }
dungeon-title-draft = { $done ->
    [yes] { $name }{ $levels ->
        [1] {""}
       *[other] : Ebene { $level } von { $levels }
      }
   *[no] Zusammen einen Dungeon zeichnen: Ebene { $level }
  }
dungeon-title-keeper = Nur für die Spielleitung: { $name }{ $levels ->
    [1] {""}
   *[other] , Ebene { $level } von { $levels }
  }
dungeon-footer = Dungeon { $id }
dungeon-kind-none = schlicht, keine Besonderheit
dungeon-kind-count = { $count ->
    [one] eine, ausgewürfelt
   *[other] { $count } verschiedene, ausgewürfelt
  }
dungeon-command = Um denselben noch einmal zu würfeln: `/dungeon map { $options }`
dungeon-ask-keeper = Um denselben Dungeon noch einmal zu würfeln, frag seine Spielleitung nach dem Startwert.
dungeon-shown = Die Spielleitung zeigt allen den Startwert. Wer ihn noch einmal würfelt, sieht alles, was hier verborgen ist.
dungeon-seed = Der Startwert dieses Dungeons ist `{ $seed }`.
dungeon-explore = Niemand hat diesen Ort gesehen. Wähle einen Weg; du siehst jeden Raum, wenn du ihn betrittst.
dungeon-here = Die Gruppe steht in einem { $kind ->
    [stairs] Treppenhaus
    [room] Raum
   *[corridor] Gang
  } bei { $cell }{ $exits ->
    [one] , mit einem Weg hinaus
   *[other] , mit { $exits } Wegen hinaus
  }.
dungeon-holds = Hier gibt es: { $content }.
dungeon-walked = { $new ->
    [yes] Ein neuer Ort öffnet sich vor der Gruppe bei { $cell }.
   *[no] Die Gruppe ist wieder bei { $cell }.
  }
dungeon-climbed = Die Gruppe nimmt die Treppe zu Ebene { $level }.
dungeon-searched = { $found ->
    [0] Die Suche findet nichts. Etwas kann hier noch verborgen sein.
    [one] Die Suche findet einen verborgenen Weg!
   *[other] Die Suche findet { $found } verborgene Wege!
  }
dungeon-listed = { $mode ->
    [draft] gezeichnet
    [explore] erkundet
   *[map] Karte
  } { $id }, Startwert { $seed }

dungeon-draft = Ein leeres Blatt. Der Reihe nach würfeln alle und legen die Plättchen, die es ergibt. Nimm einen Platz, um mitzumachen.
dungeon-rolled = Die Würfel: { $faces }.
dungeon-progress = Gelegte Plättchen: { $tiles } von { $target }.
dungeon-late = Die Zeit für Platz { $seat } war um: Die Regeln haben sein Plättchen gelegt.
dungeon-until = Zeichnet Platz { $seat } nicht rechtzeitig, zeichnen die Regeln für ihn { $when }.
dungeon-still = Eine ganze Runde lang hat niemand gezeichnet: Die Uhr steht, bis jemand zeichnet.
dungeon-seat = Platz { $seat }
dungeon-owner = { $yes ->
    [yes] hat die Karte
   *[no] zeichnet auch
  }
dungeon-now-roll = Würfle!
dungeon-now-place = Leg das nächste Plättchen: { $tile }{ $special ->
    [0] {""}
    [1] , etwas Besonderes
   *[other] , etwas ganz Besonderes
  }. Es ist auf der Karte markiert.
dungeon-now-close = Diese Ebene ist vollständig. Schließ ihre letzten Öffnungen, oder nimm ein Plättchen zurück.
dungeon-now-finish = Jede Ebene ist gezeichnet. Mach den Dungeon fertig!
dungeon-list-place = Anderswo hinlegen{ $parts ->
    [one] {" "}…
   *[other] { " " }({ $part } von { $parts }) …
  }
dungeon-list-turns = Drehen …
dungeon-list-last = Letztes Plättchen drehen (nur wer die Karte hat) …
dungeon-place = { $way ->
    [wall] Geheimtür von { $cell } nach { $side }
   *[open] weiter von { $cell } nach { $side }
  }
dungeon-turned = offen nach { $sides }

button-lay = Hier hinlegen
button-lay-by-rules = Nach den Regeln
button-sit = Platz nehmen
button-undo = Plättchen zurück
button-draft-roll = Würfeln
button-draft-close = Ebene schließen
button-draft-finish = Fertig
button-level-up = Ebene darüber
button-level-down = Ebene darunter
button-dkeeper = Karte der Spielleitung
button-dexport = Als Datei
button-dshow = Startwert zeigen
button-dagain = Noch einer
button-go = { $way } { $page ->
    [n] ↑
    [e] →
    [s] ↓
   *[w] ←
}
button-search = Suchen
button-climb = Treppe nehmen

dungeon-option-frontier = welcher offene Gang zuerst weitergeht
dungeon-option-orientation = wie ein Plättchen gedreht wird
dungeon-option-secret_policy = welche Wand eine Geheimtür verbirgt
dungeon-option-overshoot = ob der letzte Wurf zugeschnitten wird
dungeon-option-stairs_direction = ob Treppen hinabführen oder eine Münze entscheidet
dungeon-option-compass = auswürfeln, wo Norden ist
dungeon-option-factor_rolls = Größen und Anteile auswürfeln
dungeon-option-slope = wohin schräge Gänge führen
dungeon-option-steepness = wie steil sie sind
dungeon-option-crawl_corridors = Kriechgänge auch von Gängen aus
dungeon-option-deep_respect = weiter unten mehr besondere Räume
dungeon-option-populate = besondere Räume füllen
dungeon-option-columns = Breite des Blattes in Plättchen
dungeon-option-rows = Höhe des Blattes in Plättchen
dungeon-option-units = Fuß oder Meter
dungeon-option-hidden_rooms = Räume hinter Geheimtüren auch auf den Karten der Gruppe

error-no-dungeon = Diesen Dungeon gibt es nicht mehr. Würfle einen neuen mit /dungeon map.
error-dungeon-elsewhere = Dieser Dungeon gehört in einen anderen Kanal. Würfle hier einen mit /dungeon map.
error-no-dungeons = Du hast noch keinen Dungeon. Würfle einen mit /dungeon map.
error-no-such-option = Eine Option „{ $name }“ gibt es nicht. Schreib Optionen als key:value. Es gehen: { $names }.
error-no-such-rooms = Von den Dungeons mit diesen Wörtern ({ $tries } wurden versucht) hat keiner { $rooms ->
    [one] einen Raum
   *[other] { $rooms } Räume
  } auf dieser Ebene: Sie haben { $least } bis { $most }. Nimm eine Zahl dazwischen, oder andere Wörter oder Optionen.
error-map-from-file = { $name } ist zum Auswürfeln eines Dungeons da, und --from liest einen, den es schon gibt. Lass eins davon weg.
error-no-such-level = Ebene { $level } kannst du nicht sehen, oder es gibt sie nicht. Wähle eine andere.
error-only-keeper = Das kann nur sehen oder tun, wer diesen Dungeon ausgewürfelt hat.
error-still-drafted = An diesem Dungeon wird noch gezeichnet. Macht ihn erst fertig.
error-stale-dungeon = Jemand war schneller, oder du hast das schon gedrückt. Die Tafel ist jetzt wieder aktuell.
error-too-many-steps = Dieser Dungeon hat die Höchstzahl an Schritten erreicht. Würfle einen anderen mit /dungeon explore.
error-nothing-drawn = Noch ist nichts gezeichnet. Würfle zuerst.
error-no-seat-draft = Du hast bei diesem Entwurf keinen Platz. Drück erst „Platz nehmen“.
error-not-your-draft = Jemand anderes ist mit Zeichnen dran. Die Tafel sagt, wer.
error-nothing-to-do = Das geht mit diesem Dungeon nicht. Nimm die Knöpfe auf seiner Tafel.

## Rufe

call-draft = Du bist mit Zeichnen dran: { $link }
