# What each setting does, and by which rules.

mkd-delve-option-heroes-about = How many Heroes each player leads (RG-001).
mkd-delve-option-points-about = What the Heroes of a team may be worth together; stronger teams meet stronger Monsters (B-16, RG-011, RG-013).
mkd-delve-option-chests-about = How well the chests are trapped and what lies in them (RG-009).
mkd-delve-option-theme-about = Whether Monsters of one kind alone live here (RG-021).
mkd-delve-option-monsters-about = Whether the Monsters act at once, or the table rolls for them one by one (RG-002, B-21).
mkd-delve-option-order-about = Whether teams act seat by seat, or whoever is first (RG-002, B-20).
mkd-delve-option-ranged-in-melee-about = Whether a Hero may shoot with an opponent beside (RG-002, B-40).
mkd-delve-option-adjust-match-about = Which Monsters come for a token's points: that value or less, or that very value (RG-104).
mkd-delve-option-artifacts-about = Artifacts can be found (RG-009).
mkd-delve-option-dressing-about = Furniture and pillars can be found, which block the way and the view (RG-009).
mkd-delve-option-level-tiles-about = To how many tiles every level grows (RG-007).
mkd-delve-option-levels-about = How many levels there are; stairs lead down from each (RG-007, RG-008).
mkd-delve-option-boss-about = A master waits before the last chest of every level (RG-016, RG-018).
mkd-delve-option-hard-about = Teams of at most 50 points meet six stronger tokens later on (RG-011, RG-012).
mkd-delve-option-secret-through-walls-about = Secret passages break through printed walls as well (RG-038).
mkd-delve-option-treasures-about = How many chests a level can hold (RG-009).
mkd-delve-option-terrain-about = How many doors and terrain markers a level can hold (RG-009).
