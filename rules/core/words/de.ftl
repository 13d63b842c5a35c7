# Worte, die alle Systeme teilen. Schlüssel eines Systems beginnen mit dessen eigenem Kürzel.

lesson-vote = Die Mehrheit entscheidet. Bis alle gewählt haben, kannst du umstimmen.

dir-n = Norden
dir-ne = Nordosten
dir-e = Osten
dir-se = Südosten
dir-s = Süden
dir-sw = Südwesten
dir-w = Westen
dir-nw = Nordwesten
# Wie man eine Richtung tippt, in derselben Reihenfolge: Kommas zwischen Wörtern einer Bedeutung.
typed-directions-words = n, nord, norden, nach norden, nördlich; no, nordost, nordosten, nach nordosten; o, ost, osten, nach osten, östlich; so, südost, suedost, südosten, suedosten, nach südosten; s, süd, sued, süden, sueden, nach süden, südlich; sw, südwest, suedwest, südwesten, suedwesten, nach südwesten; w, west, westen, nach westen, westlich; nw, nordwest, nordwesten, nach nordwesten
# Wie man eine Anweisung tippt, für die es keinen Knopf gibt: ein Plättchen verschieben, eine Figur anheben.
typed-orders-words = verschieben, verschiebe, verschieb, schieben, schiebe, schieb; heben, hebe, heb, anheben

# Eine Zahl mit Nachkommastellen, und ein Tag in Zahlen.
decimal = { $whole },{ $part }
a-day = { $day }.{ $month }.{ $year }


# Wie eine gemeinsame Abstimmung entschieden wurde, wo es keine Mehrheit tat.
vote-settled = { $how ->
    [even] { $voices }. Es gab einen Gleichstand, also entschied der vorderste der beteiligten Plätze: { $hero }.
    [kept] { $voices }. Eine Änderung braucht eine Mehrheit, also ändert sich nichts.
   *[most] { $voices }. Niemand hatte eine Mehrheit, also entschieden die meisten Stimmen: { $choice }.
}
vote-settled-brief = { $how ->
    [even] Es gab einen Gleichstand, und { $hero } sitzt vorn: { $choice }.
    [kept] Für eine Änderung gab es keine Mehrheit.
   *[most] Die meisten Stimmen, wenn auch keine Mehrheit: { $choice }.
}
vote-side = { AND($heroes) }: { $choice }
vote-sides = { $sides }; { $side }
vote-others = { $voices ->
    [one] eine Stimme
   *[other] { $voices } Stimmen
} für etwas anderes

# Wo ein System nichts Eigenes sagt.
undeclarable = Jetzt kannst du nicht vorausplanen.
error-party-complete = Die Gruppe ist vollzählig: Niemand kann mehr in dieses Spiel einsteigen.
sheet-hero = Held
sheet-stat = { $name }: { $value }

# Ein Name, der schon in Worte gefasst wurde.
as-said = { $said }

# Anstelle von Namen in einer Frage an mehr als drei: „ihr 5, wählt …“.
asked = ihr { $count }

# Das letzte Bild eines Spiels: wie und wo es endete, und was die Helden trugen.
finale-several = { $count } × { $thing }
finale-gold = { $gold } Gold
finale-coins = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
  }
finale-score = { $score } Punkte
finale-experience = { $xp } EP
finale-level = Stufe { $level }

# Städte und Lager.
settlement-way = der Weg zum Dungeon
settlement-service = { $place }: { $does }
settlement-thing = { $kind ->
    [barrel] ein Fass
    [campfire] ein Lagerfeuer
    [cart] ein Karren
    [cauldron] ein Kessel
    [column] eine Säule
    [crate] eine Kiste
    [fountain] ein Springbrunnen
    [house] ein Haus
    [rack] ein Waffenständer
    [sack] ein Sack
    [signpost] ein Wegweiser
    [stairs_down] eine Treppe hinab
    [stall] ein Marktstand
    [statue] eine Statue
    [tent] ein Zelt
    [tree] ein Baum
    [trough] ein Trog
   *[well] ein Brunnen
}

## Listen von Namen

list-two = { $a } und { $b }
# the same
list-more = { $a }, { $b }
