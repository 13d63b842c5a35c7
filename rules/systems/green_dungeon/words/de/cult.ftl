# Der Kult unter dem Kerzenladen.

gd-cult-title = Verborgener Kult
gd-cult-entrance = Der Laden oben verkauft Kerzen, alle schwarz, an überhaupt niemanden. Hinter der Theke windet sich eine Treppe hinab, und vierzig Stimmen proben das Ende der Welt.
gd-cult-victory = Die Kerzen gehen eine nach der anderen aus, peinlich berührt. Am Morgen verkauft der Laden oben Seife.
gd-cult-defeat = Der Chor fügt eine Strophe hinzu, und das Register gewinnt einen Namen in sorgfältiger roter Tinte.

## Monster

gd-cult-captain = Hauptmann { $foe }
    .gender = { $gender_foe }
gd-cult-captain-appears-drop = { $appears } Hier sagt selbst der Chor „Hauptmann“.
gd-cult-captain-appears-hammer = { $appears } Die Schärpe trägt einen Hauptmannsknoten.
gd-cult-captain-appears-wood = { $appears } Die Silberquaste gebührt einem Hauptmann.
gd-cult-captain-appears-cog = { $appears } Im Kassenbuch steht „Hauptmann“, unterstrichen.
gd-cult-foe-0 = Büßerschläger
    .gender = m
    .definite = der Büßerschläger
    .accusative = den Büßerschläger
    .dative = dem Büßerschläger
gd-cult-foe-0-appears = Ein sehr großer Büßer erhebt sich von den Knien, und er erhebt sich immer weiter.
gd-cult-foe-1 = Kellereiferer
    .gender = m
    .definite = der Kellereiferer
    .accusative = den Kellereiferer
    .dative = dem Kellereiferer
gd-cult-foe-1-appears = Ein Eiferer mit einer Kellertür als Schild hat die ganze Woche auf Ungläubige gewartet.
gd-cult-foe-2 = Fastenochse
    .gender = m
    .definite = der Fastenochse
    .accusative = den Fastenochsen
    .dative = dem Fastenochsen
gd-cult-foe-2-appears = Vierzig Tage hat er nichts gegessen, durch heiligen Schwur, und der Schwur endet heute.
gd-cult-foe-3 = Wachposten ohne Lampe
    .gender = m
    .definite = der Wachposten ohne Lampe
    .accusative = den Wachposten ohne Lampe
    .dative = dem Wachposten ohne Lampe
gd-cult-foe-3-appears = Ein Wächter mit Kapuze hebt eine Hippe und fragt nach der Parole, ohne viel Hoffnung.
gd-cult-foe-4 = Kettenhemddiakon
    .gender = m
    .definite = der Kettenhemddiakon
    .accusative = den Kettenhemddiakon
    .dative = dem Kettenhemddiakon
gd-cult-foe-4-appears = Unter dem Messgewand klirrt es, und der Diakon klappt ein Gesangbuch über der Klinge darin zu.
gd-cult-foe-5 = Weihölkeuler
    .gender = m
    .definite = der Weihölkeuler
    .accusative = den Weihölkeuler
    .dative = dem Weihölkeuler
gd-cult-foe-5-appears = Heiliges Öl tropft von einer Keule, lang wie eine Kirchenbank, denn sie war einmal eine.
gd-cult-foe-6 = Nuschelnovize
    .gender = m
    .definite = der Nuschelnovize
    .accusative = den Nuschelnovizen
    .dative = dem Nuschelnovizen
gd-cult-foe-6-appears = Ein Novize verliert die Stelle im Buch, findet eine schlimmere und liest die vor.
gd-cult-foe-7 = Aschesänger
    .gender = m
    .definite = der Aschesänger
    .accusative = den Aschesänger
    .dative = dem Aschesänger
gd-cult-foe-7-appears = Asche hebt sich aus der Schale und sammelt sich um den Sänger wie ein Chor.
gd-cult-foe-8 = Hohlaugenprophetin
    .gender = f
    .definite = die Hohlaugenprophetin
    .accusative = die Hohlaugenprophetin
    .dative = der Hohlaugenprophetin
gd-cult-foe-8-appears = Die Prophetin öffnet die Augen, und tief darin brennen Kerzen.
gd-cult-foe-9 = Almosendieb
    .gender = m
    .definite = der Almosendieb
    .accusative = den Almosendieb
    .dative = dem Almosendieb
gd-cult-foe-9-appears = Der Kollektenteller verlässt den Altar, getragen von jemandem in geliehener Kutte.
gd-cult-foe-10 = Zehnteintreiber
    .gender = m
    .definite = der Zehnteintreiber
    .accusative = den Zehnteintreiber
    .dative = dem Zehnteintreiber
gd-cult-foe-10-appears = Er hat ein Kassenbuch, einen Streitkolben und einen Sack, der noch nie etwas herausgegeben hat.
gd-cult-foe-11 = Reliquienschmuggler
    .gender = m
    .definite = der Reliquienschmuggler
    .accusative = den Reliquienschmuggler
    .dative = dem Reliquienschmuggler
gd-cult-foe-11-appears = Der Mantel steht offen über Reihen heiligen Krams, und dazwischen ein schlichtes Messer.

## Bosse

gd-cult-final = { $gender_boss ->
    [f] Erhabene
    [n] Erhabenes
   *[other] Erhabener
  } { $boss }
    .gender = { $gender_boss }
    .definite = { $gender_boss ->
        [f] die erhabene
        [n] das erhabene
       *[other] der erhabene
    } { $boss }
    .accusative = { $gender_boss ->
        [f] die erhabene
        [n] das erhabene
       *[other] den erhabenen
    } { $boss }
    .dative = { $gender_boss ->
        [f] der erhabenen
        [n] dem erhabenen
       *[other] dem erhabenen
    } { $boss }
gd-cult-final-appears = { $appears } Ein Gebet verriegelt jede Tür.
gd-cult-boss-0 = Abt der blauen Flecken
    .gender = m
    .definite = der Abt der blauen Flecken
    .accusative = den Abt der blauen Flecken
    .dative = dem Abt der blauen Flecken
gd-cult-boss-0-appears = Der Abt stellt sein Abendessen ab, knackt mit zehn Knöcheln und spricht das Tischgebet über die Besucher.
gd-cult-boss-1 = Berg im Glauben
    .gender = m
    .definite = der Berg im Glauben
    .accusative = den Berg im Glauben
    .dative = dem Berg im Glauben
gd-cult-boss-1-appears = Was der Altar zu sein schien, steht auf, schüttelt die Kerzen ab und glaubt noch immer.
gd-cult-boss-2 = Mutter der Buße
    .gender = f
    .definite = die Mutter der Buße
    .accusative = die Mutter der Buße
    .dative = der Mutter der Buße
gd-cult-boss-2-appears = Sie fragt, ob es schon jemandem leidtut, und krempelt Ärmel hoch, groß wie Scheunendächer.
gd-cult-boss-3 = Templer des Nichts
    .gender = m
    .definite = der Templer des Nichts
    .accusative = den Templer des Nichts
    .dative = dem Templer des Nichts
gd-cult-boss-3-appears = Ein Ritter, dem Nichts verschworen, grüßt einen leeren Sockel und senkt das Visier.
gd-cult-boss-4 = Torwart der Psalmen
    .gender = m
    .definite = der Torwart der Psalmen
    .accusative = den Torwart der Psalmen
    .dative = dem Torwart der Psalmen
gd-cult-boss-4-appears = Jede Zeile des Psalms endet mit einem Hellebardenhieb, und der Torwart kann alle hundert Zeilen.
gd-cult-boss-5 = Seligkeit aus Eisen
    .gender = f
    .definite = die Seligkeit aus Eisen
    .accusative = die Seligkeit aus Eisen
    .dative = der Seligkeit aus Eisen
gd-cult-boss-5-appears = Eine Rüstung aus geweihtem Eisen entfaltet sich aus dem Schrein, heiter, und der Boden biegt sich.
gd-cult-boss-6 = Schwester der Asche
    .gender = f
    .definite = die Schwester der Asche
    .accusative = die Schwester der Asche
    .dative = der Schwester der Asche
gd-cult-boss-6-appears = Sie bläst eine Kerze aus, und jeder Schatten im Raum kommt einen Schritt näher.
gd-cult-boss-7 = Kantor ohne Kerze
    .gender = m
    .definite = der Kantor ohne Kerze
    .accusative = den Kantor ohne Kerze
    .dative = dem Kantor ohne Kerze
gd-cult-boss-7-appears = Der Kantor singt einen Ton, zu tief zum Hören, und die Laternen verneigen sich davor.
gd-cult-boss-8 = Erzdiakon der Dämmerung
    .gender = m
    .definite = der Erzdiakon der Dämmerung
    .accusative = den Erzdiakon der Dämmerung
    .dative = dem Erzdiakon der Dämmerung
gd-cult-boss-8-appears = In einem Raum ohne Fenster wird es Abend, und der Abend trägt das Gesicht des Erzdiakons.
gd-cult-boss-9 = Bischof der Quittungen
    .gender = m
    .definite = der Bischof der Quittungen
    .accusative = den Bischof der Quittungen
    .dative = dem Bischof der Quittungen
gd-cult-boss-9-appears = Die Feder hinterm Ohr, verliest der Bischof die Rechnung für die kaputten Türen, mit Zinsen.
gd-cult-boss-10 = Schatzmeister der Seelen
    .gender = m
    .definite = der Schatzmeister der Seelen
    .accusative = den Schatzmeister der Seelen
    .dative = dem Schatzmeister der Seelen
gd-cult-boss-10-appears = Hinter dem Schatzmeister leuchten Regale voll verkorkter Fläschchen, beschriftet, datiert und flüsternd.
gd-cult-boss-11 = Beichtvater in Gold
    .gender = m
    .definite = der Beichtvater in Gold
    .accusative = den Beichtvater in Gold
    .dative = dem Beichtvater in Gold
gd-cult-boss-11-appears = Hinter vergoldetem Gitter verlangt eine Stimme alles, und sie fängt mit den Wertsachen an.

## Fallen

gd-cult-trap-0 = Taufsumpf
    .gender = m
gd-cult-trap-0-scene = Das Mosaik teilt sich in der Mitte, und unter den Heiligen ist schwarzes Wasser.
gd-cult-trap-1 = Kippende Kanzel
    .gender = f
gd-cult-trap-1-scene = Drei Stockwerke geschnitzter Eiche lehnen sich vor, um etwas klarzustellen.
gd-cult-trap-2 = Weihrauchflut
    .gender = f
gd-cult-trap-2-scene = Süßer grauer Rauch quillt aus den Schlitzen und lässt zum Atmen nichts übrig.
gd-cult-trap-3 = Weihrauchpendel
    .gender = n
gd-cult-trap-3-scene = Ein Messingfass, groß wie ein Kalb, schwingt aus dem Gewölbe herab und sprüht Funken.
gd-cult-trap-4 = Pfeilorgel
    .gender = f
gd-cult-trap-4-scene = Ein Pedal senkt sich unter dem Fuß, und die Orgel spielt ein kurzes Stück in Pfeilen.
gd-cult-trap-5 = Büßerpresse
    .gender = f
gd-cult-trap-5-scene = Die Bänke rücken von beiden Seiten zusammen, Reihe um Reihe, aus tiefer Überzeugung.
gd-cult-trap-6 = Schweigegelübde
    .gender = n
gd-cult-trap-6-scene = Ein steinerner Finger legt sich auf steinerne Lippen, und jeder Zauber verstummt.
gd-cult-trap-7 = Spiegel des Zweifels
    .gender = m
gd-cult-trap-7-scene = Das Spiegelbild schüttelt traurig den Kopf, und aller Glaube an Magie rinnt zu den Fersen hinaus.
gd-cult-trap-8 = Flüsterabfluss
    .gender = m
gd-cult-trap-8-scene = Ein Gitter im Boden beginnt zu beichten und zieht die Magie zum Zuhören hinab.
gd-cult-trap-9 = Vergifteter Opferstock
    .gender = m
gd-cult-trap-9-scene = Der Opferstock nimmt eine Münze, denkt nach und gibt eine Nadel heraus.
gd-cult-trap-10 = Eifersüchtiges Reliquiar
    .gender = n
gd-cult-trap-10-scene = Das Kästchen schnappt über seinem Gold zu, und über allem sonst in Reichweite.
gd-cult-trap-11 = Zehntwaage
    .gender = f
gd-cult-trap-11-scene = Eine Schale der Waage ist mit Silber gehäuft; die andere fährt herab wie eine Axt.

## Magie

gd-cult-magic-0 = Becken der milden Gnade
    .gender = n
gd-cult-magic-0-scene = Das Wasser im Becken ist warm und stellt keine Fragen zur Lehre.
gd-cult-magic-1 = Verzeihende Kerze
    .gender = f
gd-cult-magic-1-scene = Eine Kerze brennt weiß unter den schwarzen, und wer hinsieht, dem vergeht der Schmerz.
gd-cult-magic-2 = Heiliger mit offenen Händen
    .gender = m
gd-cult-magic-2-scene = Die Statue ist älter als der Kult, und ihre offenen Hände sind noch voller Licht.
gd-cult-magic-3 = Finstere Ikone
    .gender = f
gd-cult-magic-3-scene = Die gemalten Augen folgen, werden schmal und speien weißes Feuer.
gd-cult-magic-4 = Weinende Statue
    .gender = f
gd-cult-magic-4-scene = Die Statue weint, und wo eine Träne hinfällt, raucht der Boden.
gd-cult-magic-5 = Donnerchor
    .gender = m
gd-cult-magic-5-scene = Steinerne Engelchen holen Luft, und der erste Akkord kommt herunter wie ein Dach.
gd-cult-magic-6 = Seherbecken
    .gender = n
gd-cult-magic-6-scene = Das Öl im Becken klärt sich, und andere Räume liegen am Grund wie Münzen.
gd-cult-magic-7 = Buch der offenen Türen
    .gender = n
gd-cult-magic-7-scene = Das Buch blättert sich selbst um, jede Seite der Plan eines Gangs, die Tinte noch feucht.
gd-cult-magic-8 = Neuntes Fenster
    .gender = n
gd-cult-magic-8-scene = Das Buntglas zeigt das ganze Haus des Kults von oben, ohne Deckel.
gd-cult-magic-9 = Verschlossenes Tabernakel
    .gender = n
gd-cult-magic-9-scene = Gold schimmert durchs Gitter, und ebenso etwas, das einen Segen zischt.
gd-cult-magic-10 = Opfergabe unter Eid
    .gender = f
gd-cult-magic-10-scene = Die Gaben liegen in einem Ring aus verschüttetem Salz, und das Salz lauscht.
gd-cult-magic-11 = Krone der unentzündeten Lampe
    .gender = f
gd-cult-magic-11-scene = Eine Krone aus schwarzem Glas ruht auf einem Kissen, und das Kissen ist kein Kissen.

## Räume

gd-cult-scene-drop-1 = Eine Kleiderkammer: vierzig Haken, neununddreißig Kutten und ein Luftzug.
gd-cult-scene-drop-2 = Ein Speisesaal mit Bänken aus schwarzer Eiche; die Suppe ist grau und das Brot auch.
gd-cult-scene-drop-3 = Schlafzellen in einer Reihe, jede mit Pritsche, Lampe und einer Liste von Fehlern.
gd-cult-scene-drop-4 = Eine Seitenkapelle für ein kleineres Grauen, von Freiwilligen gepflegt.
gd-cult-scene-drop-5 = Oben Weinkeller, unten Grabgewölbe: Dieser Treppenabsatz riecht nach beidem.
gd-cult-scene-drop-6 = Hier probt der Chor, nach den Liedern zu urteilen und nach den Beulen.
gd-cult-scene-drop-7 = Kutten hängen hier in einer Reihe, und eine der Kapuzen atmet.
gd-cult-scene-drop-8 = Eine kahle Zelle mit einer Matte, einer Geißel und einem sehr dicken Buch.
gd-cult-scene-hammer-1 = Die Wachstube der Tempelgarde, mit einem Gestell voller Streitkolben, nach Sünden sortiert.
gd-cult-scene-hammer-2 = Ein Kreuzgang um einen Übungshof, auf dem alle Puppen den Hut des Bürgermeisters tragen.
gd-cult-scene-hammer-3 = Zwei Reihen steinerner Ritter knien hier, und ihre Schwerter sind nicht aus Stein.
gd-cult-scene-hammer-4 = Das innere Tor: neun Riegel, neun Gebete und eine Fußmatte.
gd-cult-scene-hammer-5 = Hier üben die Gläubigen: Strohpuppen tragen vertraute Gesichter.
gd-cult-scene-hammer-6 = Eine Wachstube mit einem Altar darin, oder umgekehrt.
gd-cult-scene-hammer-7 = Masken aus Eisen beobachten die Tür von beiden Seiten.
gd-cult-scene-hammer-8 = Der Schwur ist in diese Wand gehauen, und das Blut darin ist neu.
gd-cult-scene-wood-1 = Ein Kreis ist in den Boden geschnitten, und seine Kerzen brennen nach unten.
gd-cult-scene-wood-2 = Neun leere Stühle stehen vor einem zehnten, und der zehnte ist warm.
gd-cult-scene-wood-3 = Kreide, Salz und Silberdraht: die Sakristei von jemandem, der es ernst meint.
gd-cult-scene-wood-4 = Die Kuppel ist mit Sternen bemalt, die an keinem Himmel stehen.
gd-cult-scene-wood-5 = Sieben Kerzen brennen in sieben Farben, und keine gibt Wärme.
gd-cult-scene-wood-6 = Die Tinte in dem großen Buch bewegt sich noch.
gd-cult-scene-wood-7 = Eine Schale schwarzes Wasser zeigt einen Himmel mit den falschen Sternen.
gd-cult-scene-wood-8 = Kreidefiguren drängen sich am Boden, und eine ist aus ihrem Ring getreten.
gd-cult-scene-brick-1 = Ein Gang voller Beichtstühle, jeder Vorhang zu, jeder Vorhang atmet.
gd-cult-scene-brick-2 = Die Fliesen buchstabieren ein Gebet und die Strafe für ausgelassene Zeilen.
gd-cult-scene-brick-3 = Eine schmale Treppe aus ausgetretenen Stufen, bis auf eine, die wie neu ist.
gd-cult-scene-brick-4 = Ein Schild bittet Besucher, hier niederzuknien, und die Stelle wird oft geschrubbt.
gd-cult-scene-brick-5 = Eine Kniebank steht allein im Gang, falsch herum.
gd-cult-scene-brick-6 = Die Augen des Mosaiks sind Löcher, und in ihnen zieht es.
gd-cult-scene-brick-7 = Einer der Gebetssteine sinkt ein wenig unter dem eigenen Gewicht.
gd-cult-scene-brick-8 = Die Kette der Lampe läuft weiter, durch die Wand, zu etwas Schwerem.
gd-cult-scene-cog-1 = Die Sakristei: Silberkelche in Filzbeuteln, zweimal täglich gezählt.
gd-cult-scene-cog-2 = Kollektenteller stapeln sich bis zur Decke, unter einem Wahlspruch über die Armut.
gd-cult-scene-cog-3 = Ein Lager voller Geschenke besorgter Händler, die Schleifen noch dran.
gd-cult-scene-cog-4 = Hinter dem Altartuch ist ein Fach für die Dinge, die die Herde nie sehen darf.
gd-cult-scene-cog-5 = Ein Archiv voller Testamente, alle von derselben sorgfältigen Hand geändert.
gd-cult-scene-cog-6 = Gaben der Verängstigten füllen diesen Raum bis zur Decke.
gd-cult-scene-cog-7 = Goldmasken liegen in Samt, jede mit einem Namen, den niemand sagen darf.
gd-cult-scene-cog-8 = Eine Truhe für Almosen, mit sehr guten Schlössern für eine Almosentruhe.
gd-cult-scene-straw-1 = Das Allerheiligste: ein Meer schwarzer Kerzen und darüber ein Sitz.
gd-cult-scene-straw-2 = Stufen führen zu einem Altar, breit genug für ein Festmahl oder einen Ehrengast.
gd-cult-scene-straw-3 = Die Gemeinde ist in Eile gegangen, und ihre Schatten knien noch auf dem Boden.
gd-cult-scene-straw-4 = Eine Glocke ohne Klöppel hängt über der Grube, und sie schwingt.
gd-cult-scene-straw-5 = Eine schwarze Treppe führt zu einem Altar, und jemand hat sie glatt getreten.
gd-cult-scene-straw-6 = Die ganze Gemeinde hätte hier Platz, und einmal hatte sie ihn.
gd-cult-scene-straw-7 = Ein Vorhang aus roter Seide verbirgt das Ende der Halle, und er regt sich.
gd-cult-scene-straw-8 = Unter dem großen Götzenbild ist der Boden hohl und antwortet auf jeden Schritt.
