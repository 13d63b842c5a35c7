# Was von einer Person gespeichert ist, und was daraus wird.

privacy-title = **Was ich über dich speichere**
privacy-nothing = Nichts: Deine Kennung steht nirgends in der Datenbank.
privacy-taste = Wie du Karten magst: { $maps ->
    [text] in Worten
   *[picture] als Bilder
  }, { $theme ->
    [house] in den üblichen Farben.
   *[other] in den Farben „{ $theme ->
        [chessex] Chessex
        [contrast] Kontrast
        [parchment] Pergament
        [print] Druck
        [slate] Schiefer
       *[other] { $theme }
      }“.
  }
privacy-hints = Welche Hinweise du gesehen hast, und wie oft: { $count ->
    [0] noch keine.
    [one] einen Hinweis.
   *[other] { $count } Hinweise.
  }
privacy-forge = Was du schmiedest, mit den Änderungen, die du zurücknehmen kannst.
privacy-vacations = { $count ->
    [0] Kein Urlaub.
    [one] Ein Urlaub, mit seinen Tagen.
   *[other] { $count } Urlaube, mit ihren Tagen.
  }
privacy-seats = Deine Plätze, unter deiner Discord-Kennung: in { $open ->
    [one] einem laufenden Abenteuer
   *[other] { $open } laufenden Abenteuern
  } und { $over ->
    [one] einem, das vorbei ist
   *[other] { $over }, die vorbei sind
  }; { $campaigns ->
    [0] keins davon eine Kampagne.
    [one] eins davon eine Kampagne.
   *[other] { $campaigns } davon Kampagnen.
  } Für jeden Platz: was du tatest, Schritt für Schritt, seit wann du dran bist und wie viele Züge du versäumt hast.
privacy-heroes = { $count ->
    [one] Dein Held: { AND($names) }. Den Namen hat das Spiel gewählt.
   *[other] Deine { $count } Helden: { AND($names) }. Die Namen hat das Spiel gewählt.
  }
privacy-hosted = Du bist oder warst Gastgeber von { $count ->
    [one] einem Abenteuer.
   *[other] { $count } Abenteuern.
  }
privacy-orders = Dauerbefehle für { $count ->
    [one] einen Helden.
   *[other] { $count } Helden.
  }
privacy-offered = Ein Platz, der dir angeboten wird oder den du kürzlich abgegeben hast: in { $count ->
    [one] einem Abenteuer.
   *[other] { $count } Abenteuern.
  }
privacy-calls = { $count ->
    [one] Ein Ruf oder eine Erinnerung
   *[other] { $count } Rufe und Erinnerungen
  } an dich. Alles davon ist sechzig Tage lang gespeichert.
privacy-runs = { $count ->
    [one] Ein Lauf
   *[other] { $count } Läufe
  } in der Ruhmeshalle eines Servers.
privacy-dungeons = { $count ->
    [one] Ein Dungeon, den du gemacht hast oder mit anderen zeichnest.
   *[other] { $count } Dungeons, die du gemacht hast oder mit anderen zeichnest.
  }
privacy-packs = { $count ->
    [one] Dass du eine Version eines Pakets auf einen Server gebracht hast.
   *[other] Dass du { $count } Versionen von Paketen auf Server gebracht hast.
  }
privacy-voices = Was du geschrieben hast, damit ein Held oder jemand anderes es sagt: { $count ->
    [one] ein Beitrag oder eine Zeile.
   *[other] { $count } Beiträge und Zeilen.
  }
privacy-evenings = Abende, die du festgelegt oder zu denen du etwas gesagt hast: { $count }.
privacy-kept = { $days ->
    [0] Wer diesen Bot betreibt, behält beendete Spiele für immer.
    [one] Beendete Spiele werden nach einem Tag gelöscht.
   *[other] Beendete Spiele werden nach { $days } Tagen gelöscht.
  } Was du gesagt hast, bleibt so lange wie sein Spiel. Läufe der Ruhmeshalle, Kampagnen, Vorlieben und Dungeons bleiben, bis du deine Daten löschst. Sieben Tage lang merke ich mir, ohne deinen Namen, dass ein Klick ausgeführt wurde.
privacy-where = Alles davon steht in einer Datenbank-Datei und deren Sicherungen, auf dem Rechner derer, die diesen Bot betreiben. Ich lese keine Nachrichten und speichere keine Mitgliederlisten. Die Tafeln in Kanälen behält Discord selbst. `/privacy export` gibt dir deine Daten als Datei; `/privacy delete` löscht sie.
privacy-file = Hier ist alles, was ich über dich speichere: deine Daten und was du getan hast, als JSON. Über andere steht nichts darin, und nichts, was in einem Spiel verborgen ist.
privacy-sure = **Alles löschen, was ich über dich speichere?** Das lässt sich nicht zurücknehmen.
    • Gelöscht: deine Vorlieben, Ruhezeiten und Urlaube, Rufe, Dauerbefehle, Angebote, Dungeons aus privaten Nachrichten, was du als deine Helden gesagt hast und ob du zu Abenden kommst (auch aus den Kanälen, binnen Minuten), und deine Kennung überall.
    • Behalten: deine Helden und was sie taten, unter „jemand von früher“, damit die Spiele und Chroniken der anderen und die Ruhmeshalle noch stimmen. Nichts sagt, wessen Helden es waren.
    • { $running ->
        [0] Du bist in keinem laufenden Spiel.
        [one] Du bist in einem laufenden Spiel: Dein Held bleibt als Begleitung, oder geht, wenn die Regeln es erlauben. Wer will, kann den Platz nehmen, und wenn du Gastgeber bist, wird es jemand anderes. Ein Platz in einer Lobby wird einfach frei.
       *[other] Du bist in { $running } laufenden Spielen: Deine Helden bleiben als Begleitung, oder gehen, wenn die Regeln es erlauben. Wer will, kann die Plätze nehmen, und wo du Gastgeber bist, wird es jemand anderes. Plätze in Lobbys werden einfach frei.
      }
    • Pakete, die du gebracht hast, bleiben bei ihren Servern und sagen nicht, wer sie gebracht hat.
    • Tafeln, die schon in Kanälen stehen, bleiben bei Discord; offene Tafeln zeichne ich ohne dich neu.
    Du kannst jederzeit wieder spielen, als jemand Neues.
privacy-deleted = Erledigt: Nichts hier hat mehr deine Kennung. Leb wohl! Kommst du wieder, beginnst du als jemand Neues.
