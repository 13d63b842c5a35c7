# What each setting does, and by which rules.

green-dungeon-option-mode-about = Whether everybody leads a hero, or all lead one together (GD-143, GD-144).
green-dungeon-option-theme-about = Which names and colours the dungeon and its foes have; the rules stay the same (GD-145).
green-dungeon-option-theme-packed = The dungeon takes its looks from { $packs }, whatever is chosen here.
green-dungeon-option-decisions-about = Who decides for the whole party, such as which way to go, bribes and flight (GD-010, GD-106, GD-113).
green-dungeon-option-order-about = Whether heroes decide about magic, potions and treasure in seat order, or in any order (GD-119, GD-132).
green-dungeon-option-start-corner-about = The corner where the heroes begin (GD-006).
green-dungeon-option-start-tile-resolves-about = You meet what lies on the start tile; otherwise the tile counts as cleared (GD-006).
green-dungeon-option-require-connected-about = If walls cut off a tile, the dungeon is laid again (GD-009).
green-dungeon-option-straw-placement-about = Whether the bosses’ lairs lie on the two far sides or anywhere (GD-007).
green-dungeon-option-wood-optional-about = You can leave the magic of a room alone; otherwise it works at once (GD-083).
green-dungeon-option-interrupted-rest-about = What you regain when a wanderer interrupts a rest (GD-046).
green-dungeon-option-magic-simultaneous-about = A foe that your spell kills still casts its own (GD-124).
green-dungeon-option-failed-flight-blocks-potions-about = After a failed flight you cannot drink a potion in this combat turn (GD-115, GD-119).
green-dungeon-option-adjacency-ignores-walls-about = A foe next door prevents a rest, even behind a wall (GD-047).
green-dungeon-option-luck-floor-zero-about = Health stops at zero before luck heals, instead of going below (GD-061).
green-dungeon-option-multi-levelup-about = One rest can give several levels, if you have the experience (GD-057).
green-dungeon-option-wounded-monsters-weaken-about = A foe’s damage falls with its health (GD-146).
green-dungeon-option-time-limit-about = After this many cubes of time the game ends with its score, won or not (GD-030, GD-140).

## Packs

pack-count-green-dungeon-themes = { $count ->
    [one] 1 theme
   *[other] { $count } themes
}
