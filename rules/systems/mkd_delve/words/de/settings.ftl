# Was jede Einstellung bewirkt, und nach welchen Regeln.

mkd-delve-option-heroes-about = Wie viele Helden jede Person führt (RG-001).
mkd-delve-option-points-about = Was die Helden eines Teams zusammen höchstens wert sein dürfen; stärkere Teams begegnen stärkeren Monstern (B-16, RG-011, RG-013).
mkd-delve-option-chests-about = Wie gefährlich die Fallen der Truhen sind und wie gut ihr Inhalt (RG-009).
mkd-delve-option-theme-about = Ob hier nur Monster einer Art leben (RG-021).
mkd-delve-option-theme-packed = Auch Monster aus { $packs } kommen, gleich welcher Art.
mkd-delve-option-monsters-about = Ob die Monster alle auf einmal handeln oder der Tisch einzeln für sie würfelt (RG-002, B-21).
mkd-delve-option-order-about = Ob die Teams nach der Reihe der Plätze handeln oder wie sie gerade kommen (RG-002, B-20).
mkd-delve-option-ranged-in-melee-about = Ob ein Held schießen kann, wenn ein Gegner neben ihm steht (RG-002, B-40).
mkd-delve-option-adjust-match-about = Welche Monster für die Punkte eines Tokens kommen: höchstens von diesem Wert oder von genau diesem (RG-104).
mkd-delve-option-captives-about = Ob eine Ebene als nicht geräumt gilt, solange ein Held ein Monster mitführt (RG-055).
mkd-delve-option-artifacts-about = Der Dungeon birgt Artefakte (RG-009).
mkd-delve-option-dressing-about = Der Dungeon birgt Möbel und Säulen, die Wege und Linien versperren (RG-009).
mkd-delve-option-level-tiles-about = Auf wie viele Plättchen jede Ebene wächst (RG-007).
mkd-delve-option-levels-about = Wie viele Ebenen es gibt; von jeder führt eine Treppe hinab (RG-007, RG-008).
mkd-delve-option-boss-about = Ein Meister bewacht die letzte Truhe jeder Ebene (RG-016, RG-018).
mkd-delve-option-hard-about = Teams mit höchstens 50 Punkten begegnen später sechs stärkeren Tokens (RG-011, RG-012).
mkd-delve-option-secret-through-walls-about = Geheimgänge brechen auch durch gedruckte Wände (RG-038).
mkd-delve-option-treasures-about = Wie viele Truhen eine Ebene haben kann (RG-009).
mkd-delve-option-terrain-about = Wie viele Türen und Geländemarker eine Ebene haben kann (RG-009).
