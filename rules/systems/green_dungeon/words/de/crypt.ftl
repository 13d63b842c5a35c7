# Die Gruft des alten Friedhofs.

gd-crypt-title = Ruhelose Gruft
gd-crypt-entrance = Das Tor des alten Friedhofs ist zugerostet, allerdings nur von außen. Unten an den Stufen ist die Luft trocken, die Lampen brennen, und jemand hat gefegt.
gd-crypt-victory = Die Toten legen sich wieder hin, manche sichtlich erleichtert. Oben kräht zum ersten Mal seit Jahren ein Hahn über den Gräbern.
gd-crypt-defeat = Eine Nische wird geräumt, ein Name gehauen, und die Nachbarn rücken zusammen. Im Großen und Ganzen ist es ein ruhiger Ort.

## Monster

gd-crypt-captain = Hauptmann { $foe }
    .gender = { $gender_foe }
gd-crypt-captain-appears-drop = { $appears } Auf dem Grabstein stand „Hauptmann“.
gd-crypt-captain-appears-hammer = { $appears } Oben nickt der Federbusch eines Hauptmanns, samt Motten.
gd-crypt-captain-appears-wood = { $appears } Das Siegel am Band ist das eines Hauptmanns.
gd-crypt-captain-appears-cog = { $appears } Die Grabbeigaben sind die eines Hauptmanns.
gd-crypt-foe-0 = Leichentuchringer
    .gender = m
    .definite = der Leichentuchringer
    .accusative = den Leichentuchringer
    .dative = dem Leichentuchringer
gd-crypt-foe-0-appears = Eine Rolle Grableinen purzelt von ihrem Brett und kommt näher, die Arme ausgebreitet.
gd-crypt-foe-1 = Grollpflüger
    .gender = m
    .definite = der Grollpflüger
    .accusative = den Grollpflüger
    .dative = dem Grollpflüger
gd-crypt-foe-1-appears = Vor hundert Jahren wurde er zornig begraben, und seither hat er an nichts anderes gedacht.
gd-crypt-foe-2 = Plattenstemmer
    .gender = m
    .definite = der Plattenstemmer
    .accusative = den Plattenstemmer
    .dative = dem Plattenstemmer
gd-crypt-foe-2-appears = Der Deckel eines Grabes hebt sich, als wöge er nichts, gehalten von jemandem, der noch weniger wiegt.
gd-crypt-foe-3 = Klapperposten
    .gender = m
    .definite = der Klapperposten
    .accusative = den Klapperposten
    .dative = dem Klapperposten
gd-crypt-foe-3-appears = Knochen stehen stramm, einer davon verspätet, unter einem frisch polierten Helm.
gd-crypt-foe-4 = Rosthellebardier
    .gender = m
    .definite = der Rosthellebardier
    .accusative = den Rosthellebardier
    .dative = dem Rosthellebardier
gd-crypt-foe-4-appears = Rost blättert von einer Hellebarde, die sich in den Weg senkt, wie im Leben befohlen.
gd-crypt-foe-5 = Bleimantelritter
    .gender = m
    .definite = der Bleimantelritter
    .accusative = den Bleimantelritter
    .dative = dem Bleimantelritter
gd-crypt-foe-5-appears = Der Bleisarg hat, wie sich zeigt, Knie, und dann einen Schwertarm.
gd-crypt-foe-6 = Wachswitwe
    .gender = f
    .definite = die Wachswitwe
    .accusative = die Wachswitwe
    .dative = der Wachswitwe
gd-crypt-foe-6-appears = Ein Schleier aus Wachs hebt sich von einem Gesicht, das fast nur Rauch ist, und der Rauch trägt vor.
gd-crypt-foe-7 = Trauerleser
    .gender = m
    .definite = der Trauerleser
    .accusative = den Trauerleser
    .dative = dem Trauerleser
gd-crypt-foe-7-appears = Jemand Dünnes liest die Messe rückwärts, und der Staub kommt zuhören.
gd-crypt-foe-8 = Wiedergängermagus
    .gender = m
    .definite = der Wiedergängermagus
    .accusative = den Wiedergängermagus
    .dative = dem Wiedergängermagus
gd-crypt-foe-8-appears = Der Magus legte sich nie hin, hörte nie auf zu reden und ist beim letzten Kapitel angelangt.
gd-crypt-foe-9 = Fährgroschensammler
    .gender = m
    .definite = der Fährgroschensammler
    .accusative = den Fährgroschensammler
    .dative = dem Fährgroschensammler
gd-crypt-foe-9-appears = Er sammelt die Groschen für den Fährmann und weiß inzwischen, wie man zu mehr kommt.
gd-crypt-foe-10 = Hügelgrabräuber
    .gender = m
    .definite = der Hügelgrabräuber
    .accusative = den Hügelgrabräuber
    .dative = dem Hügelgrabräuber
gd-crypt-foe-10-appears = Der Räuber starb vor zweihundert Jahren bei dieser Arbeit und will sie zu Ende bringen.
gd-crypt-foe-11 = Blattgold-Trauergast
    .gender = m
    .definite = der Blattgold-Trauergast
    .accusative = den Blattgold-Trauergast
    .dative = dem Blattgold-Trauergast
gd-crypt-foe-11-appears = Blattgold bedeckt ihn von der Stirn bis zur Ferse, und unter dem Gold weint noch jemand.

## Bosse

gd-crypt-final = { $gender_boss ->
    [f] Unsterbliche
    [n] Unsterbliches
   *[other] Unsterblicher
  } { $boss }
    .gender = { $gender_boss }
    .definite = { $gender_boss ->
        [f] die unsterbliche
        [n] das unsterbliche
       *[other] der unsterbliche
    } { $boss }
    .accusative = { $gender_boss ->
        [f] die unsterbliche
        [n] das unsterbliche
       *[other] den unsterblichen
    } { $boss }
    .dative = { $gender_boss ->
        [f] der unsterblichen
        [n] dem unsterblichen
       *[other] dem unsterblichen
    } { $boss }
gd-crypt-final-appears = { $appears } Draußen mauert jemand die Tür zu.
gd-crypt-boss-0 = Totengräber mit Muskeln
    .gender = m
    .definite = der Totengräber mit Muskeln
    .accusative = den Totengräber mit Muskeln
    .dative = dem Totengräber mit Muskeln
gd-crypt-boss-0-appears = Der Totengräber hob hier jedes Grab aus und blickt aus dem letzten auf, ein Maßband in der Hand.
gd-crypt-boss-1 = Thronfolger des Marks
    .gender = m
    .definite = der Thronfolger des Marks
    .accusative = den Thronfolger des Marks
    .dative = dem Thronfolger des Marks
gd-crypt-boss-1-appears = Der Thronfolger streckt sich, bis etwas knackt, und ist froh, dass es die Mauer war.
gd-crypt-boss-2 = Hügelgrabmatriarchin
    .gender = f
    .definite = die Hügelgrabmatriarchin
    .accusative = die Hügelgrabmatriarchin
    .dative = der Hügelgrabmatriarchin
gd-crypt-boss-2-appears = Sie setzt sich auf zwischen ihren vierzig begrabenen Söhnen und sagt allen, sie sollen liegen bleiben.
gd-crypt-boss-3 = Kastellan der Gräber
    .gender = m
    .definite = der Kastellan der Gräber
    .accusative = den Kastellan der Gräber
    .dative = dem Kastellan der Gräber
gd-crypt-boss-3-appears = Der Kastellan hielt dieses Tor schon, als noch keine Straße dorthin führte.
gd-crypt-boss-4 = General des Staubs
    .gender = m
    .definite = der General des Staubs
    .accusative = den General des Staubs
    .dative = dem General des Staubs
gd-crypt-boss-4-appears = Staub erhebt sich in Reih und Glied, und der letzte Rest wird ein General.
gd-crypt-boss-5 = Marmorkoloss
    .gender = m
    .definite = der Marmorkoloss
    .accusative = den Marmorkoloss
    .dative = dem Marmorkoloss
gd-crypt-boss-5-appears = Die Statue vom großen Grab steigt die Stufen herab, und eine Stufe nach der anderen bricht.
gd-crypt-boss-6 = Herzogin im Schleier
    .gender = f
    .definite = die Herzogin im Schleier
    .accusative = die Herzogin im Schleier
    .dative = der Herzogin im Schleier
gd-crypt-boss-6-appears = Sie hebt den Schleier bis zum Lächeln, und das ist weit genug.
gd-crypt-boss-7 = Kanonikus der Asche
    .gender = m
    .definite = der Kanonikus der Asche
    .accusative = den Kanonikus der Asche
    .dative = dem Kanonikus der Asche
gd-crypt-boss-7-appears = Der Kanonikus streut einen Ring aus Asche, und die Namen der Lebenden fangen darin Feuer.
gd-crypt-boss-8 = Professor ohne Ende
    .gender = m
    .definite = der Professor ohne Ende
    .accusative = den Professor ohne Ende
    .dative = dem Professor ohne Ende
gd-crypt-boss-8-appears = Seit dreihundert Jahren hält er den Toten Vorlesungen und würde sich über eine Frage freuen.
gd-crypt-boss-9 = Rechnungsprüfer des Fährmanns
    .gender = m
    .definite = der Rechnungsprüfer des Fährmanns
    .accusative = den Rechnungsprüfer des Fährmanns
    .dative = dem Rechnungsprüfer des Fährmanns
gd-crypt-boss-9-appears = Für die Überfahrt sind noch zwei Münzen offen, mit Zinsen, und der Prüfer hat die Akte.
gd-crypt-boss-10 = Urnensammler
    .gender = m
    .definite = der Urnensammler
    .accusative = den Urnensammler
    .dative = dem Urnensammler
gd-crypt-boss-10-appears = Urnen stehen Schulter an Schulter hinter dem Sammler, und jeder Deckel hebt sich ein wenig.
gd-crypt-boss-11 = Geizhals auf der Bahre
    .gender = m
    .definite = der Geizhals auf der Bahre
    .accusative = den Geizhals auf der Bahre
    .dative = dem Geizhals auf der Bahre
gd-crypt-boss-11-appears = Bis zum Kinn in Münzen liegt der Geizhals aufgebahrt und mag nicht betrachtet werden.

## Fallen

gd-crypt-trap-0 = Offenes Grab
    .gender = n
gd-crypt-trap-0-scene = Die Erde ist weich hier, frisch umgegraben, und die Größe kommt ungefähr hin.
gd-crypt-trap-1 = Sinkende Grabplatte
    .gender = f
gd-crypt-trap-1-scene = Auf der Platte steht ein Name, und niemand bemerkt ihn, ehe sie hinabsinkt.
gd-crypt-trap-2 = Sanduhrschacht
    .gender = m
gd-crypt-trap-2-scene = Ein Steinpfropfen fällt aus der Decke, und hinterher kommt eine Wüste.
gd-crypt-trap-3 = Schnitterreihe
    .gender = f
gd-crypt-trap-3-scene = Steinerne Schnitter säumen die Wand. Ein Klicken, und es ist Erntezeit.
gd-crypt-trap-4 = Scharte der toten Schützen
    .gender = f
gd-crypt-trap-4-scene = Bogensehnen knarren in der Wand, wo die Schützen nie andere Befehle bekamen.
gd-crypt-trap-5 = Hungriger Sarkophag
    .gender = m
gd-crypt-trap-5-scene = Zwei Hälften eines Steinsargs fahren zusammen und hoffen auf Bewohner.
gd-crypt-trap-6 = Ungeschriebene Grabschrift
    .gender = f
gd-crypt-trap-6-scene = Buchstaben erscheinen auf einem leeren Grabstein, und jeder Strich kostet Magie.
gd-crypt-trap-7 = Kalter Händedruck
    .gender = m
gd-crypt-trap-7-scene = Eine höfliche Hand kommt aus der Wand und zieht jedem Zauber die Wärme aus.
gd-crypt-trap-8 = Mottenurne
    .gender = f
gd-crypt-trap-8-scene = Graue Motten quellen aus der Urne, und sie fressen nichts als Zauber.
gd-crypt-trap-9 = Grabbeigabendraht
    .gender = m
gd-crypt-trap-9-scene = Zwischen den Silberschalen läuft ein Draht, und über den Schalen hängt ein Mühlstein.
gd-crypt-trap-10 = Beschwerte Bahre
    .gender = f
gd-crypt-trap-10-scene = Von ihren Juwelen befreit, steigt die Bahre, und etwas anderes kommt herab.
gd-crypt-trap-11 = Verfluchte Mitgifttruhe
    .gender = f
gd-crypt-trap-11-scene = Die Truhe der Braut springt auf, und die Messer, die sie eingepackt hat, auch.

## Magie

gd-crypt-magic-0 = Lilienbrunnen
    .gender = m
gd-crypt-magic-0-scene = Weiße Lilien wachsen hier ohne Sonne, um ein Wasser, das nach Morgen duftet.
gd-crypt-magic-1 = Ewige Lampe
    .gender = f
gd-crypt-magic-1-scene = Die Lampe wurde für den ersten Toten entzündet und wärmt seitdem jeden Besuch.
gd-crypt-magic-2 = Bildnis der Heilerin
    .gender = n
gd-crypt-magic-2-scene = Die Heilerin auf dem Grab hat noch immer Sprechstunde: Beide Steinhände sind warm.
gd-crypt-magic-3 = Zornige Grabschrift
    .gender = f
gd-crypt-magic-3-scene = Die Grabschrift liest sich selbst vor, kommt zu den Beleidigungen und beginnt Funken zu sprühen.
gd-crypt-magic-4 = Glocke für Begrabene
    .gender = f
gd-crypt-magic-4-scene = Ein Glöckchen läutet an seiner Schnur, und jeder Schlag trifft wie ein Hammer.
gd-crypt-magic-5 = Sturmurne
    .gender = f
gd-crypt-magic-5-scene = Die Asche in dieser Urne traf einst der Blitz, und seitdem übt sie.
gd-crypt-magic-6 = Spiegel der Ahnen
    .gender = m
gd-crypt-magic-6-scene = Die Toten im Spiegel treten höflich zur Seite und zeigen andere Räume.
gd-crypt-magic-7 = Karte der Trauernden
    .gender = f
gd-crypt-magic-7-scene = Fußspuren alter Begräbnisse leuchten am Boden, und sie leuchten weiter durch die Wände.
gd-crypt-magic-8 = Auge des Schlusssteins
    .gender = n
gd-crypt-magic-8-scene = Ein Schlussstein in Form eines Auges öffnet sich und blickt in alle Gewölbe zugleich.
gd-crypt-magic-9 = Verhextes Schmuckkästchen
    .gender = n
gd-crypt-magic-9-scene = Das Kästchen ist offen, die Juwelen sind reizend, und die Schrift ringsum ist hellwach.
gd-crypt-magic-10 = Schwurtruhe
    .gender = f
gd-crypt-magic-10-scene = Die Truhe ist mit Schwüren statt mit Eisen beschlagen, und die Schwüre beißen noch.
gd-crypt-magic-11 = Krone ohne König
    .gender = f
gd-crypt-magic-11-scene = Eine Krone schwebt so hoch, wie sie getragen wurde, und grollt, weil sie kein Amt mehr hat.

## Räume

gd-crypt-scene-drop-1 = Nischen klettern die Wände hinauf, voller Schläfer in grauem Leinen, und nicht alle schlafen.
gd-crypt-scene-drop-2 = Eine Familiengruft, in der noch ein Platz frei und abgestaubt ist.
gd-crypt-scene-drop-3 = Das Beinhaus: Schädel, nach Größe sortiert und dann nach Gemüt.
gd-crypt-scene-drop-4 = Zerbrochene Särge lehnen hier wie Türen nach nirgendwo.
gd-crypt-scene-drop-5 = Eine Trauerhalle, die Bänke abgewetzt von Leuten mit aller Zeit der Welt.
gd-crypt-scene-drop-6 = Wurzeln sind durch die Decke gekommen und haben am Tisch der Toten Platz genommen.
gd-crypt-scene-drop-7 = Auf Steinborden liegen die Toten in drei Reihen, und die unterste Reihe ist unruhig.
gd-crypt-scene-drop-8 = Die Stube der Sargträger: Stangen, Gurte und ein Sarg, den niemand abgeholt hat.
gd-crypt-scene-hammer-1 = Die Wachen dieser Kammer wurden stehend begraben, auf eigenen Wunsch.
gd-crypt-scene-hammer-2 = Alte Banner hängen über einem Ring steinerner Sättel: Hier liegt eine Kompanie, ohne die Pferde.
gd-crypt-scene-hammer-3 = Ein eisernes Tor und ein Spruch, dass es nie jemanden draußen halten sollte.
gd-crypt-scene-hammer-4 = Schwerter stecken aufrecht im Boden, je Grab eines, und ein Platz ist leer.
gd-crypt-scene-hammer-5 = Schilde hängen über den Bahren dieses Raums, und jeder hat eine frische Delle.
gd-crypt-scene-hammer-6 = Die Wachstube eines toten Hauptmanns, die Würfel auf dem Tisch aus Knöcheln.
gd-crypt-scene-hammer-7 = Speere säumen die Wand, poliert von Händen ohne Haut.
gd-crypt-scene-hammer-8 = Die letzte Wache wurde hier nie abgelöst und steht noch.
gd-crypt-scene-wood-1 = Kerzen schweben hier vorbei, aufgereiht wie ein Leichenzug, nur ohne die Träger.
gd-crypt-scene-wood-2 = Das Studierzimmer der Einbalsamierer: Gläser, Tafeln und ein Kessel, der noch warm ist.
gd-crypt-scene-wood-3 = Eine Kuppel aus schwarzem Glas, in der die Sterne von einst kreisen.
gd-crypt-scene-wood-4 = Jeder Stein dieses Raums ist beschrieben, und es ist alles ein Satz.
gd-crypt-scene-wood-5 = Hier läuft das Wachs die Kerzen hinauf statt hinab.
gd-crypt-scene-wood-6 = Eine Gebetsmühle dreht sich von selbst, etwas schneller, wenn man hinsieht.
gd-crypt-scene-wood-7 = Jemand hat um ein leeres Grab einen Kreidekreis gezogen.
gd-crypt-scene-wood-8 = Weihrauch brennt vor einer Statue, die absichtlich die Augen geschlossen hält.
gd-crypt-scene-brick-1 = Der Gang wird höflich enger, als bäte er, den Hut abzunehmen.
gd-crypt-scene-brick-2 = Frische Blumen am Boden zeigen, wo jemand zu lange stand.
gd-crypt-scene-brick-3 = Eine Reihe Grabplatten, jede mit Namen, außer der in der Mitte.
gd-crypt-scene-brick-4 = Der Staub liegt dick auf diesem Boden, bis auf ein tadelloses Viereck.
gd-crypt-scene-brick-5 = Die Fliesen dieses Bodens wackeln ein wenig, wie alte Zähne.
gd-crypt-scene-brick-6 = Dünne Drähte laufen in Kniehöhe zwischen den Urnen.
gd-crypt-scene-brick-7 = Der Steinengel in diesem Gang hält sein Schwert an der Spitze.
gd-crypt-scene-brick-8 = Eine Reihe Löcher in der Wand ist frei von Spinnweben, jedes einzelne.
gd-crypt-scene-cog-1 = Grabbeigaben füllen die Kammer: Schalen, Broschen und ein Boot für die Reise.
gd-crypt-scene-cog-2 = Eine Schatzkammer für die nächste Welt; die Lieferung verzögert sich etwas.
gd-crypt-scene-cog-3 = Gaben stehen in Reihen mit Namenskarten, wie Geschenke einer sehr langen Hochzeit.
gd-crypt-scene-cog-4 = Grabräuber haben hier ihre Leiter zurückgelassen, und ihre Lampe, und ihren Anteil.
gd-crypt-scene-cog-5 = Hinter einem falschen Sarg ist eine falsche Wand, und dahinter ein echter Schrank.
gd-crypt-scene-cog-6 = Bronzespiegel und Elfenbeinkämme liegen bereit für eine Königin, die lange schläft.
gd-crypt-scene-cog-7 = Jemand hat hier das Steuergeld vergraben und blieb länger dabei als geplant.
gd-crypt-scene-cog-8 = Das Grab eines Händlers, die Ware nach Preis geordnet.
gd-crypt-scene-straw-1 = Das Königsgrab: Stufen, ein Baldachin und ein Bett aus Stein, in dem jemand geschlafen hat.
gd-crypt-scene-straw-2 = Ein Gewölbe, hoch wie eine Kirche, in dem das Echo vor der Frage antwortet.
gd-crypt-scene-straw-3 = Zehntausend Namen laufen um diese Halle, und eben wird die letzte Zeile gehauen.
gd-crypt-scene-straw-4 = Der große Sarkophag steht offen, der Deckel ordentlich beiseitegestellt.
gd-crypt-scene-straw-5 = Vier schwarze Marmorpferde ziehen eine Bahre, die nicht mehr da ist.
gd-crypt-scene-straw-6 = Die Krone auf dem Grabstein ist gemalt; die Höhlung darunter ist echt.
gd-crypt-scene-straw-7 = Eine lange Halle voller Pfeiler, und hinter jedem eine Tür, die nach innen aufgeht.
gd-crypt-scene-straw-8 = Das älteste Grab von allen liegt hier, unter einer Platte, groß wie eine Scheune.
