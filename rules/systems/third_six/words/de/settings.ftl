# Was jede Einstellung tut, und nach welchen Regeln.

third-six-option-goal-about = Womit das Spiel endet. Ohne Ziel endet es nur mit dem Tod (TS-052).
third-six-option-start-level-about = Die Stufe neuer Helden; die Treppe hinab verlangt Stufe 2 (TS-003, TS-029).
third-six-option-map-about = Wie viele Räume auf jede Ebene passen (TS-032).
third-six-option-decisions-about = Wer für die ganze Gruppe entscheidet (TS-026).
third-six-option-order-about = In welcher Reihenfolge Helden in einem Kampf handeln (TS-004).
third-six-option-first-level-bonus-about = Auch die erste Stufe gibt GST und TP, wie jede andere Stufe (TS-003).
third-six-option-mnd-attack-about = Ob GST einen Fehlwurf um eins senkt oder neu würfeln lässt (TS-007).
third-six-option-lockpick-about = Ob das Knacken eines Schlosses immer gelingt oder einen Wurf braucht (TS-008, TS-009).
third-six-option-start-spells-about = Ob Zauberer und Elfen ihre ersten Zauber wählen oder würfeln (TS-012, TS-013).
third-six-option-scroll-readable-by-all-about = Ob alle Schriftrollen lesen können oder nur Helden, die Zauber kennen (TS-047).
third-six-option-foe-count-about = Ob ihr einen Gegner je Held trefft oder nur einen (TS-035).
third-six-option-boss-table-about = Welche Bosse die Treppe bewachen: die erste Liste oder die spätere des Autors (TS-036, TS-056).
third-six-option-boss-table-packed = Bosse von { $packs } bewachen die Treppe, welche Liste auch immer hier gewählt ist.
third-six-option-boss-scaling-about = Ob größere Gruppen mehr Bosse treffen, als die Liste sagt (TS-036).
third-six-option-fallen-limit-about = Wie viele Helden sterben müssen, damit das Spiel endet (TS-052).
third-six-option-depth-limit-about = Wessen Stufe begrenzt, wie tief ihr könnt: die niedrigste oder die höchste (TS-029, TS-060).
third-six-option-recruit-in-town-about = In der Stadt kann ein neuer Held einen gefallenen ersetzen (TS-049, TS-052).

## Pakete

ts-pack-many-classes = Ein Paket kann nicht mehr als { $most } Klassen haben.
ts-pack-face-twice = Seite { $face } dieser Tabelle hat zwei Einträge. Gib jeder Seite nur einen.
ts-pack-boss-nowhere = Dieser Boss hat keine Seite auf dem Würfel, also würde ihn nie jemand treffen. Gib ihm eine.
ts-pack-closings = Schatzkammern und Treppen haben keine Ausgänge zum Schließen. Lass closings weg, oder mach eine Kammer daraus.
ts-pack-no-stairs = Keine Seite des Grundrisswürfels hat mehr eine Treppe, also käme niemand hinab. Lass Seite { $face }, wie sie ist, oder leg die Treppe auf eine andere.
ts-pack-no-chamber = Keine Seite des Grundrisswürfels hat mehr eine Kammer, also endete jeder Weg sofort. Leg eine Kammer auf eine davon.

pack-count-third-six-classes = { $count ->
    [one] 1 Klasse
   *[other] { $count } Klassen
}
pack-count-third-six-foes = { $count ->
    [one] 1 Gegner
   *[other] { $count } Gegner
}
pack-count-third-six-bosses = { $count ->
    [one] 1 Boss
   *[other] { $count } Bosse
}
pack-count-third-six-layouts = { $count ->
    [one] 1 Grundriss
   *[other] { $count } Grundrisse
}
