# Karten haben in jedem Stapel die Zahlen 0 bis 11: drei vom Tropfen, drei vom Hammer, drei vom Holz, drei vom Zahnrad, die schwächsten zuerst.

gd-midnight_fair-title = Mitternachtsjahrmarkt
gd-midnight_fair-entrance = Auf den Plakaten steht, dass heute Nacht Jahrmarkt ist, und sie sind vierzig Jahre alt. Hinter dem Drehkreuz beginnt eine Orgel zu spielen.
gd-midnight_fair-victory = Der Orgel geht mitten im Takt die Luft aus. Jemand holt die Fahnen ein, und es ist Morgen.
gd-midnight_fair-defeat = Das Drehkreuz zählt alle, die hineingehen. Andersherum musste es noch nie zählen.

## Monster

gd-midnight_fair-captain = Direktor { $foe }
    .gender = { $gender_foe }
gd-midnight_fair-captain-appears-drop = { $appears } Die anderen machen Platz wie für einen Hauptmann.
gd-midnight_fair-captain-appears-hammer = { $appears } Goldene Tressen bedeuten Hauptmann.
gd-midnight_fair-captain-appears-wood = { $appears } Die Lampen verneigen sich wie vor einem Hauptmann.
gd-midnight_fair-captain-appears-cog = { $appears } Der Zylinder ist der eines Hauptmanns.
gd-midnight_fair-foe-0 = Klebriger Bengel
    .gender = m
    .definite = der klebrige Bengel
    .accusative = den klebrigen Bengel
    .dative = dem klebrigen Bengel
gd-midnight_fair-foe-0-appears = Etwas Kleines, Gezuckertes schält sich von der Wand.
gd-midnight_fair-foe-1 = Karusselleber
    .gender = m
    .definite = der Karusselleber
    .accusative = den Karusselleber
    .dative = dem Karusselleber
gd-midnight_fair-foe-1-appears = Ein bemalter Eber steigt von seiner Stange und scharrt auf den Brettern.
gd-midnight_fair-foe-2 = Fassathlet
    .gender = m
    .definite = der Fassathlet
    .accusative = den Fassathleten
    .dative = dem Fassathleten
gd-midnight_fair-foe-2-appears = Ein Mann, breit wie eine Tür, legt ein Gewicht ab und dann sein Lächeln.
gd-midnight_fair-foe-3 = Blechschütze
    .gender = m
    .definite = der Blechschütze
    .accusative = den Blechschützen
    .dative = dem Blechschützen
gd-midnight_fair-foe-3-appears = Ein Blechsoldat aus der Schießbude hat darauf gewartet, zurückzuschießen.
gd-midnight_fair-foe-4 = Stelzenwächter
    .gender = m
    .definite = der Stelzenwächter
    .accusative = den Stelzenwächter
    .dative = dem Stelzenwächter
gd-midnight_fair-foe-4-appears = Zwei lange Beine kommen ums Zelt, und einige Zeit später eine Hellebarde.
gd-midnight_fair-foe-5 = Eisenhusar
    .gender = m
    .definite = der Eisenhusar
    .accusative = den Eisenhusaren
    .dative = dem Eisenhusaren
gd-midnight_fair-foe-5-appears = Der Reiter der Geisterbahn zieht am letzten Bahnsteig den Säbel.
gd-midnight_fair-foe-6 = Kartenlegerin
    .gender = f
    .definite = die Kartenlegerin
    .accusative = die Kartenlegerin
    .dative = der Kartenlegerin
gd-midnight_fair-foe-6-appears = Sie dreht eine Karte um, blickt auf, und jemand tut ihr leid.
gd-midnight_fair-foe-7 = Spiegelzwilling
    .gender = m
    .definite = der Spiegelzwilling
    .accusative = den Spiegelzwilling
    .dative = dem Spiegelzwilling
gd-midnight_fair-foe-7-appears = Eines der Spiegelbilder bleibt zurück, als die anderen weitergehen.
gd-midnight_fair-foe-8 = Feuerschlucker
    .gender = m
    .definite = der Feuerschlucker
    .accusative = den Feuerschlucker
    .dative = dem Feuerschlucker
gd-midnight_fair-foe-8-appears = Er schluckt die Fackel, und den nächsten Atemzug bekommt der ganze Raum.
gd-midnight_fair-foe-9 = Taschendieb-Affe
    .gender = m
    .definite = der Taschendieb-Affe
    .accusative = den Taschendieb-Affen
    .dative = dem Taschendieb-Affen
gd-midnight_fair-foe-9-appears = Ein Affe mit Weste zählt einen Beutel, der vertraut aussieht.
gd-midnight_fair-foe-10 = Kartenschwarzhändler
    .gender = m
    .definite = der Kartenschwarzhändler
    .accusative = den Kartenschwarzhändler
    .dative = dem Kartenschwarzhändler
gd-midnight_fair-foe-10-appears = Er hat Karten für den Weg hinaus, und sie sind teuer.
gd-midnight_fair-foe-11 = Bankhalterin mit Bart
    .gender = f
    .definite = die Bankhalterin mit Bart
    .accusative = die Bankhalterin mit Bart
    .dative = der Bankhalterin mit Bart
gd-midnight_fair-foe-11-appears = Sie klemmt sich den eigenen Bart in der Kasse ein und steht auf, um ihn zu befreien.

## Bosse

gd-midnight_fair-final = { $gender_boss ->
    [f] Große
    [n] Großes
   *[other] Großer
  } { $boss }
    .gender = { $gender_boss }
    .definite = { $gender_boss ->
        [f] die große
        [n] das große
       *[other] der große
    } { $boss }
    .accusative = { $gender_boss ->
        [f] die große
        [n] das große
       *[other] den großen
    } { $boss }
    .dative = { $gender_boss ->
        [f] der großen
        [n] dem großen
       *[other] dem großen
    } { $boss }
gd-midnight_fair-final-appears = { $appears } Die Zeltklappe schnürt sich zu.
gd-midnight_fair-boss-0 = Bär der Manege
    .gender = m
    .definite = der Bär der Manege
    .accusative = den Bären der Manege
    .dative = dem Bären der Manege
gd-midnight_fair-boss-0-appears = Der Bär steigt vom Fahrrad, das nicht wieder aufsteht.
gd-midnight_fair-boss-1 = Karamellkrake
    .gender = m
    .definite = der Karamellkrake
    .accusative = den Karamellkraken
    .dative = dem Karamellkraken
gd-midnight_fair-boss-1-appears = Der Kessel kocht über vor Armen, und jeder ist süß.
gd-midnight_fair-boss-2 = Mutter der Gänse
    .gender = f
    .definite = die Mutter der Gänse
    .accusative = die Mutter der Gänse
    .dative = der Mutter der Gänse
gd-midnight_fair-boss-2-appears = Die Preisgans saß vierzig Jahre auf einem Ei, und nun erhebt sie sich.
gd-midnight_fair-boss-3 = General aus Blech
    .gender = m
    .definite = der General aus Blech
    .accusative = den General aus Blech
    .dative = dem General aus Blech
gd-midnight_fair-boss-3-appears = Der General zieht sich auf, salutiert und zieht beide Schwerter.
gd-midnight_fair-boss-4 = Hammer des Haudenlukas
    .gender = m
    .definite = der Hammer des Haudenlukas
    .accusative = den Hammer des Haudenlukas
    .dative = dem Hammer des Haudenlukas
gd-midnight_fair-boss-4-appears = Die Glocke oben läutet, und wer sie schlug, dreht sich um.
gd-midnight_fair-boss-5 = Riesenradriese
    .gender = m
    .definite = der Riesenradriese
    .accusative = den Riesenradriesen
    .dative = dem Riesenradriesen
gd-midnight_fair-boss-5-appears = Das große Rad hebt die Nabe von der Achse und steht.
gd-midnight_fair-boss-6 = Dame der letzten Karte
    .gender = f
    .definite = die Dame der letzten Karte
    .accusative = die Dame der letzten Karte
    .dative = der Dame der letzten Karte
gd-midnight_fair-boss-6-appears = Sie hat nur noch eine Karte, und die liegt offen.
gd-midnight_fair-boss-7 = Puppenspieler ohne Hände
    .gender = m
    .definite = der Puppenspieler ohne Hände
    .accusative = den Puppenspieler ohne Hände
    .dative = dem Puppenspieler ohne Hände
gd-midnight_fair-boss-7-appears = Die Fäden hängen an nichts, und sie sind straff.
gd-midnight_fair-boss-8 = Orgel der tausend Pfeifen
    .gender = f
    .definite = die Orgel der tausend Pfeifen
    .accusative = die Orgel der tausend Pfeifen
    .dative = der Orgel der tausend Pfeifen
gd-midnight_fair-boss-8-appears = Die Orgel holt Luft, und ringsum zieht es die Zeltwände ein.
gd-midnight_fair-boss-9 = Herr der Lotterie
    .gender = m
    .definite = der Herr der Lotterie
    .accusative = den Herrn der Lotterie
    .dative = dem Herrn der Lotterie
gd-midnight_fair-boss-9-appears = Er zieht eine Nummer und liest vor, wer verloren hat.
gd-midnight_fair-boss-10 = Platzbesitzer
    .gender = m
    .definite = der Platzbesitzer
    .accusative = den Platzbesitzer
    .dative = dem Platzbesitzer
gd-midnight_fair-boss-10-appears = Der Besitzer entrollt den Pachtvertrag, der länger ist als der Raum.
gd-midnight_fair-boss-11 = Gänsemagd aus Gold
    .gender = f
    .definite = die Gänsemagd aus Gold
    .accusative = die Gänsemagd aus Gold
    .dative = der Gänsemagd aus Gold
gd-midnight_fair-boss-11-appears = Alles, was sie berührt, bleibt bei ihr, und sie streckt eine Hand aus.

## Fallen: was dieselben Karten in Ziegel-Räumen sind

gd-midnight_fair-trap-0 = Morsche Bretter
    .gender = pl
gd-midnight_fair-trap-0-scene = Die Bühne war immer nur für Kinder gedacht.
gd-midnight_fair-trap-1 = Entfesseltes Karussell
    .gender = n
gd-midnight_fair-trap-1-scene = Die Pferde kommen jedes Mal schneller herum.
gd-midnight_fair-trap-2 = Schwingende Gondel
    .gender = f
gd-midnight_fair-trap-2-scene = Ein Boot an Ketten kommt aus dem Dunkel herab.
gd-midnight_fair-trap-3 = Brett des Messerwerfers
    .gender = n
gd-midnight_fair-trap-3-scene = Der Umriss auf dem Brett passt jemandem ganz genau.
gd-midnight_fair-trap-4 = Scharfe Schießbude
    .gender = f
gd-midnight_fair-trap-4-scene = Blechenten klappen herab, und Blechgewehre klappen hoch.
gd-midnight_fair-trap-5 = Fallende Zeltstange
    .gender = f
gd-midnight_fair-trap-5-scene = Ein Seil läuft aus, und das Dach neigt sich herein.
gd-midnight_fair-trap-6 = Kabinett der falschen Spiegel
    .gender = n
gd-midnight_fair-trap-6-scene = In jedem Glas wird gerade ein Zauber vergessen.
gd-midnight_fair-trap-7 = Rad des Hypnotiseurs
    .gender = n
gd-midnight_fair-trap-7-scene = Die Spirale dreht sich, und Gedanken rutschen hinab.
gd-midnight_fair-trap-8 = Flüsterbude
    .gender = f
gd-midnight_fair-trap-8-scene = Ein Fensterchen geht auf, und eine Stimme kauft Geheimnisse.
gd-midnight_fair-trap-9 = Greifautomat
    .gender = m
gd-midnight_fair-trap-9-scene = Die Klaue kommt herab und nimmt sich ihren Preis.
gd-midnight_fair-trap-10 = Gezinkte Wurfbude
    .gender = f
gd-midnight_fair-trap-10-scene = Die Kokosnüsse sind festgenagelt, und sie werfen zurück.
gd-midnight_fair-trap-11 = Zolldrehkreuz
    .gender = n
gd-midnight_fair-trap-11-scene = Die Stangen schließen sich, und der Kasten verlangt seine Münzen.

## Magie: was dieselben Karten in Holz-Räumen sind

gd-midnight_fair-magic-0 = Limonadenquelle
    .gender = f
gd-midnight_fair-magic-0-scene = Der Brunnen ist kalt und süß und heute Nacht umsonst.
gd-midnight_fair-magic-1 = Warme Maronen
    .gender = pl
gd-midnight_fair-magic-1-scene = Jemand hat eine Tüte davon dagelassen, frisch geröstet.
gd-midnight_fair-magic-2 = Bett aus Stroh und Gesang
    .gender = n
gd-midnight_fair-magic-2-scene = Der alte Wiegenliedautomat kennt alle beim Namen.
gd-midnight_fair-magic-3 = Lachender Matrose
    .gender = m
gd-midnight_fair-magic-3-scene = Der Matrose im Glaskasten beginnt zu lachen, und Funken fliegen.
gd-midnight_fair-magic-4 = Feuerwerksgestell
    .gender = n
gd-midnight_fair-magic-4-scene = Ein Rad aus Licht dreht sich los.
gd-midnight_fair-magic-5 = Sturm-im-Wasserglas-Karussell
    .gender = n
gd-midnight_fair-magic-5-scene = Die Gläser drehen sich, und das Wetter darin dreht sich mit.
gd-midnight_fair-magic-6 = Guckkasten
    .gender = m
gd-midnight_fair-magic-6-scene = Durch das Loch im Kasten sind andere Räume zu sehen.
gd-midnight_fair-magic-7 = Kristall auf Kissen
    .gender = m
gd-midnight_fair-magic-7-scene = Der Kristall klärt sich und zeigt, was ihm gefällt.
gd-midnight_fair-magic-8 = Ballon mit Auge
    .gender = m
gd-midnight_fair-magic-8-scene = Ein Ballon steigt auf und erzählt, was er sieht.
gd-midnight_fair-magic-9 = Preis, den niemand gewann
    .gender = m
gd-midnight_fair-magic-9-scene = Im obersten Fach steht ein einziges Ding, und es starrt.
gd-midnight_fair-magic-10 = Verschlossene Spielhalle
    .gender = f
gd-midnight_fair-magic-10-scene = Die Automaten wurden jahrelang gefüttert und zahlten nie etwas aus.
gd-midnight_fair-magic-11 = Krone der Karnevalskönigin
    .gender = f
gd-midnight_fair-magic-11-scene = Die Krone ist aus Pappe, aber sie ist anderer Ansicht.

## Räume: je Symbol so viele, wie `scenes` sagt

gd-midnight_fair-scene-drop-1 = Stroh, Käfige und ein Geruch von nassem Fell.
gd-midnight_fair-scene-drop-2 = Zuckerwatte hängt von der Decke wie Spinnweben, und sie bewegt sich.
gd-midnight_fair-scene-hammer-1 = Blechsoldaten stehen in Reihen auf einem Brett, und eine Reihe fehlt.
gd-midnight_fair-scene-hammer-2 = Gewichte liegen in der Manege, neben jedem eine Delle.
gd-midnight_fair-scene-wood-1 = Laternen brennen hier ohne Öl und flüstern, wenn jemand vorbeigeht.
gd-midnight_fair-scene-wood-2 = Ein Zelt, innen mit Sternen bemalt, und manche funkeln.
gd-midnight_fair-scene-brick-1 = Auf dem Schild steht, die Bahn sei geschlossen, und die Bahn läuft.
gd-midnight_fair-scene-brick-2 = Ein Seil über den Weg, ein Loch im Seil.
gd-midnight_fair-scene-cog-1 = Buden voller Preise, und kein einziger Kunde.
gd-midnight_fair-scene-cog-2 = Das Kassenbüro: ein Tresen, eine Glocke, eine sehr dicke Tür.
gd-midnight_fair-scene-straw-1 = Das große Zelt, jeder Platz besetzt, und niemand atmet.
gd-midnight_fair-scene-straw-2 = Die mittlere Manege, glatt geharkt, mit einem Licht darauf.

## Schätze: diese Namen hat das Thema für sich; alle anderen bleiben, wie sie sind

gd-midnight_fair-treasure-0 = Pappbecher Punsch
    .gender = m
    .indefinite = ein Pappbecher Punsch
    .indefinite-accusative = einen Pappbecher Punsch
    .indefinite-dative = einem Pappbecher Punsch
    .definite = der Pappbecher Punsch
    .accusative = den Pappbecher Punsch
    .dative = dem Pappbecher Punsch
gd-midnight_fair-treasure-9 = Rolle Eintrittskarten
    .gender = f
    .indefinite = eine Rolle Eintrittskarten
    .indefinite-accusative = eine Rolle Eintrittskarten
    .indefinite-dative = einer Rolle Eintrittskarten
    .definite = die Rolle Eintrittskarten
    .accusative = die Rolle Eintrittskarten
    .dative = der Rolle Eintrittskarten
