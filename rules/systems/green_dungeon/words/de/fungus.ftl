# Die Pilze unter dem Brunnen.

gd-fungus-title = Pilztiefe
gd-fungus-entrance = Seit dem nassen Frühjahr wächst im Brunnen so manches, und in manchem wachsen Ideen. Ein Seil führt hinab ins Leuchten, wo es nach Brot, Regen und Keller riecht.
gd-fungus-victory = Das Leuchten verblasst zu ehrlicher Dunkelheit, und die Fäden lassen den Brunnen los. In diesem Herbst sind die Pilze da oben nur Pilze.
gd-fungus-defeat = Das Moos bezieht ein Bett, und die Sporen stopfen die Decke fest. Bis zum Frühjahr wächst hier etwas Ansehnliches.

## Monster

gd-fungus-captain = Hauptmann { $foe }
    .gender = { $gender_foe }
gd-fungus-captain-appears-drop = { $appears } Die kleineren Hüte verneigen sich: ein Hauptmann.
gd-fungus-captain-appears-hammer = { $appears } Drei Ringe am Stiel bedeuten Hauptmann.
gd-fungus-captain-appears-wood = { $appears } Die Sporen schreiben „Hauptmann“, so ungefähr.
gd-fungus-captain-appears-cog = { $appears } Ein Hauptmannsabzeichen ist eingewachsen.
gd-fungus-foe-0 = Bovistwater
    .gender = m
    .definite = der Bovistwater
    .accusative = den Bovistwater
    .dative = dem Bovistwater
gd-fungus-foe-0-appears = Ein Bovist auf zwei stämmigen Beinen watet aus dem Mulch und bläst sich auf.
gd-fungus-foe-1 = Porlingsbulle
    .gender = m
    .definite = der Porlingsbulle
    .accusative = den Porlingsbullen
    .dative = dem Porlingsbullen
gd-fungus-foe-1-appears = Baumpilze säumen seine Flanken, und er scharrt im Lehm und senkt die holzige Stirn.
gd-fungus-foe-2 = Morschholzschlepper
    .gender = m
    .definite = der Morschholzschlepper
    .accusative = den Morschholzschlepper
    .dative = dem Morschholzschlepper
gd-fungus-foe-2-appears = Ein toter Baum steht auf, mit sehr viel Hilfe von den Pilzen darin.
gd-fungus-foe-3 = Hutschildspross
    .gender = m
    .definite = der Hutschildspross
    .accusative = den Hutschildspross
    .dative = dem Hutschildspross
gd-fungus-foe-3-appears = Er lugt unter einem Hut hervor, der hart ist wie ein Eichentisch, und hebt einen Dorn.
gd-fungus-foe-4 = Dornstielwächter
    .gender = m
    .definite = der Dornstielwächter
    .accusative = den Dornstielwächter
    .dative = dem Dornstielwächter
gd-fungus-foe-4-appears = Die Stiele an der Tür kreuzen sich wie Speere und lösen sich nur, um zu zielen.
gd-fungus-foe-5 = Käferpanzerwart
    .gender = m
    .definite = der Käferpanzerwart
    .accusative = den Käferpanzerwart
    .dative = dem Käferpanzerwart
gd-fungus-foe-5-appears = Platten alter Käfer klappen über einen Wart, der nur aus Muskeln und Moder besteht.
gd-fungus-foe-6 = Sporenpfeifer
    .gender = m
    .definite = der Sporenpfeifer
    .accusative = den Sporenpfeifer
    .dative = dem Sporenpfeifer
gd-fungus-foe-6-appears = Er bläst auf einem hohlen Stiel, und die Melodie kommt als gelbe Wolke heraus.
gd-fungus-foe-7 = Laternenhut-Mystiker
    .gender = m
    .definite = der Laternenhut-Mystiker
    .accusative = den Laternenhut-Mystiker
    .dative = dem Laternenhut-Mystiker
gd-fungus-foe-7-appears = Grünes Licht schwillt unter einem breiten Hut, und eine sanfte Stimme zählt rückwärts.
gd-fungus-foe-8 = Schleierhutträumer
    .gender = m
    .definite = der Schleierhutträumer
    .accusative = den Schleierhutträumer
    .dative = dem Schleierhutträumer
gd-fungus-foe-8-appears = Die Spitze um den Stiel hebt sich wie ein Vorhang, und dahinter träumt die Luft.
gd-fungus-foe-9 = Trüffelschwein
    .gender = n
    .definite = das Trüffelschwein
    .accusative = das Trüffelschwein
    .dative = dem Trüffelschwein
gd-fungus-foe-9-appears = Ein Schwein mit Pilzen statt Borsten bewacht die beste Trüffel der Finsternis.
gd-fungus-foe-10 = Elstermorchel
    .gender = f
    .definite = die Elstermorchel
    .accusative = die Elstermorchel
    .dative = der Elstermorchel
gd-fungus-foe-10-appears = Jede Grube ihres Wabenkopfs hält etwas Glänzendes, das jemand anderem gehört.
gd-fungus-foe-11 = Bernsteinlamellen-Horter
    .gender = m
    .definite = der Bernsteinlamellen-Horter
    .accusative = den Bernsteinlamellen-Horter
    .dative = dem Bernsteinlamellen-Horter
gd-fungus-foe-11-appears = Träges goldenes Harz tropft von seinen Lamellen, und in jedem Tropfen sitzt eine Münze oder Mücke.

## Bosse

gd-fungus-final = { $gender_boss ->
    [f] Überwucherte
    [n] Überwuchertes
   *[other] Überwucherter
  } { $boss }
    .gender = { $gender_boss }
    .definite = { $gender_boss ->
        [f] die überwucherte
        [n] das überwucherte
       *[other] der überwucherte
    } { $boss }
    .accusative = { $gender_boss ->
        [f] die überwucherte
        [n] das überwucherte
       *[other] den überwucherten
    } { $boss }
    .dative = { $gender_boss ->
        [f] der überwucherten
        [n] dem überwucherten
       *[other] dem überwucherten
    } { $boss }
gd-fungus-final-appears = { $appears } Fäden verweben sich vor dem Ausgang.
gd-fungus-boss-0 = Lehmbehemoth
    .gender = m
    .definite = der Lehmbehemoth
    .accusative = den Lehmbehemoth
    .dative = dem Lehmbehemoth
gd-fungus-boss-0-appears = Der Boden der Grotte hebt sich, gähnt und schüttelt tonnenweise Laub vom Rücken.
gd-fungus-boss-1 = Fliegenpilzkönig
    .gender = m
    .definite = der Fliegenpilzkönig
    .accusative = den Fliegenpilzkönig
    .dative = dem Fliegenpilzkönig
gd-fungus-boss-1-appears = Rot und getupft wie ein Festtag wächst der König, bis die Decke im Weg ist.
gd-fungus-boss-2 = Moderoma
    .gender = f
    .definite = die Moderoma
    .accusative = die Moderoma
    .dative = der Moderoma
gd-fungus-boss-2-appears = Seit dem ersten Herbst wird sie immer weicher, nur ihre Laune hat nichts davon.
gd-fungus-boss-3 = Eisenholzvogt
    .gender = m
    .definite = der Eisenholzvogt
    .accusative = den Eisenholzvogt
    .dative = dem Eisenholzvogt
gd-fungus-boss-3-appears = Knorren knarren, Saft wird hart, und der Vogt liest die Räumungsklage von der eigenen Rinde.
gd-fungus-boss-4 = Mandibelmarschall
    .gender = m
    .definite = der Mandibelmarschall
    .accusative = den Mandibelmarschall
    .dative = dem Mandibelmarschall
gd-fungus-boss-4-appears = Hörner schallen in der Käferkaserne, und der Marschall stürmt auf allen sechs eigenen Beinen.
gd-fungus-boss-5 = Koloss aus Stein
    .gender = m
    .definite = der Koloss aus Stein
    .accusative = den Koloss aus Stein
    .dative = dem Koloss aus Stein
gd-fungus-boss-5-appears = Was wie ein Pfeiler aussah, öffnet eine Quarzader, und die ist sein Auge.
gd-fungus-boss-6 = Herzogin der Sporen
    .gender = f
    .definite = die Herzogin der Sporen
    .accusative = die Herzogin der Sporen
    .dative = der Herzogin der Sporen
gd-fungus-boss-6-appears = Sie schüttelt die Röcke aus, und die Luft wird golden, süß und unatembar.
gd-fungus-boss-7 = Pilzforscher der Blässe
    .gender = m
    .definite = der Pilzforscher der Blässe
    .accusative = den Pilzforscher der Blässe
    .dative = dem Pilzforscher der Blässe
gd-fungus-boss-7-appears = Der Gelehrte kam, um die Kolonie zu studieren, und ist inzwischen der Großteil ihrer Stimme.
gd-fungus-boss-8 = Denkteppich
    .gender = m
    .definite = der Denkteppich
    .accusative = den Denkteppich
    .dative = dem Denkteppich
gd-fungus-boss-8-appears = Der ganze Boden ist ein einziges Wesen, und es hat das Gespräch mit angehört.
gd-fungus-boss-9 = Kompostbaron
    .gender = m
    .definite = der Kompostbaron
    .accusative = den Kompostbaron
    .dative = dem Kompostbaron
gd-fungus-boss-9-appears = Dampf steigt von den Schultern des Barons; alles, was er hat, gehörte einmal jemand anderem.
gd-fungus-boss-10 = Trüffelmogul
    .gender = m
    .definite = der Trüffelmogul
    .accusative = den Trüffelmogul
    .dative = dem Trüffelmogul
gd-fungus-boss-10-appears = In einer Weste aus polierter Rinde mustert der Mogul die Besucher und nennt einen Preis je Unze.
gd-fungus-boss-11 = Wurzel allen Goldes
    .gender = f
    .definite = die Wurzel allen Goldes
    .accusative = die Wurzel allen Goldes
    .dative = der Wurzel allen Goldes
gd-fungus-boss-11-appears = Fäden fein wie Haar führen zu jeder verlorenen Münze im Reich, und hier treffen sich alle.

## Fallen

gd-fungus-trap-0 = Mulchloch
    .gender = n
gd-fungus-trap-0-scene = Das Laub gibt nach, dann das Laub darunter, und so weiter nach unten.
gd-fungus-trap-1 = Stammlawine
    .gender = f
gd-fungus-trap-1-scene = Ein morscher Stamm löst sich oben vom Hang und bringt die Familie mit.
gd-fungus-trap-2 = Würgebovist
    .gender = m
gd-fungus-trap-2-scene = Etwas Weiches macht plopp unter dem Fuß, und die Luft füllt sich mit Braun.
gd-fungus-trap-3 = Peitschenwurzel
    .gender = f
gd-fungus-trap-3-scene = Eine Wurzel, die jahrelang gespannt war, wird endlich losgelassen.
gd-fungus-trap-4 = Distelsalve
    .gender = f
gd-fungus-trap-4-scene = Die Schoten an der Wand wenden die Gesichter zur Tür und platzen.
gd-fungus-trap-5 = Schnappporling
    .gender = m
gd-fungus-trap-5-scene = Zwei Baumpilze klappen zu wie ein Buch, und wer las, ist noch darin.
gd-fungus-trap-6 = Durstige Flechte
    .gender = f
gd-fungus-trap-6-scene = Blaue Flechte leuchtet bei jedem Zauber auf, den sie berührt, und der Zauber wird stumpf.
gd-fungus-trap-7 = Schlummerblüte
    .gender = f
gd-fungus-trap-7-scene = Die Blüte atmet aus, und die Zauber nicken einer nach dem anderen ein.
gd-fungus-trap-8 = Zauberfäule-Mehltau
    .gender = m
gd-fungus-trap-8-scene = Mehltau kriecht übers Gedächtnis und fängt bei den Zauberworten an.
gd-fungus-trap-9 = Sonnentaubeutel
    .gender = m
gd-fungus-trap-9-scene = Ein Beutel glitzert zwischen roten Haaren, jedes mit einem Tropfen Leim, und alle rollen sich ein.
gd-fungus-trap-10 = Trüffelschlagfalle
    .gender = f
gd-fungus-trap-10-scene = Unter der Trüffel ist eine Wurzel, darunter ein Pflock, und am Pflock hängt ein Felsblock.
gd-fungus-trap-11 = Bernsteinguss
    .gender = m
gd-fungus-trap-11-scene = Das Harz um den Schatz bekommt Risse, und dahinter ist heißes Harz.

## Magie

gd-fungus-magic-0 = Taubecher
    .gender = m
gd-fungus-magic-0-scene = Ein Hut, nach oben gewölbt wie eine Schale, hat den reinsten Tau unter der Erde gesammelt.
gd-fungus-magic-1 = Bett aus gütigem Moos
    .gender = n
gd-fungus-magic-1-scene = Das Moos ist tief und warm und zieht Schmerzen durch die Stiefel heraus.
gd-fungus-magic-2 = Herzkappenhain
    .gender = m
gd-fungus-magic-2-scene = Rote Kappen schlagen langsam im Takt, und jedes Herz in der Nähe schlägt mit.
gd-fungus-magic-3 = Stechender Heiligenschein
    .gender = m
gd-fungus-magic-3-scene = Ein Ring aus Lichtern schwebt herab, hübsch wie ein Kranz, und er sticht.
gd-fungus-magic-4 = Galerie des sauren Regens
    .gender = f
gd-fungus-magic-4-scene = Tropfen fallen von den Lamellen oben, und jeder zischt, wo er landet.
gd-fungus-magic-5 = Knisternder Sporenfall
    .gender = m
gd-fungus-magic-5-scene = Sporen schweben knisternd herab und suchen jemanden, an dem sie sich erden können.
gd-fungus-magic-6 = Lauschende Wurzel
    .gender = f
gd-fungus-magic-6-scene = Ein Ohr aus brauner Gallerte wiederholt, was jeder Wurzel hier je erzählt wurde.
gd-fungus-magic-7 = Leuchtpfad-Teich
    .gender = m
gd-fungus-magic-7-scene = Lichtfäden laufen aus dem Teich, Gänge entlang, die noch niemand gegangen ist.
gd-fungus-magic-8 = Augenfleckhut
    .gender = m
gd-fungus-magic-8-scene = Die Flecken auf dem großen Hut gehen einer nach dem anderen auf, und jeder blickt in einen anderen Raum.
gd-fungus-magic-9 = Umsponnenes Versteck
    .gender = n
gd-fungus-magic-9-scene = Weiße Fäden umwickeln ein Schatzbündel und ziehen sich enger, wenn etwas atmet.
gd-fungus-magic-10 = Eifersüchtiger Baumstumpf
    .gender = m
gd-fungus-magic-10-scene = Der hohle Stumpf birgt ein kleines Vermögen und eine große Meinung über Diebe.
gd-fungus-magic-11 = Krone im Schleim
    .gender = f
gd-fungus-magic-11-scene = Eine Krone liegt in klarem Schleim, der vor Freude über Gesellschaft bebt.

## Räume

gd-fungus-scene-drop-1 = Der Boden federt, die Wände sind feucht, und an der Decke ist bald Erntezeit.
gd-fungus-scene-drop-2 = Baumpilze klettern die Wände hinauf, wie Stufen für etwas Geduldiges.
gd-fungus-scene-drop-3 = Eine Lichtung voller Stümpfe, jeder so gestellt wie für eine Versammlung.
gd-fungus-scene-drop-4 = Grauer Schimmel hat diesen Raum möbliert: ein Bett, ein Tisch, ein sehr überzeugender Stuhl.
gd-fungus-scene-drop-5 = Bleiche Stiele stehen dicht wie eine Menge, und die Menge teilt sich langsam.
gd-fungus-scene-drop-6 = Ein braunes Rinnsal tränkt einen Garten, den niemand gepflanzt haben will.
gd-fungus-scene-drop-7 = Boviste groß wie Fässer liegen herum, und manche wurden von innen geöffnet.
gd-fungus-scene-drop-8 = Ein Teppich aus Fäden bedeckt alles, auch die letzten Besucher.
gd-fungus-scene-hammer-1 = Dornstiele säumen die Halle in zwei Reihen, wie zum Appell ausgerichtet.
gd-fungus-scene-hammer-2 = Ein Wall aus alten Wurzeln, mit einem Tor aus lebendem Holz, geschlossen.
gd-fungus-scene-hammer-3 = Käferschalen sind gestapelt wie Rüstungen, nach Größe sortiert und geölt.
gd-fungus-scene-hammer-4 = Die Rinde der Wände ist in Reihen zerkratzt: Hier schärft sich etwas.
gd-fungus-scene-hammer-5 = Stiele stehen hier in Reih und Glied, wie Männer mit Hüten.
gd-fungus-scene-hammer-6 = Etwas mit einem harten Hut hat die Wände glatt gerieben.
gd-fungus-scene-hammer-7 = Die Hüte in dieser Grotte sind gepanzert und neigen sich zum Licht.
gd-fungus-scene-hammer-8 = Alte Speere wachsen aus dem Schimmel, noch immer gehalten.
gd-fungus-scene-wood-1 = Ringe in Ringen aus Hüten, und der innerste Ring summt.
gd-fungus-scene-wood-2 = Das Licht hier ist grün und kommt von nirgendwo Bestimmtem.
gd-fungus-scene-wood-3 = Schleier aus Fäden hängen quer durch die Grotte und wehen gegen den Luftzug.
gd-fungus-scene-wood-4 = In dieser Mulde riecht die Zeit anders, ungefähr nach Regen.
gd-fungus-scene-wood-5 = Blaues Licht pulst von Lamelle zu Lamelle, langsam, wie Nachdenken.
gd-fungus-scene-wood-6 = Ein Ring bleicher Hüte summt bei jedem Schritt darin.
gd-fungus-scene-wood-7 = Sporen hängen hier in der Luft und malen Bilder.
gd-fungus-scene-wood-8 = Der größte Pilz der Grotte hat eine Tür, viel zu klein.
gd-fungus-scene-brick-1 = Das Moos ist zu einem Pfad abgetreten, und der Pfad hört plötzlich auf.
gd-fungus-scene-brick-2 = Samenschoten groß wie Helme hängen hier, reif und nach unten gerichtet.
gd-fungus-scene-brick-3 = Jeder Pilz in diesem Gang neigt sich in dieselbe Richtung: weg.
gd-fungus-scene-brick-4 = Ein einzelner weißer Hut wächst mitten auf dem Boden, wie verabredet.
gd-fungus-scene-brick-5 = Der Boden ist weich hier und hat schon Abdrücke, ehe jemand auf ihn tritt.
gd-fungus-scene-brick-6 = Reife Schoten hängen am letzten Faden über dem Pfad.
gd-fungus-scene-brick-7 = An der Biegung wartet ein süßer Duft, und mit ihm viele kleine Knochen.
gd-fungus-scene-brick-8 = Der Pfad teilt sich vor einem Hut, der viel zu rot ist.
gd-fungus-scene-cog-1 = Die Speisekammer einer Elster: Knöpfe, Perlen und Löffel in weichem Moos.
gd-fungus-scene-cog-2 = Was oben im Wald verloren geht, sinkt früher oder später hier herab.
gd-fungus-scene-cog-3 = Bernstein rinnt die Wände dieser Mulde hinab, mit kleinen Vermögen darin.
gd-fungus-scene-cog-4 = Fässer voll Pilzwein, aus einem guten Jahr, wenn auch einem nassen.
gd-fungus-scene-cog-5 = Vor langer Zeit rollte ein Karren samt Ladung hier herein und hat seitdem geblüht.
gd-fungus-scene-cog-6 = Wurzeln tragen hier seit Jahren Münzen herein, eine nach der anderen.
gd-fungus-scene-cog-7 = Die Truhe eines Bergmanns ist überwachsen und gut genährt.
gd-fungus-scene-cog-8 = Bernstein tropft von der Wand, mit Ringen und Perlen darin.
gd-fungus-scene-straw-1 = Das Herz der Kolonie: ein Hut so breit wie ein Marktplatz.
gd-fungus-scene-straw-2 = Fäden aus allen Wänden laufen hier zusammen und summen wie ein Gedanke.
gd-fungus-scene-straw-3 = Eine große Höhlung unter dem ältesten Baum, warm wie Atem und etwa so regelmäßig.
gd-fungus-scene-straw-4 = Kompost dampft hier in Terrassen, und ganz oben regt sich etwas.
gd-fungus-scene-straw-5 = Der Mutterstiel füllt die Grotte vom Boden bis zur Decke, und er ist warm.
gd-fungus-scene-straw-6 = Alle Fäden des Dungeons treffen sich hier in einem großen Knoten.
gd-fungus-scene-straw-7 = Ein Hofstaat aus Giftpilzen umringt einen Sitz aus Moos, frisch eingedrückt.
gd-fungus-scene-straw-8 = Die Grotte ist ein Schlund, gerippt und nass, und er schluckt.
