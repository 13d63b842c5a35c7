# Wie Orte aussehen.

ts-flavour-entrance-1 = Das Tageslicht reicht drei Schritte in diese Halle und nicht weiter.
ts-flavour-entrance-2 = Alte Stiefel stehen am Eingang in einer Reihe. Niemand kam sie holen.
ts-flavour-entrance-3 = Wind atmet durch den Eingang ein und aus, langsam wie Schlaf.
ts-flavour-entrance-4 = Neben dem Eingang eine Strichliste: So viele gingen, weniger kamen zurück.
ts-flavour-entrance-5 = Fackelstümpfe liegen um den Eingang, jeder auf eine Handbreit abgebrannt.
ts-flavour-entrance-6 = Jemand hat ein Hufeisen über den Eingang gehängt, verkehrt herum.
ts-flavour-entrance-7 = Unter dem ersten Bogen nisten Schwalben, unter dem zweiten keine einzige.
ts-flavour-entrance-8 = Ein Aushang bittet Besucher, ihren Angehörigen eine Nachricht zu hinterlassen.

ts-flavour-chamber-1 = Mit Ruß stehen Namen an der Decke, in vier Handschriften.
ts-flavour-chamber-2 = Ein langer Tisch, für sechs gedeckt; der siebte Stuhl liegt zerbrochen da.
ts-flavour-chamber-3 = Wasser tropft in einen Helm, und der Helm ist fast voll.
ts-flavour-chamber-4 = Gemalte Augen auf dem Putz folgen eurer Laterne.
ts-flavour-chamber-5 = Stroh liegt in einer Ecke, zur Form von etwas Großem gedrückt.
ts-flavour-chamber-6 = Der Kamin ist kalt, aber jemand hat den Kessel verrückt.
ts-flavour-chamber-7 = Jemand hat hier Schach gespielt und ist mitten im Verlieren gegangen.
ts-flavour-chamber-8 = Haken hängen von den Balken, und einer schwingt noch.

ts-flavour-vault-1 = Regale, Truhen, Spinnweben: Wer das verschloss, meinte es ernst.
ts-flavour-vault-2 = Eisenbänder laufen um die Wände wie Reifen um ein Fass.
ts-flavour-vault-3 = Der Staub liegt hier so glatt, dass ihr ungern darauf tretet.
ts-flavour-vault-4 = Ein Kassenbuch liegt offen, und der letzte Eintrag ist von heute.
ts-flavour-vault-5 = Schlüssel hängen an der Wand, und keiner passt hier irgendwo.
ts-flavour-vault-6 = Die Lampe hier ist voll Öl, obwohl die Tür jahrelang verschlossen war.
ts-flavour-vault-7 = Motten steigen aus den Säcken, sobald euer Licht hereinfällt.
ts-flavour-vault-8 = Ein Skelett sitzt am Schreibtisch, die Hand auf der Schublade.

ts-flavour-stairs-1 = Kalte Luft steigt die Treppe herauf, um euch anzusehen.
ts-flavour-stairs-2 = Stufen, ausgetreten von Füßen, die nur hinabgingen.
ts-flavour-stairs-3 = Zu beiden Seiten der Treppe sind Knochen ordentlich zusammengekehrt.
ts-flavour-stairs-4 = Neben der Treppe hängt ein Glockenseil, knapp außer Reichweite gekappt.
ts-flavour-stairs-5 = Die erste Stufe ist neu, die anderen sind es nicht.
ts-flavour-stairs-6 = Jemand hat Zahlen auf die Stufen gemalt, und sie zählen rückwärts.
ts-flavour-stairs-7 = Rauch von unten schwärzt das Gewölbe über der Treppe.
ts-flavour-stairs-8 = Das Treppengeländer ist glatt von Händen mit zu vielen Fingern.

ts-town-1 = Im Gasthaus ist euer Tisch noch frei und eure Rechnung noch offen.
ts-town-2 = Der Heiler zählt eure blauen Flecken, dann eure Münzen.
ts-town-3 = Der Übungshof ist offen, und der Ausbilder sieht euch an.
ts-town-4 = Rauch über den Dächern, und jemand stimmt eine Fiedel.
ts-town-5 = Kinder wollen vom Oger hören. Vielleicht gab es gar keinen Oger.
ts-town-6 = Markttag: Rüben, Seile und Gerüchte aus der Tiefe.
ts-town-7 = Der Bäcker schenkt euch die zerbrochenen Laibe und fragt nach der Treppe.
ts-town-8 = Regen auf dem Pflaster, Licht in jedem Fenster und trockene Stiefel am Feuer.
