# Der Kartengenerator in Worten.

dm-title = Dungeonkarte

## Karte

dm-map = Dungeon, Ebene { $level }
dm-map-named = { $name }{ $levels ->
    [1] {""}
   *[other] , Ebene { $level }
}
dm-list = { $first }, { $rest }
dm-party = die Gruppe
    .gender = f
dm-scale = ein Feld ist { $length }
dm-feet = { $feet } Fuß
dm-metres = { $metres } m

dm-morphology-barred = Verriegelt
dm-morphology-cyclopean = Zyklopisch
dm-morphology-eldritch = Unheimlich
dm-morphology-extensive = Weitläufig
dm-morphology-geometric = Geometrisch
dm-morphology-natural = Natürlich
dm-morphology-open-plan = Offen angelegt
dm-morphology-smooth = Glatt
dm-morphology-slanted = Schräg
dm-morphology-materials = Seltsame Baustoffe
dm-morphology-ventilated = Belüftet
dm-morphology-warren = Verwinkelt

dm-about-barred = Räume haben Türen, zusammen { $doors }: { $closed } geschlossen, davon { $locked } verschlossen. { $barricades ->
    [one] Eine Barrikade versperrt
   *[other] { $barricades } Barrikaden versperren
} den Weg.
dm-about-cyclopean = Riesen haben das gebaut: Alles ist { $scale }-mal so groß, und ein Raum ist { $room } breit.
dm-about-eldritch = Der Plan stimmt, und doch sieht hier nichts richtig aus.
dm-about-extensive = Gänge ziehen sich hin: { $length }, wo andere kürzer sind.
dm-about-geometric = { $reshaped ->
    [one] Ein Raum ist kein Kasten, sondern hat eine andere Form.
   *[other] { $reshaped } Räume sind keine Kästen, sondern haben andere Formen.
}
dm-about-natural = { $caves ->
    [one] Ein Teil davon ist eine Höhle, die
   *[other] { $caves } Teile davon sind Höhlen, die
} niemand gegraben hat: krumm, mit unebenem Boden.
dm-about-open-plan = Gänge sind { $width } breit und gehen wie Hallen in die Räume über.
dm-about-smooth = Nirgends gibt es einen rechten Winkel. { $origin ->
    [water] Wasser hat die Tunnel ausgewaschen.
    [colossus] Etwas Riesiges hat hier gegraben.
   *[engines] Maschinen, die niemand kennt, haben sie gebohrt.
}
dm-about-slanted = Kein Gang ist eben.
dm-about-materials = Wände und Böden sind aus { $material ->
    [ice] klarem Eis
    [flesh] Fleisch, das ahnt, dass ihr da seid
    [ceramite] Kunststoff und Keramit
    [grave_soil] der Erde alter Gräber
    [black_metal] schwarzem Metall
    [shadow_light] festem Schatten und festem Licht
    [dreams] Träumen und dem, was von ihnen bleibt
    [weapons] den Waffen vergessener Kriege
    [living_soil] fetter Erde, in der es von Insekten wimmelt
    [bricks] kleinen Ziegeln, jeder von Hand gemacht
    [glass] buntem Glas
    [wicker] Weidengeflecht
   *[other] { $dat_material }
}.
dm-about-ventilated = { $crawlways ->
    [0] Keine zwei Räume liegen Wand an Wand, also gibt es keine Kriechgänge.
    [one] Ein halb verborgener Kriechgang verbindet zwei Räume.
   *[other] { $crawlways } halb verborgene Kriechgänge verbinden Räume, die Wand an Wand liegen.
}
dm-about-warren = Gänge sind { $width } breit und biegen grundlos ab.

dm-fact-size = Die Karte zeigt { $rooms ->
    [0] keinen Raum
    [one] einen Raum
   *[other] { $rooms } Räume
} und { $corridors ->
    [0] kein Gangstück
    [one] ein Gangstück
   *[other] { $corridors } Gangstücke
}.
dm-fact-party = Die Gruppe ist in { $cell }.
dm-fact-entrance = { $level ->
    [1] Der Eingang ist unten an { $cell }.
   *[other] Die Treppe von oben endet unten an { $cell }.
}
dm-fact-stairs = { $count ->
    [one] Es gibt eine Treppe, in { $cells }.
   *[other] Es gibt { $count } Treppen, in { $cells }.
}
dm-fact-secrets = { $count ->
    [one] Eine Tür ist geheim.
   *[other] { $count } Türen sind geheim.
}
dm-fact-crawlways = { $count ->
    [0] Kein Kriechgang führt durch den Fels.
    [one] Ein Kriechgang führt durch den Fels.
   *[other] { $count } Kriechgänge führen durch den Fels.
}
dm-fact-specials = { $count ->
    [one] Ein Ort ist besonders.
   *[other] { $count } Orte sind besonders.
}
dm-fact-rooms = Räume: { $cells }.
dm-fact-ways = Wege: { $ways }.
dm-fact-way = { $cell } { $exit }
dm-fact-water = Wasser steht oder fließt in { $cells }, nirgends zu tief zum Waten.
dm-fact-compass = Oben auf der Karte ist { $top }.

dm-feature-entrance = der Eingang
    .gender = m
dm-feature-stairs = Treppe { $direction ->
    [up] hinauf
   *[down] hinab
  }
    .gender = f
dm-feature-blocked = Treppe hinab, von Schutt versperrt
    .gender = f
dm-feature-landing = Treppe zu Ebene { $level }
    .gender = f
dm-feature-barricade = eine Barrikade
    .gender = f
dm-feature-bridge = eine Brücke
    .gender = f
dm-feature-break = ein Gang von { $feet } Fuß, kürzer gezeichnet
    .gender = m
dm-feature-grate = ein Gitter vor einem Kriechgang
    .gender = n
dm-feature-slope = { $steepness ->
    [1] ein Boden, der leicht abfällt
    [2] ein Gefälle von 20 Grad
    [3] ein Gefälle von 45 Grad
   *[4] ein jäher Abgrund
}
dm-furnishing-altar = ein Altar
    .gender = m
dm-furnishing-barrel = ein Fass
    .gender = n
dm-furnishing-bed = ein Bett
    .gender = n
dm-furnishing-bones = Knochen
    .gender = pl
dm-furnishing-column = eine Säule
    .gender = f
dm-furnishing-crate = eine Kiste
    .gender = f
dm-furnishing-fountain = ein Brunnen
    .gender = m
dm-furnishing-rubble = Schutt
    .gender = m
dm-furnishing-shelf = Regale
    .gender = pl
dm-furnishing-statue = eine Statue
    .gender = f
dm-furnishing-table = ein Tisch
    .gender = m
dm-special-1 = etwas Besonderes
    .gender = n
dm-special-2 = etwas ganz Besonderes
    .gender = n
dm-brings-trap = eine Falle
    .gender = f
dm-brings-treasure = ein Schatz
    .gender = m
dm-brings-surprise = eine Überraschung
    .gender = f
dm-brings-deadly_trap = eine tödliche Falle, die einen Schatz hütet
    .gender = f
dm-brings-major_treasure = ein großer Schatz
    .gender = m
dm-brings-wonder = ein Wunder oder ein Gegner mit Namen
    .gender = n

## Was nicht geht

dm-error-material = „{ $value }“ kann kein Baustoff sein: Nimm Wörter aus Buchstaben, höchstens { $most }, etwa „Salz“ oder „alte Knochen“.
dm-error-plan = Der Plan eines Dungeons in dieser Datei ist beschädigt. Ohne ihn (das „plan“ der Datei) lässt sich die Karte noch lesen.
dm-error-no-way = Die Gruppe kennt keinen Weg nach { $side }.
dm-error-no-crawlway = Die Gruppe kennt dort keinen Kriechgang.
dm-error-no-stairs = Hier ist keine Treppe.
dm-error-stairs-blocked = Schutt versperrt diese Treppe.
dm-error-surface = Diese Treppe führt aus dem Dungeon.
dm-error-now-roll = Würfle zuerst.
dm-error-now-place = Ein Plättchen wartet darauf, gelegt zu werden.
dm-error-now-close = Diese Ebene ist vollständig. Schließ sie ab, oder ändere sie, solange es geht.
dm-error-now-finish = Alle Ebenen sind gezeichnet.
dm-error-turn = Mit dem Zeichnen ist Platz { $seat } dran.
dm-error-owner = Das darf nur, wer diese Karte besitzt: Platz { $seat }.
dm-error-choice = Hier legen die Regeln die Plättchen. Anders legen darf nur, wer die Karte besitzt.
dm-error-place = Dort kann kein Plättchen liegen.
dm-error-turns = So gelegt wäre das Plättchen nicht zu dem Weg offen, den es fortsetzt.
dm-error-tile = Ein Plättchen { $number } gibt es auf dieser Ebene nicht.
dm-error-move-last = Nur das letzte Plättchen lässt sich verschieben.
dm-error-undo = Auf dieser Ebene lässt sich kein Plättchen zurücknehmen.

## Legende

dm-centimetres = { $length } cm
dm-key-title = { $levels ->
    [one] Eine Ebene
   *[other] { $levels } Ebenen
}, { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
dm-key-level = Ebene { $level }: { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
dm-key-room = { $mark }. { $name }, { $size } im Quadrat ({ $cell })
dm-key-corridor = { $mark }. { $name }, { $size } lang, { $width } breit ({ $cell })

dm-shape-1 = Gerader Gang
    .gender = m
dm-shape-2 = Kreuzung
    .gender = f
dm-shape-3 = Abzweigung
    .gender = f
dm-shape-4 = Durchgangskammer
    .gender = f
dm-shape-5 = Knotenkammer
    .gender = f
dm-shape-6 = Dreiwegekammer
    .gender = f
dm-shape-7 = Eckkammer
    .gender = f
dm-shape-8 = Biegung
    .gender = f
dm-shape-9 = Geschlossene Kammer
    .gender = f
dm-shape-10 = Sackgasse
    .gender = f
dm-shape-11 = Gerader Gang
    .gender = m
dm-shape-12 = Treppe
    .gender = f

dm-key-exits = Wege: { $exits }.
dm-key-purpose = Das war { $a_purpose }.
    .b = Nach dem, was hier steht, war es { $a_purpose }.
    .c = Genutzt wurde das als { $purpose }.
    .d = Einst war es { $a_purpose }, und seither wurde nicht viel verrückt.
    .e = Man sieht sofort: Das ist { $a_purpose }, lange außer Gebrauch.
    .f = Allen, die hier wohnten, diente es als { $purpose }.
dm-key-natural = Das ist { $a_purpose }.
    .b = Hier ist { $a_purpose }, ganz Natur.
    .c = Niemand hat das gemacht: { $a_purpose }.
    .d = Der Fels öffnet sich: { $a_purpose }.
dm-exit = nach { $side }{ $door ->
    [open] {" "}durch eine offene Tür
    [closed] {" "}durch eine geschlossene Tür
    [locked] {" "}durch eine verschlossene Tür
    [secret] {" "}durch eine Geheimtür
   *[none] {""}
} zu { $dat_to }
dm-exit-to = { $mark }
dm-exit-corridor = ein Gang
    .gender = m
    .dative = einem Gang
dm-exit-unseen = ein unerforschter Ort
    .gender = m
    .dative = einem unerforschten Ort
dm-exit-entrance = { $level ->
    [1] der Eingang
   *[other] die Treppe von oben
}
dm-key-closed = Was wie ein Weg aussieht, führt nirgendwohin: { $sides }.

dm-key-stairs = Treppe { $direction ->
    [up] hinauf
   *[down] hinab
  } zu Ebene { $level }, { $cell }.
dm-key-stairs-blocked = Treppe hinab, unter so viel Schutt, dass niemand sie ausgraben wird.
dm-key-stairs-surface = Treppe hinauf und hinaus: ein zweiter Weg ans Tageslicht.
dm-key-arrival = { $direction ->
    [down] Hier kommt eine Treppe von Ebene { $level } herab, aus { $cell }.
   *[up] Hier kommt eine Treppe von Ebene { $level } herauf, aus { $cell }.
}

dm-key-stream = Ein Bach kommt aus einer Wand und geht in eine andere. Er ist knietief.
    .b = Hier fließt kaltes Wasser durch; wer hindurchwatet, wird bis zum Knie nass.
    .c = Man hört den Bach, bevor man ihn sieht. Man kann hindurchwaten.
dm-key-pool = Hier ist ein Becken, klar und knietief.
    .b = In einer Ecke hat sich Wasser gesammelt, tief genug für nasse Knie.
    .c = Tropfen fallen in ein flaches Becken.
dm-key-cave = Eine Höhle: keine gerade Wand, kein ebener Boden.
    .b = Wasser hat diese Höhle gemacht, und seither hat niemand aufgeräumt.
    .c = Roher Fels, ein Boden aus losen Steinen, eine Decke, die kommt und geht.
    .d = Niemand hat hier auch nur einen Stein behauen.
    .e = Die Wände sind, wie das Wasser sie ließ, gerippt und kalt.
dm-form-pyramid = Drei Wände laufen hoch oben zu einer Spitze zusammen.
dm-form-oval = Der Raum ist ein Oval ohne Ecke.
dm-form-hexagon = Der Raum hat sechs gleich lange Wände.
dm-form-dome = Acht Wände tragen eine Kuppel.
dm-form-cylinder = Der Raum ist rund, wie das Innere eines Turms.
dm-form-wedge = Zwei Wände laufen spitz zusammen wie am Bug eines Schiffs.
dm-key-barricade = Möbel und Balken sind zu einer Barrikade getürmt.
    .b = Jemand wollte diesen Ort halten: eine brusthohe Barrikade.
    .c = Fässer, Türen und zerbrochene Karren versperren den Weg bis in halbe Mannshöhe.
dm-key-slope = Nach { $side } hin { $steepness ->
    [1] { $direction ->
        [down] fällt
       *[up] steigt
    } der Boden ein wenig.
    [2] { $direction ->
        [down] fällt
       *[up] steigt
    } der Boden um 20 Grad.
    [3] { $direction ->
        [down] fällt
       *[up] steigt
    } der Boden um 45 Grad.
   *[4] { $direction ->
        [down] stürzt der Boden jäh ab.
       *[up] endet der Boden an einer steilen Wand und geht oben weiter.
    }
}
    .b = Der Boden { $steepness ->
        [1] { $direction ->
            [down] geht nach { $side } sanft hinab.
           *[up] geht nach { $side } sanft hinauf.
        }
        [2] { $direction ->
            [down] geht nach { $side } mit 20 Grad hinab.
           *[up] geht nach { $side } mit 20 Grad hinauf.
        }
        [3] { $direction ->
            [down] geht nach { $side } mit 45 Grad hinab.
           *[up] geht nach { $side } mit 45 Grad hinauf.
        }
       *[4] { $direction ->
            [down] endet nach { $side } an einem jähen Abgrund.
           *[up] endet nach { $side } an einer steilen Wand und geht oben weiter.
        }
    }
    .c = { $steepness ->
        [1] Nach { $side } geht es ein wenig { $direction ->
            [down] bergab.
           *[up] bergauf.
        }
        [2] Nach { $side } geht es { $direction ->
            [down] bergab, mit 20 Grad.
           *[up] bergauf, mit 20 Grad.
        }
        [3] Es ist steil, { $direction ->
            [down] 45 Grad hinab nach { $side }.
           *[up] 45 Grad hinauf nach { $side }.
        }
       *[4] Nach { $side } kommt { $direction ->
            [down] ein jäher Abgrund.
           *[up] eine steile Wand, und der Weg geht darüber weiter.
        }
    }
dm-key-bends = Hier biegt der Weg { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} öfter ab als nötig.
dm-key-crawlways = Halb verborgen hinter { $count ->
    [one] einem Gitter: ein Kriechgang,
   *[other] Gittern: Kriechgänge,
} { $height } hoch und { $width } breit, { $ways }.

dm-key-special-1 = Hier ist etwas Besonderes. Du entscheidest, was es ist.
dm-key-special-2 = Hier ist etwas ganz Besonderes. Du entscheidest, was es ist.
dm-brings-trap-key = Hier wartet eine Falle.
    .b = Traut dem Boden hier nicht: Da ist eine Falle.
    .c = Jemand hat diesen Ort mit einer Falle versehen.
dm-brings-treasure-key = Hier liegt ein Schatz.
    .b = Wer sich umsieht, findet etwas, das sich zu tragen lohnt.
    .c = Hier blieben Wertsachen zurück.
dm-brings-surprise-key = Hier ist etwas, das niemand erwartet.
    .b = Eine Überraschung: Dieser Ort ist nicht, was er scheint.
    .c = Hier werden sie stehen bleiben und staunen.
dm-brings-deadly_trap-key = Eine tödliche Falle hütet einen Schatz.
    .b = Ein Vermögen liegt offen da, und eine verborgene Falle tötet, wer danach greift.
    .c = Der Schatz ist echt. Die Knochen davor sind es auch.
dm-brings-major_treasure-key = Hier liegt ein großer Schatz.
    .b = Davon handelten die Geschichten: ein Hort.
    .c = Mehr Reichtum, als eine Gruppe tragen kann.
dm-brings-wonder-key = Hier steht ein Wunder oder ein Gegner mit Namen.
    .b = Davon gibt es nur eines auf der Welt.
    .c = Hier wohnt jemand, dessen Namen man auch oben kennt.

dm-eldritch-1 = Die Wände neigen sich in Richtungen, die kein Lot findet.
dm-eldritch-2 = Das Dunkel hier ist geduldig. Es lässt das Licht nahe heran.
dm-eldritch-3 = Figuren an der Wand, von jemandem, der noch nie ein Gesicht gesehen hatte.
dm-eldritch-4 = Zählt die Schritte hindurch zweimal, und es sind zwei verschiedene Zahlen.
dm-eldritch-5 = Ein Ton, zu tief zum Hören, lässt die Zähne schmerzen.
dm-eldritch-6 = Jeder Schatten fällt zu einer Lampe hin, die niemand trägt.

## Pakete

pack-count-maps-materials = { $count ->
    [one] 1 Baustoff
   *[other] { $count } Baustoffe
}
pack-count-maps-furnishings = { $count ->
    [one] 1 Möbelstück
   *[other] { $count } Möbelstücke
}
pack-count-maps-arrangements = { $count ->
    [one] 1 Möblierung
   *[other] { $count } Möblierungen
}
dm-pack-no-furnishing = Das Paket hat kein Möbelstück „{ $id }“. Es hat: { $known }
pack-count-maps-features = { $count ->
    [one] 1 Fund
   *[other] { $count } Funde
}
