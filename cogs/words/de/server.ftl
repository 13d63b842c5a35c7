## Was festlegt, wer einen Server verwaltet: /server settings

server-title = Dieser Server
server-owner-stop = ⚠ Wer diesen Bot betreibt, hat { $halt ->
    [play] hier jedes Spiel angehalten. Die Uhren stehen; nichts ist verloren.
   *[new] hier neue Spiele gesperrt. Laufende Spiele gehen weiter.
  }
server-now-closed = { $closed ->
    [yes] ⚠ **Neue Spiele sind gesperrt.** Laufende Spiele gehen weiter.
   *[no] Neue Spiele sind erlaubt.
  }
server-now-channels = **Wo Spiele beginnen:** { $count ->
    [0] überall.
   *[other] { $left ->
        [0] nirgends
       *[other] in { $named } und ihren Threads
      }{ $gone ->
        [0] .
        [one] . ⚠ Einen weiteren Kanal der Liste gibt es nicht mehr.
       *[other] . ⚠ { $gone } weitere Kanäle der Liste gibt es nicht mehr.
      }
  }
server-now-roles = **Wer Spiele beginnt:** { $count ->
    [0] alle.
   *[other] { $left ->
        [0] nur, wer den Server verwaltet
       *[other] { $named }, und wer den Server verwaltet
      }{ $gone ->
        [0] .
        [one] . ⚠ Eine weitere Rolle der Liste gibt es nicht mehr.
       *[other] . ⚠ { $gone } weitere Rollen der Liste gibt es nicht mehr.
      }
  }
server-now-games = **Wie viele zugleich:** { $most } auf dem Server; jetzt { $games ->
    [one] ist eins
   *[other] sind { $games }
  } offen.
server-now-each = **Von einer Person:** { $most } zugleich.
server-now-quiet = **Stille Kanäle:** { $left ->
    [0] keine{ $gone ->
        [0] {""}
       *[other] , die es noch gibt
      }.
   *[other] { $named } und ihre Threads. Tafeln erscheinen dort, aber niemand wird gerufen.
  }
server-now-voices = **Als Helden sprechen:** { $on ->
    [yes] erlaubt (Beiträge je Person in zehn Minuten: { $often }; Zeichen eines Beitrags: { $most }). Wer Nachrichten verwaltet, kann einen Beitrag entfernen.
   *[no] ausgeschaltet.
  }
server-now-call = **Rolle für neue Spiele:** { $role ->
    [none] keine.
   *[other] { $role } wird einmal gerufen, wenn eine Lobby öffnet, falls der Gastgeber es wünscht.
  }
server-gone = ⚠ { $count ->
    [one] Einen Kanal oder eine Rolle in diesen Listen gibt es nicht mehr. Wähle in der Liste neu, oder drück „Fehlende vergessen“.
   *[other] { $count } Kanäle oder Rollen in diesen Listen gibt es nicht mehr. Wähle in den Listen neu, oder drück „Fehlende vergessen“.
  }
server-unfit = Nicht gespeichert: In { $channel } fehlen mir diese Berechtigungen: { $rights }. Erteile sie und wähle ihn dann noch einmal.
server-saved = Gespeichert.
server-choose-channels = Kanäle, in denen Spiele beginnen dürfen
server-choose-roles = Rollen, die Spiele beginnen dürfen
server-choose-quiet = Stille Kanäle, in denen niemand gerufen wird
server-choose-call = Rolle, die zu einem neuen Spiel gerufen wird
server-choose-games = Offene Spiele auf dem Server, höchstens
server-choose-each = Offene Spiele einer Person, höchstens
server-choose-often = Wie oft jemand als Held spricht
server-choose-letters = Wie lang ein Beitrag eines Helden sein darf
server-value-often = { $most ->
    [0] Niemand spricht als Held
   *[other] Beiträge je Person in zehn Minuten: { $most }
  }
server-value-letters = Zeichen eines Beitrags: { $most }
server-value-games = { $most ->
    [one] 1 Spiel zugleich auf dem Server
   *[other] { $most } Spiele zugleich auf dem Server
  }
server-value-each = { $most ->
    [one] 1 Spiel zugleich von einer Person
   *[other] { $most } Spiele zugleich von einer Person
  }
button-server-close = Neue Spiele sperren
button-server-open = Neue Spiele erlauben
button-server-forget = Fehlende vergessen
stage-channels = Die Kanäle eines Entwicklungsservers: { $channels }. In #narrow darf der Bot keine Dateien anhängen.
