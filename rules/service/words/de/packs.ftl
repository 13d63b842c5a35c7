# Pakete eines Servers und einer Lobby.

error-packs-in-servers = Pakete gehören zu einem Server. Frag danach in einem seiner Kanäle.
error-pack-manager = Das darf nur, wer die Berechtigung „Server verwalten“ hat. Bitte jemanden darum.
error-too-many-packs = Ein Server kann nicht mehr Pakete anbieten als { $most }. Entferne erst eins mit /pack remove.
error-no-such-pack = Ein Paket „{ $name }“ gibt es hier nicht. Es gibt: { $known }
error-shipped-pack = „{ $name }“ gehört zum Programm, und jeder Server bietet es an. Es lässt sich nicht entfernen; ein Paket gleichen Namens, das du bringst, tritt hier an seine Stelle.
error-first-pack = „{ $name }“ hat hier keine frühere Version.
error-game-without-packs = { $game } nimmt keine Pakete.
error-packs-at-once = Ein Spiel kann nicht mit mehr Paketen gespielt werden als { $most }.
error-pack-of-another-game = „{ $pack }“ hat nichts für { $game }.
error-packs-together = Diese Pakete bringen zusammen mehr mit, als das Spiel fasst: { $packs }. { $what } Wähle weniger davon.
error-packs-contradict = „{ $one }“ und „{ $two }“ widersprechen sich: Beide legen dasselbe unterschiedlich fest. Wähle eins davon.
error-pack-without-maps = „{ $pack }“ hat nichts für den Kartengenerator.
error-no-template = „{ $name }“ nimmt nichts aus Paketen. Diese tun es: { $known }
answer-packs = Ihr spielt mit { $packs }.
answer-no-packs = Ihr spielt ohne Pakete.

pack-count-colours = Farben für seine Karten
pack-count-words = { $count ->
    [one] 1 Satz in anderen Worten
   *[other] { $count } Sätze in anderen Worten
}
pack-count-nothing = noch nichts
pack-maps = der Kartengenerator

## Was im Chat geschmiedet wird

error-forge-stale = Diese Ansicht ist veraltet: Du machst inzwischen etwas anderes. Öffne es neu mit /forge.
error-forge-nothing = Nichts heißt hier „{ $name }“. Wähle aus der Liste, die der Befehl anbietet.
error-forge-first = Du hast noch nichts geändert.
forge-pack-title = Hauspaket
forge-pack-about = Im Chat dieses Servers gemacht.
forge-pack-authors = Die Leute dieses Servers
forge-pack-licence = Nach Angabe der Urheber
forge-undone = Deine letzte Änderung ist zurückgenommen.
forge-saved = { $name } ist in { $pack } { $version }. Eröffne eine Lobby und wähle es mit /pack use { $pack }. /pack undo geht zurück, /pack show gibt dir die Datei.
forge-empty = „{ $field }“ ist leer.
forge-long = „{ $field }“ hat mehr Zeichen als { $most }.
forge-letters = Namen und Sätze bestehen aus Buchstaben, Ziffern, Leerzeichen und einfachen Zeichen, aber hier steht: { $said }
