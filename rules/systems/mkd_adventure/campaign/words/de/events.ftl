# Was in der Stadt geschieht, und wofür Gold und Erfahrung sind.

mkc-enlisted = { $figure } heuert bei { $member } an, für { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}.
    .b = { $figure } setzt sich zu { $member } an den langen Tisch: { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }.
mkc-gifts-faded = { $count ->
    [one] { $hero } verliert, was ein Artefakt gab.
   *[other] { $hero } verliert alle { $count } Gaben der Artefakte.
}
mkc-divided = { $heroes ->
    [0] { $xp } Erfahrung, und niemand mehr da, der sie bekommt.
    [one] { $xp } Erfahrung, alles für den einen Helden, der heimkam.
   *[other] { $xp } Erfahrung für { $heroes } Heimgekehrte: je { $share }{ $lost ->
        [0] .
        [one] ; ein Punkt bleibt übrig und verfällt.
       *[other] ; { $lost } bleiben übrig und verfallen.
    }
}
mkc-rewarded = Die Quest bringt { $xp } Erfahrung und { $gold } Gold; { $heroes ->
    [one] ein Held bekommt die ganzen { $share } Erfahrung.
   *[other] je { $share } Erfahrung für { $heroes } Helden.
}
mkc-shop-opened = { $count ->
    [one] Eine Truhe steht auf dem Ladentisch.
   *[other] Der Laden hat { $count } Truhen auf dem Tisch.
}
    .b = { $count ->
        [one] Der Laden öffnet mit einer Truhe.
       *[other] Der Laden öffnet mit { $count } Truhen zur Auswahl.
    }
mkc-window-opened = { $step ->
    [trade] Der Markt ist offen. Heimgebrachte Gegenstände sind leer: Ladet sie auf, verkauft sie, oder kauft neue.
    [raise-again] Der Tempel fragt noch einmal nach den Gefallenen.
    [train] Die Schule nimmt Schüler auf, für Gold und Erfahrung.
   *[raise] Der Tempel fragt nach den Gefallenen.
}
mkc-proposed = { $member } schlägt vor: { $deal }, für { $cost } Gold aus dem gemeinsamen Beutel.
mkc-declined = Der Vorschlag von { $member } fand keine Mehrheit ({ $deal }): { $yes } dafür, { $no } dagegen. Das Gold bleibt im Beutel.
mkc-word-yes = dafür
mkc-word-no = dagegen
mkc-raised = { $hero } lebt für { $cost } Gold wieder und erinnert sich an alles bis zum Ende.
    .b = { $hero } ist für { $cost } Gold zurück unter den Lebenden, und die Tempelglocke läutet.
mkc-bought = { $hero } bekommt { $acc_item }: { $cost } Gold bezahlt, { $purse } übrig.
mkc-sold = { $hero } verkauft { $acc_item } für { $gold } Gold; jetzt sind es { $purse }.
mkc-recharged = { $hero } lässt { $acc_item } aufladen: { $cost } Gold bezahlt, { $purse } übrig.
mkc-passed = { $hero } gibt { $acc_item } an { $to }.
mkc-trained = { $hero } trainiert { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
} und ist jetzt auf Stufe { $level } (Wert { $worth }): { $cost } Gold bezahlt, { $purse } übrig.
mkc-learned = { $lasting ->
    [yes] { $hero } hat { $ability } für immer, auf jedem Klick.
   *[no] { $hero } lernt { $ability } und behält das für Stufe { $level }.
}
mkc-charges-lost = { $hero } hat für immer Magie verloren, denn niemand hat rechtzeitig aufgeladen: { $items }.
mkc-town-left = Der Besuch in der Stadt ist vorbei. { $purse } Gold im Beutel, und die Wahl des Tors steht an.
    .b = Die Gruppe zahlt ihre Zeche: { $purse } Gold übrig. Was nun?

mkc-for-chests = Truhen, die { $hero } hinaustrug
mkc-for-quest-gold = Für die Quest
mkc-for-quest-gold-of = Anteil von { $hero } an der Quest
mkc-for-raising = Erweckung von { $hero }
mkc-for-item = { $item } für { $hero }
mkc-for-sale = { $item }, verkauft von { $hero }
mkc-for-charge = Aufladen: { $item }
mkc-for-training = Training von { $hero } auf Stufe { $level }
mkc-for-adventure = für das Abenteuer
mkc-for-quest = für die Quest
mkc-for-levels = verwendet für Stufe { $level }
mkc-left-over = vom Training übrig und verfallen

# The tale of a campaign.
mkc-enlisted-tale = { $figure } heuerte bei { $member } an
mkc-raised-tale = { $hero } war zurück unter den Lebenden, und die Tempelglocke läutete.
    .b = Der Tempel gab ihnen { $hero } zurück.
mkc-trained-tale = { $hero } ging zur Schule und kam klüger zurück
    .b = { $hero } trainierte bei den Meistern der Stadt
mkc-learned-tale = { $hero } lernte { $ability }
