# Was Discord in seinen Listen zu jedem Befehl und seinen Optionen sagt, höchstens 100 Zeichen.
#
# Eine Option, die alle Befehle einer Gruppe gleich haben, ist einmal beschrieben, für die Gruppe oder für alle.

option-pace = Live am Tisch oder per Post
option-page = Welche Seite
option-private = Nur dir zeigen
option-theme = Welche Farben
option-thread = In einem eigenen Thread eröffnen

# Ein Eintrag im Menü von Nachrichten, höchstens 32 Zeichen.
menu-since = Was ist seit hier geschehen?

command-adventure-retire = Deinen Helden endgültig aufgeben; die anderen spielen weiter
command-adventure-concede = Abstimmen, ob dieses Abenteuer endet

command-holidays = Tage ändern, an denen die Uhren dieses Tisches stehen
command-holidays-add = Die Uhren dieses Tisches an bestimmten Tagen anhalten (Gastgeber)
option-holidays-days = Ein Datum wie 24.12.2026, oder mehrere: 24.12. bis 27.12.
command-holidays-remove = Die Uhren dieses Tisches an bestimmten Tagen wieder laufen lassen (Gastgeber)
command-holidays-list = Die Tage zeigen, an denen die Uhren dieses Tisches stehen

command-pace-status = Sehen, wer hier dran ist und bis wann
command-pace-pause = Alle Uhren dieses Tisches für einige Tage anhalten
option-pace-pause-reason = Den anderen sagen, warum
option-pace-pause-days = Für wie viele Tage; ohne Angabe eine Woche
command-pace-resume = Die Uhren dieses Tisches wieder laufen lassen
command-pace-more-time = Allen, die dran sind, mehr Zeit geben
option-pace-more-time-hours = Wie viele Stunden mehr, höchstens eine Woche
command-pace-sooner = Dafür stimmen, dass die kürzere Zeit des Tisches sofort gilt
command-pace-calls = Wählen, wann dieses Spiel dich ruft
option-pace-calls-calls = Für Züge und Erinnerungen, nur für Züge, oder nie
option-pace-calls-first = Wann dieses Spiel dich zum ersten Mal ruft; „wie sonst“: wie in all deinen Spielen
option-pace-calls-most = Wie oft dich dieses Spiel für einen Zug höchstens ruft
option-pace-calls-where = Wo dieses Spiel dich ruft; „aus“ überlässt es dem Aushang
option-pace-calls-snooze = Wie viele Stunden dieses Spiel dich nicht ruft; 0 hebt es auf
command-pace-nudge = Alle erinnern, auf die der Tisch wartet
command-pace-back = Deinen Helden wieder selbst führen
command-pace-vote = Abstimmen, was zu tun ist, wenn jemand zu spät ist
option-pace-vote-hero = Um wessen Helden es geht
option-pace-vote-wish = Was geschehen soll

command-campaign-new = Eine Kampagne starten: ihre Lobby hier eröffnen
option-campaign-new-name = Wie sie heißt, höchstens 60 Zeichen
option-campaign-new-game = Welches Spiel (ohne Angabe das erste, das Kampagnen hat)
command-campaign-status = Sehen, wie es um die Kampagne dieses Kanals steht
command-campaign-roster = Die Helden sehen, wer sie führt und was sie taten
command-campaign-memorial = Gefallene und Helden im Ruhestand sehen
command-campaign-purse = Den Beutel sehen, mit Abrechnung über jede Münze
option-campaign-purse-page = Welche Seite (ohne Angabe die letzte)
command-campaign-chronicle = Alle Abenteuer bisher lesen, oder eins mit seiner Karte
option-campaign-chronicle-number = Welches Abenteuer, mit seiner letzten Karte
option-campaign-chronicle-page = Welche Seite der ganzen Liste
command-campaign-list = Die Kampagnen dieses Servers zeigen
command-campaign-move = Eine Kampagne in diesen Kanal verlegen (Gastgeber)
option-campaign-move-campaign = Welche Kampagne dieses Servers
command-campaign-rename = Die Kampagne dieses Kanals umbenennen (Gastgeber)
option-campaign-rename-name = Der neue Name, höchstens 60 Zeichen
command-campaign-export = Die ganze Kampagne als Datei holen
command-campaign-import = Eine Kampagne aus einer Datei in diesen Kanal bringen
option-campaign-import-file = Eine Datei von /campaign export
option-campaign-import-seat = Welchen Platz du nimmst, nach Namen (ohne Angabe deinen oder den des Gastgebers)

command-board-here = Den Aushang der Abenteuer dieses Servers hier oder in einem anderen Kanal aufhängen
option-board-here-channel = Ein anderer Kanal als dieser
command-board-off = Den Aushang dieses Servers entfernen

command-roll = Würfeln, etwa 2d6+3 oder 4d6kh3
option-roll-dice = Was zu würfeln ist: 1d20+5, 4d6kh3, 2d8ro<3 …

command-dungeon-map = Einen Dungeon auswürfeln und seine Karte zeichnen
option-dungeon-levels = Wie viele Ebenen höchstens
option-dungeon-morphology = Art des Ortes: eine oder mehrere mit Kommas, keine, oder wie viele auszuwürfeln sind
option-dungeon-material = Woraus er gebaut ist, in deinen eigenen Worten
option-dungeon-pack = Ein Paket dieses Servers für das, was darin steht und wartet
option-dungeon-seed = Beliebige Wörter; mit ihnen können alle denselben Dungeon würfeln, ohne sie nur du
option-dungeon-table = Mit den eigenen Plättchen des Generators oder denen von Bildwürfeln
option-dungeon-options = Mehr Optionen, etwa frontier:dfs stairs_direction:coin
command-dungeon-draft = Zusammen einen Dungeon zeichnen, Plättchen für Plättchen
option-dungeon-draft-pace = Live: Die Regeln zeichnen, wenn jemand lange braucht. Per Post: ohne Eile
option-dungeon-draft-minutes = Minuten für einen Zug, sobald zwei dabei sind; 0 für keine Grenze
command-dungeon-explore = Einen Dungeon erkunden, den niemand gesehen hat
command-dungeon-export = Einen deiner Dungeons als Datei holen
option-dungeon-export-form = Welche Art von Datei
option-dungeon-export-audience = Mit dem, was alle am Tisch wissen, oder mit allem
option-dungeon-export-level = Welche Ebene
option-dungeon-export-dungeon = Welcher deiner Dungeons (ohne Angabe der letzte)
option-dungeon-export-theme = Welche Farben (ohne Angabe deine)
command-dungeon-import = Die Karte in einer Datei ansehen: eine Ebene von hier oder JSON von One Page Dungeon
option-dungeon-import-file = Eine .level.json von /dungeon export oder das JSON, das One Page Dungeon schreibt
option-dungeon-import-form = Als diese Art von Datei bekommen, statt sie anzusehen
option-dungeon-import-audience = Mit allem, oder nur mit dem, was alle am Tisch wissen dürfen
option-dungeon-import-theme = Welche Farben (ohne Angabe deine)

command-daily = Den Dungeon des Tages spielen, auf jedem Server derselbe
option-daily-game = Welches Spiel (ohne Angabe wirst du gefragt)
command-hall = Die Ruhmeshalle ansehen: die besten Läufe dieses Servers
option-hall-game = Welches Spiel (ohne Angabe das dieses Kanals oder des Tages)
option-hall-when = Datum eines Tages-Dungeons (2027-01-31, today, yesterday); ohne Angabe alle Zeiten
option-hall-mine = Nur deine Läufe, auch die ohne Rang

command-rules = Eine Regel nachschlagen, mit Wörtern oder ihrer Kennung
option-rules-about = Wörter wie „Heiltrank“, oder eine Kennung wie TD-031
option-rules-game = Welches Spiel (ohne Angabe das dieses Kanals)
command-help = Sehen, was du jetzt tun kannst und wie man spielt

command-adventure-log = Alles lesen, was hier geschah, Seite für Seite
option-adventure-log-page = Welche Seite (ohne Angabe die letzte)
option-adventure-log-search = Nur Zeilen mit allen diesen Wörtern
command-adventure-replay = Das Abenteuer bisher als Animation ansehen
option-adventure-replay-text = Stattdessen in Worten erzählen, Schritt für Schritt
option-adventure-run = Ein Lauf der Ruhmeshalle statt des Abenteuers dieses Kanals
command-adventure-verify = Das Protokoll mit allen Würfeln holen, um sie zu prüfen

command-adventure-recap = Lesen, was seit deinem letzten Zug geschah
command-adventure-luck = Sehen, wie die Würfel für jeden Helden fielen und was zu erwarten war
option-adventure-recap-whole = Stattdessen das ganze Abenteuer in Kürze erzählen
command-adventure-story = Die Erzählung des ganzen Abenteuers als Datei zum Aufheben holen
option-adventure-story-format = Eine Seite mit Bildern, ein Buch für Papier, oder Text mit Karten aus Buchstaben
option-adventure-story-chapter = Ein Abenteuer einer Kampagne, nach seiner Nummer
command-adventure-undo = Deinen letzten Schritt zurücknehmen, oder dem zustimmen
option-adventure-undo-to = Der letzte Schritt des Protokolls, der bleibt; alle müssen zustimmen

command-adventure-new = Eine Lobby eröffnen: Spiel wählen, Leute sammeln
option-adventure-new-game = Welches Spiel (ohne Angabe wirst du gefragt)
option-adventure-new-seed = Beliebige Wörter: dieselben Wörter und Einstellungen geben denselben Dungeon
option-adventure-new-call = Einmal die Rolle rufen, die dieser Server für neue Spiele bestimmt hat
command-adventure-evening = Einen Termin festlegen, für diesen Tisch oder eine Lobby, die von selbst aufgeht
option-adventure-evening-when = Wie du es schreiben würdest: Freitag 20 Uhr, 24.12. 20:00, morgen 19:30 MEZ
option-adventure-evening-game = Welches Spiel die Lobby eröffnet (ohne Angabe das in diesem Kanal)
option-adventure-evening-settings = Welche Einstellungen die Lobby hat
option-adventure-evening-title = Wie der Abend heißt
option-adventure-evening-call = Die Rolle rufen, die dieser Server für neue Spiele bestimmt hat, wenn es beginnt
command-adventure-join = Im Abenteuer dieses Kanals mitspielen
option-adventure-join-seat = Welcher freie Platz, nach Namen, oder new für einen eigenen
command-adventure-leave = Deinen Platz aufgeben; dein Held macht weiter
command-adventure-ready = Sagen, ob du bereit bist
command-adventure-begin = Das Spiel beginnen (Gastgeber)
option-adventure-begin-anyway = Beginnen, auch wenn jemand nicht bereit ist
option-adventure-begin-choose = Alle wählen Held oder Team, wo das Spiel fertige hat
command-adventure-status = Die Tafel dieses Kanals noch einmal zeigen
command-adventure-settings = Die Einstellungen ansehen oder ändern (Gastgeber)
option-adventure-settings-name = Welche Einstellung
option-adventure-settings-value = Ihr neuer Wert
command-adventure-autopilot = Einen Helden von selbst spielen lassen, oder wieder führen
option-adventure-autopilot-who = Wie der Held von selbst spielt, oder player, um ihn wieder zu führen
option-adventure-autopilot-seat = Welcher Platz, nach Nummer (ohne Angabe deiner; andere: nur Gastgeber)
command-adventure-end = Dieses Abenteuer endgültig beenden (Gastgeber)
command-adventure-mine = Deine Abenteuer zeigen, zuerst die, die auf dich warten

command-adventure-move-here = Eins deiner Abenteuer hierher oder in einen anderen Kanal verlegen (Gastgeber)
option-adventure-move-here-channel = Wohin, wenn nicht hierher: ein Kanal oder Thread
option-adventure-move-here-adventure = Welches (ohne Angabe das dieses Kanals, oder eins, das sich nicht zeigen lässt)

command-adventure-hand-over = Deinen Platz jemand anderem anbieten
option-adventure-hand-over-to = Wer deinen Helden übernimmt; die Person muss /adventure accept sagen
option-adventure-hand-over-hero = Ein Held, den niemand führt, nach Namen, statt deines (nur Gastgeber)
command-adventure-accept = Den Platz nehmen, der dir angeboten wird
command-adventure-reclaim = Deinen Platz binnen drei Tagen zurücknehmen
command-adventure-host = Gastgeber werden, wenn der alte fort ist, oder die Rolle weitergeben
option-adventure-host-to = Der neue Gastgeber (nur Gastgeber)

command-tutorial = Ein Spiel in einem geführten ersten Dungeon lernen
option-tutorial-game = Welches Spiel (ohne Angabe das erste)
option-tutorial-together = Erst eine Lobby eröffnen, damit andere mitspielen können
option-tutorial-skip = Die Lektionen der Einführung in diesem Kanal abschalten

command-away-until = Für einige Tage abwesend sein, in all deinen Spielen
option-away-until-day = Letzter Tag deiner Abwesenheit (2027-01-31), oder wie lange (5 days, 2 weeks)
option-away-until-since = Erster Tag deiner Abwesenheit, wenn nicht heute
command-away-back = Wieder da sein, in all deinen Spielen
command-away-me = Deine Zeitzone, Ruhezeit und Erinnerungen ändern
option-away-me-zone = Deine Zeitzone: Fang an, eine Stadt zu schreiben
option-away-me-quiet-from = Wann deine Ruhezeit beginnt, etwa 22:00; off für keine
option-away-me-quiet-to = Wann deine Ruhezeit endet, etwa 8:00
option-away-me-reminders = Wo deine Spiele dich rufen und erinnern; „aus“ überlässt es dem Aushang
option-away-me-first = Per Post: wann du zum ersten Mal für einen Zug gerufen wirst
option-away-me-most = Wie oft du höchstens für einen Zug gerufen wirst
option-away-me-next-up = Dich auch rufen, wenn du als Nächstes dran bist
command-away-snooze = Alle Rufe für einige Stunden anhalten
option-away-snooze-hours = Für wie viele Stunden, in all deinen Spielen; 0 hebt es auf

command-settings-me = Wählen, in welcher Sprache du liest und wie du Karten und Hinweise siehst
option-settings-me-language = In welcher Sprache ich dir antworte
option-settings-me-maps = Karten als Bilder sehen oder in Worten beschrieben
option-settings-me-theme = Farben deiner eigenen Karten
option-settings-me-hints = Eine Zeile, warum, wenn das Spiel Neues fragt; „noch einmal“ beginnt von vorn

command-act = Den Dungeon handeln lassen, oder für ihn am eigenen Tisch würfeln
option-act-everything = In einem Abenteuer: würfeln, bis jemand entscheiden muss, nicht nur einmal
option-act-table = Für deinen eigenen Tisch: worum es geht
option-act-of = Welche von mehreren Tabellen, etwa Farbe eines Tokens oder Art eines Raums
option-act-roll = Ein Wurf, den du selbst gemacht hast
option-act-game = Tabellen welchen Spiels (ohne Angabe das erste, das welche hat)

command-orders-give = Deinem Helden sagen, was er tut, wenn du fort bist
option-orders-give-first = Der erste Befehl: wann, und was zu tun ist
option-orders-give-second = Wenn der erste Befehl nicht passt
option-orders-give-third = Wenn keiner der beiden passt
option-orders-give-fourth = Wenn keiner von ihnen passt
command-orders-show = Die Befehle deines Helden sehen, und was sie jetzt täten
command-orders-clear = Die Befehle deines Helden löschen
command-orders-ahead = Den Zug deines Helden in dieser Runde planen, bevor er kommt
option-orders-ahead-first = Was zu tun ist (weglassen, um aus Listen zu wählen)
option-orders-ahead-second = Was zu tun ist, wenn das nicht geht, oder danach
option-orders-ahead-third = Was zu tun ist, wenn beides nicht geht, oder danach
command-orders-keep = Deinen Angriff wiederholen, bis der Kampf vorbei ist, oder dein Team weiterkämpfen lassen
command-orders-withdraw = Deinen geplanten Zug oder wiederholten Angriff zurücknehmen

command-do = Alles tun, was dein Held jetzt kann
option-do-action = Was zu tun ist: Fang an zu schreiben, und wähle aus der Liste
command-move = Irgendwohin gehen: ein Ausgang, eine Richtung, ein Ort
option-move-to = Wohin: Fang an zu schreiben, und wähle aus der Liste
command-map = Eine Karte dieses Abenteuers zeigen
option-map-view = Den Teil um die Gruppe zeigen, oder die ganze Ebene
option-map-text = In Buchstaben zeichnen statt als Bild
command-hero = Bogen und Gepäck deines Helden sehen, nur für dich

command-privacy-show = Sehen, was über dich gespeichert ist, wo und wie lange
command-privacy-export = Alles, was über dich gespeichert ist, als Datei holen
command-privacy-delete = Alles löschen, was über dich gespeichert ist

command-doctor = Prüfen, ob mit dem Bot hier alles stimmt

command-server-settings = Wählen, wo Spiele beginnen, wer sie beginnt, wie viele, stille Kanäle, wer spricht und gerufen wird

option-forge-start = Womit du beginnst; ohne Angabe, was du zuletzt geschmiedet hast
command-forge-monster = Ein Monster für das Paket dieses Servers schmieden
command-forge-hero = Einen Helden für das Paket dieses Servers schmieden
command-forge-tile = Ein Plättchen für das Paket dieses Servers schmieden
command-forge-theme = Ein Thema für das Paket dieses Servers schmieden

command-pack-add = Ein eigenes Paket auf diesen Server bringen
option-pack-add-file = Das Paket als Zip-Datei, höchstens 2 MB
command-pack-list = Die Pakete dieses Servers sehen
command-pack-show = Sehen, was in einem Paket ist, und seine Datei holen
option-pack-show-name = Welches Paket
command-pack-use = Diese Lobby mit Paketen dieses Servers spielen
option-pack-use-names = Welche Pakete, mit Kommas dazwischen, oder „keine“; sie ersetzen andere
command-pack-remove = Ein Paket von diesem Server entfernen
option-pack-remove-name = Welches Paket; laufende Spiele damit gehen weiter
command-pack-undo = Zur vorigen Version eines Pakets zurückkehren
option-pack-undo-name = Welches Paket
command-pack-template = Ein kleines Paket holen, mit dem dein eigenes beginnt
option-pack-template-game = Für welches Spiel

command-say = Als dein Held sprechen, oder als jemand anderes, der hier ist
option-say-words = Was zu sagen ist; ohne Angabe öffnet ein Formular, für Langes und einen Blick vorher
option-say-speaker = Als wer: ohne Angabe dein Held
option-say-post = Etwas, das du gesagt hast: ändern oder zurücknehmen

command-stage = Für die Entwicklung: Spiele in jedem Stand, vorgesagte Würfel, Plätze anderer Leute
command-stage-game = Ein Spiel in einem genannten Stand beginnen, etwa: a fight in the delve, two heroes
option-stage-game-words = Was du sehen willst: ein Spiel, wie viele spielen, und was der Fall ist
option-stage-game-dice = Zahlen für die nächsten Würfel, etwa 6, 1, 20
command-stage-dice = Sagen, wie die nächsten Würfel dieses Spiels fallen; das Protokoll hält es fest
option-stage-dice-numbers = Etwa 6, 1, 20; ohne Angabe fallen sie wieder zufällig
command-stage-press = Etwas für einen Platz dieses Spiels tun, wem immer er gehört
option-stage-press-what = Was dieser Platz tut
command-stage-seat = Jemanden einen Platz dieses Spiels führen lassen
option-stage-seat = Der Platz welches Helden
option-stage-seat-person = Wer ihn jetzt führt
command-stage-channels = Kanäle eines Entwicklungsservers eröffnen: zum Spielen, per Post, einen ohne Bilder
