# Die Nachricht eines Abends, seine Felder und Formulare, und was einmal in seinem Kanal gesagt wird.

evening-title = { $game }, zusammen
evening-when = <t:{ NUMBER($at, useGrouping: 0) }:F>, <t:{ NUMBER($at, useGrouping: 0) }:R>
evening-what = { $table ->
    [yes] { $game }: Das Spiel in { $channel } geht weiter.
   *[no] { $game }{ $preset ->
        [none] {""}
       *[other] {" "}({ $preset })
      }. Die Lobby öffnet hier zu dieser Zeit von selbst.
  }
evening-yes = **Ja ({ $count }{ $most ->
    [0] {""}
   *[other] {" "}von { $most }
  }):** { $names }
evening-perhaps = **Vielleicht ({ $count }):** { $names }
evening-no = **Nein ({ $count }):** { $names }
evening-nobody = –
evening-others = { $names } und { $more } weitere
evening-small = { $host ->
    [no] Wer zugesagt hat, wird eine Stunde vorher gerufen.
   *[other] Wer zugesagt hat, wird eine Stunde vorher gerufen. Verschieben oder absagen kann { $host }.
  }
evening-off = ⚠ Abgesagt.
evening-begun = { $table ->
    [yes] Es hat begonnen, in { $channel }.
   *[no] Die Lobby ist offen, in { $channel }.
  }
evening-missed = ⚠ Es hat nicht von selbst begonnen. Wenn ihr beisammen seid, sagt /adventure new.
button-evening-yes = Ja
button-evening-perhaps = Vielleicht
button-evening-no = Nein
button-evening-move = Verschieben
button-evening-off = Absagen
button-evening-sure = Ja, absagen
button-evening-plan = Festlegen
button-evening-again = Neu schreiben
button-evening-moved = Verschieben

evening-read = ### Ich lese das als <t:{ NUMBER($at, useGrouping: 0) }:F>
    Das ist <t:{ NUMBER($at, useGrouping: 0) }:R>. Discord zeigt es nach deiner eigenen Uhr. Meinst du das?
evening-doubt-zone = Ich kenne deine Zeitzone nicht, also habe ich UTC genommen. Schreib sie zur Zeit dazu, etwa „20 Uhr MEZ“ oder „20 Uhr Berlin“, oder sag einmal /away me.
evening-doubt-shared = Mehrere Zeitzonen heißen so; ich habe { $zone } genommen.
evening-doubt-season = So heißt die Zeit in der anderen Jahreshälfte; ich habe die Uhr von { $zone } an jenem Tag genommen.
evening-doubt-half = Ich habe den Abend genommen, denn ob morgens oder abends, stand nicht dabei.
evening-doubt-midnight = Ich habe die Mitternacht genommen, mit der dieser Tag endet.
evening-doubt-order = Ich war mir nicht sicher, welche Zahl der Tag und welche der Monat ist.
evening-doubt-week = Ich war mir nicht sicher, welche Woche du meinst.
evening-doubt-year = Dieser Tag war gerade erst, also habe ich das nächste Jahr genommen.
evening-doubt-gap = Diese Zeit gibt es nicht: Die Uhren werden dann vorgestellt. Ich habe den ersten Augenblick danach genommen.
evening-doubt-twice = Diese Zeit kommt zweimal: Die Uhren werden dann zurückgestellt. Ich habe die erste genommen.
evening-doubt-day = Diese Zeit ist heute schon vorbei, also habe ich morgen genommen.
evening-planned = Erledigt. Es steht im Kanal, und wer kommt, kann es dort sagen.
evening-no-right = Im Kalender des Servers steht es nicht: Mir fehlt die Berechtigung „Events erstellen“. Alles andere geht auch ohne sie.
role-quiet = Die Rolle des Servers wird nicht gerufen: Das ist ein stiller Kanal, in dem niemand gerufen wird.
role-mute = Die Rolle { $role } wird nicht gerufen: Ich darf sie hier nicht erwähnen. Wer den Server verwaltet, kann allen erlauben, diese Rolle zu erwähnen, oder mir „Erwähne @everyone, @here und alle Rollen“ geben.
evening-form = Abend verschieben
evening-form-anew = Wann?
evening-form-when = Tag und Zeit
evening-form-help = Etwa „Freitag 20 Uhr“ oder „24.12. 20:00 MEZ“
evening-moved = Verschoben. Wer kommen wollte, erfährt es.
evening-sure = Absagen? Wer kommen wollte, erfährt es. Das lässt sich nicht zurücknehmen.
evening-gone-off = Abgesagt.
evening-answered = Notiert.
evening-event = Wer kommt, und was: { $link }

evening-say-hour = **{ $title }** beginnt <t:{ NUMBER($at, useGrouping: 0) }:R>: { $people }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
  }
evening-say-moved = **{ $title }** ist verschoben: jetzt auf <t:{ NUMBER($at, useGrouping: 0) }:F> (<t:{ NUMBER($at, useGrouping: 0) }:R>). Passt das noch? { $people }{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
  }
evening-say-off = ⚠ **{ $title }**, geplant für <t:{ NUMBER($at, useGrouping: 0) }:F>, ist abgesagt. { $people }
evening-say-now = { $table ->
    [yes] ⚔ **{ $title }**: Es ist so weit, in { $channel }. { $people }
   *[no] ⚔ **{ $title }**: Die Lobby ist offen. Drückt „Mitspielen“ auf ihrer Tafel. { $people }
  }{ $role ->
    [none] {""}
   *[other] {" "}{ $role }
  }
lobby-say-role = ⚔ Hier ist eine Lobby offen: { $game }. { $role }
