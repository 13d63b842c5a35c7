# Pakete.

pack-none = Dieser Server hat noch keine eigenen Pakete. `/pack template` gibt dir eins für den Anfang, das `/pack add` hierher bringt; oder schmiede ein Monster im Chat, mit `/forge monster`. Beides braucht die Berechtigung „Server verwalten“.
pack-added = **{ $title }** { $version } ist da. Eröffne eine Lobby und wähle es mit `/pack use { $name }`.
button-pack-add = Paket hinzufügen
upload-file = Die Datei
upload-pack = Paket hinzufügen
upload-pack-file = Das Paket als Zip-Datei, höchstens 2 MB.
upload-campaign = Kampagne fortsetzen
upload-campaign-file = Eine Datei von /campaign export.
upload-campaign-seat = Welchen Platz du nimmst
upload-campaign-seat-about = Nach Namen; ohne Angabe deinen oder den des Gastgebers.
upload-map = Die Karte in einer Datei ansehen
upload-map-file = Eine .level.json von /dungeon export oder das JSON, das One Page Dungeon schreibt.
upload-map-audience = Was gezeigt wird
upload-map-keeper = Alles
upload-map-player = Was alle am Tisch wissen dürfen
pack-removed = „{ $name }“ ist von diesem Server entfernt. Laufende Spiele damit gehen weiter.
pack-undone = „{ $name }“ ist wieder Version { $version }. Laufende Spiele behalten die Version, mit der sie begannen.
pack-template = Hier ist ein kleines Paket, das funktioniert. Entpack es, ändere, was du magst, pack es wieder ein und bring es mit `/pack add`.
pack-credits = Von { $authors }. Lizenz: { $licence }. Hash: `{ $hash }`
pack-troubles = { $count ->
    [one] Dieses Paket lässt sich noch nicht verwenden. Ein Fehler ist darin:
   *[other] Dieses Paket lässt sich noch nicht verwenden. { $count } Fehler sind darin:
}
pack-more-troubles = { $count ->
    [one] - und noch einer
   *[other] - und noch { $count }
}
pack-trouble-in = - `{ $file }`: { $what }
pack-trouble-at = - `{ $file }`, Zeile { $line }: { $what }

# Was im Chat geschmiedet wird.

forge-title-monster = { $name }, ein Monster
forge-title-hero = { $name }, ein Held
forge-title-tile = { $name }, ein Plättchen
forge-title-theme = { $name }, ein Thema
forge-from = ## Womit beginnst du?
    Wähle unten { $what ->
        [monster] ein Monster
        [hero] einen Helden
        [tile] ein Plättchen
       *[theme] ein Thema
    } und ändere, was du magst: Deins wird ein anderes. `/forge { $what } from:` bietet { $count ->
        [one] es
       *[other] alle { $count }
    } nach Namen an.
forge-from-list = Beginnen mit …
forge-wrong = **Noch ist nichts geändert.** Was du geschrieben hast, bleibt erhalten; öffne das Formular wieder und berichtige das:
button-forge-name = Name und Punkte
button-forge-fights = Zwanzig Kämpfe
button-forge-save = Speichern
button-forge-undo = Zurücknehmen
forge-field-name = Name
