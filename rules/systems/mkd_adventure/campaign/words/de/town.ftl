# Die Stadt: ihre Geschichte, ihre Fragen, ihre Knöpfe, ihre Bögen.

mkc-story-purse = { $shared ->
    [yes] Im gemeinsamen Beutel sind { $purse } Gold.
   *[no] Zusammen haben die Helden { $purse } Gold.
}
mkc-story-fallen = Gefallen: { AND($heroes) }. Der Tempel erweckt sie für je { $cost } Gold.
mkc-story-shelf = Im Regal: { $wares }.
mkc-story-shelf-any = Arten von Truhen, die der Laden besorgen kann: { $count }. Jede Liste zeigt, was du bezahlen kannst.
mkc-story-shelf-empty = Das Regal ist leer.

mkc-house-temple = Tempel
    .gender = m
mkc-house-temple-about = Gefallene werden für je { $gold } Gold erweckt
mkc-house-market = Markt
    .gender = m
mkc-house-market-about = Truhen und ihr Inhalt werden gekauft, verkauft und aufgeladen
mkc-house-school = Schule
    .gender = f
mkc-house-school-about = eine Stufe kostet Erfahrung des Helden und { $gold } Gold
mkc-house-inn = Gasthaus
    .gender = n
mkc-house-inn-about = neue Helden werden angeworben

mkc-prompt-raise = Jemanden erwecken, ehe die Quest ausbezahlt wird? Es überlegen noch: { AND($members) }.
mkc-prompt-trade = Was kaufst oder verkaufst du? Du hast { $purse } Gold. Es handeln noch: { AND($members) }.
mkc-prompt-raise-again = Letzte Gelegenheit dieses Besuchs, jemanden zu erwecken. Es überlegen noch: { AND($members) }.
mkc-prompt-train = Wer trainiert? Es überlegen noch: { AND($members) }.
mkc-prompt-confirm = { $member }: { $deal }? Bestätige es, oder nimm es zurück.
mkc-prompt-consent = { $member } will gemeinsames Gold ausgeben: { $deal }. Es fehlen noch Stimmen von: { AND($members) }.

mkc-do-done-raise = Tempel verlassen
mkc-do-done-trade = Markt verlassen
mkc-do-done-raise-again = Tempel verlassen
mkc-do-done-train = Schule verlassen
mkc-do-confirm = Ja: { $deal }
mkc-do-take-back = Nein, jetzt nicht
mkc-do-agree = Zustimmen: { $deal }
mkc-do-refuse = Ablehnen
mkc-do-raise = { $hero }, Stufe { $level } ({ $cost } Gold)
mkc-do-buy = { $item } für { $hero } ({ $cost } Gold)
mkc-do-sell = { $item } von { $hero } (+{ $gold } Gold)
mkc-do-recharge = { $item } von { $hero } ({ $gold } Gold)
mkc-do-pass = { $item }: { $hero } an { $to }
mkc-do-shop-for = Einkaufen für { $hero }
mkc-do-look-all = Alles
mkc-do-look-potion = Tränke
mkc-do-look-sword = Klingen
mkc-do-look-cloak = Umhänge
mkc-do-look-boots = Stiefel
mkc-do-look-amulet = Amulette
mkc-do-look-ring = Ringe
mkc-do-look-staff = Stäbe
mkc-do-train = { $hero }: Stufe { $level } ({ $gold } Gold)
mkc-do-learn = { $hero }: { $ability } für immer
mkc-do-learn-passing = { $hero }: { $ability } für diese Stufe

mkc-detail-confirm = { $gains ->
    [yes] bringt { $gold } Gold ein
   *[no] kostet { $gold } Gold
}
mkc-detail-left = es bleiben { $left } Gold
mkc-detail-ware = { $does }; es bleiben { $left } Gold
mkc-detail-ware-beside = { $does }; hat { $carried }
mkc-detail-train = { $xp } Erfahrung, { $lost } übrig und verfallen; dann Wert { $worth }; es bleiben { $left } Gold
mkc-detail-faded = { $does }; leer, kann aufgeladen werden
mkc-detail-lost = { $does }; die Magie ist für immer fort
mkc-detail-charged = { $does }; geladen für den nächsten Dungeon
mkc-detail-spent = { $does }; ausgetrunken

mkc-note-owns = { $charge ->
    [charged] trägt { $acc_item }
    [faded] { $item }, leer
    [spent] { $item }, ausgetrunken
   *[lost] { $item }, ohne Magie
}

mkc-sheet-hero = { $hero } in der Stadt
mkc-sheet-level = Stufe { $level }, Wert { $worth }; { $xp } von { $cost } Erfahrung für die nächste Stufe, die außerdem { $gold } Gold kostet
mkc-sheet-fate = { $fate ->
    [home] Daheim
    [away] Im Dungeon
    [dead] Gefallen; der Tempel kann helfen
   *[retired] Im Ruhestand
}; { $adventures ->
    [0] noch kein Abenteuer
    [one] ein Abenteuer
   *[other] { $adventures } Abenteuer
}
mkc-sheet-permanent = { $ability }, für immer
mkc-sheet-passing = { $ability }, für Stufe { $level }
mkc-sheet-gold = { $gold } eigenes Gold
mkc-sheet-belongings = { $hero } besitzt
mkc-sheet-belonging = { $item } ({ $does }), { $charge ->
    [charged] geladen; bringt { $gold } Gold
    [faded] leer; lad es auf, oder verkauf es für { $gold } Gold
    [spent] ausgetrunken, nichts wert
   *[lost] ohne Magie; bringt { $gold } Gold
}
mkc-sheet-town = In der Stadt
mkc-sheet-purse = insgesamt { $purse } Gold

## Why something cannot be done

mkc-refused-dead = { $hero } ist tot ({ $rule }). Geh erst zum Tempel.
mkc-refused-not-dead = { $hero } lebt ({ $rule }). Du kannst nur Gefallene erwecken.
mkc-refused-no-visit = Die Gruppe ist nicht in der Stadt ({ $rule }). Die Läden öffnen, wenn ein Abenteuer vorbei ist.
mkc-refused-order = Das geht noch nicht, oder nicht mehr ({ $rule }). Jetzt ist { $now ->
    [trade] der Markt dran: kaufen, verkaufen, aufladen oder gehen.
    [train] die Schule dran: trainieren oder gehen.
   *[other] der Tempel dran: jemanden erwecken oder gehen.
}
mkc-refused-not-on-shelf = Das hat der Laden nicht ({ $rule }). Wähle aus dem Regal.
mkc-refused-full = { $hero } hat { $most } geladene Truhen und keine Hand frei ({ $rule }). Verkauf erst eine, oder gib eine weiter.
mkc-refused-not-owned = Das gehört { $hero } nicht ({ $rule }).
mkc-refused-spent = Einen ausgetrunkenen Trank kauft niemand ({ $rule }): { $item }.
mkc-refused-charge-charged = Schon aufgeladen: { $item } ({ $rule }).
mkc-refused-charge-spent = Ein ausgetrunkener Trank lässt sich nicht aufladen ({ $rule }): { $item }.
mkc-refused-charge-lost = Die Magie ist für immer verloren, weil niemand rechtzeitig auflud: { $item } ({ $rule }). Verkaufen geht noch.
mkc-refused-nobody-to-take = { $hero } kann es nicht nehmen ({ $rule }). Gib es einem anderen Helden, der daheim ist.
mkc-refused-same-shelf = Das siehst du dir schon an ({ $rule }).
mkc-refused-trained = { $hero } hat bei diesem Besuch schon trainiert ({ $rule }). Bring erst mehr Erfahrung heim.
mkc-refused-experience = { $hero } hat { $xp } Erfahrung, und dieses Training braucht { $cost } ({ $rule }).
mkc-refused-no-lesson = { $hero } darf gerade keine Fähigkeit wählen ({ $rule }). Stufen über 5 geben je eine.
mkc-refused-not-taught = { $hero } kann { $ability } jetzt nicht lernen ({ $rule }). Wähle erst eine Fähigkeit von der Scheibe.
mkc-refused-lesson-open = Wähle erst, was die neue Stufe { $hero } lehrt ({ $rule }).
mkc-refused-declined = Das haben die anderen bei diesem Besuch abgelehnt ({ $rule }). Schlag etwas anderes vor.
mkc-refused-deal-open = Klärt erst den Vorschlag von { $member }: { $deal } ({ $rule }).
mkc-refused-no-deal = Es gibt keinen Vorschlag zum Abstimmen ({ $rule }).
mkc-refused-no-voice = Du hast schon abgestimmt oder hast hier keine Stimme ({ $rule }).
mkc-refused-unknown = Das geht in der Stadt nicht ({ $rule }). Wähle aus den Knöpfen und Listen der Tafel.
mkc-refused-first-settle = Neue Helden wirbst du an, wenn der Besuch vorbei ist ({ $rule }).
mkc-refused-is-ready = Du hast schon gesagt, dass du bereit bist ({ $rule }).
mkc-refused-no-such-hero = Einen Helden dieses Namens gibt es nicht ({ $rule }). Wähle aus der Liste.
mkc-refused-taken = { $figure } wird schon von jemand anderem geführt ({ $rule }). Wähle einen anderen Helden.
mkc-refused-no-novice = { $figure } kann nicht als Neuling beginnen ({ $rule }).
mkc-refused-many = Du führst schon { $most } Helden, mehr sind nicht erlaubt ({ $rule }).
mkc-refused-others-first = Es sind nur wenige Helden übrig, also bekommen erst alle einen ({ $rule }).
mkc-refused-points = Dieser Held passt nicht: Der nächste darf höchstens { $points } wert sein ({ $rule }).
