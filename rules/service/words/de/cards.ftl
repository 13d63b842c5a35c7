# Was von einem Abenteuer zu sehen ist, und der Aushang aller offenen.

## Die Tafel einer Lobby

lobby-title = { $game }: Wer spielt mit?
lobby-seats = { $most ->
    [1] für eine Person
   *[other] { $taken } von { $most } Plätzen besetzt
  }
lobby-pace-live = live
lobby-pace-post = Tempo: per Post. { $agreed }
lobby-defaults = Regeln wie geschrieben.
lobby-setting = { $name }: { $value }
lobby-closed = Diese Lobby ist geschlossen.
lobby-forgotten = Diese Lobby ist geschlossen, weil hier zehn Tage lang niemand etwas geändert hat. /adventure new eröffnet eine neue.
lobby-wanted = Seit drei Tagen hat hier niemand etwas geändert. Noch gewünscht? Drückt niemand etwas, schließt diese Lobby { $until }.
lobby-line = { $host ->
    [yes] Gastgeber{ $ready ->
        [yes] , bereit
       *[no] , noch nicht bereit
      }
   *[no] { $ready ->
        [yes] bereit
       *[no] noch nicht bereit
      }
  }

button-join = Mitspielen
button-leave = Verlassen
button-ready = Bereit
button-settings = Einstellungen
button-begin = Beginnen
button-wanted = Noch gewünscht
button-unwanted = Lobby schließen
button-stir = Andere handeln lassen
button-hero = Held
button-map = Karte
button-map-words = In Worten
button-help = Hilfe
button-story = Protokoll
button-new = Nochmal
button-back = Zurücknehmen
button-more = Mehr
button-other = Andere Aktionen
button-else = Etwas anderes tun
button-other-short = Anderes …
button-turn = Drehen
button-pad = Pfeile
pad-of-now = Die Karte hat sich geändert, und diese Pfeile sind jetzt aktuell. Drück noch einmal.
button-sure = Ja, so machen
button-hall = Halle
button-tale = Erzählung

game-players = { $most ->
    [one] für eine Person
   *[other] { $fewest }–{ $most } Personen
  }
game-minutes = { $minutes ->
    [one] 1 Min.
   *[other] { $minutes } Min.
  }
game-days = { $post ->
    [yes] {"per Post "}
   *[no] {""}
  }etwa { $days ->
    [one] einen Tag
    [2] zwei Tage
    [3] drei Tage
    [4] vier Tage
    [5] fünf Tage
    [6] sechs Tage
    [7] sieben Tage
    [8] acht Tage
    [9] neun Tage
    [10] zehn Tage
    [11] elf Tage
    [12] zwölf Tage
   *[other] { $days } Tage
  }{ $timed ->
    [yes] , Zeit für einen Zug: { $at }
   *[no] {""}
  }
game-easy = leicht
game-medium = mittel
game-hard = schwer

lobby-prompt = Gastgeber: Drück „Beginnen“, wenn alle da sind. Alle anderen: „Mitspielen“.
lobby-prompt-full = Alle Plätze sind besetzt. Gastgeber: Drück „Beginnen“.
lobby-prompt-ready-made = Fertige Helden warten; für eigene beginne mit „Helden wählen“.
lobby-prompt-late = { AND($heroes) }: Drück „Bereit“. Dann drückt der Gastgeber „Beginnen“.
lobby-preset = Vorlage: { $preset }. { $about }
lobby-custom = Vorlage: eigene. { $changed }
lobby-choose-preset = Vorlage: { $preset }
lobby-promise = Würfel versprochen: { $hash }… · { $id }
lobby-promise-daily = Der Startwert folgt aus dem { $day }: { $hash }… · { $id }
button-all-settings = Alle Einstellungen
button-game = Spiel wechseln
button-choose-heroes = Helden wählen

lobby-daily = Der Dungeon vom { $day } (UTC), auf jedem Server derselbe, mit festen Einstellungen. Sein Startwert folgt aus dem Datum, also lassen sich seine Würfel ausrechnen: Nehmt es als freundlichen Wettstreit. Es zählt der erste Lauf, den du beendest: /hall.
card-promise-staged = Abenteuer { $id } · für die Entwicklung gestellt, seine Würfel sind kein Geheimnis: SHA-256 { $hash }
card-promise-daily = Abenteuer { $id } · die Würfel folgen aus dem Datum { $day } und sind kein Geheimnis: SHA-256 { $hash }
lobby-packs = Pakete: { $packs }

button-tutorial = Einführung
lobby-tutorial = Ein geführter erster Dungeon: Alles Neue wird erklärt, wenn es kommt.

## Die Tafel eines Spiels

card-stat = { $label } { $value }
card-stat-of = { $label } { $value }/{ $most }
card-auto = auf Autopilot
card-dice = Würfel: { $dice }
card-aim = **Ziel:** { $aim }
card-more-news = { $count ->
    [one] Noch 1 Meldung
   *[other] Noch { $count } Meldungen
  }: *Mehr*.
card-fallen = ✝ { $count } gefallen
card-hale = { $count } unverletzt
card-more-heroes = … und noch { $count }
card-place = Zug { $turn } · Schritt { $version }
card-promise = Abenteuer { $id } · die Würfel sind versprochen: SHA-256 { $hash }
card-reveal = Abenteuer { $id } · der Startwert war { $seed } · prüf jeden Würfel mit /adventure verify
menu = { $group } …
menu-part = { $group } ({ $part } von { $parts }) …
pad-nw = ↖ { $detail }
pad-n = ↑ { $detail }
pad-ne = ↗ { $detail }
pad-w = ← { $detail }
pad-c = { $detail }
pad-e = → { $detail }
pad-sw = ↙ { $detail }
pad-s = ↓ { $detail }
pad-se = ↘ { $detail }
card-result = { $result ->
    [victory] Gewonnen
    [defeat] Verloren
    [finished] Beendet
   *[given-up] Aufgegeben
} in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}{ $scored ->
    [yes] {" "}mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }
   *[no] {""}
} · { $game }
outcome-abandoned = Der Gastgeber hat dieses Abenteuer beendet.
outcome-score = { $hero } { $score }
button-ahead = Vorausplanen
button-keep = Angriff wiederholen
button-onward = Mein Team kämpft weiter
button-unsay = Zurücknehmen

card-titled = { $name } · { $title }
card-renewed = Abenteuer { $id } · der Startwert bisher war { $seed } · die nächsten Würfel sind versprochen: SHA-256 { $hash }
outcome-conceded = Die Gruppe kehrte gemeinsam um und kam lebend nach Hause. Das Spiel vergibt keine Punkte.
button-resume = Weiterspielen
button-wake = Tisch wecken
button-lead = Wieder spielen

button-hold = Ums Warten bitten: { $game }

## Glück

luck-nobody = Noch hat niemand um etwas gewürfelt: Von Glück kann keine Rede sein.
luck-hero = **{ $hero }**: { $good } von { $tried } { $tried ->
    [one] Wurf
   *[other] Würfen
  } gelungen; die Würfel versprechen { $promised }. { $favour ->
    [blessed] Gesegnet.
    [lucky] Glückspilz.
    [unlucky] Pechvogel.
    [cursed] Verflucht.
   *[fair] Wie die Würfel es versprechen.
  }
luck-best = Bester Wurf: einer, der in { $times } von 100 Fällen gelingt.
luck-worst = Schlechtester: misslungen, was in { $times } von 100 Fällen gelingt.
luck-rows = Längste Reihen: { $good ->
    [0] kein gelungener Wurf
    [one] ein gelungener Wurf
   *[other] { $good } gelungene
  }, { $failed ->
    [0] kein misslungener.
    [one] ein misslungener.
   *[other] { $failed } misslungene.
  }
luck-older = { $count ->
    [one] Ein Schritt wurde
   *[other] { $count } Schritte wurden
  } nach älteren Regeln geschrieben und { $count ->
    [one] lässt
   *[other] lassen
  } sich nicht mitzählen.
luck-foot = Ein Wurf ist, was ein Held versucht und die Würfel entscheiden, etwa ein Angriff. `/adventure verify` hat jeden Würfel.
luck-last = { $many ->
    [one] Wie die Würfel für { $hero } fielen: { $good } von { $tried } gelungen, { $promised } waren versprochen.
   *[other] Würfelglück: { $hero } am meisten ({ $good } von { $tried }, versprochen { $promised }), { $other } am wenigsten ({ $others } von { $thrown }, versprochen { $due }).
  }

## Der Aushang eines Servers

board-title = Abenteuer auf diesem Server
board-empty = Hier ist kein Abenteuer offen. Eröffne eins mit /adventure new.
board-lobby = { $place } **{ $title }**: Lobby offen, { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
} besetzt
board-line = { $place } **{ $title }**: { $heroes }
board-line-due = { $place } **{ $title }**: { $heroes }, { $due }
board-name = { $place } { $title }
board-left-out = Und { $count } weitere: { $names }{ $others ->
    [0] .
    [one] {" "}und noch eins.
   *[other] {" "}und { $others } weitere.
} `/adventure mine` zeigt deine.
board-hung-there = Der Aushang steht in { $channel } und hält sich selbst aktuell. Pinne ihn dort an, damit alle ihn finden.
board-hung = Der Aushang steht hier und hält sich selbst aktuell. Pinne ihn an, damit alle ihn finden.
board-down = Der Aushang ist entfernt.
board-refused-nowhere = Ein Aushang gehört auf einen Server. Häng ihn in einem seiner Kanäle auf.
board-refused-manager = Du brauchst das Recht, diesen Kanal zu verwalten, um den Aushang aufzuhängen oder zu entfernen.
board-refused-none = Dieser Server hat keinen Aushang. Häng einen auf mit /board here.
board-line-parked = { $place } **{ $title }**: kann dort nicht gezeigt werden, Uhren stehen. { $why ->
    [gone] Den Kanal gibt es nicht mehr: Sag /adventure move-here in einem anderen.
    [closed] Ich darf dort nicht schreiben.
    [locked] Der Thread ist gesperrt.
    [outside] Ich bin nicht in diesem privaten Thread: Erwähne mich dort einmal.
    [timeout] Ich bin im Timeout bis { $until }.
    [refused] Discord nimmt keine seiner Tafeln an; ich versuche es weiter.
   *[other] Es geht von selbst weiter.
  }
board-line-stopped = { $place } **{ $title }**: Spiel angehalten, Uhren stehen. Es geht später von selbst weiter.
