# What each setting does, and by which rules.

green-dungeon-option-mode-about = Whether everybody leads a hero, or all lead one together (GD-143, GD-144).
green-dungeon-option-theme-about = Which names and colours the dungeon and its foes have; the rules stay the same (GD-145).
green-dungeon-option-decisions-about = Who decides what is common, such as the way, bribes and flight (GD-010, GD-106, GD-113).
green-dungeon-option-order-about = Whether heroes decide about magic, potions and treasure seat by seat, or whoever is first (GD-119, GD-132).
green-dungeon-option-start-corner-about = In which corner the heroes begin (GD-006).
green-dungeon-option-start-tile-resolves-about = What lies on the start tile is met, where it counts as cleared otherwise (GD-006).
green-dungeon-option-require-connected-about = A dungeon whose walls cut a tile off is turned anew (GD-009).
green-dungeon-option-straw-placement-about = Whether the bosses' lairs lie on the two far sides or anywhere (GD-007).
green-dungeon-option-wood-optional-about = The magic of a room may be left alone instead of working at once (GD-083).
green-dungeon-option-interrupted-rest-about = What a rest broken by a wanderer heals (GD-046).
green-dungeon-option-magic-simultaneous-about = Both sides cast at the same moment, where the dead cast no more otherwise (GD-124).
green-dungeon-option-failed-flight-blocks-potions-about = After a failed flight no potion may be drunk in this combat turn (GD-115, GD-119).
green-dungeon-option-adjacency-ignores-walls-about = A foe in the room beside bars a rest, even behind a wall (GD-047).
green-dungeon-option-luck-floor-zero-about = Health stops at zero before luck heals, instead of going below (GD-061).
green-dungeon-option-multi-levelup-about = One rest may give several levels, experience allowing (GD-057).
green-dungeon-option-wounded-monsters-weaken-about = Foes hit for the health that they have left (GD-146).
green-dungeon-option-time-limit-about = After so many cubes of time the game ends with its score, won or not (GD-030, GD-140).
