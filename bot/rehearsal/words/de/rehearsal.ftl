## undercroft rehearse: was die Betreiber gefragt werden und erfahren.

rehearse-no-token = Es gibt kein Token. Setze DISCORD_TOKEN, um auf Discord zu proben, oder sieh mit „undercroft rehearse --table“, was es auf diesem Rechner tut.
rehearse-token = Discord lehnt das Token ab. Kopiere es neu aus dem Entwicklerportal in DISCORD_TOKEN.
rehearse-no-answer = Discord hat nicht geantwortet, wie es sollte: { $came }. Versuch es später noch einmal.
rehearse-unreachable = Discord ist nicht zu erreichen ({ $error }). Dort ist nichts entstanden.
rehearse-no-channel = Der Bot sieht keinen solchen Kanal ({ $came }). Prüfe die Id und ob der Bot auf dem Server ist und den Kanal sehen darf.
rehearse-no-text-channel = Das ist kein gewöhnlicher Textkanal. Eine Probe öffnet einen eigenen Thread, also nenne einen Textkanal eines Servers.
rehearse-rights = In diesem Kanal fehlt dem Bot: { $rights }. Ohne das lässt sich nichts erproben.
rehearse-no-thread = Discord hat in diesem Kanal keinen Thread geöffnet: { $came }. Es ist nichts entstanden.
rehearse-busy = Mit der Datei { $path } läuft schon eine Probe. Warte, bis sie zu Ende ist.
rehearse-no-file = Was eine Probe anlegt, wird in { $path } vermerkt, und diese Datei ist nicht zu gebrauchen: { $error }. Es ist nichts entstanden.
rehearse-name-one = Nenne einen dieser Kanäle: undercroft rehearse --channel ID
rehearse-no-channels = Der Bot ist auf keinem Server mit einem Textkanal, den er nutzen könnte. Lade ihn erst ein (docs/HOSTING.md).
rehearse-choices = In welchem Kanal? Die Probe öffnet dort einen eigenen Thread und entfernt ihn am Ende.
rehearse-choice = { $number }. #{ $channel } in { $guild } ({ $id })
rehearse-more = Es gibt mehr. Jeder andere geht auch: undercroft rehearse --channel ID
rehearse-which = Nummer (leer lassen zum Aufhören):

rehearse-people = In der letzten Stunde { $people ->
    [one] hat ein Mensch
   *[other] haben { $people } Menschen
} in diesem Kanal geschrieben.
rehearse-unseen = Der Bot darf den Verlauf dieses Kanals nicht lesen, also kann er nicht wissen, ob hier Leute sind.
rehearse-public = Der Bot darf hier keine privaten Threads öffnen. Der Thread der Probe ist öffentlich: Solange er besteht, sehen Leute ihn in der Liste der Threads.
rehearse-stays = Der Bot darf hier keine Threads löschen. Sein Thread bleibt, geleert und archiviert, bis jemand ihn löscht. Mit dem Recht Threads verwalten verschwindet er.
rehearse-go-on = Weiter? [y/N]
rehearse-not-begun = Es ist nichts entstanden.
rehearse-ask-first = Hier ist niemand zu fragen. Starte es in einem Terminal oder mit --yes.

rehearse-begin = Die Probe beginnt, in { $private ->
    [yes] einem eigenen privaten Thread
   *[no] einem eigenen Thread
}. Sie dauert bis zu drei Minuten; Strg+C bricht sie ab und entfernt, was sie angelegt hat.
rehearse-trial = { $number }/{ $count } { $name }: { $differs ->
    [0] { $untried ->
        [0] stimmt
       *[other] { $holds ->
            [0] nicht erprobt
           *[other] stimmt, zum Teil nicht erprobt
        }
    }
   *[other] weicht ab
}
rehearse-difference = { "   " } { $row }: erwartet { $expected }, gekommen { $came }
rehearse-why = { "   " } { $row } wurde nicht erprobt: { $why }
rehearse-stopping = Abbruch: Was angelegt ist, wird entfernt. Noch einmal Strg+C überlässt es dem nächsten Lauf.
rehearse-stopped = Sie wurde abgebrochen.
rehearse-lost = Die Verbindung zu Discord ging verloren.
rehearse-late = Es hat zu lange gedauert, also wurde der Rest nicht erprobt.
rehearse-left = Das ließ sich nicht entfernen: { $what }
rehearse-unswept = Nicht alles ließ sich entfernen. Was noch steht, ist in { $path } vermerkt; „undercroft rehearse --clean“ entfernt es, und die nächste Probe auch.
rehearse-summary = Von { $rows ->
    [one] einer Zeile
   *[other] { $rows } Zeilen
} { $holds ->
    [one] stimmt eine
   *[other] stimmen { $holds }
}, { $differs ->
    [0] keine weicht ab
    [one] eine weicht ab
   *[other] { $differs } weichen ab
}, nicht erprobt: { $untried }. Es dauerte { $seconds } Sekunden und brauchte { $requests } Anfragen.
rehearse-report = Der Bericht liegt in { $path } und ist in { $page } zu lesen. Er enthält kein Token, keine Ids und keine Namen.
rehearse-no-person = { $rows ->
    [one] Eine Zeile braucht
   *[other] { $rows } Zeilen brauchen
} einen Menschen zum Erproben: undercroft rehearse --with-a-person
rehearse-looked = Das sah für den Menschen nicht so aus, wie es soll: { $names }. Schreib ins Issue, was zu sehen war.
rehearse-not-noted = /doctor wird von dieser Probe nichts sagen: { $error }
rehearse-no-report = Der Bericht lässt sich nicht nach { $path } schreiben: { $error }

rehearse-cleaned = Was { $count ->
    [one] eine frühere Probe
   *[other] { $count } frühere Proben
} übrig ließ, ist entfernt.
rehearse-clean = Von keiner Probe ist etwas übrig.
rehearse-foreign = Was { $count ->
    [one] eine Probe
   *[other] { $count } Proben
} eines anderen Bots übrig ließ, lässt sich nur mit dem Token jenes Bots entfernen.
