# What each setting does, and by which rules.

mkd-delve-option-heroes-about = How many Heroes each player leads (RG-001).
mkd-delve-option-points-about = The most that the Heroes of a team can be worth together; stronger teams meet stronger Monsters (B-16, RG-011, RG-013).
mkd-delve-option-chests-about = How dangerous the chests’ traps are, and how good their contents (RG-009).
mkd-delve-option-theme-about = Whether only Monsters of one kind live here (RG-021).
mkd-delve-option-theme-packed = Monsters of { $packs } come as well, of whatever kind they are.
mkd-delve-option-monsters-about = Whether the Monsters act all at once, or the table rolls for them one by one (RG-002, B-21).
mkd-delve-option-order-about = Whether teams act in seat order, or whoever is first (RG-002, B-20).
mkd-delve-option-ranged-in-melee-about = Whether a Hero can shoot with an opponent beside them (RG-002, B-40).
mkd-delve-option-adjust-match-about = Which Monsters come for a token’s points: of that value or less, or of exactly that value (RG-104).
mkd-delve-option-captives-about = Whether a Monster that a Hero leads along keeps its level from being cleared (RG-055).
mkd-delve-option-artifacts-about = The dungeon holds artifacts (RG-009).
mkd-delve-option-dressing-about = The dungeon holds furniture and pillars, which block ways and lines (RG-009).
mkd-delve-option-level-tiles-about = How many tiles each level grows to (RG-007).
mkd-delve-option-levels-about = How many levels there are; stairs lead down from each (RG-007, RG-008).
mkd-delve-option-boss-about = A master guards the last chest of every level (RG-016, RG-018).
mkd-delve-option-hard-about = Teams of at most 50 points meet six stronger tokens later on (RG-011, RG-012).
mkd-delve-option-secret-through-walls-about = Secret passages break through printed walls too (RG-038).
mkd-delve-option-treasures-about = How many chests a level can hold (RG-009).
mkd-delve-option-terrain-about = How many doors and terrain markers a level can hold (RG-009).
