# Was die Hilfe zum Abstieg sagt, in jedem Augenblick.

mkd-delve-goal = { $levels ->
    [endless] Räumt Ebene um Ebene, solange ihr euch traut: Tötet alle Monster einer Ebene, und öffnet oder entschärft alle ihre Truhen.
    [1] Räumt die Ebene: Tötet ihre Monster, und öffnet oder entschärft ihre Truhen.
   *[other] Räumt { $levels } Ebenen: Tötet jeweils die Monster, und öffnet oder entschärft die Truhen; dann führt eine Treppe hinab.
  } Euer Ergebnis ist das Gold, das ihr durch den Eingang hinaustragt. Was Gefallene tragen, zählt nicht.
mkd-delve-help-fight = { mkd-help-fight }
