# Das Haus des Uhrmachers.

gd-clockwork-title = Uhrwerkhaus
gd-clockwork-entrance = Der Uhrmacher starb vor vierzig Jahren, und das Haus hat weiter die Stunden geschlagen. Hinter dem Pendel ist eine Tür, und hinter der Tür ist eben etwas aufgezogen worden.
gd-clockwork-victory = Die Räder laufen eins nach dem anderen ab, und das Haus schlägt dreizehn, nur um es einmal getan zu haben. Dann ist es so still, dass man eine Taschenuhr hört.
gd-clockwork-defeat = Ein Arm auf einer Schiene fegt den Boden und legt ab, was er findet. Das Haus schlägt die Stunde, auf die Sekunde genau.

## Monster

gd-clockwork-captain = Hauptmann { $foe }
    .gender = { $gender_foe }
gd-clockwork-captain-appears-drop = { $appears } Auf einem Messingschild steht HAUPTMANN, MODELL ZWEI.
gd-clockwork-captain-appears-hammer = { $appears } Auf den Schultern drehen sich die Zahnräder eines Hauptmanns.
gd-clockwork-captain-appears-wood = { $appears } An den Spulen glühen die Ringe eines Hauptmanns.
gd-clockwork-captain-appears-cog = { $appears } In der Beute tickt die Uhr eines Hauptmanns.
gd-clockwork-foe-0 = Kesselrempler
    .gender = m
    .definite = der Kesselrempler
    .accusative = den Kesselrempler
    .dative = dem Kesselrempler
gd-clockwork-foe-0-appears = Ein Kessel auf drei Rädern lässt die Pfeife gellen und wird nicht langsamer.
gd-clockwork-foe-1 = Kolbenträger
    .gender = m
    .definite = der Kolbenträger
    .accusative = den Kolbenträger
    .dative = dem Kolbenträger
gd-clockwork-foe-1-appears = Der Gepäckträger setzt eine Marmorsäule ab, um für Gäste beide Hände frei zu haben.
gd-clockwork-foe-2 = Triebfeder-Oger
    .gender = m
    .definite = der Triebfeder-Oger
    .accusative = den Triebfeder-Oger
    .dative = dem Triebfeder-Oger
gd-clockwork-foe-2-appears = Hundert Jahre lang wurde er aufgezogen und nie losgelassen, und jetzt lässt ihn jemand los.
gd-clockwork-foe-3 = Blechlanzer
    .gender = m
    .definite = der Blechlanzer
    .accusative = den Blechlanzer
    .dative = dem Blechlanzer
gd-clockwork-foe-3-appears = Ein bemalter Soldat tickt auf seiner Schiene heran, und dann steigt er von der Schiene.
gd-clockwork-foe-4 = Nietenportier
    .gender = m
    .definite = der Nietenportier
    .accusative = den Nietenportier
    .dative = dem Nietenportier
gd-clockwork-foe-4-appears = Ein Portier in genietetem Panzer prüft eine Liste, auf der nichts steht, und zieht einen Säbel.
gd-clockwork-foe-5 = Messingfechter
    .gender = m
    .definite = der Messingfechter
    .accusative = den Messingfechter
    .dative = dem Messingfechter
gd-clockwork-foe-5-appears = Er verbeugt sich, präsentiert vier Degen, und in seinem Rücken dreht sich ein Schlüssel.
gd-clockwork-foe-6 = Funkenbastler
    .gender = m
    .definite = der Funkenbastler
    .accusative = den Funkenbastler
    .dative = dem Funkenbastler
gd-clockwork-foe-6-appears = Funken kriechen die Handschuhe des Bastlers entlang und schreiben eine unanständige Gleichung.
gd-clockwork-foe-7 = Galvanikschreiber
    .gender = m
    .definite = der Galvanikschreiber
    .accusative = den Galvanikschreiber
    .dative = dem Galvanikschreiber
gd-clockwork-foe-7-appears = Der Schreiber stempelt ein Formular, und blaue Blitze legen es unter „Besucher“ ab.
gd-clockwork-foe-8 = Planetarien-Weiser
    .gender = m
    .definite = der Planetarien-Weise
    .accusative = den Planetarien-Weisen
    .dative = dem Planetarien-Weisen
gd-clockwork-foe-8-appears = Kleine Planeten kreisen um seinen Kopf, und zwei verlassen ihre Bahn, um zu zielen.
gd-clockwork-foe-9 = Groschenautomat
    .gender = m
    .definite = der Groschenautomat
    .accusative = den Groschenautomaten
    .dative = dem Groschenautomaten
gd-clockwork-foe-9-appears = Für einen Groschen tanzt er; sein Bauch ist voller Groschen, und er hört nicht mehr auf.
gd-clockwork-foe-10 = Beutelschneider zum Aufziehen
    .gender = m
    .definite = der Beutelschneider zum Aufziehen
    .accusative = den Beutelschneider zum Aufziehen
    .dative = dem Beutelschneider zum Aufziehen
gd-clockwork-foe-10-appears = Er hat Filzsohlen, neun Finger an jeder Hand und eine Brust, in der Uhren klappern.
gd-clockwork-foe-11 = Hauptgewinnmaschine
    .gender = f
    .definite = die Hauptgewinnmaschine
    .accusative = die Hauptgewinnmaschine
    .dative = der Hauptgewinnmaschine
gd-clockwork-foe-11-appears = Drei Walzen drehen sich in ihrer Brust und bleiben bei einem Bild der Besucher stehen.

## Bosse

gd-clockwork-final = { $gender_boss ->
    [f] Oberste
    [n] Oberstes
   *[other] Oberster
  } { $boss }
    .gender = { $gender_boss }
    .definite = { $gender_boss ->
        [f] die oberste
        [n] das oberste
       *[other] der oberste
    } { $boss }
    .accusative = { $gender_boss ->
        [f] die oberste
        [n] das oberste
       *[other] den obersten
    } { $boss }
    .dative = { $gender_boss ->
        [f] der obersten
        [n] dem obersten
       *[other] dem obersten
    } { $boss }
gd-clockwork-final-appears = { $appears } Dahinter rasten alle Schlösser ein.
gd-clockwork-boss-0 = Vorarbeiter der Esse
    .gender = m
    .definite = der Vorarbeiter der Esse
    .accusative = den Vorarbeiter der Esse
    .dative = dem Vorarbeiter der Esse
gd-clockwork-boss-0-appears = Der Vorarbeiter öffnet seine eigene Feuerbüchse, spuckt auf die Kohlen und ruft die Schicht zusammen.
gd-clockwork-boss-1 = Lokomobil außer Rand und Band
    .gender = n
    .definite = das Lokomobil außer Rand und Band
    .accusative = das Lokomobil außer Rand und Band
    .dative = dem Lokomobil außer Rand und Band
gd-clockwork-boss-1-appears = Keine Schienen, kein Führer, keine Bremsen: Es kommt allein mit Schwung durch die Halle.
gd-clockwork-boss-2 = Oberin der Kolben
    .gender = f
    .definite = die Oberin der Kolben
    .accusative = die Oberin der Kolben
    .dative = der Oberin der Kolben
gd-clockwork-boss-2-appears = Zwölf Arme entfalten sich aus der Schürze, und alle missbilligen es.
gd-clockwork-boss-3 = Gouverneur aus Plattenstahl
    .gender = m
    .definite = der Gouverneur aus Plattenstahl
    .accusative = den Gouverneur aus Plattenstahl
    .dative = dem Gouverneur aus Plattenstahl
gd-clockwork-boss-3-appears = Zwei Eisenkugeln kreisen schneller über seinem Kopf, und der Gouverneur gestattet sich etwas Dampf.
gd-clockwork-boss-4 = Fallhammer-Herzog
    .gender = m
    .definite = der Fallhammer-Herzog
    .accusative = den Fallhammer-Herzog
    .dative = dem Fallhammer-Herzog
gd-clockwork-boss-4-appears = Der rechte Arm des Herzogs wurde zum Prägen von Ambossen gebaut, und er hebt sich schon.
gd-clockwork-boss-5 = Zeughaus auf Beinen
    .gender = n
    .definite = das Zeughaus auf Beinen
    .accusative = das Zeughaus auf Beinen
    .dative = dem Zeughaus auf Beinen
gd-clockwork-boss-5-appears = Gestelle, Türme und Zugbrücken erheben sich auf zwei Beine, und auch die Beine sind geladen.
gd-clockwork-boss-6 = Blitznäherin
    .gender = f
    .definite = die Blitznäherin
    .accusative = die Blitznäherin
    .dative = der Blitznäherin
gd-clockwork-boss-6-appears = Ihre Nadel ist ein Blitzableiter, ihr Faden steht unter Strom, und sie sucht etwas zum Säumen.
gd-clockwork-boss-7 = Geist im Getriebe
    .gender = m
    .definite = der Geist im Getriebe
    .accusative = den Geist im Getriebe
    .dative = dem Geist im Getriebe
gd-clockwork-boss-7-appears = Die Maschinen in dieser Halle sind alle abgeschaltet, und eine davon lacht.
gd-clockwork-boss-8 = Astrolab-Magister
    .gender = m
    .definite = der Astrolab-Magister
    .accusative = den Astrolab-Magister
    .dative = dem Astrolab-Magister
gd-clockwork-boss-8-appears = Ringe in Ringen drehen sich um ein Messinggesicht, und die Stunde, auf die sie sich einigen, ist jetzt.
gd-clockwork-boss-9 = Drehkreuzkaiser
    .gender = m
    .definite = der Drehkreuzkaiser
    .accusative = den Drehkreuzkaiser
    .dative = dem Drehkreuzkaiser
gd-clockwork-boss-9-appears = Stahlarme klicken um eine Spindel: immer nur ein Besucher, und bitte passend zahlen.
gd-clockwork-boss-10 = Baron vom Kleingeld
    .gender = m
    .definite = der Baron vom Kleingeld
    .accusative = den Baron vom Kleingeld
    .dative = dem Baron vom Kleingeld
gd-clockwork-boss-10-appears = Der Baron besteht aus Groschen, und es gibt vierzigtausend von ihm.
gd-clockwork-boss-11 = Immerwährtresor
    .gender = m
    .definite = der Immerwährtresor
    .accusative = den Immerwährtresor
    .dative = dem Immerwährtresor
gd-clockwork-boss-11-appears = Der Tresor gähnt ganz von selbst, zeigt seine Riegel wie Zähne und zieht sich auf.

## Fallen

gd-clockwork-trap-0 = Falltürfahrplan
    .gender = m
gd-clockwork-trap-0-scene = Pünktlich zur vollen Stunde fährt der Boden ab.
gd-clockwork-trap-1 = Expressaufzug
    .gender = m
gd-clockwork-trap-1-scene = Irgendwo oben wird ein Seil gekappt, und der Aufzug kommt ohne sein Kabel an.
gd-clockwork-trap-2 = Dampfventilgang
    .gender = m
gd-clockwork-trap-2-scene = Die Wand entlang öffnen sich der Reihe nach Ventile, mit einem Zischen, das näher kommt.
gd-clockwork-trap-3 = Geschärftes Pendel
    .gender = n
gd-clockwork-trap-3-scene = Ein Pendel mit Schneide schwingt vorbei und kommt besser gezielt zurück.
gd-clockwork-trap-4 = Nietpistolengalerie
    .gender = f
gd-clockwork-trap-4-scene = Die Pistolen in der Wand waren jahrelang arbeitslos und holen es nach.
gd-clockwork-trap-5 = Pochmühle
    .gender = f
gd-clockwork-trap-5-scene = Zwölf Eisenfüße treten auf der Stelle, und das ist die Stelle.
gd-clockwork-trap-6 = Erdungsstab
    .gender = m
gd-clockwork-trap-6-scene = Ein Kupferstab neigt sich näher, und gespeicherte Magie nimmt den kürzesten Weg nach unten.
gd-clockwork-trap-7 = Metronom der Betäubung
    .gender = n
gd-clockwork-trap-7-scene = Das Metronom schlägt langsamer und langsamer, und jeder Zauber hält den Takt.
gd-clockwork-trap-8 = Zauberkondensator
    .gender = m
gd-clockwork-trap-8-scene = Eine Glasröhre füllt sich mit blauem Licht, das eben noch jemandes Magie war.
gd-clockwork-trap-9 = Mausefallentruhe
    .gender = f
gd-clockwork-trap-9-scene = Der Deckel der Truhe sitzt auf einer Feder, und die Feder stammt aus einer Brücke.
gd-clockwork-trap-10 = Münzschlitzquetsche
    .gender = f
gd-clockwork-trap-10-scene = Der Schlitz nimmt eine Hand so gern wie einen Groschen und setzt die Walzen in Gang.
gd-clockwork-trap-11 = Überlaufender Tiegel
    .gender = m
gd-clockwork-trap-11-scene = Gold ergießt sich aus dem Tiegel der Prägestätte, hell und in die falsche Richtung.

## Magie

gd-clockwork-magic-0 = Reparaturbrunnen
    .gender = m
gd-clockwork-magic-0-scene = Winzige Messinghände im Brunnen bringen Knochen, Knöpfe und Launen in Ordnung.
gd-clockwork-magic-1 = Pflegemaschine
    .gender = f
gd-clockwork-magic-1-scene = Eine Maschine mit gestärkter Haube rollt heran, schnalzt mit der Zunge und legt warmes Kupfer auf.
gd-clockwork-magic-2 = Gütige Triebfeder
    .gender = f
gd-clockwork-magic-2-scene = Die große Feder gibt von ihrer Spannung allem ein wenig, was schlägt.
gd-clockwork-magic-3 = Funkenglobus
    .gender = m
gd-clockwork-magic-3-scene = Der Globus knistert, sucht sich das Größte im Raum aus und zeigt darauf.
gd-clockwork-magic-4 = Empörte Statue
    .gender = f
gd-clockwork-magic-4-scene = Der Kiefer der Statue klappt an einem Scharnier herab, und dahinter ist ein Messinglauf.
gd-clockwork-magic-5 = Sturmkäfig
    .gender = m
gd-clockwork-magic-5-scene = Ein Gewitter geht hinter Kupferstangen auf und ab, und der Riegel ist offen.
gd-clockwork-magic-6 = Periskopbündel
    .gender = n
gd-clockwork-magic-6-scene = Vierzig kleine Periskope drehen sich um, jedes mit einem anderen Raum im Auge.
gd-clockwork-magic-7 = Selbstzeichnender Plan
    .gender = m
gd-clockwork-magic-7-scene = Eine Feder an einem langen Arm zeichnet das Haus Raum für Raum und streicht die Treppe durch.
gd-clockwork-magic-8 = Linse der Gänge
    .gender = f
gd-clockwork-magic-8-scene = Licht fällt durch ein Nadelloch und malt Räume, die noch niemand gefunden hat.
gd-clockwork-magic-9 = Safe mit Zeitschloss
    .gender = m
gd-clockwork-magic-9-scene = Der Safe wird zur vollen Stunde aufgehen, oder er wird das andere tun.
gd-clockwork-magic-10 = Verzinkte Geldkassette
    .gender = f
gd-clockwork-magic-10-scene = Die Kassette ist blankes Metall, an beiden Enden verdrahtet, und summt wie ein Bienenstock.
gd-clockwork-magic-11 = Krone am Magneten
    .gender = f
gd-clockwork-magic-11-scene = Eine Krone aus Stahl hängt mitten in der Luft über einer Spule, die in drohender Tonart summt.

## Räume

gd-clockwork-scene-drop-1 = Riemen klatschen über den Köpfen, auf Rädern, die vergessen haben, was sie antreiben.
gd-clockwork-scene-drop-2 = Eine Werkstatt voller halb fertiger Arme, die ein wenig winken.
gd-clockwork-scene-drop-3 = Der Kesselraum: Zeiger an jeder Wand, alle im roten Bereich und stolz darauf.
gd-clockwork-scene-drop-4 = Kisten mit Uhrwerkgänsen stehen hier, und eine der Kisten ist nur angelehnt.
gd-clockwork-scene-drop-5 = Hier hält der Aufzug, sagt das Schild; der Aufzug ist anderer Meinung.
gd-clockwork-scene-drop-6 = Eine Kantine für Maschinen, mit Öl in drei Geschmacksrichtungen.
gd-clockwork-scene-drop-7 = Eine Werkbank, ein Schraubstock und eine Hand, die noch ihren Griff übt.
gd-clockwork-scene-drop-8 = Ersatzköpfe hängen hier in einer Reihe und drehen sich zur Tür.
gd-clockwork-scene-hammer-1 = Ein Exerzierplatz aus Messingfliesen, abgewetzt im Muster des Marschierens.
gd-clockwork-scene-hammer-2 = Die Waffenkammer dreht sich langsam, damit jede Waffe einmal vorn ist.
gd-clockwork-scene-hammer-3 = Eine Tür, die einer Bank Ehre machen würde, steht offen, und die Schießscharten daneben auch.
gd-clockwork-scene-hammer-4 = Blechuniformen hängen gebügelt und nummeriert da, und Nummer sieben fehlt.
gd-clockwork-scene-hammer-5 = Eiserne Soldaten stehen in Schachteln, und eine der Schachteln ist offen.
gd-clockwork-scene-hammer-6 = Ein Drillplatz aus Messingplatten, auf dem alle Fußspuren gleich sind.
gd-clockwork-scene-hammer-7 = Hämmer heben und senken sich hier auf nichts, um in Übung zu bleiben.
gd-clockwork-scene-hammer-8 = Die Wachen dieses Raums werden täglich aufgezogen, von wem, weiß niemand.
gd-clockwork-scene-wood-1 = Hier werden Blitze aufbewahrt, in Gläsern, nach Datum.
gd-clockwork-scene-wood-2 = Messingplaneten ziehen über die Decke, und einer davon blinzelt.
gd-clockwork-scene-wood-3 = Kupferspulen klettern bis unters Dach, und jedes Haar stellt sich auf, um zuzusehen.
gd-clockwork-scene-wood-4 = Das Pendel in diesem Raum schwingt über einer Karte von irgendwo in der Nähe.
gd-clockwork-scene-wood-5 = Eine Glaskugel zeigt den Himmel, und daneben ist ein Hebel, um ihn zu bewegen.
gd-clockwork-scene-wood-6 = Funken springen von Kugel zu Kugel und buchstabieren ein Wort.
gd-clockwork-scene-wood-7 = Eine Spieluhr spielt hier, und den Tänzern gefällt es nicht.
gd-clockwork-scene-wood-8 = Quecksilber läuft in Buchstaben die Wand entlang, die nicht bleiben wollen.
gd-clockwork-scene-brick-1 = Die Steinplatten hier hängen an Scharnieren und sind kürzlich geölt worden.
gd-clockwork-scene-brick-2 = Schlitze ziehen sich beide Wände entlang, in Höhe von Knien, Hüften und Hüten.
gd-clockwork-scene-brick-3 = Ein Schild zählt die Tage seit dem letzten Unfall: null.
gd-clockwork-scene-brick-4 = Etwas tickt unter dem Boden und hört auf, wenn man es anspricht.
gd-clockwork-scene-brick-5 = Jede zweite Platte dieses Bodens hat ringsum eine Fuge.
gd-clockwork-scene-brick-6 = Eine große Feder wird hier von einem kleinen Stift gehalten.
gd-clockwork-scene-brick-7 = Die Pfeile in den Mauerschlitzen sind neu, und geölt.
gd-clockwork-scene-brick-8 = Zwei Räder drehen sich in der Decke, und eines davon hat Zähne.
gd-clockwork-scene-cog-1 = Hier wurde der Lohn nie abgeholt: kleine Umschläge, Reihe um Reihe.
gd-clockwork-scene-cog-2 = Ein Musterlager, mit Schubladen voller Silberräder, nicht größer als Linsen.
gd-clockwork-scene-cog-3 = Das Fundbüro, voll besetzt mit Haken.
gd-clockwork-scene-cog-4 = Eine Spieluhr so groß wie ein Häuschen, die Walze mit echten Edelsteinen besetzt.
gd-clockwork-scene-cog-5 = Münzpressen stehen in einer Reihe, und die letzte hat etwas im Maul.
gd-clockwork-scene-cog-6 = Golddraht, Silberschrauben: Der Abfall dieser Werkstatt ist ein Haus wert.
gd-clockwork-scene-cog-7 = Eine Registrierkasse aus Messing springt mit fröhlichem Klingeln auf.
gd-clockwork-scene-cog-8 = Uhren aller Art füllen die Regale, jede mit Steinen besetzt.
gd-clockwork-scene-straw-1 = Die große Uhr: eine Halle voller Räder, und wo die Stunden zusammentreffen, sitzt etwas.
gd-clockwork-scene-straw-2 = Jedes Rohr im Gebäude endet hier, und die meisten Fragen auch.
gd-clockwork-scene-straw-3 = Eine Bühne aus Eisen, rote Vorhänge und ein Mechanismus, der hinter den Kulissen warmläuft.
gd-clockwork-scene-straw-4 = Das Arbeitszimmer des Meisters, mit einem Stuhl auf Schienen und hundert Klingelzügen.
gd-clockwork-scene-straw-5 = Die große Maschine des Dungeons steht hier, und ihr Sitz ist leer.
gd-clockwork-scene-straw-6 = Ein Pendel so lang wie ein Mast schwingt durch diese Halle.
gd-clockwork-scene-straw-7 = Alle Wellen und Riemen führen hierher und verschwinden hinter einer Tür.
gd-clockwork-scene-straw-8 = Der Boden dieser Halle ist ein Zifferblatt, und der Zeiger fegt in Knöchelhöhe vorbei.
