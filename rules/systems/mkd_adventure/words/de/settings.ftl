# Was jede Einstellung bewirkt, und nach welchen Regeln.

mkd-adventure-option-heroes-about = Wie viele Helden jede Person führt (MA-003).
mkd-adventure-option-points-about = Was die Helden eines Teams zusammen höchstens wert sein dürfen; stärkere Teams begegnen stärkeren Monstern (B-16, MA-004, MA-005).
mkd-adventure-option-chests-about = Wie gefährlich die Fallen der Truhen sind und wie gut ihr Inhalt (MA-030).
mkd-adventure-option-theme-about = Ob hier nur Monster einer Art leben (MA-046).
mkd-adventure-option-theme-packed = Auch Monster aus { $packs } kommen, gleich welcher Art.
mkd-adventure-option-monsters-about = Ob die Monster alle auf einmal handeln oder der Tisch einzeln für sie würfelt (MA-050, MA-057).
mkd-adventure-option-order-about = Ob die Teams nach der Reihe der Plätze handeln oder wie sie gerade kommen (MA-052, MA-053).
mkd-adventure-option-ranged-in-melee-about = Ob ein Held schießen kann, wenn ein Gegner neben ihm steht (MA-213).
mkd-adventure-option-downstairs-about = Welche Monster ein Stockwerk über die Treppe hinab verlassen dürfen: nur wer Verstärkung sucht (MA-172) oder auch, wer flieht oder stiehlt (MA-189).
mkd-adventure-option-adjust-match-about = Welche Monster für die Punkte eines Tokens kommen: höchstens von diesem Wert oder von genau diesem (B-105).
mkd-adventure-option-artifacts-about = Der Dungeon birgt Artefakte (MA-034, MA-323).
mkd-adventure-option-dressing-about = Der Dungeon birgt Möbel und Säulen, die Wege und Linien versperren (MA-037, MA-323).
mkd-adventure-option-sets-about = Wie viele Sätze aus fünf Plättchen der Dungeon hat; jeder macht ihn länger (MA-010, MA-011, MA-012).
mkd-adventure-option-tiles-about = Wie viele von fünf Plättchen Gänge sind; mehr Gänge machen es leichter (MA-009).
mkd-adventure-option-quest-about = Wofür die Gruppe kommt: eine Truhe, ein Gefangener, eine Truhe in Gefahr oder ein Monster (MA-280, MA-290, MA-300).
mkd-adventure-option-floors-about = Wie viele Stockwerke der Dungeon hat; von jedem führt eine Treppe zum nächsten (MA-160, MA-161).
mkd-adventure-option-floor-sets-about = Wie viele Sätze Plättchen jedes Stockwerk unter dem ersten hat, oder ob je Stockwerk ein Würfel entscheidet (MA-160).
mkd-adventure-option-timed-about = Kommt hinaus, ehe die Runden um sind, für mehr Erfahrung und Gold (MA-310, MA-311).
mkd-adventure-option-split-up-about = Die Hälfte der Helden beginnt in einem anderen Gang, für mehr Erfahrung und Gold (MA-315, MA-317).
mkd-adventure-option-novices-about = Helden über 30 Punkten dürfen auf Stufe 0 beginnen, mit einem verlorenen Klick (MA-007).
mkd-adventure-option-villains-about = Helden, die niemand führt, sind unter den Monstern (MA-046).
mkd-adventure-option-shift-about = Plättchen lassen sich vor dem Spiel um ein Feld verschieben, für eine saubere Karte (MA-026).
mkd-adventure-option-marker-sides-about = Welche Seite bei gefundenen Geländemarkern oben ist (MA-035).
mkd-adventure-option-markers-about = Knochen und Tümpel liegen im Dungeon, ehe jemand hineingeht (MA-323).
