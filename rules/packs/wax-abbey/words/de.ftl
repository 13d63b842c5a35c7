# Worte der Wachsabtei: die Namen dessen, was sie mitbringt, und der Dungeon, wie man dort davon erzählt.

pack-title = Die Wachsabtei
pack-about = Eine Abtei, die der halben Welt Kerzen verkaufte, bis die Bienen unter ihr beten lernten. Sechs Helden, ein Stock voller Monster und Hallen, die nach Honig riechen.

## Helden

mkd-figure-hyssa = Hyssa Rauchschleier
    .gender = f
mkd-role-hyssa = Imkerin
mkd-can-hyssa = heilt einen Freund neben sich; ihr Rauch reicht 6 Felder weit
mkd-figure-odo = Bruder Odo
    .gender = m
mkd-role-odo = Glöckner
mkd-can-odo = schwer zu verwunden, und schirmt ab, wer neben ihm steht
mkd-figure-marl = Marl Talghand
    .gender = m
mkd-role-marl = Kerzenzieher
mkd-can-marl = wirft Feuer 8 Felder weit, und es spritzt
mkd-figure-quen = Quen Langdocht
    .gender = f
mkd-role-quen = Laternenanzünderin
mkd-can-quen = hält auf, wer an sie herantritt, und reicht 2 Felder weit
mkd-figure-tibb = Tibb der Honigdieb
    .gender = m
mkd-role-tibb = Honigdieb
mkd-can-tibb = greift für 2 Punkte an, von hinten doppelt so hart; weicht aus
mkd-figure-vesper = Dame Vesper Wabe
    .gender = f
mkd-role-vesper = Ritterin des Stocks
mkd-can-vesper = stürmt an und schlägt für 3 zu; Pfeile prallen ab

## Monster

mkd-figure-wax_mites = Wachsmilbenschwarm
    .gender = m
    .definite = der Wachsmilbenschwarm
    .accusative = den Wachsmilbenschwarm
    .dative = dem Wachsmilbenschwarm
mkd-figure-lost_drone = Irrdrohne
    .gender = f
    .definite = die Irrdrohne
    .accusative = die Irrdrohne
    .dative = der Irrdrohne
mkd-figure-guttered_monk = Stummelmönch
    .gender = m
    .definite = der Stummelmönch
    .accusative = den Stummelmönch
    .dative = dem Stummelmönch
mkd-figure-nectar_spitter = Nektarspeier
    .gender = m
    .definite = der Nektarspeier
    .accusative = den Nektarspeier
    .dative = dem Nektarspeier
mkd-figure-lancer = Lanzerin des Stocks
    .gender = f
    .definite = die Lanzerin des Stocks
    .accusative = die Lanzerin des Stocks
    .dative = der Lanzerin des Stocks
mkd-figure-smoke_sister = Schwester des Rauchs
    .gender = f
    .definite = die Schwester des Rauchs
    .accusative = die Schwester des Rauchs
    .dative = der Schwester des Rauchs
mkd-figure-tallow_hound = Talghund
    .gender = m
    .definite = der Talghund
    .accusative = den Talghund
    .dative = dem Talghund
mkd-figure-candelabrum = Wanderkandelaber
    .gender = m
    .definite = der Wanderkandelaber
    .accusative = den Wanderkandelaber
    .dative = dem Wanderkandelaber
mkd-figure-mead_bear = Metbär
    .gender = m
    .definite = der Metbär
    .accusative = den Metbären
    .dative = dem Metbären
mkd-figure-comb_knight = Ritter der Wabe
    .gender = m
    .definite = der Ritter der Wabe
    .accusative = den Ritter der Wabe
    .dative = dem Ritter der Wabe
mkd-figure-abbess = Äbtissin der neunten Zelle
    .gender = f
    .definite = die Äbtissin der neunten Zelle
    .accusative = die Äbtissin der neunten Zelle
    .dative = der Äbtissin der neunten Zelle
mkd-figure-queen_below = Königin der Tiefe
    .gender = f
    .definite = die Königin der Tiefe
    .accusative = die Königin der Tiefe
    .dative = der Königin der Tiefe

## Leute, denen man unten begegnet

mkd-figure-n_last_novice = Novize der letzten Stunde
    .gender = m
    .definite = der Novize der letzten Stunde
    .accusative = den Novizen der letzten Stunde
    .dative = dem Novizen der letzten Stunde
mkd-role-n_last_novice = Novize
mkd-figure-n_mead_seller = Metverkäuferin
    .gender = f
    .definite = die Metverkäuferin
    .accusative = die Metverkäuferin
    .dative = der Metverkäuferin
mkd-role-n_mead_seller = Heilerin, becherweise
mkd-figure-n_wick_poacher = Dochtwilderer
    .gender = m
    .definite = der Dochtwilderer
    .accusative = den Dochtwilderer
    .dative = dem Dochtwilderer
mkd-role-n_wick_poacher = Bogenschütze

## Truhen und was darin ist

mkd-chest-alms_box = Almosenbüchse
    .gender = f
    .indefinite = eine Almosenbüchse
    .indefinite-accusative = eine Almosenbüchse
    .indefinite-dative = einer Almosenbüchse
    .definite = die Almosenbüchse
    .accusative = die Almosenbüchse
    .dative = der Almosenbüchse
mkd-item-alms_box = Gelée royale
    .gender = n
    .indefinite = etwas Gelée royale
    .indefinite-accusative = etwas Gelée royale
    .indefinite-dative = etwas Gelée royale
    .definite = das Gelée royale
    .accusative = das Gelée royale
    .dative = dem Gelée royale
mkd-chest-wick_case = Kasten des Dochtmachers
    .gender = m
    .indefinite = ein Kasten des Dochtmachers
    .indefinite-accusative = einen Kasten des Dochtmachers
    .indefinite-dative = einem Kasten des Dochtmachers
    .definite = der Kasten des Dochtmachers
    .accusative = den Kasten des Dochtmachers
    .dative = dem Kasten des Dochtmachers
mkd-item-wick_case = Löschhut am Stiel
    .gender = m
    .indefinite = ein Löschhut am Stiel
    .indefinite-accusative = einen Löschhut am Stiel
    .indefinite-dative = einem Löschhut am Stiel
    .definite = der Löschhut am Stiel
    .accusative = den Löschhut am Stiel
    .dative = dem Löschhut am Stiel
mkd-chest-cellarer_chest = Truhe des Kellermeisters
    .gender = f
    .indefinite = eine Truhe des Kellermeisters
    .indefinite-accusative = eine Truhe des Kellermeisters
    .indefinite-dative = einer Truhe des Kellermeisters
    .definite = die Truhe des Kellermeisters
    .accusative = die Truhe des Kellermeisters
    .dative = der Truhe des Kellermeisters
mkd-item-cellarer_chest = Flasche alter Met
    .gender = f
    .indefinite = eine Flasche alter Met
    .indefinite-accusative = eine Flasche alter Met
    .indefinite-dative = einer Flasche alter Met
    .definite = die Flasche alter Met
    .accusative = die Flasche alter Met
    .dative = der Flasche alter Met
mkd-chest-sealed_hive = Versiegelter Bienenstock
    .gender = m
    .indefinite = ein versiegelter Bienenstock
    .indefinite-accusative = einen versiegelten Bienenstock
    .indefinite-dative = einem versiegelten Bienenstock
    .definite = der versiegelte Bienenstock
    .accusative = den versiegelten Bienenstock
    .dative = dem versiegelten Bienenstock
mkd-item-sealed_hive = Imkerschleier
    .gender = m
    .indefinite = ein Imkerschleier
    .indefinite-accusative = einen Imkerschleier
    .indefinite-dative = einem Imkerschleier
    .definite = der Imkerschleier
    .accusative = den Imkerschleier
    .dative = dem Imkerschleier
mkd-chest-founders_reliquary = Reliquiar des Gründers
    .gender = n
    .indefinite = ein Reliquiar des Gründers
    .indefinite-accusative = ein Reliquiar des Gründers
    .indefinite-dative = einem Reliquiar des Gründers
    .definite = das Reliquiar des Gründers
    .accusative = das Reliquiar des Gründers
    .dative = dem Reliquiar des Gründers
mkd-item-founders_reliquary = Siegel aus Jungfernwachs
    .gender = n
    .indefinite = ein Siegel aus Jungfernwachs
    .indefinite-accusative = ein Siegel aus Jungfernwachs
    .indefinite-dative = einem Siegel aus Jungfernwachs
    .definite = das Siegel aus Jungfernwachs
    .accusative = das Siegel aus Jungfernwachs
    .dative = dem Siegel aus Jungfernwachs

## Missionen

mkd-mission-rescue = Aus dem Wachs
mkd-mission-escort = Sicheres Geleit
mkd-mission-vengeance = Eine Kerze für die Toten
mkd-mission-hunt = Der verborgene Hort
mkd-mission-venture = Ein Licht mehr
mkd-mission-bounty = Gestohlener Honig
mkd-account-rescue-bound = Aus dem Wachs: { $figure } steckt auf { $at } im Wachs{ $trap ->
    [known] . Entschärft die Falle im Wachs
   *[unknown] . Stellt euch daneben und sucht nach einer Falle
  }. { $xp } Erfahrung, sobald { $figure } draußen ist.
mkd-account-rescue-freed = Aus dem Wachs: { $figure } ist frei, auf { $at }, und folgt den Helden zum Ausgang. Draußen gibt es { $xp } Erfahrung.
mkd-account-escort = Sicheres Geleit: { $guard } bewacht { $acc_figure }{ $inside ->
    [yes] {" "}auf { $at }
   *[no] , noch draußen,
  } und teilt alle Punkte. { $gold } Gold am Ende, wenn die Geisel und jemand von euch herauskommen.
mkd-account-escort-alone = Sicheres Geleit: { $figure } hat keine Leibwache und bekommt nächste Runde eine neue. { $gold } Gold am Ende, nach der Rettung.
mkd-account-escort-out = Sicheres Geleit: { $figure } ist draußen. { $gold } Gold am Ende, wenn auch jemand von euch herauskommt.
mkd-account-vengeance = Eine Kerze für { $acc_figure }: Würfelt für jedes neue Monster. Bei { $record } ist es der Mörder und bringt das Doppelte seines Werts an Erfahrung.
mkd-account-vengeance-known = Eine Kerze für { $acc_figure }: Der Mörder ist { $murderer }. Tötet ihn für weitere { $xp } Erfahrung.
mkd-account-hunt = Der verborgene Hort: { $figure } { $runs ->
    [yes] rennt von { $at } zum Ausgang
   *[no] wartet auf { $at }
  }. Würfelt für jeden Schatz, den ihr findet. Bei { $record } ist er es.
mkd-account-hunt-known = Der verborgene Hort, für { $acc_figure }: { $chest }. { $runs ->
    [yes] Es geht von { $at } zum Ausgang: Holt auf
   *[no] Gewartet wird auf { $at }
  }. { $xp } Erfahrung bei der Übergabe.
mkd-account-venture = Ein Licht mehr: { $figure } gehört bis zum Ende zum Team von { $player }.
mkd-account-bounty = Gestohlener Honig: { $figure } ist auf { $at }. { $xp } Erfahrung, wenn ihr den Verbrecher lebend herausbringt, { $dead }, wenn er tot ist.
mkd-account-bounty-held = Gestohlener Honig: { $figure } ist gefangen. { $xp } Erfahrung, sobald ihr draußen seid, { $dead } bei seinem Tod.
mkd-mission-won = { $mission ->
    [rescue] Aus dem Wachs: { $figure } ist lebend draußen.
    [escort] Sicheres Geleit: { $figure } ist in Sicherheit und zahlt.
    [vengeance] Eine Kerze für die Toten: { $figure } kann nun ruhen.
    [hunt] Der verborgene Hort: { $figure } hat den Schatz.
    [venture] Ein Licht mehr: { $figure } hat bis zum Ende durchgehalten.
   *[bounty] Gestohlener Honig: Die Jagd auf { $acc_figure } ist vorbei.
  }{ $xp ->
    [0] {""}
   *[other] {" "}{ $xp } Erfahrung.
  }{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } Gold.
  }
mkd-mission-failed = { $mission ->
    [rescue] Aus dem Wachs, gescheitert
    [escort] Sicheres Geleit, gescheitert
    [vengeance] Keine Kerze für die Toten
    [hunt] Der Hort bleibt verborgen
    [venture] Ein Licht weniger
   *[bounty] Gestohlener Honig, verloren
  }: { $why ->
    [dead] { $figure } ist tot
    [behind] { $figure } blieb zurück
    [unfound] Die Gruppe fand nie, wer { $acc_figure } ermordet hat
    [escaped] Wer { $acc_figure } ermordet hat, ist entkommen
    [untreasured] Die Gruppe fand nie den Hort für { $acc_figure }
    [undelivered] { $figure } bekam den Hort nie
    [fled] { $figure } ist entkommen
   *[unfinished] { $figure } ist noch da unten
  }. Es kostet euch nichts.
mkd-person-seen = Dort drin ist jemand und atmet: { $figure }, auf { $at }.
    .b = Auf { $at } brennt eine Kerze ganz gerade, wie Kerzen neben Lebenden: { $figure }.
    .c = Die Bienen lassen auf { $at } eine Lücke. In der Lücke: { $figure }.
mkd-person-met = { $mission ->
    [rescue] { $by } findet { $acc_figure } bis zum Kinn im Wachs, mehr tot als lebendig. Im Wachs tickt etwas.
    [escort] { $figure } läuft auf { $by } zu, klebrig bis zu den Ellbogen, und fleht um Geleit hinaus.
    [vengeance] { $figure } liegt zwischen heruntergebrannten Kerzen, fasst { $by } am Ärmel und hat einen letzten Wunsch.
    [hunt] { $figure } schaut aus einem Verband zu { $by } auf und redet von einem Hort hinter der Wabe.
    [venture] { $figure }, das letzte Licht einer anderen Gruppe, nickt { $by } zu: Niemand soll hier unten allein brennen.
   *[bounty] { $by } kennt dieses Gesicht von einem Dutzend Steckbriefen, und den Honig daran: { $figure }.
  }
mkd-offer-declined = { $about ->
    [vengeance] Die Gruppe lehnt ab. { $figure } geht aus wie eine Kerze, der Name bleibt ungesagt.
   *[hunt] Die Gruppe lehnt ab, und { $figure } humpelt zwischen den Zellen davon.
  }
mkd-person-scared = { $figure } ist entdeckt und rennt zum Ausgang.
    .b = { $figure } stürzt aus einer leeren Zelle und rennt zum Ausgang.
mkd-person-out = { $figure } ist draußen im Tageslicht und wischt sich das letzte Wachs ab.

## Quests

mkd-story-victory = Die Questtruhe ist draußen im Tageslicht, mit ein paar Bienen, die sie nicht loslassen.
mkd-story-defeat = Der Stock schließt sich über denen, die blieben, Zelle um Zelle. Die Questtruhe bleibt bei ihnen.
mkd-story-rescue-victory = Der Gefangene ist draußen und riecht ein Jahr lang nach Honig.
mkd-story-rescue-defeat = In der Abtei brennt heute Nacht eine Kerze mehr, und sie ist fast lebensgroß.
mkd-story-stealth-victory = Die Questtruhe ist draußen im Tageslicht, und der Stock summt noch dieselbe Melodie.
mkd-story-stealth-defeat = Was in der Questtruhe war, ist jetzt in zehntausend Zellen, ein Körnchen in jeder.
mkd-story-kidnap-victory = Die Beute steht im Tageslicht und sieht sich nach einer Blüte um, in der sie sich verstecken kann.
mkd-story-kidnap-defeat = Wer dieses Monster lebend wollte, findet sein Ebenbild im Kerzenladen.
mkd-story-cleared = Die letzte Ebene liegt still, und das Tageslicht ist laut. Die Bienen kommen der Gruppe nach, als wollten sie sie heimbringen.
mkd-story-out = Wieder draußen, mit dem, was die Abtei hergab. Hinter der Mauer summt es weiter.
mkd-story-lost = Der Stock versiegelt den Eingang mit frischem Wachs. Es sieht aus, als wäre nie eine Tür gewesen.
mkd-prisoner-freed = { $by } befreit { $acc_figure }, und eine Gussform bleibt zurück.
    .b = { $by } bricht das letzte Wachs, und { $figure } ist heraus.
mkd-guardian-roused = Der Hüter hat das Wachs brechen hören, weit weg am Eingang ({ $at }).
    .b = Das Summen hört auf. Auf { $at } beginnt es wieder und kommt von hinten.

## Die Abtei

mkd-map-camp = Vor der Abtei
mkd-feature-entrance = das Tor der Abtei
    .gender = n
mkd-feature-barrel = ein Fass Met
    .gender = n
mkd-feature-crate = eine Kiste Kerzen
    .gender = f
mkd-feature-column = eine Säule aus Wachs
    .gender = f
mkd-feature-stairs-down = die Treppe zum Stock
    .gender = f
mkd-story-camp = Das Tor der Abtei steht offen. Was dahinter summt, ist kein Chor.
    .b = Vor zehn Jahren kamen keine Kerzen mehr. Jemand muss fragen, warum.
    .c = Die Treppe führt zwischen zwei Reihen Bienenstöcken hinab. Alle sind leer.
    .d = Die Lampe am Tor brennt, und niemand ist mehr da, der sie hätte anzünden können.
    .e = Seile, Rauch, Brot für eine Woche: Es fehlt nur noch jemand, der es trägt.
    .f = Eine Tafel am Tor: KERZEN, HONIG, GEBETE. Das letzte Wort ist angefressen.
    .g = Die Bienen auf dem Bogen mustern die Gesellschaft, einen nach dem anderen.
    .h = Unter dem Hügel ist es warm, und das sollte es nicht sein.
mkd-story-outside = Das Tageslicht endet an der ersten Stufe. Darunter holt der Stock Atem.
    .b = Das Tor ist offen, und noch ist niemand darin.
    .c = Warme Luft kommt aus dem Tor und mit ihr der Geruch von Honig.
    .d = Vor dem Tor ist das Gras platt getreten, in eine Richtung.
    .e = Die Abtei liegt offen da und summt vor sich hin.
    .f = Ein letzter Blick zum Himmel, und dann die Stufen.
    .g = Vom Spruch über dem Tor ist nur SUMM geblieben, und eine Biene sitzt darauf.
    .h = Wachs läuft die Stufen hinab, und gleich laufen die Helden.
mkd-story-hall = { $figure } steht in einem Gang; jeder Schritt klebt ein wenig.
    .b = Ein Gang, schmal und warm, und darin { $figure }.
    .c = Kerzenstummel säumen diesen Gang. Keiner ist kalt, und { $figure } hat mehrere geprüft.
    .d = Unter der Hand von { $figure } summt die Wand und hört auf, sobald die Hand fort ist.
    .e = { $figure } geht einen Gang entlang, an dessen Ende ein Lichtpunkt ist, und das Licht wandert.
    .f = Der Gang riecht nach Rauch und Thymian, und { $figure } atmet durch den Mund.
    .g = Sechseckige Kratzer ziehen sich in Schulterhöhe an der Wand entlang, dicht neben { $figure }.
    .h = Heilige stehen in diesem Gang, bis zu den Knien zerflossen. { $figure } nickt jedem zu.
mkd-story-chamber = { $figure } steht in einer Kammer mit sechs Ecken, oder ungefähr.
    .b = Die Wände der Kammer weichen vor dem Licht von { $figure } zurück und glänzen.
    .c = Eine Kammer. { $figure } lauscht; die Kammer summt einen Ton höher.
    .d = Zerbrochene Gussformen liegen in der Kammer, und { $figure } steigt zwischen halben Heiligen hindurch.
    .e = Hier hielten vor langer Zeit Menschen Bienen. Jetzt, denkt { $figure }, halten Bienen Menschen.
    .f = Die Wabe hängt von der Decke dieser Kammer herab, bis knapp über { $figure }.
    .g = { $figure } steht in einer Kammer mit einem leeren Ständer für jede Stunde der Nacht.
    .h = Wachs liegt hier auf allem, nur nicht auf dem Boden: Vor { $figure } war schon jemand hier.
mkd-story-central = Das ist die Zentralkammer. { $figure } ist in der richtigen Zelle und mit diesem Ziel nicht allein.
    .b = Die Zentralkammer. Was zu bewachen war, wurde hier versiegelt, und { $figure } steht darauf.
    .c = Die Zentralkammer: Alle Gänge führen hierher, und { $figure } hat einen davon genommen.
    .d = Hier, in der Zentralkammer, hat das Summen Worte. { $figure } kann sie beinahe verstehen.
    .e = Die Zentralkammer ist größer als die Abtei darüber, und { $figure } wirkt klein darin.
    .f = { $figure } steht in der Zentralkammer, wo der Stock sein Herz hat.
    .g = In der Zentralkammer brennt ein Ring aus Kerzen, und { $figure } ist darin.
    .h = Die Waben der Zentralkammer neigen sich zu { $figure }, oder es scheint nur so.
mkd-story-water = { $figure } steht bis zu den Knien in etwas, das für Wasser zu langsam ist.
    .b = Honig schließt sich um die Stiefel von { $figure } und lässt sich Zeit.
    .c = Etwas Weiches streift { $figure } und bleibt kleben.
    .d = Ein Ring geht von { $figure } aus, so langsam, dass man dabei einen Brief lesen könnte.
    .e = { $figure } watet, und jeder Schritt zieht einen Faden.
    .f = Der Tümpel zeigt { $figure } ein goldenes Gesicht, etwas freundlicher als das echte.
    .g = Süße klettert an { $figure } hinauf, Zoll um Zoll.
    .h = { $figure } steht in einem Tümpel, der gern jemanden behielte.
mkd-story-shadow = Hier ist der Rauch dick genug zum Anlehnen, und { $figure } lehnt sich an.
    .b = { $figure } ist im Rauch. Vielleicht auch jemand anderes.
    .c = Die Lampe von { $figure } brennt klein und blau.
    .d = { $figure } steht in Rauch, der vor dem Feuer da war.
    .e = Rauch verbirgt { $figure } bis zum Kinn.
    .f = Was immer in diesem Rauch ist, macht { $figure } Platz.
    .g = { $figure } lässt eine Hand an der Wand: Zu sehen ist nichts.
    .h = In diesem Rauch hat { $figure } nur Ohren, und sie summen.
mkd-story-unnerved = { $figure } hört überall Flügel und will nur noch anderswo sein.
mkd-dungeon-built = { $chambers ->
        [one] Eine Kammer
       *[other] { $chambers } Kammern
    } und { $hallways ->
        [one] ein Gang
       *[other] { $hallways } Gänge
    } liegen hinter dem Tor, warm wie ein Ofen. { $tokens ->
        [one] Etwas Ungesehenes summt
       *[other] { $tokens } ungesehene Dinge summen
    } darin.
mkd-round-began = Runde { $round } beginnt.
    .b = Runde { $round }. Die Kerzen sind ein wenig kürzer.
    .c = Runde { $round } beginnt, nach den Strichen auf der Stundenkerze.
mkd-appeared = { $figure } ist auf { $at }.
    .b = { $figure } kommt auf { $at } aus der Wabe.
    .c = { $figure } bricht auf { $at } ein Siegel und kommt heraus.
mkd-false-alarm = Das { $colour ->
    [Y] gelbe
    [B] blaue
   *[R] rote
  } Token auf { $at } war gar nichts.
    .b = Eine Motte, ein Luftzug, ein schlechtes Gewissen: Auf { $at } ist nichts.
    .c = Auf { $at } geht eine Kerze aus, und das ist alles.
mkd-found-nothing = Hier sind nur Kerzenstummel ({ $die } gewürfelt).
    .b = Was immer hier war, haben Bienen überbaut ({ $die } gewürfelt).
mkd-hero-left = { $figure } ist draußen im Tageslicht und bleibt dort.
    .b = { $figure } steigt hinaus und wischt eine Biene ab.
mkd-went-down = { $figure } nimmt die Treppe und ist fort.
    .b = { $figure } geht hinab ins Warme, eine Hand an der Wand.
    .c = { $figure } verschwindet nach unten, und das Summen ändert sich.
mkd-fell = { $side ->
    [hero] { $figure } fällt. Der Stock behält seine Toten, und er behält sie gut.
   *[other] { $figure } ist erschlagen.
  }
    .b = { $side ->
    [hero] { $figure } geht aus wie eine Kerze.
   *[other] { $figure } ist tot.
  }
mkd-summoned = { $by } summt einen langen Ton, und { $figure } kommt.
mkd-frozen = { $figure } steckt in erstarrendem Wachs und verliert die nächste Aktivierung ({ $die } gewürfelt).
mkd-thawed = { $figure } bricht das Wachs und schüttelt es ab ({ $die } gewürfelt).
mkd-hesitated = { $figure } summt nur.
    .b = { $figure } dreht sich einmal im Kreis und tut nichts.
mkd-idle = { $figure } rührt sich nicht vom Fleck.
    .b = { $figure } wartet und tropft.

## Fallen, Marker und Artefakte

mkd-trap-needle = Stachel
    .gender = m
    .definite = der Stachel
    .accusative = den Stachel
    .dative = dem Stachel
mkd-trap-darts = Stachelsalve
    .gender = f
    .definite = die Stachelsalve
    .accusative = die Stachelsalve
    .dative = der Stachelsalve
mkd-trap-blade = Dochtschneider
    .gender = m
    .definite = der Dochtschneider
    .accusative = den Dochtschneider
    .dative = dem Dochtschneider
mkd-trap-gas = Rauch
    .gender = m
    .definite = der Rauch
    .accusative = den Rauch
    .dative = dem Rauch
mkd-trap-snare = Wachsschlinge
    .gender = f
    .definite = die Wachsschlinge
    .accusative = die Wachsschlinge
    .dative = der Wachsschlinge
mkd-trap-sleep = Mohnhonig
    .gender = m
    .definite = der Mohnhonig
    .accusative = den Mohnhonig
    .dative = dem Mohnhonig
mkd-trap-alarm = Alarmglocke
    .gender = f
    .definite = die Alarmglocke
    .accusative = die Alarmglocke
    .dative = der Alarmglocke
mkd-fell-asleep = { $figure } kostet den Honig und schläft auf der Stelle ein, bis zum Ende der nächsten Aktivierung.
mkd-snared = { $figure } steht in erstarrendem Wachs und kann sich nicht bewegen, in dieser Aktivierung und der nächsten.
mkd-marker-bones = Kerzenstummel
    .gender = pl
    .definite = die Kerzenstummel
    .accusative = die Kerzenstummel
    .dative = den Kerzenstummeln
mkd-marker-water = Honigtümpel
    .gender = m
    .definite = der Honigtümpel
    .accusative = den Honigtümpel
    .dative = dem Honigtümpel
mkd-marker-shadow = dichter Rauch
    .gender = m
    .definite = der dichte Rauch
    .accusative = den dichten Rauch
    .dative = dem dichten Rauch
mkd-marker-pillar = Wachssäule
    .gender = f
    .definite = die Wachssäule
    .accusative = die Wachssäule
    .dative = der Wachssäule
mkd-artifact-great_basin = Honigbrunnen
    .gender = m
    .definite = der Honigbrunnen
    .accusative = den Honigbrunnen
    .dative = dem Honigbrunnen
mkd-artifact-small_basin = Gesprungenes Weihwasserbecken
    .gender = n
    .definite = das gesprungene Weihwasserbecken
    .accusative = das gesprungene Weihwasserbecken
    .dative = dem gesprungenen Weihwasserbecken
mkd-artifact-coiled_idol = Gewundener Wachsstock
    .gender = m
    .definite = der gewundene Wachsstock
    .accusative = den gewundenen Wachsstock
    .dative = dem gewundenen Wachsstock
mkd-artifact-wyrm_altar = Altar des Schwarms
    .gender = m
    .definite = der Altar des Schwarms
    .accusative = den Altar des Schwarms
    .dative = dem Altar des Schwarms
mkd-artifact-mother_stone = Brutstein
    .gender = m
    .definite = der Brutstein
    .accusative = den Brutstein
    .dative = dem Brutstein
mkd-artifact-hour_skull = Stundenkerze
    .gender = f
    .definite = die Stundenkerze
    .accusative = die Stundenkerze
    .dative = der Stundenkerze
mkd-artifact-gryphon_seat = Abtsstuhl
    .gender = m
    .definite = der Abtsstuhl
    .accusative = den Abtsstuhl
    .dative = dem Abtsstuhl
mkd-artifact-rune_pillar = Große Kerze
    .gender = f
    .definite = die große Kerze
    .accusative = die große Kerze
    .dative = der großen Kerze
mkd-artifact-idol_of_hands = Vielarmiger Leuchter
    .gender = m
    .definite = der vielarmige Leuchter
    .accusative = den vielarmigen Leuchter
    .dative = dem vielarmigen Leuchter
mkd-artifact-bone_spring = Wachsquelle
    .gender = f
    .definite = die Wachsquelle
    .accusative = die Wachsquelle
    .dative = der Wachsquelle
