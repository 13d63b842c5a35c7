# What each setting does, and by which rules.

third-six-option-goal-about = What ends the game. Without a goal, only death does (TS-052).
third-six-option-start-level-about = The level of new heroes; stairs need heroes of level 2 (TS-003, TS-029).
third-six-option-map-about = How many rooms fit on each dungeon level (TS-032).
third-six-option-decisions-about = Who decides for the whole party (TS-026).
third-six-option-order-about = In which order heroes act in a fight (TS-004).
third-six-option-first-level-bonus-about = The first level adds its MND and HP too, as every other level does (TS-003).
third-six-option-mnd-attack-about = Whether MND lowers a missed die by one or rolls it again (TS-007).
third-six-option-lockpick-about = Whether picking a lock always works, or takes a roll (TS-008, TS-009).
third-six-option-start-spells-about = Whether Wizards and Elves choose their first spells or roll for them (TS-012, TS-013).
third-six-option-scroll-readable-by-all-about = Whether everybody can read scrolls, or only heroes who know spells (TS-047).
third-six-option-foe-count-about = Whether you meet one foe for each hero, or only one (TS-035).
third-six-option-boss-table-about = Which bosses guard the stairs: the first list or the author’s later one (TS-036, TS-056).
third-six-option-boss-table-packed = Bosses of { $packs } guard the stairs, whichever list is chosen here.
third-six-option-boss-scaling-about = Whether larger parties meet more bosses than the list says (TS-036).
third-six-option-fallen-limit-about = How many heroes must die to end the game (TS-052).
third-six-option-depth-limit-about = Whose level limits how deep you can go: the lowest or the highest (TS-029, TS-060).
third-six-option-recruit-in-town-about = In town, a new hero can replace a fallen one (TS-049, TS-052).

## Packs

ts-pack-many-classes = A pack cannot have more classes than { $most }.
ts-pack-face-twice = Face { $face } of this table has two entries. Give each face only one.
ts-pack-boss-nowhere = This boss has no face on the die, so nobody would ever meet it. Give it one.
ts-pack-closings = Vaults and stairs have no exits that could be closed. Leave closings out, or make it a chamber.
ts-pack-no-stairs = No face of the layout die has stairs any more, so nobody could get down. Leave face { $face } as it is, or put stairs on another one.
ts-pack-no-chamber = No face of the layout die has a chamber any more, so every way would end at once. Put a chamber on one of them.

pack-count-third-six-classes = { $count ->
    [one] 1 class
   *[other] { $count } classes
}
pack-count-third-six-foes = { $count ->
    [one] 1 foe
   *[other] { $count } foes
}
pack-count-third-six-bosses = { $count ->
    [one] 1 boss
   *[other] { $count } bosses
}
pack-count-third-six-layouts = { $count ->
    [one] 1 layout of rooms
   *[other] { $count } layouts of rooms
}
