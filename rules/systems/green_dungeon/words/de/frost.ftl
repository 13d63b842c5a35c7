# Die Grotte des Frosts.

gd-frost-title = Gefrorene Hallen
gd-frost-entrance = Draußen ist Hochsommer, und am Eingang der Grotte hängen Eiszapfen. Die erste Fackel wird auf der Schwelle blau, und tief unten schlägt jemand die Trommel, um warm zu bleiben.
gd-frost-victory = Ein Tropfen fällt vom höchsten Eiszapfen, dann noch einer, dann fallen alle. Draußen vor der Grotte hat der Bach wieder zu laufen begonnen.
gd-frost-defeat = Der Schnee behält, was man ihm gibt, jeden Knopf an seinem Platz. Tauwetter wird in rund vierhundert Jahren erwartet.

## Monster

gd-frost-captain = Hauptmann { $foe }
    .gender = { $gender_foe }
gd-frost-captain-appears-drop = { $appears } Weiße Streifen im Fell bedeuten Hauptmann.
gd-frost-captain-appears-hammer = { $appears } Auf der Brust prangt ein Hauptmannsstern aus Eis.
gd-frost-captain-appears-wood = { $appears } Selbst der Wind sagt „Hauptmann“.
gd-frost-captain-appears-cog = { $appears } Solchen Pelz tragen nur Hauptleute.
gd-frost-foe-0 = Wehentorkler
    .gender = m
    .definite = der Wehentorkler
    .accusative = den Wehentorkler
    .dative = dem Wehentorkler
gd-frost-foe-0-appears = Die Schneewehe in der Ecke kommt auf die Füße, alle drei, und torkelt heran.
gd-frost-foe-1 = Raureifochse
    .gender = m
    .definite = der Raureifochse
    .accusative = den Raureifochsen
    .dative = dem Raureifochsen
gd-frost-foe-1-appears = Erst kommt ein Atem wie ein Blasebalg, dann Hörner voller Eiszapfen.
gd-frost-foe-2 = Gletscherlümmel
    .gender = m
    .definite = der Gletscherlümmel
    .accusative = den Gletscherlümmel
    .dative = dem Gletscherlümmel
gd-frost-foe-2-appears = Ein dicker blauer Brocken löst sich aus der Wand, mit Fäusten und ohne Eile.
gd-frost-foe-3 = Eiszapfenposten
    .gender = m
    .definite = der Eiszapfenposten
    .accusative = den Eiszapfenposten
    .dative = dem Eiszapfenposten
gd-frost-foe-3-appears = Ein dünner Posten aus Eis senkt einen Zapfen und fragt die Nacht nach ihrem Namen.
gd-frost-foe-4 = Kufengardist
    .gender = m
    .definite = der Kufengardist
    .accusative = den Kufengardisten
    .dative = dem Kufengardisten
gd-frost-foe-4-appears = Stahl singt auf Eis, und der Gardist gleitet herein, Klingen an den Fersen, Klingen in den Händen.
gd-frost-foe-5 = Frostkürassier
    .gender = m
    .definite = der Frostkürassier
    .accusative = den Frostkürassier
    .dative = dem Frostkürassier
gd-frost-foe-5-appears = Er erfror auf seinem Posten in voller Rüstung, und den Posten hat er nicht verlassen.
gd-frost-foe-6 = Graupelmurmler
    .gender = m
    .definite = der Graupelmurmler
    .accusative = den Graupelmurmler
    .dative = dem Graupelmurmler
gd-frost-foe-6-appears = Von nirgendwo weht Graupel herein, und darin eine Stimme, die sich beklagt.
gd-frost-foe-7 = Raureifvettel
    .gender = f
    .definite = die Raureifvettel
    .accusative = die Raureifvettel
    .dative = der Raureifvettel
gd-frost-foe-7-appears = Von ihren Pantoffeln breiten sich Reiffedern über den Boden, und sie summt.
gd-frost-foe-8 = Nordlichtsprecher
    .gender = m
    .definite = der Nordlichtsprecher
    .accusative = den Nordlichtsprecher
    .dative = dem Nordlichtsprecher
gd-frost-foe-8-appears = Grünes Licht faltet sich zu einer Robe, und die Robe beginnt vorzutragen.
gd-frost-foe-9 = Schneefuchs-Hehler
    .gender = m
    .definite = der Schneefuchs-Hehler
    .accusative = den Schneefuchs-Hehler
    .dative = dem Schneefuchs-Hehler
gd-frost-foe-9-appears = Ein weißer Fuchs mit Kapuze sitzt auf einem Bündel Ware und sagt nicht, woher sie kommt.
gd-frost-foe-10 = Schlittenräuber
    .gender = m
    .definite = der Schlittenräuber
    .accusative = den Schlittenräuber
    .dative = dem Schlittenräuber
gd-frost-foe-10-appears = Ein Schlitten steht zur Flucht bepackt, und sein Lenker kommt mit einem Bootshaken herum.
gd-frost-foe-11 = Eisblockhändler
    .gender = m
    .definite = der Eisblockhändler
    .accusative = den Eisblockhändler
    .dative = dem Eisblockhändler
gd-frost-foe-11-appears = Der Händler gefror vom Bart aufwärts und hält die Geldkassette noch mit beiden Armen.

## Bosse

gd-frost-final = { $gender_boss ->
    [f] Eisige
    [n] Eisiges
   *[other] Eisiger
  } { $boss }
    .gender = { $gender_boss }
    .definite = { $gender_boss ->
        [f] die eisige
        [n] das eisige
       *[other] der eisige
    } { $boss }
    .accusative = { $gender_boss ->
        [f] die eisige
        [n] das eisige
       *[other] den eisigen
    } { $boss }
    .dative = { $gender_boss ->
        [f] der eisigen
        [n] dem eisigen
       *[other] dem eisigen
    } { $boss }
gd-frost-final-appears = { $appears } Eis verschließt die Türen bis zum Türsturz.
gd-frost-boss-0 = Höhleneis-Zerfleischer
    .gender = m
    .definite = der Höhleneis-Zerfleischer
    .accusative = den Höhleneis-Zerfleischer
    .dative = dem Höhleneis-Zerfleischer
gd-frost-boss-0-appears = Klauenspuren, tief wie ein Türrahmen, führen zu dem Bett, aus dem er gerade aufsteht.
gd-frost-boss-1 = Appetit des Winters
    .gender = m
    .definite = der Appetit des Winters
    .accusative = den Appetit des Winters
    .dative = dem Appetit des Winters
gd-frost-boss-1-appears = Die Kälte der Halle zieht sich zusammen, öffnet den Mund und hat Hunger.
gd-frost-boss-2 = Walross-Witwe
    .gender = f
    .definite = die Walross-Witwe
    .accusative = die Walross-Witwe
    .dative = der Walross-Witwe
gd-frost-boss-2-appears = Sie hievt sich von einem Thron aus Schollen und stochert mit einer Harpune in den Zähnen.
gd-frost-boss-3 = Wärter der Scholle
    .gender = m
    .definite = der Wärter der Scholle
    .accusative = den Wärter der Scholle
    .dative = dem Wärter der Scholle
gd-frost-boss-3-appears = Schlüssel in der einen Hand, Eissäge in der anderen, macht der Wärter die Runde und hält hier an.
gd-frost-boss-4 = Hagelhämmerer
    .gender = m
    .definite = der Hagelhämmerer
    .accusative = den Hagelhämmerer
    .dative = dem Hagelhämmerer
gd-frost-boss-4-appears = Hagel prasselt im Takt aufs Dach, und wer den Takt schlägt, hat zwei Schlägel.
gd-frost-boss-5 = Gletscher zu Fuß
    .gender = m
    .definite = der Gletscher zu Fuß
    .accusative = den Gletscher zu Fuß
    .dative = dem Gletscher zu Fuß
gd-frost-boss-5-appears = Er kam einen Fuß im Jahr aus den Bergen herab, und nun ist er angekommen.
gd-frost-boss-6 = Herrin der langen Nächte
    .gender = f
    .definite = die Herrin der langen Nächte
    .accusative = die Herrin der langen Nächte
    .dative = der Herrin der langen Nächte
gd-frost-boss-6-appears = Sie löscht das letzte Tageslicht zwischen zwei Fingern und wünscht allen eine gute Nacht.
gd-frost-boss-7 = Schneesturm-Einsiedler
    .gender = m
    .definite = der Schneesturm-Einsiedler
    .accusative = den Schneesturm-Einsiedler
    .dative = dem Schneesturm-Einsiedler
gd-frost-boss-7-appears = Er kam der Ruhe wegen her, und der Sturm, der sie ihm bewahrt, wacht gerade auf.
gd-frost-boss-8 = Archivar des Schnees
    .gender = m
    .definite = der Archivar des Schnees
    .accusative = den Archivar des Schnees
    .dative = dem Archivar des Schnees
gd-frost-boss-8-appears = Jeder Zauber steht auf einer Flocke, jede Flocke ist abgelegt, und der Archivar öffnet ein Fach.
gd-frost-boss-9 = Eissteuerprüfer
    .gender = m
    .definite = der Eissteuerprüfer
    .accusative = den Eissteuerprüfer
    .dative = dem Eissteuerprüfer
gd-frost-boss-9-appears = Der Prüfer stellt unversteuerte Wärme fest und entfaltet die Tabelle der Strafen.
gd-frost-boss-10 = Vicomte unter null
    .gender = m
    .definite = der Vicomte unter null
    .accusative = den Vicomte unter null
    .dative = dem Vicomte unter null
gd-frost-boss-10-appears = Der Wein im Glas des Vicomte ist fest, und seine Höflichkeiten zerspringen in der Luft.
gd-frost-boss-11 = Hort mit Silberzähnen
    .gender = m
    .definite = der Hort mit Silberzähnen
    .accusative = den Hort mit Silberzähnen
    .dative = dem Hort mit Silberzähnen
gd-frost-boss-11-appears = Der Haufen gefrorenes Silber regt sich, ordnet seine Münzen zu Zähnen und lächelt.

## Fallen

gd-frost-trap-0 = Boden aus dünnem Eis
    .gender = m
gd-frost-trap-0-scene = Ein Riss läuft über den Boden und klingt wie eine gezupfte Saite.
gd-frost-trap-1 = Deckenlawine
    .gender = f
gd-frost-trap-1-scene = Ein Niesen hätte genügt; ein Schritt tut es genauso gut.
gd-frost-trap-2 = Schmelzwasserschleuse
    .gender = f
gd-frost-trap-2-scene = Ein Tor aus Eis gibt nach, und ein ganzer Winter voll Wasser will hindurch.
gd-frost-trap-3 = Zapfenfallgitter
    .gender = n
gd-frost-trap-3-scene = Vierzig Eiszapfen lösen sich zugleich vom Torbogen.
gd-frost-trap-4 = Armbrust-Schneewehe
    .gender = f
gd-frost-trap-4-scene = Weißes Tuch fliegt zur Seite, und sechs Armbrüste sind gerade genug aufgetaut.
gd-frost-trap-5 = Mühlsteinschollen
    .gender = pl
gd-frost-trap-5-scene = Zwei Schollen treiben aufeinander zu, höflich und mit sehr wenig Platz dazwischen.
gd-frost-trap-6 = Zauberfrost-Siegel
    .gender = n
gd-frost-trap-6-scene = Ein Siegel aus Frost erblüht, und Magie erstarrt mitten im Gedanken.
gd-frost-trap-7 = Atemfänger
    .gender = m
gd-frost-trap-7-scene = Ein silbernes Horn atmet ein, und jeder gemurmelte Zauber geht mit dem Atem hinein.
gd-frost-trap-8 = Betäubendes Glockenspiel
    .gender = n
gd-frost-trap-8-scene = Glocken aus Eis erklingen, und eingeprägte Zauber werden taub wie Zehen.
gd-frost-trap-9 = Gefrorene Kassette
    .gender = f
gd-frost-trap-9-scene = Das Schloss ist so kalt, dass es die Hand festhält, und dann dreht es sich.
gd-frost-trap-10 = Gold unter Glas
    .gender = n
gd-frost-trap-10-scene = Das klare Eis über den Münzen trägt eine Hand, trägt ein Knie, und dann hat es genug.
gd-frost-trap-11 = Entlaufener Schatzschlitten
    .gender = m
gd-frost-trap-11-scene = Der Schatzschlitten löst seine Bremse und kommt auf geschärften Kufen die Halle herab.

## Magie

gd-frost-magic-0 = Dampfende Quelle
    .gender = f
gd-frost-magic-0-scene = Zwischen den Wehen dampft eine heiße Quelle, und ein Handtuch liegt bereit.
gd-frost-magic-1 = Herd ohne Asche
    .gender = m
gd-frost-magic-1-scene = Das Feuer brennt blau, braucht kein Holz und hat einen Stuhl freigehalten.
gd-frost-magic-2 = Mittag in der Laterne
    .gender = m
gd-frost-magic-2-scene = Jemand hat in dieser Laterne einen Sommermittag gefangen, und er ist noch frisch.
gd-frost-magic-3 = Zitterndes Götzenbild
    .gender = n
gd-frost-magic-3-scene = Das Götzenbild zittert, beißt die Zähne zusammen und schüttelt Lichtsplitter ab.
gd-frost-magic-4 = Singender Eisfall
    .gender = m
gd-frost-magic-4-scene = Der Eisfall singt hoch, dann höher, dann in Stücken.
gd-frost-magic-5 = Sturmkugel
    .gender = f
gd-frost-magic-5-scene = Die Glaskugel schüttelt sich, und der Sturm darin ist draußen.
gd-frost-magic-6 = Eisblumenfenster
    .gender = n
gd-frost-magic-6-scene = Farne aus Frost wachsen über die Scheibe und zeichnen dabei Räume.
gd-frost-magic-7 = See aus stillem Glas
    .gender = m
gd-frost-magic-7-scene = Unter dem Eis verbringen andere Hallen ihren Abend, kopfüber.
gd-frost-magic-8 = Auge des Nordlichts
    .gender = n
gd-frost-magic-8-scene = Das Licht oben faltet sich zu einem Auge und blickt durch alles hindurch bis ans Ende.
gd-frost-magic-9 = Reifversiegelte Truhe
    .gender = f
gd-frost-magic-9-scene = Das Siegel aus Reif hat ein Gesicht, und das Gesicht missbilligt warme Hände.
gd-frost-magic-10 = Eingeschneite Geldkassette
    .gender = f
gd-frost-magic-10-scene = Die Kassette steht in einem winzigen eigenen Schneesturm, und der hat jemanden gesehen.
gd-frost-magic-11 = Krone im Eiszapfen
    .gender = f
gd-frost-magic-11-scene = Eine Krone hängt im Herzen eines Eiszapfens, und der Zapfen summt vor Zorn.

## Räume

gd-frost-scene-drop-1 = Schnee ist durch ein Dach hereingeweht, das angeblich eine Meile dick ist.
gd-frost-scene-drop-2 = Eine Hütte aus Walrippen, mit Hängematten und einem erloschenen Ofen.
gd-frost-scene-drop-3 = Die Wände sind blaues Eis, und die Gestalten darin hatten es wohl eilig.
gd-frost-scene-drop-4 = Ein Hocker, ein Eimer, ein Loch im Eis: jemandes ganzer Beruf.
gd-frost-scene-drop-5 = In dieser Galerie wohnt der Wind und hält Besucher für Möbel.
gd-frost-scene-drop-6 = Häute hängen zum Trocknen, steif wie Türen und ebenso gesprächig.
gd-frost-scene-drop-7 = Eiszapfen hängen bis zum Boden wie Gitter, und manche sind von innen zerbrochen.
gd-frost-scene-drop-8 = Hier brannte einmal ein Feuer; selbst die Flammen sind gefroren.
gd-frost-scene-hammer-1 = Eine Wachstube aus gepresstem Schnee, die Waffen im Gestell festgefroren.
gd-frost-scene-hammer-2 = Zinnen aus Eis blicken nach innen, was nicht die übliche Anordnung ist.
gd-frost-scene-hammer-3 = Eine Eisbahn, auf der die Garnison übt; nicht alle Spuren darin sind von Kufen.
gd-frost-scene-hammer-4 = Schilde, weiß bereift, säumen die Halle, jeder mit finsterem Gesicht.
gd-frost-scene-hammer-5 = Krieger stehen im Eis der Wände, und eine Faust ist freigekommen.
gd-frost-scene-hammer-6 = Äxte stecken in einem gefrorenen Pfosten, höher, als ein großer Mensch reicht.
gd-frost-scene-hammer-7 = Eine Halle aus Schnee, flach getreten von schweren Füßen im Gleichschritt.
gd-frost-scene-hammer-8 = Schilde aus Eis lehnen an der Wand und schmelzen im Lampenlicht nicht.
gd-frost-scene-wood-1 = Hier fällt Schnee nach oben, langsam, und äußert sich nicht dazu.
gd-frost-scene-wood-2 = Ein Ring aus stehendem Eis, in jedem Stein ein kleines Licht im Schlaf.
gd-frost-scene-wood-3 = Die Luft ist so kalt, dass alte Worte am Boden liegen, noch lesbar.
gd-frost-scene-wood-4 = Kerzen aus Eis brennen an der Wand entlang und tropfen Licht.
gd-frost-scene-wood-5 = Ein Ring aus Lichtern kreist unter dem Eis und hält an, wenn Schritte anhalten.
gd-frost-scene-wood-6 = Ein gefrorener Brunnen spielt einen Ton für alle, die vorbeikommen.
gd-frost-scene-wood-7 = Der Reif an der Wand malt Farne, dann Gesichter, dann vertraute Gesichter.
gd-frost-scene-wood-8 = Ein blauer Stern hängt im Eis, knapp außer Reichweite.
gd-frost-scene-brick-1 = Das Eis voraus ist wunderbar klar, bis hinab zum Hut des letzten Besuchers.
gd-frost-scene-brick-2 = Ein Seil ist den Gang entlang gespannt und an der spannenden Stelle gekappt.
gd-frost-scene-brick-3 = Jemand hat diesen Boden sorgfältig gestreut, bis auf vier Platten.
gd-frost-scene-brick-4 = Die Eiszapfen oben sind sehr lang und scheinen zu lauschen.
gd-frost-scene-brick-5 = Das Eis auf diesem Boden ist dünn, und darunter liegt etwas Dunkles.
gd-frost-scene-brick-6 = Eine Wand aus Eiszapfen lehnt sich über den Weg und hält den Atem an.
gd-frost-scene-brick-7 = Der Schnee ist glatt hier, bis auf eine gerade Linie quer hindurch.
gd-frost-scene-brick-8 = Aus einer Reihe von Schlitzen im Boden kommt Wind, in Stößen, pünktlich.
gd-frost-scene-cog-1 = Ein Kühllager voller guter Dinge: Käse, Pelze und Silber kistenweise.
gd-frost-scene-cog-2 = Unter dem Eis steht das Zelt eines Händlers, samt Heringen und Preisliste.
gd-frost-scene-cog-3 = Ein Schiff liegt hier mit vollem Laderaum, meilenweit von jedem Meer.
gd-frost-scene-cog-4 = Spinde sind in die Wand gefroren, bei einigen stecken noch die Schlüssel.
gd-frost-scene-cog-5 = Der Schnee in dieser Nische wurde aufgegraben, festgeklopft und mit einer Schleife markiert.
gd-frost-scene-cog-6 = Ein Schlitten steht hier, beladen, die Zügel aufrecht gefroren.
gd-frost-scene-cog-7 = Münzen liegen im Eis wie Fische im Teich.
gd-frost-scene-cog-8 = Pelze, Bernstein und Silber: Hier wollte jemand mit Stil überwintern.
gd-frost-scene-straw-1 = Der Thronsaal: Säulen aus grünem Eis, ein Teppich aus Schnee und nirgends ein Feuer.
gd-frost-scene-straw-2 = Ein gefrorener See füllt die Höhle, und darunter hält etwas Schritt.
gd-frost-scene-straw-3 = Der Schneesturm hat eine Mitte, völlig ruhig, und das ist sie.
gd-frost-scene-straw-4 = Stufen aus Eis führen zu einem Sitz, auf dem noch nie etwas Warmes saß.
gd-frost-scene-straw-5 = Ein Thron aus blauem Eis, und im Sitz der Abdruck von jemand Großem.
gd-frost-scene-straw-6 = Das Dach dieser Halle ist ein gefrorener See, und oben schwimmt etwas.
gd-frost-scene-straw-7 = Große Knochen stützen hier das Eis, Rippe um Rippe.
gd-frost-scene-straw-8 = In einem Bett aus Schnee, groß wie eine Scheune, hat heute Nacht jemand geschlafen.
