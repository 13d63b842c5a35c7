# Wie Dinge auf einer Karte aussehen, für alle, die nach den Zeichen fragen.

render-look-figure = { $kind ->
    [hero] **Held**: eine Scheibe mit Buchstabe, und ein Gesicht, wo Platz ist
    [monster] **Monster**: ein Sechseck mit Buchstaben, und ein Gesicht, wo Platz ist
    [guest] **Gast**: ein abgerundetes Viereck
   *[wanderer] **wanderndes Token**: eine Raute
}

render-look-door = { $kind ->
    [double] **Doppeltür**: zwei Flügel
    [ajar] **offene Tür**: ein Flügel, der offen steht
    [locked] **verschlossene Tür**: ein Flügel mit Schlüsselloch
    [iron] **Eisentür**: ein grauer Flügel mit Nieten
    [portcullis] **Fallgitter**: ein Balken mit Knäufen
    [barricade] **Barrikade**: gekreuzte Bretter
    [one_way] **Einwegtür**: ein Pfeil zeigt, wo es hindurchgeht
    [secret] **Geheimtür**: ein S im Ring
    [arch] **offener Bogen**: eine Lücke zwischen Pfosten
    [opening] **Öffnung**: eine Lücke in der Wand
    [unexplored] **unerkundeter Ausgang**: ein Fragezeichen
   *[door] **Tür**: ein Flügel mit Klinke
}

render-look-thing = { $kind ->
    [altar] **Altar**: eine Platte mit Kreuz
    [anvil] **Amboss**: ein Amboss mit Horn
    [barrel] **Fass**: ein Reif um Dauben
    [barricade] **Barrikade**: gekreuzte Bretter
    [basin] **Becken**: eine Schale Wasser auf einem Fuß
    [bed] **Bett**: Decke und Kissen
    [bench] **Bank**: ein langes Brett auf Beinen
    [bones] **Knochen**: ein Schädel
    [brazier] **Kohlenpfanne**: Flammen über einer Schale
    [break] **gekürzter Gang**: ein Zickzack
    [bridge] **Brücke**: Bretter zwischen Geländern
    [cage] **Käfig**: Stäbe unter einem Ring
    [campfire] **Lagerfeuer**: Flammen im Steinkreis
    [candles] **Kerzen**: drei Kerzen
    [cart] **Karren**: eine Ladefläche zwischen zwei Rädern
    [cauldron] **Kessel**: ein runder Topf, der brodelt
    [chair] **Stuhl**: ein Sitz mit gebogener Lehne
    [chest] **Truhe**: ein Kasten; der Pfeil ist vorn
    [cleared] **erledigt**: ein Haken im Ring
    [coffin] **Sarg**: ein langer Deckel mit Kreuz
    [column] **Säule**: zwei Ringe
    [covered] **verdecktes Plättchen**: die Rückseite einer Spielkarte
    [crate] **Kiste**: Bretter mit einer Querstrebe
    [crystal] **Kristalle**: ein Büschel Spitzen
    [desk] **Schreibtisch**: Papiere und eine Feder
    [drop] **jäher Abgrund**: ein dunkler Schacht
    [entrance] **Eingang**: ein breiter Pfeil
    [fight] **Kampf**: gekreuzte Schwerter
    [fountain] **Springbrunnen**: Ringe im Wasser
    [glimpsed] **von fern gesehen**: ein Auge
    [grate] **Kriechgang**: ein kleines vergittertes Viereck
    [hard_fight] **harter Kampf**: Schwerter in einem Strahlenkranz
    [hearth] **Herd**: Feuer zwischen Steinen
    [house] **Haus**: ein Dach von oben
    [idol] **Götze**: ein gehörnter Kopf
    [lair] **Bau**: ein Maul mit Fängen
    [lectern] **Lesepult**: ein offenes Buch auf einem Ständer
    [loom] **Webstuhl**: Fäden in einem Rahmen
    [loot] **Schatz**: Münzen und ein Edelstein
    [magic] **Magie**: ein Funke
    [mushrooms] **Pilze**: getupfte Hüte
    [oven] **Ofen**: eine Kuppel mit Glut im Ofenloch
    [pillory] **Pranger**: ein Brett mit drei Löchern
    [pool] **Teich**: Wasser in einem Rand aus Felsen
    [portal] **Portal**: ein Ring mit Strahlen
    [rack] **Waffenständer**: Waffen an einer Stange
    [roots] **Wurzeln**: verzweigt aus der Wand heraus
    [rubble] **Schutt**: lose Steine
    [rug] **Teppich**: Rauten und Fransen
    [sack] **Sack**: ein Beutel, mit einer Schnur gebunden
    [sarcophagus] **Sarkophag**: eine Gestalt auf einem Steindeckel
    [shackles] **Fesseln**: zwei Ringe an Ketten
    [shelf] **Regale**: Buchrücken
    [signpost] **Wegweiser**: zwei Bretter an einem Pfosten
    [slope] **Gefälle**: Winkel zeigen abwärts
    [special] **Besonderes**: ein Stern
    [stairs_down] **Treppe hinab**: Balken, die kürzer werden, und ein Pfeil nach unten
    [stairs_up] **Treppe hinauf**: Balken, die länger werden, und ein Pfeil nach oben
    [stall] **Marktstand**: eine gestreifte Markise
    [statue] **Statue**: ein Stern auf einer Scheibe
    [stool] **Hocker**: ein runder Sitz auf drei Beinen
    [straw] **Stroh**: lose Halme
    [table] **Tisch**: eine Platte aus Holz
    [tent] **Zelt**: ein Dreieck mit offener Klappe
    [throne] **Thron**: eine goldene Lehne über einem Kissen
    [trap] **Falle**: ein durchkreuztes Kästchen
    [treasure] **Schatz**: ein geschliffener Edelstein
    [tree] **Baum**: eine runde Blätterkrone
    [trough] **Trog**: ein hohler Stamm voller Wasser
    [urn] **Urne**: ein Krug mit zwei Henkeln
    [vault] **Tresor**: eine runde Tür mit Riegeln
    [very_special] **ganz Besonderes**: ein gefüllter Stern
    [web] **Netz**: Fäden in einer Ecke
    [well] **Brunnen**: ein kleines Dach über einer runden Mauer
    [workbench] **Werkbank**: Hammer und Säge
   *[vortex] **Strudel**: ein Wirbel
}

render-look-ground = { $kind ->
    [water] **Wasser**: Wellen
    [shadow] **Schatten**: ein dunkles Feld
    [hindering] **bremsender Schutt**: kleine Steine
    [pit] **eine Grube**: ein schwarzes Feld
   *[crevice] **eine Felsspalte**: ein schwarzer Riss
}
