# Handeln, anordnen, ansagen, würfeln, zurücknehmen.

## Vor einem Zug

turn-which = Wohin drehen?
sure = **{ $what }?** { $detail }
    Das lässt sich nicht zurücknehmen.

## Antworten, nur für eine Person

answer-pilot = { $who ->
    [player] Du führst { $hero } wieder selbst.
   *[other] { $hero } ist jetzt auf Autopilot: { $who }.
  }
answer-done = Erledigt: { $what }
proposal-made = Du schlägst vor: { $what }. Es gilt, wenn die anderen zustimmen oder bis zur Zeit auf der Tafel nichts sagen.
proposal-heard = Du bist dafür: { $what }.
errand-waits = Notiert: { $what }. Es kommt, sobald die Gruppe über den früheren Vorschlag entschieden hat.
errand-taken-back = Zurückgenommen: { $what }
errand-spoken-against = Du möchtest das lieber nicht. Mehr als die Hälfte entscheidet.
errand-refused-many = Von dir liegt den anderen schon genug vor.
errand-unnamed = { $option }
errand-refused-others = Das entscheiden andere.
proposal-refused-said = Das hast du schon gesagt: { $what }. Die anderen haben noch Zeit zu widersprechen.
answer-stirred = Die anderen haben gehandelt.
answer-rolled = { $count ->
    [one] Gewürfelt.
   *[other] { $count }-mal gewürfelt.
  } { $more ->
    [yes] Der Dungeon ist noch nicht fertig: noch einmal /act, oder `/act all:True`, um zu würfeln, bis jemand entscheiden muss.
   *[no] { $next }
  }
answer-rolled-next = Jetzt wartet der Tisch auf { AND($heroes) }: { $prompt }
answer-rolled-over = Das Spiel ist vorbei.
choice-detailed = { $label }, { $detail }

## Ablehnungen, nur für eine Person

error-not-your-turn = Du bist nicht dran: Der Tisch wartet auf { AND($heroes) }.
error-nobody-there = Niemand führt { $hero }. Erst muss jemand mitspielen.
error-no-such-stance = Wähle eins davon: player, { $stances }.
error-stale = Dieser Knopf gehört zu einem früheren Augenblick des Spiels. Nimm die neueste Tafel.
error-nothing-stirs = Jetzt gibt es nichts zu würfeln. Der Tisch wartet auf { AND($heroes) }: { $prompt }
error-no-such-table = Eine Tabelle „{ $typed }“ gibt es nicht. Wähle eine davon: { $tables }.
error-game-without-tables = { $game } hat keine Tabellen zum Würfeln. Diese Spiele haben welche: { $having }
act-game-more = { $row }, { $more }
act-game = { $game } (`game:{ $typed }`)
error-which-table = Für „{ $table }“ gibt es mehrere Tabellen. Wähle eine mit „wovon“: { $variants }.
error-no-such-variant = Die Tabelle für „{ $table }“ hat keine Variante „{ $typed }“. Wähle eine davon: { $variants }.
error-table-alone = Für „{ $table }“ gibt es nur eine Tabelle. Lass „wovon“ weg.
error-act-where = In diesem Kanal gibt es kein Abenteuer. Eröffne eins mit /adventure new. Um für ein Spiel an deinem eigenen Tisch zu würfeln, wähle eine davon mit /act table: { $tables }.
error-unknown-action = „{ $typed }“ geht jetzt nicht. Möglich ist: { $options }
error-nothing-of-the-kind = „{ $typed }“ geht jetzt nicht, und nichts von dieser Art. Die Tafel zeigt, was gefragt ist.
error-more-on-offer = { $named }; und { $count } weitere
error-ambiguous = „{ $typed }“ könnte mehreres heißen. Schreib eins davon: { $options }
undo-refused-daily = Im Dungeon des Tages kannst du nicht zurücknehmen, was du gesehen hast: Alle haben einen Versuch am selben Dungeon.
error-player-there = Wer { $hero } führt, ist da, und nur diese Person kann an den Autopiloten übergeben. Du kannst es, sobald sie einen Zug versäumt.
error-player-there-live = Wer { $hero } führt, war gerade noch da, und nur diese Person kann jetzt an den Autopiloten übergeben. Tut sie noch { $wait } { $wait ->
    [one] Minute
   *[other] Minuten
  } nichts, kannst du es mit /adventure autopilot.
error-only-host-live = Der Gastgeber ({ $host }) war gerade noch da und kann das jetzt als Einziger. Geschieht noch { $wait } { $wait ->
    [one] Minute
   *[other] Minuten
  } nichts, können es alle, die hier spielen, oder sie übernehmen mit /adventure host.

## Tabellen für alle, die an einem eigenen Tisch spielen

oracle-rolled = { $count ->
    [one] Der Würfel: { $total }
   *[other] Die Würfel: { $faces } = { $total }
  }
oracle-showing = { $count ->
    [one] Der Würfel: { $faces }
   *[other] Die Würfel: { $faces }
  }
oracle-odd = ungerade
oracle-even = gerade
oracle-to-be-read = Kein Wurf: von oben lesen.
oracle-drawn = Gezogen: { $total }
oracle-given = Dein Wurf: { $total }
oracle-and-more = { $least } oder mehr

## Züge, die angesagt werden, bevor sie kommen

ahead-said = Geplant für den Zug von { $hero } in dieser Runde: { $what }{ $more ->
    [0] .
    [one] , und danach noch eine Wahl.
   *[other] , und danach noch { $more } weitere.
  } Sonst sieht es niemand. Bis dein Zug kommt, kannst du es ändern oder zurücknehmen.
ahead-withdrawn = Zurückgenommen: Für { $hero } ist nichts mehr geplant.
ahead-refused-turn = Du bist jetzt dran: Handle auf der Tafel oder mit /do.
ahead-refused-auto = { $hero } ist auf Autopilot. Führ deinen Helden erst selbst, mit /adventure autopilot.
ahead-never = In diesem Spiel kannst du nicht vorausplanen.
ahead-refused-now = { $why } Das Spiel wartet auf { AND($heroes) }.
ahead-refused-option = Das kannst du für diese Runde nicht mehr planen. Öffne die Liste noch einmal.
ahead-refused-stale = Diese Liste ist veraltet: Der Zug ist weitergegangen, oder du hast inzwischen anderes geplant. Öffne sie noch einmal.
ahead-refused-many = Wähle mindestens eins, höchstens { $most }.
ahead-refused-nothing = Es gibt nichts zurückzunehmen: Du hast keinen Plan für diese Runde und keinen wiederholten Angriff.

plan-if = wenn { $when }: { $what }
plan-when-always = immer
plan-when-hurt = verletzt
plan-when-badly-hurt = schwer verletzt
plan-when-friend-badly-hurt = jemand von euch schwer verletzt
plan-when-fighting = im Kampf
plan-when-outnumbered = in Unterzahl
plan-when-quiet = alles ruhig
plan-follow = es { $hero } gleichtun
plan-word-if = wenn
plan-word-else = sonst
plan-words-follow = folge|wie|tu wie
plan-more = Oder mit anderen Worten …
plan-only = Wahl { $number } nur, wenn …

ahead-title = Zug von { $hero } planen
ahead-about = Wenn in dieser Runde dein Zug kommt, mache ich das Erste aus deiner Wahl, was möglich ist, und würfle erst dann. Geht dein Zug danach weiter, folgt das Nächste. Was du wählst, sieht sonst niemand.
ahead-none = Du hast noch nichts geplant.
ahead-chosen = { $number }. { $what }
ahead-now = Käme dein Zug jetzt: { $what }.
ahead-now-none = Käme dein Zug jetzt, wäre nichts davon möglich, und du würdest gefragt.
ahead-pick = { $rank ->
    [1] Zuerst …
    [2] Wenn das nicht geht, oder danach …
   *[3] Wenn beides nicht geht, oder danach …
  }

## Angriffe, bei denen es bleibt, bis ein Kampf vorbei ist

keep-said = { $hero } wiederholt diesen Angriff jede Runde, bis der Kampf vorbei oder { $hero } schwer verletzt ist. Um aufzuhören, tu etwas anderes oder sag /orders withdraw.
keep-refused-first = Greif erst einmal in diesem Kampf an, ohne etwas zu verbrauchen. Dann kannst du diesen Angriff wiederholen.
keep-refused-already = { $hero } wiederholt den Angriff schon. Um aufzuhören, sag /orders withdraw.
keep-refused-hurt = { $hero } ist schwer verletzt, also wähle jeden Angriff selbst.
keep-refused-never = Dieses Spiel hat keine Angriffe, die sich wiederholen lassen. Wähle jeden Zug selbst.
onward-choice = das Team kämpft allein weiter
onward-said = { $turn ->
    [this] Den Rest dieses Zuges kämpft das Team von { $hero } allein weiter.
   *[next] In der nächsten Runde kämpft das Team von { $hero } allein weiter. Bis sein Zug kommt, kannst du noch etwas anderes sagen oder das mit /orders withdraw zurücknehmen.
  } Es kämpft, wie deine Dauerbefehle sagen, sonst nach eigenem Ermessen, öffnet nichts und verbraucht nichts.
onward-refused-already = Dein Team kämpft schon allein weiter. Um das zurückzunehmen, sag /orders withdraw.
onward-refused-question = Beantworte erst, was du gefragt wirst. Dann kann dein Team allein weiterkämpfen.
onward-refused-now = Ein Team kann nur per Post allein weiterkämpfen, und solange Monster auf dem Brett sind.

## Dauerbefehle: was ein Held tut, wenn niemand da ist, der ihn führt

orders-given =
    { $count ->
        [0] { $hero } hat keine Befehle mehr.
        [one] { $hero } hat einen Befehl.
       *[other] { $hero } hat { $count } Befehle.
    }
orders-order = { $when }: { $deed }
orders-preview-now = Jetzt: { $what } (Befehl { $number }, { $order })
orders-preview-then = Bei Schritt { $step } wäre es gewesen: { $what } (Befehl { $number }, { $order })
orders-preview-older = { $count ->
    [one] Ein Schritt dieses Abenteuers wurde
   *[other] { $count } Schritte dieses Abenteuers wurden
  } nach anderen Regeln gespielt als heute. Dort konnte ich die Befehle nicht an allen deinen Zügen erproben.
orders-preview-none = In deinen letzten Zügen hätten diese Befehle nichts bewirkt; der Autopilot hätte gewählt.
orders-when-always = immer
orders-when-hurt = unter zwei Dritteln
orders-when-badly-hurt = unter einem Drittel
orders-when-friend-badly-hurt = jemand von euch unter einem Drittel
orders-when-fighting = im Kampf
orders-when-outnumbered = in Unterzahl
orders-when-quiet = wenn alles ruhig ist
orders-deed-drink = einen Trank trinken
orders-deed-heal-friend = die Freunde heilen
orders-deed-strike-weakest = die Schwächsten schlagen
orders-deed-strike-strongest = die Stärksten schlagen
orders-deed-shoot = schießen
orders-deed-guard = stehen und wachen
orders-deed-flee = weglaufen
orders-refused-many = Das ist zu viel zum Merken: Ein Held befolgt höchstens { $most ->
    [one] einen Befehl
   *[other] { $most } Befehle
  }.
orders-refused-unknown = „{ $order }“ ist kein Befehl. Wähle einen aus der Liste.
orders-refused-never = Dieses Spiel kennt keine Befehle. Solange du weg bist, wählt der Autopilot für deinen Helden.
orders-none = Dein Held hat keine Befehle. Gib welche mit /orders give; ohne sie wählt der Autopilot.

## Zurücknehmen

undo-done = Zurückgenommen. Die Tafel zeigt, wie das Spiel jetzt steht.
undo-waits = Du möchtest zurückgehen. Dafür braucht es die Zustimmung von { AND($heroes) }, mit /adventure undo; wer weiterspielt, lehnt ab.
undo-refused-nothing = Jetzt kannst du nichts zurücknehmen: Der letzte Schritt war nicht deiner, oder es gibt keinen. Um weiter zurückzugehen, such mit /adventure log die Nummer eines Schritts und frag dann die anderen mit /adventure undo und dieser Nummer.
undo-refused-shown = Seitdem wurde gewürfelt oder etwas aufgedeckt, also kannst du es nicht allein zurücknehmen. Frag die anderen mit `/adventure undo to:{ $to }` (der Gastgeber geht sofort zurück).
undo-refused-older = So weit kann ich nicht zurückgehen: Dieses Abenteuer wurde nach älteren Regeln gespielt, die sich nicht mehr nachspielen lassen, und jener Augenblick ist nicht mehr gespeichert. Wähle einen späteren Schritt.
undo-refused-far = Dieser Schritt ist außer Reichweite: Er liegt zu lange zurück, oder danach kam etwas Endgültiges (der Anfang, ein neuer Held, ein neuer Startwert). Wähle einen späteren Schritt.
