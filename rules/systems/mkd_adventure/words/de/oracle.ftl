# Die Tabellen des Abenteuers, für alle, die am eigenen Tisch würfeln.

mkd-oracle-movement = Wohin ein Token geht
mkd-oracle-movement-north = nach Norden, Plättchen für Plättchen, bis zum äußersten Rand
mkd-oracle-movement-south = nach Süden, Plättchen für Plättchen, bis zum äußersten Rand
mkd-oracle-movement-east = nach Osten, Plättchen für Plättchen, bis zum äußersten Rand
mkd-oracle-movement-west = nach Westen, Plättchen für Plättchen, bis zum äußersten Rand
mkd-oracle-movement-stay = nirgendwohin
mkd-oracle-movement-hero = zum Plättchen des nächsten Helden

mkd-oracle-decision = Wie ein Monster sich entscheidet
mkd-oracle-decision-first = seine erste Wahl: der Held, der mit den wenigsten Punkten zu erreichen ist
mkd-oracle-decision-second = seine zweite Wahl
mkd-oracle-decision-unexpected = etwas Unerwartetes
mkd-oracle-unexpected = Etwas Unerwartetes
mkd-oracle-unexpected-theft = Diebstahl: Es geht auf den nächsten Helden mit Truhe los und will sie nehmen; würfle, wohin es dann rennt. Kann es das jetzt nicht versuchen: Verstärkung, wie bei 2 bis 5
mkd-oracle-unexpected-reinforce = Verstärkung: Es rennt zum nächsten Token, oder zum nächsten Ausgang hinaus
mkd-oracle-unexpected-hesitate = es zögert: Es dreht sich zum nächsten Helden und tut sonst nichts
mkd-oracle-reinforcements = Ein Monster kommt wieder herein
mkd-oracle-reinforcements-none = allein
mkd-oracle-reinforcements-reveal = mit Gesellschaft: Deck ein Token auf, wo es hereinkam
mkd-oracle-theft = Wohin ein Dieb eine Truhe bringt
mkd-oracle-theft-exit = zum nächsten Ausgang und hinaus
mkd-oracle-theft-central = zur Zentralkammer
mkd-oracle-theft-token = zum nächsten Token

mkd-oracle-discovery-chamber = Eine zum ersten Mal betretene Kammer
mkd-oracle-discovery-chamber-none = nichts
mkd-oracle-discovery-chamber-chest = eine Truhe
mkd-oracle-discovery-chamber-accessory = Zubehör
mkd-oracle-discovery-chamber-both = eine Truhe und Zubehör
mkd-oracle-discovery-hallway = Ein zum ersten Mal betretener Gang
mkd-oracle-discovery-hallway-none = nichts
mkd-oracle-discovery-hallway-door = eine Tür in einem der anderen Ausgänge
mkd-oracle-discovery-hallway-terrain = ein Geländemarker
mkd-oracle-discovery-hallway-token = ein Token in der Mitte, sofort umgedreht
mkd-oracle-discovery-hallway-door-and-token = eine Tür in einem der anderen Ausgänge und ein Token in der Mitte
mkd-oracle-discovery-accessory = Welches Zubehör
mkd-oracle-discovery-accessory-terrain = ein Geländemarker
mkd-oracle-discovery-accessory-door = eine Tür
mkd-oracle-discovery-accessory-artifact = ein Artefakt
mkd-oracle-discovery-accessory-dressing = Möbel oder Säulen
