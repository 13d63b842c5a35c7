# Abenteuer, die niemandem zu zeigen sind, Leute, die den Server verließen, und die Namen von Threads.

## Abenteuer, die niemandem zu zeigen sind, und Leute, die den Server verließen

parked-note = Ich kann „{ $title }“ nicht mehr zeigen: { $why ->
    [gone] Der Kanal oder Thread wurde gelöscht. Nichts ist verloren. Um weiterzuspielen, sag /adventure move-here in einem anderen Kanal des Servers.
    [closed] Ich darf im Kanal nicht schreiben. Nichts ist verloren. Um weiterzuspielen, bitte die Serverleitung, mich dort schreiben zu lassen, oder sag /adventure move-here in einem anderen Kanal.
    [locked] Der Thread ist gesperrt. Nichts ist verloren. Um weiterzuspielen, bitte die Serverleitung, ihn zu entsperren, oder sag /adventure move-here in einem anderen Kanal.
    [outside] Der private Thread ist mir verschlossen. Nichts ist verloren. Um weiterzuspielen, erwähne mich dort einmal oder füge mich hinzu, oder sag /adventure move-here in einem anderen Kanal.
    [timeout] Ich bin auf diesem Server im Timeout bis { $until }. Nichts ist verloren, und danach geht es von selbst weiter. Die Serverleitung kann den Timeout früher beenden.
    [removed] Ich wurde vom Server entfernt. Nichts ist verloren. Es geht weiter, wo es war, sobald ich wieder eingeladen bin.
    [refused] Discord nimmt keine seiner Tafeln an, auch ohne Bilder nicht; vielleicht blockiert sie ein Filter des Servers. Nichts ist verloren, und ich versuche es weiter. Um früher weiterzuspielen, bitte die Serverleitung, meine Nachrichten durch AutoMod zu lassen, oder sag /adventure move-here in einem anderen Kanal.
   *[unavailable] Ich erreiche den Server nicht. Es geht von selbst weiter, sobald ich ihn wieder erreiche.
  } Bis dahin stehen die Uhren.
clock-parked = Alle Uhren stehen seit { $since }, weil ich diesen Tisch nicht zeigen konnte.
notice-unpark = { $post ->
    [yes] { $why ->
        [stopped] Das Spiel war angehalten:
       *[other] Ich konnte diesen Tisch nicht zeigen:
      }{" "}{ $hours ->
        [0] {""}
        [one] eine Stunde und{" "}
       *[other] { $hours } Stunden und{" "}
      }{ $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
      } lang. Diese Zeit wird niemandem angerechnet, und die Uhren laufen wieder.
   *[no] { $why ->
        [stopped] Das Spiel geht weiter.
       *[other] Ich kann diesen Tisch wieder zeigen.
      }
  }
notice-departed = Wer { $hero } führte, hat den Server verlassen: Wer will, kann den Platz nehmen.
notice-move = Dieses Abenteuer ist aus einem anderen Kanal hierher gezogen.

move-choice = { $parked ->
    [yes] ⚠ { $title }: { $heroes }
   *[no] { $title }: { $heroes }
  }
move-refused-none = Du hast auf diesem Server kein solches Abenteuer. Fang an zu schreiben, und wähle eins aus der Liste.
move-refused-which = { $count ->
    [0] Alle deine Abenteuer auf diesem Server lassen sich dort zeigen, wo sie sind. Um trotzdem eins hierher zu holen, wähle es aus der Liste.
    [one] Eins deiner Abenteuer auf diesem Server lässt sich nicht zeigen, wo es ist. Wähle es aus der Liste.
   *[other] { $count } deiner Abenteuer auf diesem Server lassen sich nicht zeigen, wo sie sind. Wähle eins aus der Liste.
  }

clock-play-stopped = Seit { $since } ist das Spiel angehalten, von denen, die diesen Bot betreiben. Alle Uhren stehen; nichts ist verloren.
nudge-refused-quiet = Das ist ein stiller Kanal, in dem niemand gerufen wird. Private Erinnerungen bekommen alle so, wie sie es gewählt haben.

## Der Name eines Threads

sign-turn = ⏳ { $heroes }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
  } · { $title }
error-there-already = { $name } ist schon in { $channel }.
answer-moved-there = { $name } geht in { $channel } weiter. Die Tafel folgt gleich.
