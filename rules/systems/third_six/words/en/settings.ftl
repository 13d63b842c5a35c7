# What each setting does, and by which rules.

third-six-option-goal-about = What ends the game; without a goal only death does (TS-052).
third-six-option-start-level-about = At which level new heroes begin; stairs need heroes of the second (TS-003, TS-029).
third-six-option-map-about = How large the sheet of each dungeon level is (TS-032).
third-six-option-decisions-about = Who settles what takes the whole party along (TS-026).
third-six-option-order-about = In which order heroes take their turns in a fight (TS-004).
third-six-option-first-level-bonus-about = The first level adds its MND and HP too, as every other does (TS-003).
third-six-option-mnd-attack-about = Whether MND lowers a missed die by one or rolls it again (TS-007).
third-six-option-lockpick-about = Whether picking a lock always works, or takes a roll (TS-008, TS-009).
third-six-option-start-spells-about = Whether Wizards and Elves choose their first spells or the dice do (TS-012, TS-013).
third-six-option-scroll-readable-by-all-about = Everybody may read scrolls, or those alone who know spells (TS-047).
third-six-option-foe-count-about = Whether as many foes come as there are heroes, or one (TS-035).
third-six-option-boss-table-about = Which list of bosses waits at the stairs: the first or the author's later one (TS-036, TS-056).
third-six-option-boss-scaling-about = Whether larger parties meet more bosses than the list says (TS-036).
third-six-option-fallen-limit-about = How many heroes must lie dead to end the game (TS-052).
third-six-option-depth-limit-about = Whose level says how deep the dungeon may be: the lowest or the highest (TS-029, TS-060).
third-six-option-recruit-in-town-about = In town a new hero may take the place of a fallen one (TS-049, TS-052).
