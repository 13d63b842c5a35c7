# Knöpfe und Listen: Aktivierungen, Gehen, Angriffe, Antworten. Und warum etwas nicht geht.

mkd-do-recruit = { $hero } ({ $value })
mkd-do-recruit-novice = { $hero }, als Neuling ({ $value })
mkd-do-team-close = Kampfteam nehmen ({ $value })
mkd-do-team-mixed = Gemischtes Team nehmen ({ $value })
mkd-do-team-lasting = Zähes Team nehmen ({ $value })
mkd-detail-team-close = { $heroes }: stark im Nahkampf.
mkd-detail-team-mixed = { $heroes }: vorn wird gekämpft, hinten geschossen.
mkd-detail-team-lasting = { $heroes }: schwer kleinzukriegen, mit Heilkunst.
mkd-detail-recruit = { $can } · Tempo { $speed }, Angriff { $attack }, Verteidigung { $defense }
mkd-do-ready = Team fertig
mkd-do-begin = { $figure } handelt
mkd-do-first = { $figure } zuerst
mkd-do-enter = { $figure } geht hinein
mkd-do-finish = Teamzug beenden
mkd-do-end = Fertig
mkd-do-roll = Für den Dungeon würfeln

mkd-do-step = { $way } ({ $cost })
mkd-detail-step = { $cost }
mkd-detail-step-past = { $cost } vorbei
mkd-detail-face = { $cost ->
    [0] gratis
   *[other] { $cost }
  }
mkd-detail-as-now = Wie jetzt
mkd-do-pass = { $way }, hindurch: { $square } ({ $cost })
mkd-do-pass-back = { $way } und zurück: { $square } ({ $cost })
mkd-do-undo = Schritt zurück
mkd-do-move = { $points ->
    [one] { $square }: { $cost } von 1 Punkt
   *[other] { $square }: { $cost } von { $points } Punkten
  }
mkd-detail-figures = { $figure } und noch { $more }
mkd-detail-past = vorbei an { $past }
mkd-detail-through = durch { $through }
mkd-detail-through-beside = durch { $through }, neben { $beside }
mkd-detail-beside = neben { $beside }
mkd-do-go = { $cost ->
    [one] { $thing }: 1 Punkt, nach { $square }
   *[other] { $thing }: { $cost } Punkte, nach { $square }
  }
mkd-do-go-part = { $cost ->
    [one] { $thing }: 1 Punkt, ein Stück weit, nach { $square }
   *[other] { $thing }: { $cost } Punkte, ein Stück weit, nach { $square }
  }
mkd-do-go-look = { $cost ->
    [one] Fallen suchen: { $thing }, 1 Punkt, nach { $square }
   *[other] Fallen suchen: { $thing }, { $cost } Punkte, nach { $square }
  }
mkd-do-go-end = { $cost ->
    [one] { $thing }, dann Ende: 1 Punkt, nach { $square }
   *[other] { $thing }, dann Ende: { $cost } Punkte, nach { $square }
  }
mkd-do-go-end-part = { $cost ->
    [one] { $thing }, dann Ende: 1 Punkt, ein Stück weit, nach { $square }
   *[other] { $thing }, dann Ende: { $cost } Punkte, ein Stück weit, nach { $square }
  }
mkd-do-charge = { $cost ->
    [one] { $thing }, und zuschlagen: 1 Punkt, von { $square }
   *[other] { $thing }, und zuschlagen: { $cost } Punkte, von { $square }
  }
mkd-go-behind = Hinter { $figure }
mkd-go-foe = Vor { $figure }
mkd-go-quest = Die Questtruhe
mkd-go-chest = Eine Truhe
mkd-go-door-wooden = Eine geschlossene Tür
mkd-go-door-iron = Eine geschlossene Eisentür
mkd-go-artifact = { $what }
mkd-go-token = Ein Token, ohne es zu wecken
mkd-go-unexplored = Wo noch niemand war
mkd-go-stairs = Die Treppe
mkd-go-exit = Der Ausgang
mkd-detail-past-beside = vorbei an { $past }, neben { $beside }
mkd-do-spin = Blick nach { $way } ({ $cost })

mkd-do-attack = { $target } schlagen ({ $cost })
mkd-do-attack-with = { $ability }: { $target } ({ $cost })
mkd-do-shoot = Auf { $target } schießen ({ $cost })
mkd-do-shoot-door = Tür sprengen ({ $square })
mkd-do-lead = { $target } verwirren: nach { $square }
mkd-do-capture = { $target } gefangen nehmen ({ $cost })
mkd-do-steal = { $target } bestehlen ({ $cost })
mkd-do-regenerate = Regenerieren
mkd-do-hurry = Sich beeilen: 4 Punkte mehr, nur für Wege und Türen
mkd-do-heal = { $target } heilen
mkd-do-raise = { $target } zurückrufen
mkd-do-raise-at = { $target } zurückrufen: auf { $square }
mkd-do-summon = Monster beschwören
mkd-do-summon-at = Monster beschwören: auf { $square }
mkd-do-lift = { $target } anheben: nach { $square }

mkd-do-choose = { $figure }
mkd-do-travel = Nach { $square }
mkd-do-travel-anywhere = Dem Zufall überlassen
mkd-do-ask-let-go-yes = Gehen lassen
mkd-do-ask-let-go-no = Festhalten
mkd-do-ask-strike-back-yes = Zuschlagen
mkd-do-ask-strike-back-no = Nicht schlagen
mkd-do-ask-spin-yes = Hinwenden
mkd-do-ask-spin-no = So bleiben
mkd-do-give-up = Aufgeben …
mkd-do-ask-give-up-yes = Ja, aufgeben
mkd-do-ask-give-up-no = Nein, weiter
mkd-prompt-give-up = { AND($players) }: aufgeben? Eure Helden im Dungeon sind dann verloren, mit allem, was sie tragen.
mkd-gave-up = { $player } gibt auf. Die Helden im Dungeon sind verloren.
mkd-refused-give-up-when = Aufgeben kannst du in deinem eigenen Zug, ab Runde { $round } ({ $rule }).
mkd-do-ask-first-yes = Zuerst ziehen
mkd-do-ask-first-no = Wie immer

mkd-do-orders-let-go-ask = Lösen: mich fragen
mkd-do-orders-let-go-yes = Lösen: Monster gehen lassen
mkd-do-orders-let-go-no = Lösen: Monster müssen würfeln
mkd-do-orders-strike-back-ask = Zurückschlagen: mich fragen
mkd-do-orders-strike-back-yes = Zurückschlagen: immer
mkd-do-orders-strike-back-no = Zurückschlagen: nie
mkd-do-orders-spin-ask = Neuen zuwenden: mich fragen
mkd-do-orders-spin-yes = Neuen zuwenden: immer
mkd-do-orders-spin-no = Neuen zuwenden: nie
mkd-do-orders-end-yes = Beenden: von selbst, wenn nichts mehr geht
mkd-do-orders-end-no = Beenden: auf mich warten
mkd-do-orders-wake-yes = Tokens: trotz Heimlichkeit umdrehen
mkd-do-orders-wake-no = Tokens: ungesehen vorbeischleichen

## Whose turn it is

mkd-refused-unknown = Das geht in diesem Spiel nicht ({ $rule }). `/do` zeigt, was du kannst.
mkd-refused-over = Das Abenteuer ist zu Ende ({ $rule }). Beginne ein neues mit `/adventure new`.
mkd-refused-no-seat = Du führst in diesem Spiel keinen Helden ({ $rule }). Schau mit `/map` zu.
mkd-refused-not-your-turn = Du bist nicht dran ({ $rule }). `/adventure status` sagt, wer es ist.
mkd-refused-now-setup = Noch werden Teams gewählt ({ $rule }). Wähle einen Helden, oder drücke „Team fertig“.
mkd-refused-now-question = Das Spiel wartet auf eine Antwort ({ $rule }). Antworte zuerst.
mkd-refused-now-hero = Einer deiner Helden ist mitten in einer Aktivierung ({ $rule }). Mach damit weiter, oder beende sie.
mkd-refused-now-between = Keiner deiner Helden ist aktiv ({ $rule }). Beginne erst eine Aktivierung.
mkd-refused-monsters-wait = Noch sind die Monster nicht dran ({ $rule }). Erst müssen die Helden fertig sein.
mkd-refused-other-question = Das beantwortet die Frage nicht ({ $rule }). Wähle eine der gezeigten Antworten.
mkd-refused-not-eligible = { $figure } kann diese Stufe nicht bekommen ({ $rule }). Wähle aus den gezeigten.
mkd-refused-no-marker = Zu diesem Feld gibt es keinen bekannten Weg ({ $rule }). Wähle ein gezeigtes, oder überlass es dem Zufall.
mkd-refused-not-yours = { $figure } gehört nicht zu deinem Team ({ $rule }). Beginne mit einem eigenen Helden.
mkd-refused-acts-now = { $figure } handelt gerade ({ $rule }). Sag, was geschehen soll.
mkd-refused-served = { $figure } hat in diesem Zug schon gehandelt ({ $rule }). Wähle einen anderen Helden, oder beende den Zug.
mkd-refused-away = { $figure } ist nicht im Dungeon ({ $rule }). Wähle einen Helden, der dort ist.
mkd-refused-entrance-full = Im Eingang steht schon jemand ({ $rule }). Erst muss der Weg frei sein.
mkd-refused-nobody-left = Alle deine Helden haben gehandelt ({ $rule }). Der Zug endet von selbst.
mkd-refused-shared-square = { $figure } läuft gerade durch jemanden hindurch ({ $rule }). Geh weiter auf ein freies Feld.
mkd-refused-orders-no-asking = Diese Antwort heißt ja oder nein und wird nicht mitten im Zug erfragt ({ $rule }). Wähle eine von beiden.
mkd-refused-orders-already = Das ist schon deine feste Antwort ({ $rule }). Wähle eine andere, oder lass es so.

## Walking and turning

mkd-refused-halted = Dein Held hängt fest und kann keine Punkte ausgeben ({ $rule }). Beende die Aktivierung; die nächste ist wieder frei.
mkd-refused-points = Das kostet { $cost }, und du hast noch { $points } { $points ->
    [one] Tempopunkt
   *[other] Tempopunkte
  } ({ $rule }). Tu etwas Billigeres, oder beende die Aktivierung.
mkd-refused-turn-points = Mit der Drehung zu { $target } kostet das { $cost }, mehr als du noch hast ({ $rule }). Tu etwas Billigeres, oder beende die Aktivierung.
mkd-refused-there-already = Du stehst auf { $square } ({ $rule }). Wähle ein anderes Feld.
mkd-refused-no-square = { $square } ist massiver Fels ({ $rule }). Wähle ein Feld des Dungeons.
mkd-refused-no-standing = Auf { $square } kann niemand stehen bleiben ({ $rule }). Das nächste freie Feld: { $nearest }.
mkd-refused-no-way = Kein Weg führt nach { $square } ({ $rule }). Am nächsten kommst du mit { $nearest }.
mkd-refused-no-way-through = Mit deinen Punkten führt kein Weg von { $over } nach { $square } ({ $rule }).
mkd-refused-too-far = { $square } kostet { $cost }, und du hast { $points } ({ $rule }). Am nächsten kommst du mit { $nearest }.
mkd-refused-unnerved = Wer entmutigt ist, kann nicht neben einen Gegner gehen, auch nicht auf { $square } ({ $rule }). Wähle ein Feld weiter weg.
mkd-refused-no-step = Im { $way } ist eine Wand, eine geschlossene Tür oder eine Ecke ({ $rule }). Geh außen herum, oder öffne die Tür.
mkd-refused-faces-already = Dein Held schaut schon dorthin ({ $rule }). Wähle eine andere Richtung.
mkd-refused-rider-turns = Wer reitet, kann sich nicht auf der Stelle drehen ({ $rule }). Mach stattdessen einen Schritt.
mkd-refused-nothing-to-undo = Nach einem Wurf oder einer Entdeckung gibt es keinen Schritt zurück ({ $rule }). Geh zu Fuß, wenn die Punkte reichen.

## Teams

mkd-refused-seats = Dieses Spiel ist für { $fewest } bis { $most } am Tisch.
mkd-refused-no-joining = Hat ein Abenteuer begonnen, kann niemand mehr dazukommen ({ $rule }). Sei beim nächsten dabei.
mkd-refused-no-such-hero = Einen Helden dieses Namens gibt es nicht ({ $rule }). Wähle aus der Liste.
mkd-refused-hero-taken = Diesen Helden führt schon jemand ({ $rule }). Wähle einen anderen.
mkd-refused-hero-too-dear = Dieser Held passt nicht in dein Team: { $points ->
    [one] 1 Punkt ist
   *[other] { $points } Punkte sind
  } übrig ({ $rule }). Nimm einen billigeren, oder schließ dein Team ab.
mkd-refused-team-gone = Dieses Team ist nicht mehr zu haben ({ $rule }). Nimm ein anderes, oder wähle die Helden einzeln.
mkd-refused-no-hero-yet = Ein Team braucht mindestens einen Helden ({ $rule }). Wähle erst einen.

## Lists

group-team = Helden zur Auswahl
group-move = Gehen nach
group-face = Drehen
group-deed = Etwas anderes tun
group-deed-2 = Weitere Aktionen
group-deed-3 = Noch mehr Aktionen
group-ability = Fähigkeit einsetzen
group-special = Gefangen nehmen oder stehlen
group-lead = Führen oder absetzen
group-orders = Feste Antworten
group-advance = Wer steigt auf?
group-travel = Wohin?
group-chest = Truhen
group-item = Gegenstände
group-door = Türen
