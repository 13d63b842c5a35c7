# Der Goblinbau.

gd-warren-title = Goblinbau
gd-warren-entrance = Über das Loch hat jemand in drei Sprachen ZUTRITT VERBOTEN gemalt, alle falsch geschrieben. Unten klappern Töpfe, etwas lacht, und ein Geruch von gekochten Rüben kommt herauf und sagt Guten Tag.
gd-warren-victory = Der Bau hält auf der Stelle eine Wahl ab und dann noch eine. Niemand hat eine Stimme übrig für die, die mit den Kronjuwelen hinausgehen.
gd-warren-defeat = Der Bau feiert mit Rüben. Ein Paar gute Stiefel wechselt bis Mitternacht zweimal den Besitzer.

## Monster

gd-warren-captain = Hauptmann { $foe }
    .gender = { $gender_foe }
gd-warren-captain-appears-drop = { $appears } Die anderen sagen „Hauptmann“, aus sicherem Abstand.
gd-warren-captain-appears-hammer = { $appears } Die krumme Feder obendrauf bedeutet Hauptmann.
gd-warren-captain-appears-wood = { $appears } Kreidestreifen an einem Arm: ein Hauptmann.
gd-warren-captain-appears-cog = { $appears } Auf der Schärpe steht „Hauptmann“, in gestohlener Spitze.
gd-warren-foe-0 = Gossenbeißer
    .gender = m
    .definite = der Gossenbeißer
    .accusative = den Gossenbeißer
    .dative = dem Gossenbeißer
gd-warren-foe-0-appears = Etwas Niedriges, Feuchtes lässt das Rohr los, an dem es kaute, und erwägt einen Knöchel.
gd-warren-foe-1 = Narbenlippen-Plünderer
    .gender = m
    .definite = der Narbenlippen-Plünderer
    .accusative = den Narbenlippen-Plünderer
    .dative = dem Narbenlippen-Plünderer
gd-warren-foe-1-appears = Ein Goblin mit mehr Narben als Gesicht legt einen halben Stiefel weg und wird neugierig.
gd-warren-foe-2 = Fassrückenrüpel
    .gender = m
    .definite = der Fassrückenrüpel
    .accusative = den Fassrückenrüpel
    .dative = dem Fassrückenrüpel
gd-warren-foe-2-appears = Die hintere Wand seufzt, dreht sich um und entpuppt sich als Goblin von ungewöhnlicher Tiefe.
gd-warren-foe-3 = Topfdeckelposten
    .gender = m
    .definite = der Topfdeckelposten
    .accusative = den Topfdeckelposten
    .dative = dem Topfdeckelposten
gd-warren-foe-3-appears = Ein Kochtopf salutiert; der Goblin darunter hat einen Speer und den Befehl, ihn zu benutzen.
gd-warren-foe-4 = Eisenkappenwächter
    .gender = m
    .definite = der Eisenkappenwächter
    .accusative = den Eisenkappenwächter
    .dative = dem Eisenkappenwächter
gd-warren-foe-4-appears = Stiefel im Gleichschritt, ausnahmsweise: Eisenkappe, Eisenhemd und ein Spieß, länger als der Raum.
gd-warren-foe-5 = Grubenknecht
    .gender = m
    .definite = der Grubenknecht
    .accusative = den Grubenknecht
    .dative = dem Grubenknecht
gd-warren-foe-5-appears = Ketten um beide Fäuste, schließt er sorgsam die Tür, um nicht gestört zu werden.
gd-warren-foe-6 = Kerzenhexlein
    .gender = n
    .definite = das Kerzenhexlein
    .accusative = das Kerzenhexlein
    .dative = dem Kerzenhexlein
gd-warren-foe-6-appears = Ein kleiner Goblin mit einer Krone aus Kerzenstummeln kichert, und jede Laterne brennt blau.
gd-warren-foe-7 = Schlammhexer
    .gender = m
    .definite = der Schlammhexer
    .accusative = den Schlammhexer
    .dative = dem Schlammhexer
gd-warren-foe-7-appears = Schlamm blubbert in der Ecke, murmelt und setzt sich auf, eine Rassel aus Schneckenhäusern in der Hand.
gd-warren-foe-8 = Glutorakel
    .gender = n
    .definite = das Glutorakel
    .accusative = das Glutorakel
    .dative = dem Glutorakel
gd-warren-foe-8-appears = Eine alte Goblinfrau rührt mit dem Daumen in der Glut und lächelt über das, was sie darin liest.
gd-warren-foe-9 = Münzratte
    .gender = f
    .definite = die Münzratte
    .accusative = die Münzratte
    .dative = der Münzratte
gd-warren-foe-9-appears = Eine Ratte, groß wie ein Hund, schleift einen Sack, der klimpert, und will nicht teilen.
gd-warren-foe-10 = Speisekammerschleicher
    .gender = m
    .definite = der Speisekammerschleicher
    .accusative = den Speisekammerschleicher
    .dative = dem Speisekammerschleicher
gd-warren-foe-10-appears = Jemand raubt diesen Raum schon aus und verbittet sich die Konkurrenz.
gd-warren-foe-11 = Goldzahnonkel
    .gender = m
    .definite = der Goldzahnonkel
    .accusative = den Goldzahnonkel
    .dative = dem Goldzahnonkel
gd-warren-foe-11-appears = Jeder Zahn ist aus Gold, keiner ist sein eigener, und der Beutel ist so voll wie das Grinsen.

## Bosse

gd-warren-final = { $gender_boss ->
    [f] Hohe
    [n] Hohes
   *[other] Hoher
  } { $boss }
    .gender = { $gender_boss }
    .definite = { $gender_boss ->
        [f] die hohe
        [n] das hohe
       *[other] der hohe
    } { $boss }
    .accusative = { $gender_boss ->
        [f] die hohe
        [n] das hohe
       *[other] den hohen
    } { $boss }
    .dative = { $gender_boss ->
        [f] der hohen
        [n] dem hohen
       *[other] dem hohen
    } { $boss }
gd-warren-final-appears = { $appears } Hinter euch kracht ein Fallgitter zu Boden.
gd-warren-boss-0 = Kriegshäuptling der Kelle
    .gender = m
    .definite = der Kriegshäuptling der Kelle
    .accusative = den Kriegshäuptling der Kelle
    .dative = dem Kriegshäuptling der Kelle
gd-warren-boss-0-appears = Der Häuptling gewann diesen Sitz in einer Nacht mit einer Kelle, und die Kelle hat er noch.
gd-warren-boss-1 = Stier der neun Keller
    .gender = m
    .definite = der Stier der neun Keller
    .accusative = den Stier der neun Keller
    .dative = dem Stier der neun Keller
gd-warren-boss-1-appears = Neun Keller braucht es, um ihn unterzubringen, und er kommt aus allen zugleich.
gd-warren-boss-2 = Großmutter mit Hauern
    .gender = f
    .definite = die Großmutter mit Hauern
    .accusative = die Großmutter mit Hauern
    .dative = der Großmutter mit Hauern
gd-warren-boss-2-appears = Sie hat elf Häuptlinge und all ihre Manieren überlebt und reicht einer Wache ihr Strickzeug.
gd-warren-boss-3 = Alteisenkastellan
    .gender = m
    .definite = der Alteisenkastellan
    .accusative = den Alteisenkastellan
    .dative = dem Alteisenkastellan
gd-warren-boss-3-appears = Pflugscharen, Gatter und eine Kirchentür scheppern vorwärts, zwei gelbe Augen mittendrin.
gd-warren-boss-4 = Hammerlord vom Sumpf
    .gender = m
    .definite = der Hammerlord vom Sumpf
    .accusative = den Hammerlord vom Sumpf
    .dative = dem Hammerlord vom Sumpf
gd-warren-boss-4-appears = Der Hammer kommt aus dem Sumpf, und er kommt immer weiter, und endlich hängt ein Goblin daran.
gd-warren-boss-5 = Fassdaubenkoloss
    .gender = m
    .definite = der Fassdaubenkoloss
    .accusative = den Fassdaubenkoloss
    .dative = dem Fassdaubenkoloss
gd-warren-boss-5-appears = Vierzig Goblins in einem hölzernen Riesen streiten ums linke Bein und einigen sich aufs Stampfen.
gd-warren-boss-6 = Aschentante
    .gender = f
    .definite = die Aschentante
    .accusative = die Aschentante
    .dative = der Aschentante
gd-warren-boss-6-appears = Die Köchin wischt sich den Ruß von den Händen, und der Ruß bleibt in der Luft und wartet auf Befehle.
gd-warren-boss-7 = Mottenfraß-Zauberer
    .gender = m
    .definite = der Mottenfraß-Zauberer
    .accusative = den Mottenfraß-Zauberer
    .dative = dem Mottenfraß-Zauberer
gd-warren-boss-7-appears = Eine Robe voller Löcher flattert herein, und hinter jedem Loch ist eine andere Nacht.
gd-warren-boss-8 = Erzmagier aus Versehen
    .gender = m
    .definite = der Erzmagier aus Versehen
    .accusative = den Erzmagier aus Versehen
    .dative = dem Erzmagier aus Versehen
gd-warren-boss-8-appears = Er fand den Stab im Graben, weiß nicht, wie er geht, und will es gleich noch einmal versuchen.
gd-warren-boss-9 = Zollwärter
    .gender = m
    .definite = der Zollwärter
    .accusative = den Zollwärter
    .dative = dem Zollwärter
gd-warren-boss-9-appears = Eine Schranke fällt, eine Hand geht auf, und die Gebühr stellt sich als alles heraus.
gd-warren-boss-10 = Baron der linken Stiefel
    .gender = m
    .definite = der Baron der linken Stiefel
    .accusative = den Baron der linken Stiefel
    .dative = dem Baron der linken Stiefel
gd-warren-boss-10-appears = Auf einem Berg linker Stiefel steht ein Thron, und dem Baron fehlen noch ein paar Größen.
gd-warren-boss-11 = König vom Haufen
    .gender = m
    .definite = der König vom Haufen
    .accusative = den König vom Haufen
    .dative = dem König vom Haufen
gd-warren-boss-11-appears = Der Haufen ist sein, weil er darauf sitzt, und er steht nur auf, um ihn höher zu machen.

## Fallen

gd-warren-trap-0 = Stachelgrube
    .gender = f
gd-warren-trap-0-scene = Das Stroh auf dem Boden war, wie sich zeigt, der ganze Boden.
gd-warren-trap-1 = Fallende Speisekammer
    .gender = f
gd-warren-trap-1-scene = Ein Seil schnalzt, und die Rüben eines ganzen Winters kommen auf einmal herunter.
gd-warren-trap-2 = Grabenwasserstollen
    .gender = m
gd-warren-trap-2-scene = Hinten gleitet ein Brett zu, vorn fliegt ein Korken heraus, und der Stollen füllt sich mit Grabenwasser.
gd-warren-trap-3 = Schwingender Stamm
    .gender = m
gd-warren-trap-3-scene = In Kopfhöhe kommt ein Stamm aus dem Dunkel, mit einer unanständigen Zeichnung am Ende.
gd-warren-trap-4 = Löffelkatapult
    .gender = n
gd-warren-trap-4-scene = Hundert geschärfte Löffel verlassen gemeinsam die Wand gegenüber.
gd-warren-trap-5 = Zweiseitiges Fallgitter
    .gender = n
gd-warren-trap-5-scene = Zwei Hälften eines gestohlenen Fallgitters eilen zum Treffen in der Mitte.
gd-warren-trap-6 = Blutegelrune
    .gender = f
gd-warren-trap-6-scene = Ein Kreidegekritzel am Boden saugt an jedem Zauber, den es erreichen kann.
gd-warren-trap-7 = Summender Kürbis
    .gender = m
gd-warren-trap-7-scene = Ein Kürbis an einer Schnur summt einen Ton, und kluge Gedanken fließen hinein.
gd-warren-trap-8 = Schmollendes Totem
    .gender = n
gd-warren-trap-8-scene = Das Totem streckt die Zunge heraus, und Magie rinnt daran herab wie Regen vom Dach.
gd-warren-trap-9 = Nadelschlosstruhe
    .gender = f
gd-warren-trap-9-scene = Die Truhe hat elf Schlösser, und zehn davon sind Nadeln.
gd-warren-trap-10 = Köderbeutel
    .gender = m
gd-warren-trap-10-scene = Ein Beutel liegt offen da, mit einem Faden an etwas da oben gebunden, das kein Beutel ist.
gd-warren-trap-11 = Hort am Scharnier
    .gender = m
gd-warren-trap-11-scene = Der Beutehaufen klappt hoch wie ein Deckel, darunter schöne Grüße vom Besitzer.

## Magie

gd-warren-magic-0 = Klare Quelle
    .gender = f
gd-warren-magic-0-scene = Hier entspringt Wasser, das nicht einmal Goblins verderben konnten.
gd-warren-magic-1 = Herdsteinaltar
    .gender = m
gd-warren-magic-1-scene = Unter einer Kruste alten Breis summt ein warmer Stein, und neben ihm verstummen Schmerzen.
gd-warren-magic-2 = Ewiger Eintopf
    .gender = m
gd-warren-magic-2-scene = Der Topf köchelt seit neunzig Jahren, und eine Kelle davon heilt Beulen und Ansichten.
gd-warren-magic-3 = Juwelenäugiger Götze
    .gender = m
gd-warren-magic-3-scene = Die Glasaugen des Götzen leuchten auf, beraten sich und feuern.
gd-warren-magic-4 = Schleudersteinkreis
    .gender = m
gd-warren-magic-4-scene = Kiesel heben vom Boden ab, suchen sich Partner und beginnen zu wirbeln.
gd-warren-magic-5 = Sturmkessel
    .gender = m
gd-warren-magic-5-scene = Der Deckel eines schwarzen Kessels klappert, und ein Blitz sucht den Ausgang.
gd-warren-magic-6 = Pfütze des Anderswo
    .gender = f
gd-warren-magic-6-scene = Die Pfütze spiegelt Decken, und keine davon gehört zu diesem Raum.
gd-warren-magic-7 = Klatschsüchtiges Schlüsselloch
    .gender = n
gd-warren-magic-7-scene = Das Schlüsselloch gehört zu keiner Tür und erzählt alles über alle anderen.
gd-warren-magic-8 = Auge des Baus
    .gender = n
gd-warren-magic-8-scene = Ein gemaltes Auge blinzelt, und einen Atemzug lang ist der ganze Bau dünn wie Papier.
gd-warren-magic-9 = Knurrendes Bündel
    .gender = n
gd-warren-magic-9-scene = Ein Bündel mit roter Schnur knurrt, sooft man die Schnur berührt.
gd-warren-magic-10 = Angekettete Geldkiste
    .gender = f
gd-warren-magic-10-scene = Die Ketten sollen die Kiste nicht zuhalten; sie sollen sie unten halten.
gd-warren-magic-11 = Krone auf der Glyphe
    .gender = f
gd-warren-magic-11-scene = Eine Blechkrone mit echten Juwelen sitzt auf einer Kreideglyphe, die sich räuspert.

## Räume

gd-warren-scene-drop-1 = Ein Wachstollen, mit Würfeln auf einem umgedrehten Eimer und einem noch warmen Sitz.
gd-warren-scene-drop-2 = Kojen aus Sackleinen klettern die Wand hinauf, vier übereinander und für niemand Großen gemacht.
gd-warren-scene-drop-3 = Die Küche des Baus: Alles hier ist Eintopf oder wird es bald.
gd-warren-scene-drop-4 = Eine Grube zum Ringen, ringsum Bänke und der Punktestand in Kreide.
gd-warren-scene-drop-5 = Hier treffen sich Tunnel wie Verwandte: zu viele, und alle ein wenig schief.
gd-warren-scene-drop-6 = Ein Zwinger, die Stäbe von außen durchgebissen.
gd-warren-scene-drop-7 = Ein Waschhaus, nach dem Zuber zu urteilen; sonst käme niemand darauf.
gd-warren-scene-drop-8 = An dieser Wand führen die Goblins ihre Strichliste, und die letzte Zeile ist noch feucht.
gd-warren-scene-hammer-1 = Eine Rüstkammer mit anderer Leute Rüstungen, nichts davon paarweise.
gd-warren-scene-hammer-2 = Die Übungshalle: Strohritter hängen in einer Reihe, und sie haben verloren.
gd-warren-scene-hammer-3 = Ein Torhaus, unter der Erde gebaut, aus Freude an einem Tor.
gd-warren-scene-hammer-4 = Schilde aus sechs verlorenen Kriegen hängen hier, poliert von jemand Stolzem.
gd-warren-scene-hammer-5 = Hier schlafen die Starken, in Rüstung, auf einem Haufen.
gd-warren-scene-hammer-6 = Eine Grube zum Ringen, mit Sitzen und einem Knochen für den Sieger.
gd-warren-scene-hammer-7 = Keulen hängen an Pflöcken, jede mit dem Bissabdruck ihres Besitzers.
gd-warren-scene-hammer-8 = Ein Zwinger ohne Hunde, und die Ketten sind dick wie Handgelenke.
gd-warren-scene-wood-1 = Federn, Glöckchen und Löffel hängen an Schnüren, und nichts regt sich im Luftzug.
gd-warren-scene-wood-2 = Die Wände sind voller Kreidemonde, jeder von späterer Hand verbessert.
gd-warren-scene-wood-3 = Ein Ring aus Giftpilzen wächst durch die Dielen, eindeutig mit Absicht.
gd-warren-scene-wood-4 = In diesem Stollen hängt Rauch in Form einer Frage.
gd-warren-scene-wood-5 = Die Speisekammer eines Schamanen: Zehen, Federn und ein Glas, das summt.
gd-warren-scene-wood-6 = Jemand hat eine Sonne an die Decke gemalt, und sie gibt Licht.
gd-warren-scene-wood-7 = Knochen hängen hier an Schnüren und drehen sich, um auf die Neuen zu zeigen.
gd-warren-scene-wood-8 = In der Ecke köchelt ein Kessel, ganz ohne Feuer.
gd-warren-scene-brick-1 = Die Erde ist hier flach getreten, bis auf eine Stelle, die jede Fußspur meidet.
gd-warren-scene-brick-2 = Der Boden ist gefegt, und das ist in einem Goblinbau das erste schlechte Zeichen.
gd-warren-scene-brick-3 = Auf einem Schild in Goblinschrift steht WILLKOMMEN, und jemand verkneift sich das Lachen.
gd-warren-scene-brick-4 = Schnüre kreuzen diesen Gang, manche in Kniehöhe und manche nur zur Verwirrung.
gd-warren-scene-brick-5 = Der Boden ist hier Laub, und unter dem Laub ist er kein Boden.
gd-warren-scene-brick-6 = Eine Glocke, eine Schnur, ein Eimer: Goblins waren schlau.
gd-warren-scene-brick-7 = Jemand hat HIER KEINE FALLE quer über den Gang geschrieben.
gd-warren-scene-brick-8 = Ein Stamm hängt von der Decke, mit einem dünnen Seil zurückgebunden.
gd-warren-scene-cog-1 = Ein Lager von allem, was nicht niet- und nagelfest war, und dazu die Nägel.
gd-warren-scene-cog-2 = Gerstensäcke, Kerzenleuchter und eine Kirchenglocke: die Wintervorräte.
gd-warren-scene-cog-3 = Der Zählstollen: Die Striche gehen bis fünf und dann bis VIELE.
gd-warren-scene-cog-4 = Ein Schrank unter den Wurzeln, die Tür aus viel feinerem Hause.
gd-warren-scene-cog-5 = Unter diesem Herdstein liegt Erspartes, samt Zettel, dass niemand nachsehen soll.
gd-warren-scene-cog-6 = Gestohlene Löffel, gestohlene Knöpfe, ein halber gestohlener Karren.
gd-warren-scene-cog-7 = Ein Nest aus Münzen im Stroh, noch warm vom Bebrüten.
gd-warren-scene-cog-8 = Alles, was das Dorf je vermisst hat, ist hier, sortiert nach Glanz.
gd-warren-scene-straw-1 = Der Thronsaal: eine Schubkarre auf einem Teppichhaufen, unter einem gestohlenen Kronleuchter.
gd-warren-scene-straw-2 = Trommeln verstummen, sobald die Tür aufgeht, und zweihundert Augen haben plötzlich anderswo zu tun.
gd-warren-scene-straw-3 = Eine Höhle voller erbeuteter Banner; die meisten sind Tischdecken.
gd-warren-scene-straw-4 = Der Tunnel mündet in eine große Höhlung, erhellt von Feuern und schlechten Entscheidungen.
gd-warren-scene-straw-5 = Ein Thron aus Schilden und ein Fußschemel, der noch knurrt.
gd-warren-scene-straw-6 = Die größte Höhle des Baus, mit den größten Knochen.
gd-warren-scene-straw-7 = Trommeln stehen hier im Kreis, und ihre Felle zittern.
gd-warren-scene-straw-8 = Alle Tunnel enden in dieser Halle, und die meisten Reisen endeten hier auch.
