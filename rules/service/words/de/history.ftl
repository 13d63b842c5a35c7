# Ein Abenteuer ansehen, ohne es zu ändern: Regeln, Hilfe, Rückblick, Geschichte.

## Listen

card-more = … und { $count } weitere: Das Protokoll hat alles

log-title = Die Geschichte von Abenteuer { $id }
mine-lobby = die Lobby ist offen
mine-yours = du bist dran
mine-waits = wartet auf { AND($heroes) }
mine-parked = nicht zu zeigen seit { $since }, Uhren stehen: { $why ->
    [gone] den Kanal gibt es nicht mehr; /adventure move-here bringt es in einen anderen
    [closed] ich darf dort nicht schreiben; die Serverleitung kann das ändern, oder /adventure move-here bringt es in einen anderen Kanal
    [locked] der Thread ist gesperrt; die Serverleitung kann ihn entsperren, oder /adventure move-here bringt es in einen anderen Kanal
    [outside] ich bin nicht in diesem privaten Thread; erwähne mich dort einmal oder füge mich hinzu, oder /adventure move-here bringt es in einen anderen Kanal
    [timeout] ich bin auf diesem Server im Timeout bis { $until }; danach geht es von selbst weiter
    [removed] ich wurde von diesem Server entfernt; es geht weiter, wenn ich wieder da bin
    [refused] Discord nimmt keine seiner Tafeln an; ich versuche es weiter, und /adventure move-here bringt es in einen anderen Kanal
   *[unavailable] ich erreiche den Server nicht; es geht von selbst weiter
  }
mine-stopped = angehalten seit { $since }, Uhren stehen: Es geht weiter, wenn wieder gespielt werden darf

## Hilfe in einem Augenblick des Spiels

guide-lobby = Das Spiel hat noch nicht begonnen. Drück „Mitspielen“ für einen Platz; der Gastgeber drückt „Beginnen“.
guide-waits = Der Tisch wartet auf { AND($heroes) }: { $prompt }
guide-choice = { $label }: { $detail }
guide-steps = Ein Schritt
guide-list = { $title }: { $named }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
  }

## Regeln, die jemand nachschlägt

rules-goal = **Das Ziel von { $game }:** { $goal }
rules-task = **Das Ziel dieses Abenteuers:** { $task }
rules-goal-words = ziel ziele zweck sinn aufgabe auftrag mission gewinnen gewinne gewinnt gewonnen gewinn sieg siegen siege ende enden endet fertig punkte punktzahl
rules-topic-goal = Das Ziel
rules-topic-fight = Wie ein Kampf abläuft
rules-fight-words = kampf kämpfe kämpfen kaempfen angriff angriffe angreifen angreife schlag schlagen treffen treffe trifft verfehlen nahkampf fernkampf töten toeten schaden gefecht waffe waffen kritisch kritischer schießen schiessen
rules-common-words = wie tut tun macht machen mache ich wir du ihr man mein meine meinen meiner unser unsere der die das den dem des ein eine einen einem einer eines zu zum zur in im ins von vom ist sind sein bin bist war waren wird werden werde wurde kann kannst können koennen könnt darf darfst dürfen duerfen dürft muss musst müssen muessen soll sollen will wollen was wann welche welcher welches wo wohin woher wer wen wem warum wieso weshalb womit wofür wofuer mit für fuer auf an am bei es er sie sich dies diese dieser dieses dort da hier gibt geben bekomme bekommen kriege benutzen benutze über ueber um und oder nicht kein keine wenn falls funktioniert geht gehts heißt heisst bedeutet sag mir mich dir uns euch passiert geschieht viel weit hat habe haben hatte brauche brauchen bitte denn eigentlich auch noch nur als aus nach vor genau
rules-alike-words = töten tötet getötet erschlagen erschlägt besiegen besiegt tot tod sterben stirbt fallen fällt gefallen; geld gold münze münzen beutel; tp trefferpunkte gesundheit leben treffer; heilen heilt heilung regenerieren erholen; monster feind feinde gegner; held helden figur charakter; geben gibt teilen; stehlen stiehlt diebstahl dieb; zurückkommen zurückkehren wieder erneut; viele anzahl zahl; groß größe; gefangener gefangene gefangenen fesseln befreien; gehen laufen bewegen bewegung ziehen; nehmen nimmt aufheben tragen; nächste nächster tiefer letzte letzter; angriff angreifen schlag schlagen; schließen geschlossen zu; ende enden vorbei fertig; mannschaft gruppe team; anhalten stoppen ende; schwimmen wasser; finden findet entdecken; handeln aktivieren aktivierung zug; verlassen hinaus ausgang eingang; wiederbeleben erwecken auferstehen; kosten kostet preis bezahlen wert; alle alles jeder jede; ausrüstung gegenstand gegenstände ding dinge; 1 eins; 2 zwei; 3 drei; 4 vier; 5 fünf; 6 sechs
rules-elsewhere = { $count ->
    [one] Das ist eine Regel eines anderen Spiels, { $games }:
   *[other] Das ist eine Regel anderer Spiele, { $games }:
  }
rules-nearest = Keine Regel hier sagt das. Am nächsten kommt „{ $near }“:

## Ablehnungen, nur für eine Person

error-no-hero = Du hast hier keinen Helden. Nimm einen Platz mit /adventure join.
error-no-such-rule = Keine Regel erwähnt „{ $wanted }“. Versuch ein einzelnes Wort, oder eine Kennung wie TD-019.
error-no-such-rule-headings = Keine Regel erwähnt „{ $wanted }“. Du kannst nachschlagen: { $headings }.
error-no-such-id = Eine Regel { $wanted } gibt es nicht. Regeln dieser Art gehen von { $first } bis { $last }.
error-not-a-log = Das ist nicht das Protokoll eines Abenteuers. Hol eins mit /adventure verify.
error-newer-log = Dieses Protokoll stammt von einer neueren Version des Programms. Bitte darum, dass der Bot aktualisiert wird.
error-broken-promise = Der Startwert in diesem Protokoll passt nicht zu dem Hash, der veröffentlicht wurde, also ist den Würfeln nicht zu trauen.

## Was jemand vom Programm wissen will und bei den Regeln sucht

rules-ask-begin = `/adventure new` fragt, was ihr spielen wollt, und eröffnet eine Lobby. Alle anderen drücken **Mitspielen**, dann drückt der Gastgeber **Beginnen** für eine fertige Gruppe, oder **Helden wählen**, wo ein Spiel welche hat. `/tutorial` führt in ein Spiel ein.
rules-ask-begin-words = beginnen anfangen starten start anfang lobby einladen vorbereiten spielen lernen einführung einfuehrung tutorial

rules-ask-players = { $game } ist für { $most ->
    [one] eine Person
   *[other] { $fewest } bis { $most } Personen
  }.
rules-ask-players-words = spieler spielerinnen mitspieler personen leute

rules-ask-undo = **Zurücknehmen** auf der Tafel nimmt deinen letzten Schritt zurück, solange seither niemand gehandelt hat.
rules-ask-undo-words = zurücknehmen zuruecknehmen rückgängig rueckgaengig fehler versehen undo

rules-ask-save = Nichts muss gespeichert werden: Das Spiel wartet in seinem Kanal und geht mit dem nächsten Knopf weiter.
rules-ask-save-words = speichern pause pausieren fortsetzen weiterspielen

rules-ask-symbols = **Hilfe**, hinter **Mehr** auf der Tafel, sagt, was die Zeichen auf deiner Karte bedeuten.
rules-ask-symbols-words = symbol symbole zeichen legende icon icons

rules-ask-leave = `/adventure leave` gibt deinen Platz auf; der Gastgeber beendet das ganze Spiel mit `/adventure end`.
rules-ask-leave-words = aufhören aufhoeren aussteigen aufgeben kapitulieren abbrechen

## Alle Spiele auf einmal

away-game = - [{ $game }]({ $link }): { $what ->
    [waits] Deine Uhr steht, also wartet der Tisch auf deine Züge.
    [plays] Die anderen sind da, also geht das Spiel weiter. Bist du länger als { $minutes } Min. dran, wird dein Held für dich gespielt: nach deinen Dauerbefehlen, sonst mit Vorsicht.
    [rests] Sonst ist niemand da, also ruht der Tisch, sobald du dran bist.
    [live] Es wird live gespielt, ohne Uhren: Niemand spielt für dich, außer der Gastgeber lässt den Autopiloten führen.
    [stands] Seine Uhren stehen schon. Laufen sie wieder, entscheiden die Einstellungen des Tisches.
   *[led] Der Autopilot führt deinen Helden schon.
  }

recap-taken = { $count ->
    [one] Ich habe einen Schritt von { $hero } für dich gemacht
   *[other] Ich habe { $count } Schritte von { $hero } für dich gemacht
  }, { $how ->
    [orders] nach deinen Dauerbefehlen, und durch den Autopiloten, wo sie nicht passten.
   *[autopilot] durch den Autopiloten.
  }
home-title = Inzwischen, in all deinen Spielen
home-game = **[{ $title }]({ $link })**, { $hero }{ $over ->
    [yes] : vorbei
   *[no] { $yours ->
        [yes] : du bist dran
       *[no] {""}
      }
  }
home-nothing = In deinen Spielen ist seit deinen letzten Zügen nichts geschehen.
home-more = { $count ->
    [one] … und in einem weiteren Spiel.
   *[other] … und in { $count } weiteren Spielen.
  } Alle laufenden Spiele zeigt /adventure mine, Neues in jedem Spiel /adventure recap.

## Rückblick

recap-since-message = Seit dieser Nachricht ({ $at })
recap-since = Seit deinem letzten Zug
recap-whole = Die Geschichte bis jetzt
recap-head = { $game }, begonnen { $begun }: { AND($heroes) }. Zug { $turn }, Schritt { $steps }.
recap-nothing = Nichts Neues ist geschehen.
luck-title = Wie die Würfel fielen
luck-unknown = { $game } sagt nicht, worum Helden würfeln, also kennt niemand ihr Glück.
replay-older = { $count ->
    [one] Schritt { $step } wurde
   *[other] Ab Schritt { $step } wurden { $count } Schritte
  } nach anderen Regeln gespielt als heute und { $count ->
    [one] lässt
   *[other] lassen
  } sich nicht nachspielen, also fehlen einige Karten.
mine-due = { $line }, bis { $due }
mine-paused = { $line }, pausiert

## Protokolle von Spielen mit Paketen

error-log-without-pack = Dieses Spiel wurde mit dem Paket { $pack } (Hash { $hash }) gespielt. Gib auch dessen Datei an: undercroft verify LOG --pack FILE
answer-export-packs = Es wurde mit Paketen gespielt. Prüf es mit ihren Dateien: `undercroft verify LOG --pack FILE`. `/pack show` sendet sie.
