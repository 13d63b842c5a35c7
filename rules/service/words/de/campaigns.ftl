# Kampagnen: Abenteuer, die bleiben.

## Ablehnungen, nur für eine Person

error-other-rules = Dieses Abenteuer wurde nach älteren Regeln gespielt: Sein Protokoll lässt sich ab Schritt { $step } nicht nachspielen.

error-no-campaign-here = In diesem Kanal gibt es keine Kampagne. Starte eine mit /campaign new, oder hol eine hierher mit /campaign move; /campaign list zeigt die Kampagnen dieses Servers.
error-no-campaign-of = { $game } hat keine Kampagne, denn seine Regeln behalten von einem Spiel zum nächsten nichts von einem Helden. Spiel einzelne Abenteuer mit `/adventure new game:{ $system }`. Diese Spiele haben Kampagnen: { $games }.
error-no-such-campaign = Dieser Server hat keine offene Kampagne „{ $name }“. /campaign list zeigt sie.
error-here-already = { $name } ist schon in diesem Kanal.
error-no-such-chapter = Ein Abenteuer { $number } gibt es in der Chronik nicht. { $most ->
    [0] Noch ist keins vorbei.
    [one] Nur das erste ist vorbei.
   *[other] Wähle eins von 1 bis { $most }.
  }
error-name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
error-name-long = Dieser Name ist zu lang: Nimm höchstens { $most } Zeichen.
error-name-signs = Ein Name kann Buchstaben, Ziffern, Leerzeichen und { $signs } enthalten. Lass alles andere weg.
error-not-at-the-table = Nur wer am Tisch dieser Kampagne sitzt, kann ihre Datei bekommen.
error-not-a-campaign = Diese Datei ist keine Kampagne. Mach eine mit /campaign export.
error-newer-campaign = Diese Datei stammt von einer neueren Version des Programms. Bitte darum, dass der Bot aktualisiert wird.
error-campaign-huge = Diese Datei ist zu groß: Erlaubt sind gepackt { $packed } MiB und entpackt { $unpacked } MiB. Nichts wurde geändert.
error-campaign-truncated = Diese Datei ist abgeschnitten oder beschädigt. Nichts wurde geändert; bitte lade sie noch einmal herunter.
error-campaign-changed = Ich kann diese Datei nicht annehmen ({ $fault }): Sie wurde nachträglich verändert oder nach anderen Regeln gespielt. Hier wurde nichts geändert.
error-campaign-hidden = Dieses Abenteuer hat etwas Verborgenes, das die Datei verraten würde. Hol die Kampagne, wenn die Gruppe wieder zu Hause ist.
error-campaign-staged = Diese Kampagne wurde für die Entwicklung gestellt, oder ihre Würfel wurden vorgesagt, also bleibt sie, wo sie ist.
error-campaign-rules = Diese Kampagne wurde nach älteren Regeln gespielt und kann nach den heutigen nicht weitergehen. Ihr Protokoll kannst du noch prüfen: undercroft verify FILE
error-campaign-unseen = Diese Datei hat { $dice } Würfel, die ihr Startwert nicht erklärt: Sie wurde nachträglich verändert. Hier wurde nichts geändert.
error-campaign-over = Die Kampagne in dieser Datei ist vorbei, also kann niemand sie fortsetzen.
error-campaign-busy = Ich prüfe gerade eine andere Kampagne. Versuch es in einer Minute noch einmal.
error-campaign-file-large = Die Datei dieser Kampagne ist größer als die { $megabytes } MiB, die ich hier senden kann.
error-no-such-free-seat = Kein freier Platz heißt „{ $name }“. Frei: { AND($names) }.

## Private Blicke

campaign-status-system = { $game }, { $pace ->
    [post] per Post
   *[live] live am Tisch
  }.
campaign-status-table = Am Tisch: { AND($names) }.
campaign-status-lobby = Ihre Lobby ist offen; die Kampagne hat noch nicht begonnen.
campaign-status-cancelled = Sie wurde abgebrochen, bevor sie begann.
campaign-status-over = Sie ist vorbei.
campaign-status-waits = Der Tisch wartet auf { AND($names) }.
campaign-status-numbers = { $chapters ->
    [0] Noch kein Abenteuer
    [one] Bisher ein Abenteuer
   *[other] Bisher { $chapters } Abenteuer
  }{ $chapters ->
    [0] {""}
   *[other] , { $won } gewonnen
  } · { $heroes ->
    [one] ein Held
   *[other] { $heroes } Helden
  }, { $fallen } gefallen · { $purse } Gold im Beutel.
campaign-listed = { $over ->
    [yes] vorbei
   *[no] { $heading }
  }, { $chapters ->
    [0] noch kein Abenteuer
    [one] ein Abenteuer gespielt
   *[other] { $chapters } Abenteuer gespielt
  }
campaign-listed-title = { $name } ({ $game })

roster-title = Die Helden: { $name }
roster-empty = Noch stehen keine Helden auf der Liste. Sie kommen in der Stadt dazu, auf der Tafel dieses Kanals.
roster-line = **{ $name }** – { $stats } – { $fate ->
    [dead] fiel in Abenteuer { $last }, nach { $adventures ->
        [one] einem Abenteuer
       *[other] { $adventures } Abenteuern
      }
    [retired] im Ruhestand nach { $adventures ->
        [0] keinem Abenteuer
        [one] einem Abenteuer
       *[other] { $adventures } Abenteuern
      }
    [away] jetzt fort, { $adventures ->
        [0] erstes Abenteuer
        [one] ein Abenteuer zuvor
       *[other] { $adventures } Abenteuer zuvor
      }
   *[home] { $adventures ->
        [0] noch kein Abenteuer
        [one] ein Abenteuer
       *[other] { $adventures } Abenteuer
      }
  }{ $adventures ->
    [0] {""}
   *[other] , { $won } gewonnen
  }.
memorial-title = { $name }: gefallen und im Ruhestand
memorial-empty = Kein Held ist gefallen oder im Ruhestand. Möge es so bleiben.
purse-title = Der Beutel: { $name }
purse-empty = Noch ist keine Münze gekommen oder gegangen.
purse-sums = { $earned } eingenommen, { $paid } ausgegeben, { $purse } Gold im Beutel: { $right ->
    [yes] Die Bücher stimmen.
   *[no] Die Bücher stimmen nicht! Bitte sag es denen, die den Bot betreiben.
  }
purse-campaign-departed = **Abenteuer { $number }**
purse-campaign-came-home = **Heimkehr aus Abenteuer { $number }**: { $coins ->
    [0] kein Gold
   *[other] { $coins } Gold
  }
purse-line = `{ $step }` **{ $amount }** { $reason } → { $purse }
chronicle-title = Die Chronik: { $name }
chronicle-empty = Die Gruppe hat noch kein Abenteuer beendet.
chronicle-line = **Abenteuer { $number }**: { $result ->
    [victory] gewonnen
    [defeat] verloren
   *[finished] vorbei
  }. { $text } Gruppe: { $party }. { $dead ->
    [0] Alle kamen heim.
   *[other] Gefallen: { $fallen }.
  } { $coins } Gold{ $experience ->
    [0] {""}
   *[other] , { $experience } Erfahrung
  }.
chapter-title = { $name }: Abenteuer { $number }

## Antworten, nur für eine Person

answer-renamed = Die Kampagne heißt jetzt { $name }.
answer-moved = { $name } geht hier weiter. Die Tafel folgt gleich.
answer-campaign-file = Hier ist die ganze Kampagne in einer Datei. /campaign import bringt sie in jeden Kanal, hier oder anderswo, und prüft dabei jeden Schritt und jeden Würfel.
answer-campaign-file-renewed = Hier ist die ganze Kampagne in einer Datei. Sie enthält den bisherigen Startwert, damit sich ihre Würfel prüfen lassen. Er wird nicht mehr verwendet: Die Tafel verspricht einen neuen. /campaign import bringt die Datei in jeden Kanal, hier oder anderswo.
answer-campaign-file-refused = Hier ist die Kampagne in einer Datei, zum Aufheben: Kein /campaign import nimmt sie an, weder hier noch anderswo. Es würde sagen: „{ $why }“ Die Kampagne selbst bleibt, wie sie ist, und lässt sich hier weiterspielen. Ihr Startwert ist nicht enthalten. `undercroft verify FILE` prüft das Protokoll der Datei und welche Startwerte sie hat.
answer-import-working = Ich lese die Datei. Ich spiele jeden Schritt nach und prüfe jeden Würfel, das kann eine Minute dauern …
answer-imported = { $name } ist da. Ich habe alle Schritte ({ $steps }) und Würfel ({ $dice }) geprüft. Du bist Gastgeber und führst { $hero }.{ $others ->
    [0] {""}
    [one] {" "}Der Platz von { AND($names) } ist frei: Nimm ihn mit /adventure join.
   *[other] {" "}Die anderen Plätze ({ AND($names) }) sind frei: Mit /adventure join nimmst du einen nach Namen.
  }
