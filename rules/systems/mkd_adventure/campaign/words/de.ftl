# Die Kampagne des Abenteuers aus Tokens und Plättchen: ihr Name, ihre Einstellungen, ihre Listen.

mkd-campaign-title = Mage Knight Dungeons: Kampagne
mkd-campaign-blurb = Dieselben Helden, Dungeon um Dungeon: Gold und Truhen heimbringen, einkaufen, Gefallene erwecken, trainieren und wieder hinab.

## Settings

mkd-campaign-option-heroes = Mitgebrachte Helden pro Person
mkd-campaign-option-heroes-about = Wie viele eigene Helden jede Person in ein Abenteuer mitbringen darf (MA-003).
mkd-campaign-option-points = Punkte für neue Helden pro Person
mkd-campaign-option-points-about = Was die Helden einer Person beim Beitritt zusammen höchstens wert sein dürfen (MA-005, B-16).
mkd-campaign-option-purse = Wem das Gold gehört
mkd-campaign-option-purse-about = Ob alle einen Beutel teilen, oder jeder Held eigenes Gold hat (MA-260).
mkd-campaign-option-consent = Gemeinsames Gold braucht eine Abstimmung
mkd-campaign-option-consent-about = Ehe du gemeinsames Gold ausgibst, müssen die anderen zustimmen (MA-260).
mkd-campaign-option-stock = Was der Laden hat
mkd-campaign-option-stock-about = Was der Laden verkauft: drei zufällige Truhen, oder jede, die du nennst (MA-249).
mkd-campaign-option-sets = Sätze aus fünf Plättchen im ersten Abenteuer
mkd-campaign-option-sets-about = Wie viele Sätze aus fünf Plättchen das erste Abenteuer hat (MA-011).
mkd-campaign-option-monsters = Der Zug der Monster
mkd-campaign-option-monsters-about = { mkd-adventure-option-monsters-about }
mkd-campaign-option-order = Reihenfolge der Teams
mkd-campaign-option-order-about = { mkd-adventure-option-order-about }
mkd-campaign-option-novices = Starke Helden dürfen als Neulinge beginnen
mkd-campaign-option-novices-about = { mkd-adventure-option-novices-about }
mkd-campaign-option-markers = Knochen und Tümpel vor jedem Abenteuer
mkd-campaign-option-markers-about = { mkd-adventure-option-markers-about }
mkd-campaign-option-artifacts = Artefakte
mkd-campaign-option-artifacts-about = { mkd-adventure-option-artifacts-about }
mkd-campaign-option-dressing = Möbel und Säulen
mkd-campaign-option-dressing-about = { mkd-adventure-option-dressing-about }

mkd-campaign-value-points-none = keine Grenze
mkd-campaign-value-purse-shared = allen, in einem Beutel
mkd-campaign-value-purse-hero = jedem Helden das eigene
mkd-campaign-value-stock-three = drei zufällige Truhen
mkd-campaign-value-stock-any = jede, die du nennst
mkd-campaign-value-monsters-at-once = alle auf einmal
mkd-campaign-value-monsters-by-hand = einzeln, vom Tisch gewürfelt
mkd-campaign-value-order-seat = Platz für Platz
mkd-campaign-value-order-any = wer zuerst da ist

## Lists and dice

group-mkc-recruit = Held anwerben
group-mkc-temple = Gefallene erwecken
group-mkc-shelf = Im Regal
group-mkc-recharge = Aufladen
group-mkc-sell = Verkaufen
group-mkc-pass = Übergeben
group-mkc-browse = Im Regal stöbern
group-mkc-train = Trainieren
group-mkc-learn = Was eine Stufe lehrt
group-mkc-learn-more = Weitere Fähigkeiten

dice-mkc-stock = was der Laden hat

## What things are called

mkc-stat-experience = Erfahrung
mkc-stat-worth = Wert

mkc-bonus-speed = Tempo { $by }
mkc-bonus-attack = Angriff { $by }
mkc-bonus-defense = Verteidigung { $by }
mkc-bonus-none = nichts
mkc-ware = { $item } für { $cost } Gold ({ $does }{ $short ->
    [0] {""}
   *[other] ; { $short } Gold fehlen
})
mkc-deal-raise = { $hero } erwecken
mkc-deal-buy = { $item } für { $hero }
mkc-deal-sell = { $item } verkaufen
mkc-deal-recharge = { $item } aufladen
mkc-deal-train = { $hero } trainieren, { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
}
