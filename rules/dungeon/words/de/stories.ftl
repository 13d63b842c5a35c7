# Die zwei Zeilen Geschichte, die ein Dungeon hat.

## Was es war, danach, wofür es gebaut wurde

dm-was-tomb = { $n ->
    [1] Hier bestatteten { $builders } ihre Toten und in ihrer Mitte { $person }.
    [2] Es wurde von { $dat_builders } { $made }, als Grab für { $person }, und die Hälfte von ihnen starb vorher.
   *[3] Hier begruben { $builders } { $person } und mauerten dann die Tür zu, von innen.
}
dm-was-temple = { $n ->
    [1] Hier beteten { $builders } zu einer Macht, deren Namen { $person } niederzuschreiben verbot.
    [2] Es wurde von { $dat_builders } { $made }, nach einem Traum von { $person }, und niemand nahm Lohn dafür.
   *[3] Einmal im Jahr kamen { $builders } hier herab, um sich von { $person } das Schicksal sagen zu lassen.
}
dm-was-prison = { $n ->
    [1] Es wurde von { $dat_builders } { $made }, um eine einzige Person festzuhalten: { $person }.
    [2] Hier sperrten { $builders } alle ein, die { $person } missfallen hatten.
   *[3] Hier hielten { $builders } fest, wen kein Gericht verurteilen wollte, auf Befehl von { $person }.
}
dm-was-mine = { $n ->
    [1] Neunzig Jahre lang gruben { $builders } hier nach Silber, und { $person } wurde reich davon.
    [2] Hier folgten { $builders } einer Erzader, die { $person } im Traum gesehen hatte.
   *[3] Hier schürften { $builders }. Als das Erz zu Ende war, ließ { $person } sie weitergraben.
}
dm-was-vault = { $n ->
    [1] Hier bewachten { $builders }, was { $person } weder ausgeben noch verschenken konnte.
    [2] Es wurde von { $dat_builders } { $made }, für die Steuern von { $person }, denn den Banken war nicht zu trauen.
   *[3] Was { $person } in sieben Kriegen erbeutete, trugen { $builders } bei Nacht hier herab.
}
dm-was-library = { $n ->
    [1] Hier verwahrten { $builders } jedes Buch, das auf Befehl von { $person } brennen sollte.
    [2] Es war eine Schule: { $person } lehrte, und { $builders } zahlten dafür mit Schweigen.
   *[3] Hier schrieben { $builders } alles auf, was { $person } je sagte, und stellten es ins Regal.
}
dm-was-palace = { $n ->
    [1] Als { $person } die Sonne nicht mehr ertrug, brachten { $builders } den Hof hier herab.
    [2] Hier tafelten { $builders }, und { $person } richtete über sie von einem hohen Stuhl.
   *[3] Es war der Wintersitz von { $person }, von { $dat_builders } in einem einzigen Sommer { $made }.
}
dm-was-fort = { $n ->
    [1] Hier hielten sich { $builders } ein Jahr lang unter { $person }, und niemand erfuhr, gegen wen.
    [2] Es wurde von { $dat_builders } { $made }, für einen Krieg, den { $person } erwartete und der nie kam.
   *[3] Es war die letzte Festung von { $person }, die { $builders } zu halten schworen, und einige halten sie vielleicht noch.
}
dm-was-workshop = { $n ->
    [1] Hier fertigten { $builders }, was { $person } an beide Seiten verkaufte.
    [2] Es wurde von { $dat_builders } { $made }, rings um ein Feuer, das { $person } nie ausgehen ließ.
   *[3] Hier arbeiteten { $builders } bei Nacht für { $person }, an etwas, das sich bei Tag bewegte.
}
dm-was-baths = { $n ->
    [1] Hier suchten { $builders } Heilung, und { $person } nahm für jeden Becher eine Münze.
    [2] Es wurde von { $dat_builders } { $made }, rings um eine Quelle, die { $person } heilig nannte.
   *[3] Hier schöpften { $builders } das Wasser für die Stadt von { $person }, bis es nach Eisen schmeckte.
}
dm-was-refuge = { $n ->
    [1] Hier verbargen sich { $builders } vor den Soldaten von { $person }, länger als geplant.
    [2] Als die Dörfer brannten, führte { $person } sie hier herab: { $builders }.
   *[3] Hier versteckten sich { $builders }, bis { $person } es jemandem verriet.
}
dm-was-cloister = { $n ->
    [1] Hier lebten { $builders } hundert Jahre lang ohne ein Wort, nach der Regel von { $person }.
    [2] Es wurde von { $person } gegründet für { $builders }, mit vierzig Betten und einer Tür.
   *[3] Fern von den Augen der Welt schrieben { $builders } hier die Sprüche von { $person } ab.
}
dm-was-laboratory = { $n ->
    [1] Hier stellte { $person } Fragen, auf die niemand antworten sollte, und { $builders } kehrten auf.
    [2] Es wurde von { $dat_builders } { $made }, für { $person }, und es gab guten Lohn für alles, was atmete.
   *[3] Was { $person } hier begann, sollten { $builders } vollenden und dann begraben.
}
dm-was-cellars = { $n ->
    [1] Hier lagerten { $builders } Wein, und Schlimmeres, für { $person }.
    [2] Es wurde von { $dat_builders } { $made }, damit { $person } am Tor keinen Zoll zu zahlen brauchte.
   *[3] Vierzig Jahre lang schmuggelten { $builders } hier, und { $person } hielt das Licht.
}
dm-made-built = erbaut
dm-made-dug = gegraben
dm-made-found = besiedelt

## Was geschah oder jetzt wartet, danach, was alle davon sehen

dm-now-any = { $n ->
    [1] Aus der Tür nach { $side } ist seit einem Menschenalter niemand mehr gekommen.
    [2] Letzten Winter sah jemand hinter der Tür nach { $side } ein Licht. Es wurde getragen.
    [3] Das Dorf schickt jeden Herbst eine Ziege hinab. Keine kam hungrig zurück, und auch sonst keine.
    [4] Drei Gruppen gingen dieses Jahr hinein. Zwei kamen heraus, und keine sagt ein Wort.
    [5] Seit dem Frühjahrsregen liegt der Eingang offen, und etwas kehrt die Schwelle.
    [6] Es heißt, es sei leer. Es heißt auch, man solle vor Dunkelheit zu Hause sein.
    [7] Auf dem Markt wurde letzten Monat eine Karte davon verkauft, von einem Mann, der noch in der Nacht verschwand.
    [8] In stillen Nächten hört man Hämmern, obwohl dort seit hundert Jahren niemand gearbeitet hat.
    [9] Die Tür nach { $side } war von außen zugemauert. Jetzt liegen die Ziegel im Gras.
    [10] Eine alte Straße führt dorthin und sonst nirgendwohin, und neuerdings benutzt sie jemand.
    [11] Laut einem Testament erbt es, wer bis zum Morgen dort drinnen bleibt.
   *[12] Zwei erheben vor Gericht Anspruch darauf, und einer davon ist seit Jahren tot.
}
dm-now-wet = { $n ->
    [1] Dann fand der Fluss einen Weg hinein, und er ist geblieben.
    [2] Eines Nachts stieg das Wasser ohne Regen, und nur einer kletterte noch heraus.
   *[3] Etwas trinkt den Bach leer, bevor er das Tal erreicht.
}
dm-now-deep = { $n ->
    [1] Sie hörten nie auf zu graben, und eines Tages grub ihnen etwas entgegen.
    [2] Jede Treppe ist älter als die darüber, und niemand kann das erklären.
   *[3] Was sie am Fuß der Treppe fanden, schlossen sie ein und gingen.
}
dm-now-barred = { $n ->
    [1] Als sie gingen, verriegelten sie jede Tür hinter sich, auf der falschen Seite.
    [2] Die letzten Wachen schlossen sich ein, und niemand hat sie abgelöst.
   *[3] Die Schlüssel wurden unter fünf Familien aufgeteilt, und vier davon sind ausgestorben.
}
dm-now-cyclopean = { $n ->
    [1] Die Schwellen sind brusthoch, und darauf sind frische Abdrücke.
    [2] Alle Riesen zogen nach Norden fort, bis auf einen.
   *[3] Was jetzt dort wohnt, ist klein und hat gelernt, an die Klinken zu kommen.
}
dm-now-eldritch = { $n ->
    [1] Wer dort schlief, erwachte mit immer demselben Wort im Mund.
    [2] Keine zwei, die hineingingen, haben gleich viele Räume gezählt.
   *[3] Kein Vogel fliegt darüber, und kein Hund geht in die Nähe.
}
dm-now-extensive = { $n ->
    [1] Manche gingen dort einen Tag und eine Nacht lang und hörten immer dieselbe Tür hinter sich zufallen.
    [2] Es soll zwei Täler verbinden. Fuhrleute haben es versucht und ihre Karren verkauft.
   *[3] Wer sich dort verirrt, ist wochenlang zu hören.
}
dm-now-geometric = { $n ->
    [1] Der letzte Architekt ging zurück, um einen Winkel zu berichtigen, und blieb.
    [2] Jeder Raum soll ein Buchstabe sein, und niemand hat gewagt, das Wort zu lesen.
   *[3] Zirkel und Lineal funktionieren dort gut. Sonst kaum etwas.
}
dm-now-natural = { $n ->
    [1] In der Dämmerung verlassen es Fledermäuse, jede Woche ein paar weniger.
    [2] Bären überwinterten dort, bis etwas sie in den Schnee hinaustrieb.
   *[3] Der Wind in den Höhlen hat begonnen, Worte zu gebrauchen.
}
dm-now-open-plan = { $n ->
    [1] Einen Schritt am einen Ende hört man am anderen, und neuerdings wird er erwidert.
    [2] Es war für Menschenmengen gemacht, und neuerdings hört man wieder welche.
   *[3] Wer eintritt, ist von überall zu sehen, und etwas sieht hin.
}
dm-now-smooth = { $n ->
    [1] Jedes Jahr sind die Wände etwas weiter ausgeschliffen, und niemand hat gesehen, wovon.
    [2] Was auch immer die Tunnel machte: Man hat gehört, wie es sich umdrehte.
   *[3] Keine Ecke dort ist zum Verstecken gut, und was dort jagt, hat es gern so.
}
dm-now-slanted = { $n ->
    [1] Alles, was dort fällt, rollt an dieselbe Stelle, und etwas sammelt es ein.
    [2] Nach dem Erdbeben hing jeder Boden schief, und wer dort wohnte, rutschte hinaus oder blieb für immer.
   *[3] Hinein geht es sich leicht. Nur der Rückweg ist steil.
}
dm-now-warren = { $n ->
    [1] Kleine Hände haben die Wegweiser aus drei Gemeinden dort hinabgetragen.
    [2] Hühner verschwinden, und am Eingang des Tunnels liegen Federn.
   *[3] Für Soldaten sind die Gänge zu eng, und jemand zählt darauf.
}
dm-now-ice = { $n ->
    [1] Jeden Sommer taut es ein wenig, und was im Eis lagerte, kommt frei.
    [2] Ihr Atem hängt noch in der Luft, obwohl sie fort sind.
   *[3] Gestalten stehen im Eis, und eine davon steht jetzt anderswo.
}
dm-now-flesh = { $n ->
    [1] Es schläft, sagen die Leute. Letzten Frühling drehte es sich um.
    [2] Die Wunden der ersten Werkzeuge sind verheilt, und die Narben jucken: Man kann es hören.
   *[3] Es wird zweimal im Jahr gefüttert, und niemand gibt zu, von wem.
}
dm-now-ceramite = { $n ->
    [1] Letzten Monat gingen alle Lampen auf einmal an.
    [2] Eine ruhige Stimme zählt dort herunter. Sie hat noch viel vor sich.
   *[3] Die Türen öffnen sich für manche, und die anderen merken sie sich.
}
dm-now-grave-soil = { $n ->
    [1] Der Küster verkauft dort keine Gräber mehr: Was begraben wird, bleibt nicht.
    [2] In der längsten Nacht hebt und senkt sich der Boden wie Atem.
   *[3] Grabräuber gingen mit Spaten hinein und kamen als Trauernde heraus.
}
dm-now-black-metal = { $n ->
    [1] Mittags klingt das Metall, als schlüge man von unten dagegen.
    [2] Kein Rost hat es je berührt, und kein Blitz verfehlt es.
   *[3] Wer in der Schmiede ein Stück davon nutzte, hat die Schmiede verkauft.
}
dm-now-shadow-light = { $n ->
    [1] Lampen werfen dort keine Schatten, und Schatten brauchen keine Lampen.
    [2] Wer zurückkam, wirft zwei Schatten und will sich nicht umdrehen.
   *[3] Mittags ist ein Teil davon nicht da. Seid bis dahin draußen.
}
dm-now-dreams = { $n ->
    [1] Alle im Tal haben von der Tür geträumt, und diese Woche vom Schlüssel.
    [2] Es ist größer nach Nächten, in denen das Dorf schlecht schläft.
   *[3] Jemand muss darin noch schlafen, sonst wäre es fort.
}
dm-now-weapons = { $n ->
    [1] Jede Klinge in den Wänden ist auf der Seite scharf, die nach innen zeigt.
    [2] Jedes Jahr am Tag der Schlacht klirren die Wände.
   *[3] Könige haben nach den Schwertern in den Wänden geschickt. Kein Bote brachte eines zurück.
}
dm-now-living-soil = { $n ->
    [1] Das Korn darüber wächst zu schnell und neigt sich zur Tür.
    [2] Käfer tragen kleine Dinge hinein und nichts heraus.
   *[3] Grab dort ein Loch, und am Morgen ist es fort, samt Spaten.
}
dm-now-bricks = { $n ->
    [1] Jeder Ziegel trägt einen Daumenabdruck, und alle sind von einer Hand.
    [2] Neben der Tür fehlt ein Ziegel, und jemand setzt ihn immer wieder ein.
   *[3] Die Maurer ließen eine Wand unfertig, und seither ist sie gewachsen.
}
dm-now-glass = { $n ->
    [1] Mittags fällt buntes Licht auf den Hügel darüber, von unten.
    [2] Jemand darin geht sehr vorsichtig.
   *[3] Seit die Glocken wieder läuten, ziehen sich Risse hindurch.
}
dm-now-wicker = { $n ->
    [1] Es knarrt, auch wenn kein Wind geht.
    [2] Jeden Frühling treiben die Wände grüne Blätter, und etwas stutzt sie.
   *[3] Niemand darf eine Flamme in die Nähe bringen, und jemand hat es getan.
}
dm-now-own = { $n ->
    [1] Aus { $dat_material } hat sonst nie jemand gebaut, und man sieht bald, warum.
    [2] Von weit her kommen Händler und fragen nach { $dat_material }, und manche bleiben.
   *[3] Der Vorrat an { $dat_material } war im Voraus bezahlt, und jetzt wird das Darlehen eingetrieben.
}

## Was nur die Spielleitung weiß

dm-truth = Was niemand erzählt: { $parts }.
dm-truth-trap = { $count ->
    [one] eine Falle
   *[other] { $count } Fallen
}
dm-truth-treasure = { $count ->
    [one] ein Schatz
   *[other] { $count } Schätze
}
dm-truth-surprise = { $count ->
    [one] eine Überraschung
   *[other] { $count } Überraschungen
}
dm-truth-deadly-trap = { $count ->
    [one] ein Schatz hinter einer tödlichen Falle
   *[other] { $count } Schätze hinter tödlichen Fallen
}
dm-truth-major-treasure = { $count ->
    [one] ein großer Schatz
   *[other] { $count } große Schätze
}
dm-truth-wonder = { $count ->
    [one] ein Wunder oder ein Gegner mit Namen
   *[other] { $count } Wunder oder Gegner mit Namen
}
dm-truth-hidden = { $count ->
    [one] ein Ort, zu dem nur eine Geheimtür führt
   *[other] { $count } Orte, zu denen nur Geheimtüren führen
}
dm-truth-nothing = gar nichts
