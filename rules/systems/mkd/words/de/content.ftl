# Namen von Figuren, Truhen, Gegenständen, Fallen und Artefakten.

## How copies are told apart

mkd-numbered = { $name } { $number }
    .gender = { $gender_name }
mkd-numbered-tale = { $name } Nummer { $number ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] sieben
  }
    .gender = { $gender_name }
    .indefinite = { $gender_name ->
        [m] ein weiterer { $name }
        [f] eine weitere { $name }
        [n] ein weiteres { $name }
       *[other] { $name } Nummer { $number }
      }
    .definite = { $gender_name ->
        [m] der { $number ->
            [2] zweite
            [3] dritte
            [4] vierte
            [5] fünfte
            [6] sechste
           *[other] nächste
          } { $name }
        [f] die { $number ->
            [2] zweite
            [3] dritte
            [4] vierte
            [5] fünfte
            [6] sechste
           *[other] nächste
          } { $name }
        [n] das { $number ->
            [2] zweite
            [3] dritte
            [4] vierte
            [5] fünfte
            [6] sechste
           *[other] nächste
          } { $name }
       *[other] { $name } Nummer { $number }
      }
    .accusative = { $acc_name } Nummer { $number ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[other] sieben
      }
    .dative = { $dat_name } Nummer { $number ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[other] sieben
      }
mkd-villain = { $name }, böse geworden
    .gender = { $gender_name }

## Heroes

mkd-figure-brannoc = Brannoc Eichenhand
    .gender = m
mkd-figure-brannoc-short = Brannoc
    .gender = m
mkd-role-brannoc = Axtkämpfer
mkd-can-brannoc = schlägt für 2 zu; macht keine Gefangenen und wird nie einer
mkd-figure-ysolde = Ysolde Mark
    .gender = f
mkd-figure-ysolde-short = Ysolde
    .gender = f
mkd-role-ysolde = Heilerin
mkd-can-ysolde = heilt einen Freund neben sich und schießt 6 Felder weit
mkd-figure-tamsin = Tamsin Flinkfuß
    .gender = f
mkd-figure-tamsin-short = Tamsin
    .gender = f
mkd-role-tamsin = Diebin
mkd-can-tamsin = greift für 2 Punkte an; trifft von hinten doppelt so hart
mkd-figure-corvane = Corvane Aschenkiel
    .gender = m
mkd-figure-corvane-short = Corvane
    .gender = m
mkd-role-corvane = Feuermagier
mkd-can-corvane = schießt 8 Felder weit, gratis, wenn kein Gegner neben ihm ist
mkd-figure-derrik = Derrik Steinbraue
    .gender = m
mkd-figure-derrik-short = Derrik
    .gender = m
mkd-role-derrik = Schildzwerg
mkd-can-derrik = schwer zu verwunden und noch schwerer zu beschießen
mkd-figure-liriel = Liriel Moorwacht
    .gender = f
mkd-figure-liriel-short = Liriel
    .gender = f
mkd-role-liriel = Bogenschützin
mkd-can-liriel = schießt 10 Felder weit und schleicht ungehört an Tokens vorbei
mkd-figure-hask = Hask der Fährmann
    .gender = m
mkd-figure-hask-short = Hask
    .gender = m
mkd-role-hask = Speerkämpfer vom Fluss
mkd-can-hask = watet durch Wasser und hält alle auf, die an ihn herantreten
mkd-figure-ondine = Schwester Ondine
    .gender = f
mkd-figure-ondine-short = Ondine
    .gender = f
mkd-role-ondine = Paladinin
mkd-can-ondine = schlägt für 3 zu, heilt und gibt Freunden 2 Punkte mehr
mkd-figure-pell = Pell Unterast
    .gender = m
mkd-figure-pell-short = Pell
    .gender = m
mkd-role-pell = Schleicher
mkd-can-pell = greift für 2 Punkte an; trifft von hinten doppelt so hart
mkd-figure-vashti = Vashti von der Neunten Lampe
    .gender = f
mkd-figure-vashti-short = Vashti
    .gender = f
mkd-role-vashti = Zauberin
mkd-can-vashti = lockt mit Schüssen Gegner fort; weicht bei 5 oder 6 aus
mkd-figure-garm = Garm Zweimalverbrannt
    .gender = m
mkd-figure-garm-short = Garm
    .gender = m
mkd-role-garm = Berserker
mkd-can-garm = schlägt für 3 zu, gratis, wenn kein Gegner neben ihm ist
mkd-figure-maelle = Maelle Windholm
    .gender = f
mkd-figure-maelle-short = Maelle
    .gender = f
mkd-role-maelle = geflügelte Kundschafterin
mkd-can-maelle = fliegt über Gelände und Gegner und schießt 8 Felder weit
mkd-figure-oswin = Oswin Grabwart
    .gender = m
mkd-figure-oswin-short = Oswin
    .gender = m
mkd-role-oswin = Grabpriester
mkd-can-oswin = heilt aus der Ferne und heilt sich selbst, wenn er zuschlägt
mkd-figure-kestrel = Kestrel Dain
    .gender = f
mkd-figure-kestrel-short = Kestrel
    .gender = f
mkd-role-kestrel = Duellantin
mkd-can-kestrel = greift für 2 Punkte an; weicht bei 5 oder 6 aus
mkd-figure-rurik = Rurik Eisenmuli
    .gender = m
mkd-figure-rurik-short = Rurik
    .gender = m
mkd-role-rurik = Träger
mkd-can-rurik = billig und schwer zu verwunden
mkd-figure-ilse = Ilse Dornweb
    .gender = f
mkd-figure-ilse-short = Ilse
    .gender = f
mkd-role-ilse = Frosthexe
mkd-can-ilse = lässt mit Schüssen Gegner erstarren; Freunde schießen härter

## Monsters

mkd-figure-cellar_rats = Rattenschwarm
    .gender = m
    .indefinite = ein Rattenschwarm
    .definite = der Rattenschwarm
    .accusative = den Rattenschwarm
    .dative = dem Rattenschwarm
mkd-figure-bone_shambler = Knochenschlurfer
    .gender = m
    .indefinite = ein Knochenschlurfer
    .definite = der Knochenschlurfer
    .accusative = den Knochenschlurfer
    .dative = dem Knochenschlurfer
mkd-figure-gutterkin_scrapper = Gossling-Raufbold
    .gender = m
    .indefinite = ein Gossling-Raufbold
    .definite = der Gossling-Raufbold
    .accusative = den Gossling-Raufbold
    .dative = dem Gossling-Raufbold
mkd-figure-gutterkin_slinger = Gossling-Schleuderer
    .gender = m
    .indefinite = ein Gossling-Schleuderer
    .definite = der Gossling-Schleuderer
    .accusative = den Gossling-Schleuderer
    .dative = dem Gossling-Schleuderer
mkd-figure-cave_leech = Höhlenegel
    .gender = m
    .indefinite = ein Höhlenegel
    .definite = der Höhlenegel
    .accusative = den Höhlenegel
    .dative = dem Höhlenegel
mkd-figure-mould_crawler = Schimmelkriecher
    .gender = m
    .indefinite = ein Schimmelkriecher
    .definite = der Schimmelkriecher
    .accusative = den Schimmelkriecher
    .dative = dem Schimmelkriecher
mkd-figure-bone_archer = Knochenschütze
    .gender = m
    .indefinite = ein Knochenschütze
    .definite = der Knochenschütze
    .accusative = den Knochenschützen
    .dative = dem Knochenschützen
mkd-figure-gutterkin_sneak = Gossling-Schleicher
    .gender = m
    .indefinite = ein Gossling-Schleicher
    .definite = der Gossling-Schleicher
    .accusative = den Gossling-Schleicher
    .dative = dem Gossling-Schleicher
mkd-figure-grave_hound = Grabhund
    .gender = m
    .indefinite = ein Grabhund
    .definite = der Grabhund
    .accusative = den Grabhund
    .dative = dem Grabhund
mkd-figure-torch_imp = Fackelkobold
    .gender = m
    .indefinite = ein Fackelkobold
    .definite = der Fackelkobold
    .accusative = den Fackelkobold
    .dative = dem Fackelkobold
mkd-figure-web_lurker = Netzlauerer
    .gender = m
    .indefinite = ein Netzlauerer
    .definite = der Netzlauerer
    .accusative = den Netzlauerer
    .dative = dem Netzlauerer
mkd-figure-bonewright = Knochenschmied
    .gender = m
    .indefinite = ein Knochenschmied
    .definite = der Knochenschmied
    .accusative = den Knochenschmied
    .dative = dem Knochenschmied
mkd-figure-drowned_sailor = Tangmatrose
    .gender = m
    .indefinite = ein Tangmatrose
    .definite = der Tangmatrose
    .accusative = den Tangmatrosen
    .dative = dem Tangmatrosen
mkd-figure-gutterkin_chanter = Gossling-Vorsänger
    .gender = m
    .indefinite = ein Gossling-Vorsänger
    .definite = der Gossling-Vorsänger
    .accusative = den Gossling-Vorsänger
    .dative = dem Gossling-Vorsänger
mkd-figure-thorn_ape = Dornenaffe
    .gender = m
    .indefinite = ein Dornenaffe
    .definite = der Dornenaffe
    .accusative = den Dornenaffen
    .dative = dem Dornenaffen
mkd-figure-ashen_cultist = Aschenkultist
    .gender = m
    .indefinite = ein Aschenkultist
    .definite = der Aschenkultist
    .accusative = den Aschenkultisten
    .dative = dem Aschenkultisten
mkd-figure-bone_halberdier = Knochenhellebardier
    .gender = m
    .indefinite = ein Knochenhellebardier
    .definite = der Knochenhellebardier
    .accusative = den Knochenhellebardier
    .dative = dem Knochenhellebardier
mkd-figure-bat_matron = Blutfledermaus-Matrone
    .gender = f
    .indefinite = eine Blutfledermaus-Matrone
    .definite = die Blutfledermaus-Matrone
    .accusative = die Blutfledermaus-Matrone
    .dative = der Blutfledermaus-Matrone
mkd-figure-fen_whelp = Moortrollwelpe
    .gender = m
    .indefinite = ein Moortrollwelpe
    .definite = der Moortrollwelpe
    .accusative = den Moortrollwelpen
    .dative = dem Moortrollwelpen
mkd-figure-gutterkin_warboss = Gossling-Kriegsherr
    .gender = m
    .indefinite = ein Gossling-Kriegsherr
    .definite = der Gossling-Kriegsherr
    .accusative = den Gossling-Kriegsherrn
    .dative = dem Gossling-Kriegsherrn
mkd-figure-dusk_stalker = Dämmerpirscher
    .gender = m
    .indefinite = ein Dämmerpirscher
    .definite = der Dämmerpirscher
    .accusative = den Dämmerpirscher
    .dative = dem Dämmerpirscher
mkd-figure-clay_sentinel = Lehmwächter
    .gender = m
    .indefinite = ein Lehmwächter
    .definite = der Lehmwächter
    .accusative = den Lehmwächter
    .dative = dem Lehmwächter
mkd-figure-ember_hound = Gluthund
    .gender = m
    .indefinite = ein Gluthund
    .definite = der Gluthund
    .accusative = den Gluthund
    .dative = dem Gluthund
mkd-figure-mirror_witch = Spiegelhexe
    .gender = f
    .indefinite = eine Spiegelhexe
    .definite = die Spiegelhexe
    .accusative = die Spiegelhexe
    .dative = der Spiegelhexe
mkd-figure-ogre_gaoler = Oger-Kerkermeister
    .gender = m
    .indefinite = ein Oger-Kerkermeister
    .definite = der Oger-Kerkermeister
    .accusative = den Oger-Kerkermeister
    .dative = dem Oger-Kerkermeister
mkd-figure-well_wraith = Brunnengeist
    .gender = m
    .indefinite = ein Brunnengeist
    .definite = der Brunnengeist
    .accusative = den Brunnengeist
    .dative = dem Brunnengeist
mkd-figure-grave_rider = Grabreiter
    .gender = m
    .indefinite = ein Grabreiter
    .definite = der Grabreiter
    .accusative = den Grabreiter
    .dative = dem Grabreiter
mkd-figure-quill_manticore = Stachelmantikor
    .gender = m
    .indefinite = ein Stachelmantikor
    .definite = der Stachelmantikor
    .accusative = den Stachelmantikor
    .dative = dem Stachelmantikor
mkd-figure-iron_sentinel = Eisenwächter
    .gender = m
    .indefinite = ein Eisenwächter
    .definite = der Eisenwächter
    .accusative = den Eisenwächter
    .dative = dem Eisenwächter
mkd-figure-fen_troll = Moortroll
    .gender = m
    .indefinite = ein Moortroll
    .definite = der Moortroll
    .accusative = den Moortroll
    .dative = dem Moortroll
mkd-figure-vault_basilisk = Gewölbebasilisk
    .gender = m
    .indefinite = ein Gewölbebasilisk
    .definite = der Gewölbebasilisk
    .accusative = den Gewölbebasilisken
    .dative = dem Gewölbebasilisken
mkd-figure-sand_lich = Sandlich
    .gender = m
    .indefinite = ein Sandlich
    .definite = der Sandlich
    .accusative = den Sandlich
    .dative = dem Sandlich
mkd-figure-boar_knight = Eberritter
    .gender = m
    .indefinite = ein Eberritter
    .definite = der Eberritter
    .accusative = den Eberritter
    .dative = dem Eberritter
mkd-figure-storm_djinn = Sturmdschinn
    .gender = m
    .indefinite = ein Sturmdschinn
    .definite = der Sturmdschinn
    .accusative = den Sturmdschinn
    .dative = dem Sturmdschinn
mkd-figure-mire_hydra = Sumpfhydra
    .gender = f
    .indefinite = eine Sumpfhydra
    .definite = die Sumpfhydra
    .accusative = die Sumpfhydra
    .dative = der Sumpfhydra
mkd-figure-bone_tyrant = Knochentyrann
    .gender = m
    .indefinite = ein Knochentyrann
    .definite = der Knochentyrann
    .accusative = den Knochentyrannen
    .dative = dem Knochentyrannen
mkd-figure-furnace_fiend = Ofenteufel
    .gender = m
    .indefinite = ein Ofenteufel
    .definite = der Ofenteufel
    .accusative = den Ofenteufel
    .dative = dem Ofenteufel
mkd-figure-old_cinder = Altglut, der Gewölbedrache
    .gender = m

## People met below

mkd-figure-n_lamplighter = Verirrter Laternenanzünder
    .gender = m
    .indefinite = ein verirrter Laternenanzünder
    .definite = der verirrte Laternenanzünder
    .accusative = den verirrten Laternenanzünder
    .dative = dem verirrten Laternenanzünder
mkd-role-n_lamplighter = verlorene Seele
mkd-figure-n_herbalist = Kräuterfrau
    .gender = f
    .indefinite = eine Kräuterfrau
    .definite = die Kräuterfrau
    .accusative = die Kräuterfrau
    .dative = der Kräuterfrau
mkd-role-n_herbalist = Heilerin
mkd-figure-n_squire = Knappe auf der Flucht
    .gender = m
    .indefinite = ein Knappe auf der Flucht
    .definite = der Knappe auf der Flucht
    .accusative = den Knappen auf der Flucht
    .dative = dem Knappen auf der Flucht
mkd-role-n_squire = Ausreißer
mkd-figure-n_poacher = Moorwilderer
    .gender = m
    .indefinite = ein Moorwilderer
    .definite = der Moorwilderer
    .accusative = den Moorwilderer
    .dative = dem Moorwilderer
mkd-role-n_poacher = Bogenschütze
mkd-figure-n_mapmaker = Kartenzeichner Federkiel
    .gender = m
mkd-role-n_mapmaker = Kartenzeichner
mkd-figure-n_deserter = Burgdeserteur
    .gender = m
    .indefinite = ein Burgdeserteur
    .definite = der Burgdeserteur
    .accusative = den Burgdeserteur
    .dative = dem Burgdeserteur
mkd-role-n_deserter = Soldat
mkd-figure-n_acolyte = Flussnovizin
    .gender = f
    .indefinite = eine Flussnovizin
    .definite = die Flussnovizin
    .accusative = die Flussnovizin
    .dative = der Flussnovizin
mkd-role-n_acolyte = Heilerin vom Fluss
mkd-figure-n_bladesister = Klingenschwester
    .gender = f
    .indefinite = eine Klingenschwester
    .definite = die Klingenschwester
    .accusative = die Klingenschwester
    .dative = der Klingenschwester
mkd-role-n_bladesister = Duellantin
mkd-figure-n_boneheretic = Ketzer vom Beinhaus
    .gender = m
    .indefinite = ein Ketzer vom Beinhaus
    .definite = der Ketzer vom Beinhaus
    .accusative = den Ketzer vom Beinhaus
    .dative = dem Ketzer vom Beinhaus
mkd-role-n_boneheretic = Rufer der Toten
mkd-figure-n_outlaw = Räuberhauptmann
    .gender = m
    .indefinite = ein Räuberhauptmann
    .definite = der Räuberhauptmann
    .accusative = den Räuberhauptmann
    .dative = dem Räuberhauptmann
mkd-role-n_outlaw = Räuber
mkd-figure-n_hexthief = Hexendieb
    .gender = m
    .indefinite = ein Hexendieb
    .definite = der Hexendieb
    .accusative = den Hexendieb
    .dative = dem Hexendieb
mkd-role-n_hexthief = Gauner
mkd-figure-n_exknight = Ritter ohne Ehre
    .gender = m
    .indefinite = ein Ritter ohne Ehre
    .definite = der Ritter ohne Ehre
    .accusative = den Ritter ohne Ehre
    .dative = dem Ritter ohne Ehre
mkd-role-n_exknight = Ritter ohne Herrn

## Chests and what is in them

mkd-chest-c01 = Gesprungene Eichenkiste
    .gender = f
    .definite = die gesprungene Eichenkiste
    .accusative = die gesprungene Eichenkiste
    .dative = der gesprungenen Eichenkiste
mkd-item-c01 = Trank der Eile
    .gender = m
    .definite = der Trank der Eile
    .accusative = den Trank der Eile
    .dative = dem Trank der Eile
mkd-chest-c02 = Blechkassette
    .gender = f
    .definite = die Blechkassette
    .accusative = die Blechkassette
    .dative = der Blechkassette
mkd-item-c02 = Schartiger Säbel
    .gender = m
    .definite = der schartige Säbel
    .accusative = den schartigen Säbel
    .dative = dem schartigen Säbel
mkd-chest-c03 = Weidenreliquiar
    .gender = n
    .definite = das Weidenreliquiar
    .accusative = das Weidenreliquiar
    .dative = dem Weidenreliquiar
mkd-item-c03 = Geflickter Umhang
    .gender = m
    .definite = der geflickte Umhang
    .accusative = den geflickten Umhang
    .dative = dem geflickten Umhang
mkd-chest-c04 = Truhe der Fischfrau
    .gender = f
    .definite = die Truhe der Fischfrau
    .accusative = die Truhe der Fischfrau
    .dative = der Truhe der Fischfrau
mkd-item-c04 = Schilfstiefel
    .gender = pl
    .definite = die Schilfstiefel
    .accusative = die Schilfstiefel
    .dative = den Schilfstiefeln
mkd-chest-c05 = Soldatenkiste
    .gender = f
    .definite = die Soldatenkiste
    .accusative = die Soldatenkiste
    .dative = der Soldatenkiste
mkd-item-c05 = Trank des Zorns
    .gender = m
    .definite = der Trank des Zorns
    .accusative = den Trank des Zorns
    .dative = dem Trank des Zorns
mkd-chest-c06 = Bleigefütterte Schatulle
    .gender = f
    .definite = die bleigefütterte Schatulle
    .accusative = die bleigefütterte Schatulle
    .dative = der bleigefütterten Schatulle
mkd-item-c06 = Schutzperle
    .gender = f
    .definite = die Schutzperle
    .accusative = die Schutzperle
    .dative = der Schutzperle
mkd-chest-c07 = Urkundentruhe
    .gender = f
    .definite = die Urkundentruhe
    .accusative = die Urkundentruhe
    .dative = der Urkundentruhe
mkd-item-c07 = Ring der kleinen Schritte
    .gender = m
    .definite = der Ring der kleinen Schritte
    .accusative = den Ring der kleinen Schritte
    .dative = dem Ring der kleinen Schritte
mkd-chest-c08 = Truhe mit Knocheneinlagen
    .gender = f
    .definite = die Truhe mit Knocheneinlagen
    .accusative = die Truhe mit Knocheneinlagen
    .dative = der Truhe mit Knocheneinlagen
mkd-item-c08 = Trank des Steins
    .gender = m
    .definite = der Trank des Steins
    .accusative = den Trank des Steins
    .dative = dem Trank des Steins
mkd-chest-c09 = Schmugglerkoffer
    .gender = m
    .definite = der Schmugglerkoffer
    .accusative = den Schmugglerkoffer
    .dative = dem Schmugglerkoffer
mkd-item-c09 = Nebelumhang
    .gender = m
    .definite = der Nebelumhang
    .accusative = den Nebelumhang
    .dative = dem Nebelumhang
mkd-chest-c10 = Beschlagene Truhe
    .gender = f
    .definite = die beschlagene Truhe
    .accusative = die beschlagene Truhe
    .dative = der beschlagenen Truhe
mkd-item-c10 = Hügelklinge
    .gender = f
    .definite = die Hügelklinge
    .accusative = die Hügelklinge
    .dative = der Hügelklinge
mkd-chest-c11 = Alchemistenkoffer
    .gender = m
    .definite = der Alchemistenkoffer
    .accusative = den Alchemistenkoffer
    .dative = dem Alchemistenkoffer
mkd-item-c11 = Trank der Schwingen
    .gender = m
    .definite = der Trank der Schwingen
    .accusative = den Trank der Schwingen
    .dative = dem Trank der Schwingen
mkd-chest-c12 = Grüne Kupfertruhe
    .gender = f
    .definite = die grüne Kupfertruhe
    .accusative = die grüne Kupfertruhe
    .dative = der grünen Kupfertruhe
mkd-item-c12 = Hainbuchenstab
    .gender = m
    .definite = der Hainbuchenstab
    .accusative = den Hainbuchenstab
    .dative = dem Hainbuchenstab
mkd-chest-c13 = Pilgerlade
    .gender = f
    .definite = die Pilgerlade
    .accusative = die Pilgerlade
    .dative = der Pilgerlade
mkd-item-c13 = Gnadenstein
    .gender = m
    .definite = der Gnadenstein
    .accusative = den Gnadenstein
    .dative = dem Gnadenstein
mkd-chest-c14 = Eisenbeschlagene Truhe
    .gender = f
    .definite = die eisenbeschlagene Truhe
    .accusative = die eisenbeschlagene Truhe
    .dative = der eisenbeschlagenen Truhe
mkd-item-c14 = Wächterschwert
    .gender = n
    .definite = das Wächterschwert
    .accusative = das Wächterschwert
    .dative = dem Wächterschwert
mkd-chest-c15 = Bemalte Seemannskiste
    .gender = f
    .definite = die bemalte Seemannskiste
    .accusative = die bemalte Seemannskiste
    .dative = der bemalten Seemannskiste
mkd-item-c15 = Kurierstiefel
    .gender = pl
    .definite = die Kurierstiefel
    .accusative = die Kurierstiefel
    .dative = den Kurierstiefeln
mkd-chest-c16 = Spiegelschatulle
    .gender = f
    .definite = die Spiegelschatulle
    .accusative = die Spiegelschatulle
    .dative = der Spiegelschatulle
mkd-item-c16 = Trank des Glases
    .gender = m
    .definite = der Trank des Glases
    .accusative = den Trank des Glases
    .dative = dem Trank des Glases
mkd-chest-c17 = Königliche Steuertruhe
    .gender = f
    .definite = die königliche Steuertruhe
    .accusative = die königliche Steuertruhe
    .dative = der königlichen Steuertruhe
mkd-item-c17 = Zehntring
    .gender = m
    .definite = der Zehntring
    .accusative = den Zehntring
    .dative = dem Zehntring
mkd-chest-c18 = Obsidianlade
    .gender = f
    .definite = die Obsidianlade
    .accusative = die Obsidianlade
    .dative = der Obsidianlade
mkd-item-c18 = Glutstab
    .gender = m
    .definite = der Glutstab
    .accusative = den Glutstab
    .dative = dem Glutstab
mkd-chest-c19 = Schmuckkästchen eines Riesen
    .gender = n
    .definite = das Schmuckkästchen eines Riesen
    .accusative = das Schmuckkästchen eines Riesen
    .dative = dem Schmuckkästchen eines Riesen
mkd-item-c19 = Brieföffner eines Riesen
    .gender = m
    .definite = der Brieföffner eines Riesen
    .accusative = den Brieföffner eines Riesen
    .dative = dem Brieföffner eines Riesen
mkd-chest-c20 = Schlangensarg
    .gender = m
    .definite = der Schlangensarg
    .accusative = den Schlangensarg
    .dative = dem Schlangensarg
mkd-item-c20 = Schuppenmantel
    .gender = m
    .definite = der Schuppenmantel
    .accusative = den Schuppenmantel
    .dative = dem Schuppenmantel
mkd-chest-c21 = Glockenschrein
    .gender = m
    .definite = der Glockenschrein
    .accusative = den Glockenschrein
    .dative = dem Glockenschrein
mkd-item-c21 = Stiefel ohne Glöckchen
    .gender = pl
    .definite = die Stiefel ohne Glöckchen
    .accusative = die Stiefel ohne Glöckchen
    .dative = den Stiefeln ohne Glöckchen
mkd-chest-c22 = Bischofskassette
    .gender = f
    .definite = die Bischofskassette
    .accusative = die Bischofskassette
    .dative = der Bischofskassette
mkd-item-c22 = Auge des Amtes
    .gender = n
    .definite = das Auge des Amtes
    .accusative = das Auge des Amtes
    .dative = dem Auge des Amtes
mkd-chest-c23 = Truhe der Drei
    .gender = f
    .definite = die Truhe der Drei
    .accusative = die Truhe der Drei
    .dative = der Truhe der Drei
mkd-item-c23 = Dreimal gesegnetes Schwert
    .gender = n
    .definite = das dreimal gesegnete Schwert
    .accusative = das dreimal gesegnete Schwert
    .dative = dem dreimal gesegneten Schwert
mkd-chest-c24 = Drachenei-Truhe
    .gender = f
    .definite = die Drachenei-Truhe
    .accusative = die Drachenei-Truhe
    .dative = der Drachenei-Truhe
mkd-item-c24 = Trank des Drachen
    .gender = m
    .definite = der Trank des Drachen
    .accusative = den Trank des Drachen
    .dative = dem Trank des Drachen

## Artifacts

mkd-artifact-great_basin = Großes Becken
    .gender = n
    .definite = das große Becken
    .accusative = das große Becken
    .dative = dem großen Becken
mkd-artifact-coiled_idol = Gewundenes Götzenbild
    .gender = n
    .definite = das gewundene Götzenbild
    .accusative = das gewundene Götzenbild
    .dative = dem gewundenen Götzenbild
mkd-artifact-wyrm_altar = Lindwurmaltar
    .gender = m
    .definite = der Lindwurmaltar
    .accusative = den Lindwurmaltar
    .dative = dem Lindwurmaltar
mkd-artifact-mother_stone = Mutterstein
    .gender = m
    .definite = der Mutterstein
    .accusative = den Mutterstein
    .dative = dem Mutterstein
mkd-artifact-hour_skull = Stundenschädel
    .gender = m
    .definite = der Stundenschädel
    .accusative = den Stundenschädel
    .dative = dem Stundenschädel
mkd-artifact-gryphon_seat = Greifenthron
    .gender = m
    .definite = der Greifenthron
    .accusative = den Greifenthron
    .dative = dem Greifenthron
mkd-artifact-rune_pillar = Runensäule
    .gender = f
    .definite = die Runensäule
    .accusative = die Runensäule
    .dative = der Runensäule
mkd-artifact-idol_of_hands = Götzenbild der Hände
    .gender = n
    .definite = das Götzenbild der Hände
    .accusative = das Götzenbild der Hände
    .dative = dem Götzenbild der Hände
mkd-artifact-small_basin = Kleines Becken
    .gender = n
    .definite = das kleine Becken
    .accusative = das kleine Becken
    .dative = dem kleinen Becken
mkd-artifact-bone_spring = Knochenquelle
    .gender = f
    .definite = die Knochenquelle
    .accusative = die Knochenquelle
    .dative = der Knochenquelle
mkd-artifact-pillars = Säulen (Einrichtung)
    .gender = pl
    .definite = die Säulen (Einrichtung)
    .accusative = die Säulen (Einrichtung)
    .dative = den Säulen (Einrichtung)
mkd-artifact-table_chairs = Tisch mit zwei Stühlen (Einrichtung)
    .gender = m
    .definite = der Tisch mit zwei Stühlen (Einrichtung)
    .accusative = den Tisch mit zwei Stühlen (Einrichtung)
    .dative = dem Tisch mit zwei Stühlen (Einrichtung)

## Packs

mkd-pack-values-rise = Ein Held kostet von Stufe zu Stufe mehr: fünf steigende Zahlen.
mkd-pack-kin = „{ $field }“ ist „{ $value }“, muss aber ein Wort aus kleinen Buchstaben, Ziffern und Unterstrichen sein, etwa beast.
mkd-pack-squares = „{ $field }“ ist „{ $value }“, doch eine Reihe von Feldern hat nur diese Zeichen: . frei, # blockierend, h hinderlich, ~ Wasser, X Spalt, s Schatten.
mkd-pack-hero-mounted = Ein Held kann nicht beritten sein.
mkd-pack-tile-size = { $kind ->
    [hall] In Feldern misst ein Gang { $columns } mal { $rows }.
   *[other] In Feldern misst eine Kammer { $columns } mal { $rows }.
}
mkd-pack-tile-edges = Offene Kanten der Seite { $side } werden von 0 bis { $last } gezählt, jede einmal, und es gibt mindestens eine.
mkd-pack-tile-blocked = Die Kante { $at } der Seite { $side } ist offen, aber das Feld dahinter ist blockierend oder ein Spalt.
mkd-pack-tile-apart = Einige Felder dieser Seite sind von den anderen aus nicht zu erreichen.

pack-count-mkd-heroes = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
}
pack-count-mkd-monsters = { $count ->
    [one] 1 Monster
   *[other] { $count } Monster
}
pack-count-mkd-npcs = { $count ->
    [one] 1 Fremder
   *[other] { $count } Fremde
}
pack-count-mkd-items = { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
}
pack-count-mkd-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
