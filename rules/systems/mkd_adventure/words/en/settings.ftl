# What each setting does, and by which rules.

mkd-adventure-option-heroes-about = How many Heroes each player leads (MA-003).
mkd-adventure-option-points-about = The most that the Heroes of a team can be worth together; stronger teams meet stronger Monsters (B-16, MA-004, MA-005).
mkd-adventure-option-chests-about = How dangerous the chests’ traps are, and how good their contents (MA-030).
mkd-adventure-option-theme-about = Whether only Monsters of one kind live here (MA-046).
mkd-adventure-option-theme-packed = Monsters of { $packs } come as well, of whatever kind they are.
mkd-adventure-option-monsters-about = Whether the Monsters act all at once, or the table rolls for them one by one (MA-050, MA-057).
mkd-adventure-option-order-about = Whether teams act in seat order, or whoever is first (MA-052, MA-053).
mkd-adventure-option-ranged-in-melee-about = Whether a Hero can shoot with an opponent beside them (MA-213).
mkd-adventure-option-downstairs-about = Which Monsters may leave a floor by the stairs down: those that seek reinforcements (MA-172), or those that flee or steal as well (MA-189).
mkd-adventure-option-adjust-match-about = Which Monsters come for a token’s points: of that value or less, or of exactly that value (B-105).
mkd-adventure-option-artifacts-about = The dungeon holds artifacts (MA-034, MA-323).
mkd-adventure-option-dressing-about = The dungeon holds furniture and pillars, which block ways and lines (MA-037, MA-323).
mkd-adventure-option-sets-about = How many sets of five tiles the dungeon has; each makes it longer (MA-010, MA-011, MA-012).
mkd-adventure-option-tiles-about = How many of five tiles are hallways; more of them make it easier (MA-009).
mkd-adventure-option-quest-about = What the party comes for: a chest, a prisoner, a chest in danger, or a Monster (MA-280, MA-290, MA-300).
mkd-adventure-option-floors-about = How many floors the dungeon has; stairs lead from each to the next (MA-160, MA-161).
mkd-adventure-option-floor-sets-about = How many sets of tiles each floor below the first has, or a die for every floor (MA-160).
mkd-adventure-option-timed-about = Get out before the rounds run out, for more experience and gold (MA-310, MA-311).
mkd-adventure-option-split-up-about = Half of the Heroes begin in another hallway, for more experience and gold (MA-315, MA-317).
mkd-adventure-option-novices-about = Heroes worth more than 30 can start at level 0, with one click lost (MA-007).
mkd-adventure-option-villains-about = Heroes whom no player leads are among the Monsters (MA-046).
mkd-adventure-option-shift-about = You can shift tiles by a square before the game, for a tidier map (MA-026).
mkd-adventure-option-marker-sides-about = Which side of the terrain markers that Heroes find is up (MA-035).
mkd-adventure-option-markers-about = Bones and pools lie in the dungeon before anybody goes in (MA-323).
