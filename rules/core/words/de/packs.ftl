# Pakete: was an einem falsch ist, und was richtig wäre.

pack-refused = { $more ->
    [0] Dieses Paket lässt sich nicht verwenden: { $problem }
    [one] Dieses Paket lässt sich nicht verwenden: { $problem } (Noch etwas ist falsch.)
   *[other] Dieses Paket lässt sich nicht verwenden: { $problem } (Noch { $more } Dinge sind falsch.)
}
pack-problem-file = { $file }: { $what }
pack-problem-line = { $file }, Zeile { $line }: { $what }

## Die Datei

pack-too-large = Ein Paket hat höchstens { $most } KB, gepackt wie entpackt.
pack-not-a-zip = Das ist keine Zip-Datei, oder sie ist beschädigt. Pack den Ordner des Pakets als Zip und füg das hinzu.
pack-too-many-files = Ein Paket kann nicht mehr Dateien haben als { $most }.
pack-too-many-entries = Helden, Monster und alles andere sind zusammen zu viele: { $count }. Ein Spiel fasst aus all seinen Paketen höchstens: { $most }
pack-too-many-of = Hier sind { $what }, aber ein Spiel fasst aus all seinen Paketen höchstens { $most }.
pack-too-many-words = Eine Datei mit Texten kann nicht mehr Sätze haben als { $most }.
pack-strange-name = „{ $name }“ kann nicht in einem Paket sein.
pack-strange-file = Kein System kennt diese Datei. Ein Paket dieser Systeme darf enthalten: { $known }
pack-file-twice = „{ $name }“ ist zweimal im Paket. Groß oder klein macht keinen Unterschied.
pack-bad-name = „{ $name }“ kann nicht der Name einer Datei in einem Paket sein. Nimm Buchstaben, Ziffern, Punkte und Bindestriche, und höchstens zwei Ordner.
pack-no-folder = Einen Ordner „{ $folder }“ gibt es nicht.
pack-unread = „{ $name }“ lässt sich nicht lesen: { $why }
pack-not-utf8 = Dieser Text ist nicht UTF-8. Speichere die Datei als UTF-8.
pack-no-manifest = Es gibt keine pack.toml. `undercroft pack new` schreibt eine.
pack-no-such-system = Kein System hier nimmt Pakete unter dem Namen „{ $name }“, oder er steht zweimal da. Diese tun es: { $known }
pack-toml = Das ist kein TOML: { $why }
pack-too-deep = Das lässt sich nicht lesen: Listen sind zu tief verschachtelt, oder eine Zahl hat zu viele Ziffern.
pack-list-long = Hier stehen zu viele Einträge. Höchstens: { $most }
pack-number-large = Diese Zahl ist zu groß: Eine ganze Zahl hat höchstens 18 Ziffern.
pack-passed-over = Dateien, die andere Programme hinterließen, wurden übergangen: { $files }

## Daten

pack-heading = „{ $name }“ hat hier keinen Platz. Jeder Eintrag beginnt mit [[{ $right }]].
pack-id-twice = Zwei Einträge haben die Kennung „{ $id }“. Gib einem davon eine andere.
pack-value-missing = „{ $field }“ fehlt.
pack-value-extra-forbidden = Nichts heißt hier „{ $field }“. Ist es falsch geschrieben?
pack-value-literal-error = „{ $field }“ ist { $value }, muss aber eins davon sein: { $expected }.
pack-value-enum = „{ $field }“ ist { $value }, muss aber eins davon sein: { $expected }.
pack-value-greater-than-equal = „{ $field }“ ist { $value }, muss aber { $ge } oder mehr sein.
pack-value-greater-than = „{ $field }“ ist { $value }, muss aber mehr als { $gt } sein.
pack-value-less-than-equal = „{ $field }“ ist { $value }, muss aber { $le } oder weniger sein.
pack-value-less-than = „{ $field }“ ist { $value }, muss aber weniger als { $lt } sein.
pack-value-string-too-long = „{ $field }“ ist zu lang. Zeichen, höchstens: { $max_length }
pack-value-string-too-short = „{ $field }“ ist zu kurz. Zeichen, mindestens: { $min_length }
pack-value-too-long = „{ $field }“ hat zu viele Einträge. Höchstens: { $max_length }
pack-value-too-short = „{ $field }“ hat zu wenige Einträge. Mindestens: { $min_length }
pack-value-id = „{ $field }“ ist „{ $value }“, was keine Kennung sein kann. Kennungen haben Kleinbuchstaben, Ziffern und Unterstriche, beginnen mit einem Buchstaben und haben höchstens 32 Zeichen, etwa cinder_hound.
pack-value-icon = „{ $field }“ ist „{ $value }“, was nicht der Name eines Symbols sein kann. Namen haben Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa orc-head.
pack-value-name = „{ $field }“ ist „{ $value }“, was nicht der Name eines Pakets sein kann. Namen haben Kleinbuchstaben, Ziffern und einzelne Bindestriche und beginnen mit einem Buchstaben, etwa ember-court.
pack-value-version = „{ $field }“ ist „{ $value }“, was keine Version ist. Eine Version sind drei Zahlen mit Punkten dazwischen, etwa 1.0.0.
pack-value-letters = „{ $field }“ { $what }
pack-value-colour = „{ $field }“ ist „{ $value }“, muss aber eine Farbe sein, etwa #E8C060.
pack-value-plain = „{ $field }“ ist „{ $value }“. Es muss mit einem Wort beginnen und darf keine Formatierung, Links oder Erwähnungen haben.
pack-value-int-type = „{ $field }“ ist { $value }, muss aber eine ganze Zahl sein.
pack-value-int-parsing = „{ $field }“ ist { $value }, muss aber eine ganze Zahl sein.
pack-value-int-from-float = „{ $field }“ ist { $value }, muss aber eine ganze Zahl sein.
pack-value-bool-type = „{ $field }“ ist { $value }, muss aber true oder false sein.
pack-value-bool-parsing = „{ $field }“ ist { $value }, muss aber true oder false sein.
pack-value-string-type = „{ $field }“ ist { $value }, muss aber Text in Anführungszeichen sein.
pack-value-tuple-type = „{ $field }“ ist { $value }, muss aber eine Liste in eckigen Klammern sein.
pack-value-list-type = „{ $field }“ ist { $value }, muss aber eine Liste in eckigen Klammern sein.
pack-value-dict-type = „{ $field }“ ist { $value }, muss aber eine Tabelle sein.
pack-value-model-type = „{ $field }“ ist { $value }, muss aber eine Tabelle mit Namen sein.
pack-value-value-error = „{ $field }“ passt nicht: { $error }
pack-value-other = „{ $field }“ ist { $value }, was hier nicht passt.

## Farben

pack-colours-none = Die Datei hat keine Farben. Schreib sie unter [light], unter [dark] oder beides.
pack-colours-no-map = { $systems } zeichnet keine Karten, hat also keine Verwendung für Farben. Lass die Datei weg.
pack-colours-wall-light = Unter [light] sind Linien dunkler als der Boden: Mach „wall“ dunkler als „floor“, oder schreib diese Farben unter [dark].
pack-colours-wall-dark = Unter [dark] sind Linien heller als der Boden: Mach „wall“ heller als „floor“, oder schreib diese Farben unter [light].
pack-colours-near = „{ $one }“ ({ $one_code }) lässt sich nicht von „{ $other }“ ({ $other_code }) unterscheiden: Ihr Kontrast ist { $found }, nötig sind { $bound }. Mach eins heller oder das andere dunkler.
pack-colours-far = „{ $one }“ ({ $one_code }) ist zu stark neben „{ $other }“ ({ $other_code }): Ihr Kontrast ist { $found }, höchstens { $bound } gehen. Mach sie ähnlicher.
pack-colours-paper = „paper“ ist „wall“ und „floor“ beiden zu nah: Der größere Kontrast ist { $found }, nötig sind { $least }. Mach es so hell wie eins von ihnen, oder so dunkel.
pack-colours-tinted = „wall“ lässt sich auf „floor“ mit { $percent } % von „{ $tint }“ darin nicht lesen: Ihr Kontrast ist { $found }, nötig sind { $least }. Mach „{ $tint }“ dem „floor“ ähnlicher.

## Worte

pack-words-unreadable = Das lässt sich nicht lesen. Eine Nachricht schreibt man `schlüssel = Satz`; weitere Zeilen davon beginnen mit Leerzeichen.
pack-words-term = „{ $message }“ beginnt mit einem Bindestrich. Pakete dürfen nur Nachrichten haben, keine Begriffe.
pack-words-twice = „{ $message }“ steht zweimal da.
pack-words-function = „{ $message }“ verwendet „{ $name }“. Texte eines Pakets dürfen Variablen wie { "{ $name }" } und Mehrzahlen haben, sonst nichts.
pack-words-long = „{ $message }“ ist zu lang. Zeichen, höchstens: { $most }
pack-words-letters = „{ $message }“ { $what }
pack-words-forms = „{ $message }“ hat durch Mehrzahlen und Auswahlen mehr Formen als { $most }. Schreib es einfacher.
pack-words-escape = „{ $message }“ hat eine Escape-Folge, die für kein Zeichen steht, etwa { "\\" }U110000. Schreib das Zeichen selbst.
pack-words-large = Texte einer Sprache haben höchstens { $most } KB.
pack-words-deep = Das lässt sich nicht lesen: Geschweifte Klammern sind zu tief verschachtelt, spätestens hier.
pack-words-article = „{ $message }“ braucht auch seinen Artikel. Füg darunter eine eingerückte Zeile ein: `.indefinite = ein …`
pack-words-unsayable = „{ $message }“ lässt sich nicht in Worte fassen. Schreib es einfacher.
pack-words-markup = „{ $message }“ hat „{ $mark }“, was formatiert, verlinkt oder erwähnt. Lass es weg.
pack-words-empty = „{ $message }“ sagt nichts.
pack-words-missing = Es gibt kein „{ $message }“ für „{ $id }“. Füg eine Zeile hinzu: { $message } = …
pack-words-unknown = { $near ->
    [none] Kein Satz hier hat den Schlüssel „{ $message }“.
   *[other] Kein Satz hier hat den Schlüssel „{ $message }“. Ist „{ $near }“ gemeint?
}
pack-words-variable = { $known ->
    [none] „{ $message }“ verwendet { $name }, aber das gibt es hier nicht. Schreib es ohne Variablen.
   *[other] „{ $message }“ verwendet { $name }, aber das gibt es hier nicht. Es darf verwenden: { $known }
}
pack-name-long = „{ $message }“ ist zu lang für einen Namen. Zeichen, höchstens: { $most }

## Was an Zeichen falsch ist, nach dem, was sie enthält

pack-letters-unseen = hat ein Zeichen, das nicht zu sehen ist oder die Zeile umkehrt: { $code }. Schreib den Text neu.
pack-letters-blank = enthält nichts Sichtbares.
pack-letters-marks = hat zu viele Zeichen über und unter einem Buchstaben. Höchstens: { $most }
pack-letters-lines = { $most ->
    [1] hat mehrere Zeilen und darf eine haben. Schreib es in eine Zeile.
   *[other] hat mehr Zeilen als { $most }.
}

## Embleme

pack-emblem-heavy = Ein Emblem hat höchstens { $most } KB.
pack-emblem-not-png = Das ist kein PNG-Bild.
pack-emblem-damaged = Dieses Bild ist beschädigt: Es lässt sich nicht zeigen. Speichere es noch einmal als PNG.
pack-emblem-large = Ein Emblem kann nicht größer sein als { $most } mal { $most } Pixel.
pack-icon-unknown = Ein Symbol „{ $name }“ gibt es nicht. { $near ->
    [none] Die Liste der Symbole ist docs/packs/ICONS.md; `undercroft pack icons` findet welche nach Wörtern.
   *[other] Meintest du „{ $near }“?
}
pack-icon-of-nothing = Nichts heißt hier „{ $id }“. Symbole können bekommen: { $known }.
pack-emblem-of-nothing = Kein Eintrag mit Emblem hat die Kennung „{ $id }“.
