# What each setting does, and by which rules.

three-dice-option-mode-about = The full tables, or the older classic ones with caverns, costlier flight and no artifacts (TD-074, HR-033).
three-dice-option-level-theme-about = Whether each level is standard, undead, or chosen by the party (TD-065).
three-dice-option-level-theme-packed = The levels are those of { $packs }, in turn, whatever is chosen here.
three-dice-option-goal-about = What ends the game. Without a goal and without the quest, only death does (TD-025, TD-047).
three-dice-option-decisions-about = Who decides for the whole party, such as which way to go and whether to run (TD-064).
three-dice-option-loot-about = Which hero takes the one treasure of a room (TD-062).
three-dice-option-assign-about = Whether the three dice become BODY, MIND and SPIRIT as rolled, or each player assigns them (TD-001).
three-dice-option-exit-placement-about = Whether the party or the dice place the exits of a new room (TD-014).
three-dice-option-training-every-level-about = Weaker monsters in the first two rooms of every level, not only of the first (TD-028, TD-029).
three-dice-option-empty-room-xp-about = Whether the monster die of an empty room counts for experience (TD-036, HR-022).
three-dice-option-rover-xp-about = How much experience a roving monster gives (TD-042).
three-dice-option-one-artifact-per-vault-about = A vault gives one artifact, however many Map Fragments you bring (TD-035).
three-dice-option-artifact-reuse-about = Whether an artifact works once, or once on each level of its owner (TD-050, TD-051).
three-dice-option-allow-ascend-about = You can climb the stairs of a level back to the one above (TD-049).
three-dice-option-mp-six-about = What a six among several monster dice means: no monster for that die, or an empty room (TD-059).
three-dice-option-mp-xp-about = Which of several monster dice count for experience (TD-061).
three-dice-option-mp-order-about = In which order the heroes attack in a round (TD-063).
three-dice-option-waiting-about = Whether a group that waits for another meets roving monsters, as if it came back (TD-041, HR-024).
three-dice-option-split-party-about = The party can split up; its groups then take turns (TD-064, HR-024).
three-dice-option-three-artifact-quest-about = An artifact from each of three levels wins the game (HR-010).
three-dice-option-monster-hp-per-dungeon-level-about = Every level below the first gives each monster one hit point more (HR-001).
three-dice-option-extra-monster-per-dungeon-level-about = Every level below the first adds one more monster of the same kind (HR-012).
three-dice-option-attribute-drop-per-dungeon-level-about = Every deeper level lowers all maxima by one, though never below one (HR-007).
three-dice-option-rising-xp-about = Each character level costs fifty points more than the one before (HR-002).
three-dice-option-reset-rewards-about = When heroes lose all rewards: with each character level, each dungeon level, or never (HR-003).
three-dice-option-undead-levels-about = Which levels are undead, whatever the party chooses (HR-011).
three-dice-option-undead-levels-packed = The levels are those of { $packs }, whatever is chosen here.
three-dice-option-temple-rest-about = Heroes can rest once per visit in a cleared temple, at the risk of a monster (HR-005).
three-dice-option-escape-roll-about = On a 1 or 2 you escape from a fight to the room you came from (HR-006).
three-dice-option-flee-original-about = You can always run from a fight, for a point of each attribute (HR-008).
three-dice-option-flee-table-about = You can always run from a fight; a die sets the price (HR-009).
three-dice-option-inventory-limit-about = How many things a hero can carry (HR-013).
three-dice-option-drop-and-pickup-about = Heroes can drop things and pick them up again (HR-014).
three-dice-option-secret-search-about = In a dead end, a search can find a secret door (TD-070, HR-015).
three-dice-option-search-trap-about = A 1 on a search springs a trap and costs a point (HR-016).
three-dice-option-locked-doors-about = New exits can be locked; a key or force opens them (HR-017).
three-dice-option-key-instead-of-none-about = A key, whenever the treasure die shows nothing (HR-018).
three-dice-option-used-artifact-counts-about = A used-up artifact still opens the stairs (TD-048, HR-020). For the quest it counts in any case (HR-010).
three-dice-option-boots-by-level-about = Boots of Swiftness work once on each level of their owner, instead of once only (TD-052, HR-021).
three-dice-option-duel-about = Heroes can duel each other (HR-023).
three-dice-option-hp-pool-about = A miss costs hit points instead of attributes. Hit points are one die, or the gentler one die plus six (HR-036).

## Packs

td-pack-one-nobody = A table of monsters needs “none” on exactly one face, where nobody is. Here it stands on { $count }.
td-pack-monster-twice = “{ $id }” stands on two faces. Give each monster one face, the weakest the lowest.
td-pack-needs-place = { $shape ->
    [vault] No face has a place with the shape “vault”. Without one nobody can find an artifact.
   *[other] No face has a place with the shape “{ $shape }”. Without one nobody can get down.
}
td-pack-needs-fragment = No face has a “fragment”. Without one nobody can find an artifact.
td-pack-place-twice = “{ $id }” is the id of two different places. Give one of them another id.

pack-count-three-dice-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
