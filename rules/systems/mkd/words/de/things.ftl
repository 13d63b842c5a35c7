# Truhen, Fallen, Türen, Gegenstände, Artefakte, Marker, Entdeckungen und Erfahrung.

## Dice

dice-mkd-detect = Falle
dice-mkd-disarm = Entschärfen
dice-mkd-door-chest = Truhe für die Falle der Tür
dice-mkd-fireburst = Feuerstoß
dice-mkd-hurl = wohin
dice-mkd-alarm = wer zuerst kommt
dice-mkd-rust = was rostet
dice-mkd-teleport = wohin
dice-mkd-vortex = wie herum sich das Plättchen dreht
dice-mkd-artifact-pile = die Tokens des Artefakts
dice-mkd-artifact-token = gezogenes Token
dice-mkd-artifact = Artefakt
dice-mkd-artifact-gift = welcher Gegenstand
dice-mkd-discovery = Entdeckung
dice-mkd-accessory = Art des Zubehörs
dice-mkd-found-chest = welche Truhe
dice-mkd-found-marker = welcher Marker
dice-mkd-found-door = welche Tür
dice-mkd-found-artifact = welches Artefakt
dice-mkd-found-dressing = welche Möbel
dice-mkd-entryway = wo es weitergeht
dice-mkd-chest-facing = Vorderseite der Truhe
dice-mkd-token-square = wo das Token liegt

## Names

mkd-trap-none = keine Falle
    .gender = f
    .definite = keine Falle
    .accusative = keine Falle
    .dative = keiner Falle
mkd-trap-needle = Nadel
    .gender = f
    .definite = die Nadel
    .accusative = die Nadel
    .dative = der Nadel
mkd-trap-darts = Bolzenwerfer
    .gender = m
    .definite = der Bolzenwerfer
    .accusative = den Bolzenwerfer
    .dative = dem Bolzenwerfer
mkd-trap-blade = Klinge
    .gender = f
    .definite = die Klinge
    .accusative = die Klinge
    .dative = der Klinge
mkd-trap-gas = Gas
    .gender = n
    .definite = das Gas
    .accusative = das Gas
    .dative = dem Gas
mkd-trap-fireburst = Feuerstoß
    .gender = m
    .definite = der Feuerstoß
    .accusative = den Feuerstoß
    .dative = dem Feuerstoß
mkd-trap-snare = Schlinge
    .gender = f
    .definite = die Schlinge
    .accusative = die Schlinge
    .dative = der Schlinge
mkd-trap-sleep = Schlafpulver
    .gender = n
    .definite = das Schlafpulver
    .accusative = das Schlafpulver
    .dative = dem Schlafpulver
mkd-trap-hurl = Schleuderrune
    .gender = f
    .definite = die Schleuderrune
    .accusative = die Schleuderrune
    .dative = der Schleuderrune
mkd-trap-alarm = Alarm
    .gender = m
    .definite = der Alarm
    .accusative = den Alarm
    .dative = dem Alarm
mkd-trap-ambush-y = gelber Hinterhalt
    .gender = m
    .definite = der gelbe Hinterhalt
    .accusative = den gelben Hinterhalt
    .dative = dem gelben Hinterhalt
mkd-trap-ambush-b = blauer Hinterhalt
    .gender = m
    .definite = der blaue Hinterhalt
    .accusative = den blauen Hinterhalt
    .dative = dem blauen Hinterhalt
mkd-trap-ambush-r = roter Hinterhalt
    .gender = m
    .definite = der rote Hinterhalt
    .accusative = den roten Hinterhalt
    .dative = dem roten Hinterhalt
mkd-trap-curse = Fluch
    .gender = m
    .definite = der Fluch
    .accusative = den Fluch
    .dative = dem Fluch
mkd-trap-rust = Rost
    .gender = m
    .definite = der Rost
    .accusative = den Rost
    .dative = dem Rost
mkd-trap-drain = Lebensraub
    .gender = m
    .definite = der Lebensraub
    .accusative = den Lebensraub
    .dative = dem Lebensraub
mkd-door-wooden = Holztür
    .gender = f
    .definite = die Holztür
    .accusative = die Holztür
    .dative = der Holztür
mkd-door-iron = Eisentür
    .gender = f
    .definite = die Eisentür
    .accusative = die Eisentür
    .dative = der Eisentür
mkd-thing-token = Token
    .gender = n
    .definite = das Token
    .accusative = das Token
    .dative = dem Token
mkd-marker-bones = Knochen
    .gender = pl
    .definite = die Knochen
    .accusative = die Knochen
    .dative = den Knochen
mkd-marker-water = Tümpel
    .gender = m
    .definite = der Tümpel
    .accusative = den Tümpel
    .dative = dem Tümpel
mkd-marker-shadow = tiefer Schatten
    .gender = m
    .definite = der tiefe Schatten
    .accusative = den tiefen Schatten
    .dative = dem tiefen Schatten
mkd-marker-teleport = Teleporter
    .gender = m
    .definite = der Teleporter
    .accusative = den Teleporter
    .dative = dem Teleporter
mkd-marker-vortex = Strudel
    .gender = m
    .definite = der Strudel
    .accusative = den Strudel
    .dative = dem Strudel
mkd-marker-artifact = Artefakt
    .gender = n
    .definite = das Artefakt
    .accusative = das Artefakt
    .dative = dem Artefakt
mkd-marker-pillar = Säule
    .gender = f
    .definite = die Säule
    .accusative = die Säule
    .dative = der Säule
mkd-marker-furniture = Möbel
    .gender = pl
    .definite = die Möbel
    .accusative = die Möbel
    .dative = den Möbeln
mkd-marker-stairs = Treppe
    .gender = f
    .definite = die Treppe
    .accusative = die Treppe
    .dative = der Treppe
group-carry = Übergeben oder ablegen

## Experience

mkd-earned = Die Gruppe verdient { $points } Erfahrung: insgesamt { $total }.
mkd-rose = { $figure } steigt auf Stufe { $level }, und alle Wunden schließen sich.
  .second = { $figure } erreicht Stufe { $level } und fühlt sich, als hätte der Tag gerade begonnen.
mkd-restored = { $figure } kann keine höhere Stufe erreichen, doch alle Wunden schließen sich.

## Traps

mkd-trap-found = { $figure } findet eine Falle an { $dat_thing }: { $trap } ({ $die } gewürfelt).
  .second = { $figure } schaut genau hin und findet eine Falle an { $dat_thing }: { $trap } ({ $die } gewürfelt).
mkd-no-trap = Keine Falle an { $dat_thing } ({ $die } gewürfelt).
  .second = Nichts als Staub an { $dat_thing } ({ $die } gewürfelt): keine Falle.
mkd-disarmed = { $figure } nimmt die Falle auseinander ({ $trap }): { $die } gewürfelt, { $needed } oder mehr gebraucht.
  .second = { $figure } entschärft { $acc_trap } ({ $die } gewürfelt, { $needed } oder mehr gebraucht).
mkd-disarm-failed = { $figure } kann { $acc_trap } nicht entschärfen: { $die } gewürfelt, { $needed } oder mehr gebraucht.
  .second = { $figure } rutscht beim Entschärfen ab ({ $trap }): { $die } gewürfelt, { $needed } oder mehr gebraucht.
mkd-sprung = { $figure } löst die Falle an { $dat_thing } aus: { $trap }.
  .second = { $figure } setzt die Falle an { $dat_thing } in Gang: { $trap }.
mkd-snared = { $figure } hängt in Stricken fest und kann sich nicht bewegen, in dieser Aktivierung und der nächsten.
mkd-fell-asleep = { $figure } schläft auf der Stelle ein, bis zum Ende der nächsten Aktivierung.
mkd-hurled = { $figure } wird durch die Luft geschleudert und landet auf { $to }.
mkd-alarmed = { $monsters ->
    [0] Glocken läuten, und niemand hört sie.
    [one] Glocken läuten, und sofort kommt ein Monster.
   *[other] Glocken läuten, und sofort kommen { $monsters } Monster.
  }
mkd-cursed-by = { $figure } ist verflucht: 1 weniger in Angriff und Verteidigung, solange diese Ebene dauert.
mkd-rusted = { $figure } verliert einen Gegenstand an den Rost: { $item }.
mkd-nothing-to-rust = { $figure } trägt nichts, das rosten könnte.

## Chests and items

mkd-chest-opened = Offen: { $chest }. Darin: { $gold } Gold und { $the_item }.
  .second = In { $dat_chest }: { $gold } Gold und { $the_item }.
mkd-chest-taken = { $figure } nimmt { $acc_chest }.
mkd-chest-given = { $figure } gibt { $acc_chest } an { $to }.
mkd-chest-dropped = { $figure } stellt { $acc_chest } auf { $at } ab.
mkd-item-used = { $figure } benutzt { $acc_item }.
mkd-potion-drunk = { $figure } trinkt { $acc_item }.
  .second = { $figure } stürzt { $acc_item } hinunter.
mkd-potion-faded = Der Trank von { $figure } wirkt nicht mehr.
mkd-travelled = { $figure } verschwindet und erscheint auf { $to }.

## Artifacts

mkd-artifact-used = { $figure } legt die Hände an { $acc_artifact }; ein { $colour ->
    [R] rotes
    [B] blaues
   *[Y] gelbes
  } Token kommt hervor.
mkd-artifact-silent = An { $dat_artifact } geschieht nichts ({ $die } gewürfelt).
mkd-artifact-twice = { $figure } schaut zweimal ins Wasser: { $first } und { $second } gewürfelt, { $chosen } gewählt.
mkd-strengthened = { $what ->
    [attack] { $figure } schlägt besser zu: { $amount } mehr Angriff.
    [defense] { $figure } ist schwerer zu treffen: { $amount } mehr Verteidigung.
    [speed] { $figure } ist schneller: { $amount } mehr Tempo.
    [nimble] { $figure } wird gewandt.
    [toughness] { $figure } bekommt eine Haut wie Rinde: Zähigkeit.
    [weapon_master] { $figure } meistert jede Waffe.
    [flight] { $figure } wachsen Flügel.
    [magic_blast] { $figure } kann nun Magiestöße schießen.
    [regeneration] { $figure } kann sich nun regenerieren.
   *[other] { $figure } gewinnt { $what }.
  }
mkd-gold-found = Die Gruppe findet { $gold } Gold.
mkd-gave-item = { $figure } erhält { $acc_item }.
mkd-winded = { $figure } ist außer Atem und hat in dieser Aktivierung keine Punkte mehr.
mkd-dazed = { $figure } ist benommen und verliert die nächste Aktivierung.

## Markers

mkd-tile-turned = Der Boden dreht sich { $way ->
    [clockwise] im Uhrzeigersinn
   *[back] gegen den Uhrzeigersinn
  } ({ $die } gewürfelt), mit allem, was darauf ist.
mkd-crushed = Zermalmt auf { $at }: { $thing }.

## Discoveries

mkd-found-nothing = Hier ist nichts als Staub ({ $die } gewürfelt).
  .second = Andere haben diesen Ort vor euch geleert ({ $die } gewürfelt).
mkd-found = Die Gruppe findet etwas auf { $at }: { $thing }.
  .second = Auf { $at } ist etwas: { $thing }.
mkd-found-token = In der Mitte wartet etwas, auf { $at }: ein { $colour ->
    [R] rotes
    [B] blaues
   *[Y] gelbes
  } Token.

## What can be done

mkd-do-turn-and-check = Drehen und prüfen: { $thing } ({ $cost })
mkd-do-check = Fallen suchen: { $thing }
mkd-do-disarm-slow = Langsam entschärfen: { $trap } ({ $cost })
mkd-do-disarm-fast = Schnell entschärfen: { $trap } ({ $cost })
mkd-do-open-chest-safely = Öffnen: { $thing } ({ $cost })
mkd-do-open-chest-blindly = Öffnen, ungeprüft: { $thing } ({ $cost })
mkd-do-open-chest-anyway = Öffnen trotz Falle: { $thing } ({ $cost })
mkd-do-open-door-safely = Öffnen: { $thing } ({ $cost })
mkd-do-open-door-blindly = Öffnen, ungeprüft: { $thing } ({ $cost })
mkd-do-open-door-anyway = Öffnen trotz Falle: { $thing } ({ $cost })
mkd-do-close-door = Schließen: { $thing } ({ $cost })
mkd-do-take = Nehmen: { $chest } ({ $cost })
mkd-do-give = Übergeben an { $figure }: { $chest } ({ $cost })
mkd-do-drop-at = Abstellen auf { $at }: { $chest } ({ $cost })
mkd-do-drop = Fallen lassen: { $chest }, { $gold } Gold ({ $cost })
mkd-do-use-item = Benutzen: { $item }
mkd-do-drink = Trinken: { $item }
mkd-do-artifact = Artefakt: { $artifact } ({ $cost })
mkd-do-teleport = Teleporter benutzen ({ $cost })
mkd-do-vortex = Strudel auslösen ({ $cost })
mkd-do-release = { $figure } freilassen
mkd-do-leave = Für immer hinausgehen ({ $cost })
mkd-do-stay-out = { $figure } bleibt für immer draußen

## Refusals

mkd-refused-chest-not-there = Diese Truhe steht nicht am Boden: { $chest } ({ $rule }). Wer sie hat, kann sie abstellen oder übergeben.
mkd-refused-chest-open = Diese Truhe ist schon offen: { $chest } ({ $rule }). Nimm sie.
mkd-refused-chest-side = Stell dich vor { $acc_chest } ({ $rule }): { $squares }.
mkd-refused-chest-behind = Du hast { $acc_chest } im Rücken ({ $rule }). Dreh dich erst um.
mkd-refused-chest-apart = Außer Reichweite: { $chest } auf { $square } ({ $rule }). Geh hin.
mkd-refused-chest-shut = Diese Truhe ist zu: { $chest } ({ $rule }). Öffne sie erst.
mkd-refused-no-door = So eine Tür gibt es nicht ({ $rule }). Die Türen stehen auf der Karte.
mkd-refused-door-apart = Stell dich neben { $acc_door } ({ $rule }): { $squares }.
mkd-refused-door-open = Diese Tür ist offen: { $door } ({ $rule }). Geh hindurch.
mkd-refused-door-shut = Diese Tür ist schon zu: { $door } ({ $rule }).
mkd-refused-door-blocked = { $figure } steht in { $dat_door } ({ $rule }). Warte, bis der Weg frei ist.
mkd-refused-check-what = Sag, welche Truhe oder Tür du prüfen willst ({ $rule }).
mkd-refused-trap-known = Schon geprüft: { $thing } ({ $rule }). Entschärfe die Falle, oder öffne.
mkd-refused-trap-unknown = Noch hat niemand an { $dat_thing } nach einer Falle gesucht ({ $rule }). Such erst; das kostet nichts.
mkd-refused-trap-none = An { $dat_thing } ist keine Falle mehr ({ $rule }). Öffne einfach.
mkd-refused-full-hands = { $figure } hat keine Hand frei: { $most ->
    [one] eine Truhe ist
   *[other] { $most } Truhen sind
  } alles, was ein Held tragen kann ({ $rule }). Stell eine ab, oder gib eine weiter.
mkd-refused-not-carried = { $figure } trägt { $acc_chest } nicht ({ $rule }). Erst musst du danach greifen.
mkd-refused-give-hero = Eine Truhe geht nur an einen anderen Helden, nicht an { $figure } ({ $rule }).
mkd-refused-give-apart = { $figure } ist nicht neben dir ({ $rule }). Geh hin, oder stell die Truhe ab.
mkd-refused-drop-where = Von hier kannst du nichts auf { $square } abstellen ({ $rule }). Platz ist auf { $squares }.
mkd-refused-no-room = Neben dir ist kein Feld frei ({ $rule }). Geh erst weiter.
mkd-refused-item-shut = Diese Truhe ist zu, also nützt dir ihr Inhalt nichts: { $chest } ({ $rule }). Stell sie ab und öffne sie.
mkd-refused-item-spent = Darin ist keine Magie mehr: { $item } ({ $rule }). Das Gold zählt noch.
mkd-refused-item-in-use = Du benutzt { $acc_item } schon ({ $rule }).
mkd-refused-items-enough = In einer Aktivierung kannst du nur { $most } benutzen ({ $rule }). Warte auf die nächste.
mkd-refused-no-captive = { $figure } hält niemanden gefangen ({ $rule }). Nimm erst jemanden gefangen.
mkd-refused-nobody-acts = Gerade handelt niemand ({ $rule }). Beginne eine Aktivierung, oder beantworte, was gefragt ist.
mkd-refused-no-way-out = Stell dich auf einen Ausgang, um den Dungeon zu verlassen ({ $rule }): { $squares }.
mkd-refused-not-outside = { $figure } wartet nicht draußen ({ $rule }). Hinaus geht es zu Fuß, durch den Eingang.
mkd-refused-stay-when = { $figure } kann draußen bleiben, wenn du dran bist und gerade niemand handelt ({ $rule }).
mkd-refused-no-artifact = Auf { $square } ist kein Artefakt ({ $rule }). Die Karte zeigt, welche es gibt.
mkd-refused-artifact-apart = Neben dir und vor dir muss es sein: { $artifact } ({ $rule }). Gute Felder: { $squares }.
mkd-refused-artifact-closed = { $figure } ist gegen Magie immun und kann { $acc_artifact } nicht benutzen ({ $rule }). Schick jemand anders.
mkd-refused-artifact-spent = In { $dat_artifact } ist keine Magie mehr ({ $rule }).
mkd-refused-artifact-used = In einer Aktivierung kannst du { $acc_artifact } nur einmal benutzen ({ $rule }). Warte auf die nächste.
mkd-refused-no-trigger = { $figure } steht auf keinem Teleporter und keinem Strudel ({ $rule }). Stell dich erst auf einen.
