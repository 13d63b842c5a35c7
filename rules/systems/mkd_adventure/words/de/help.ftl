# Was die Hilfe zum Abenteuer sagt, in jedem Augenblick.

mkd-adventure-goal = { $quest ->
    [rescue] Befreit den Gefangenen, der in der Zentralkammer in Fesseln liegt, und bringt ihn lebend hinaus.
    [stealth] Bringt die Questtruhe aus der Zentralkammer hinaus, ehe Monster sie zerschlagen.
    [kidnap] Nehmt das markierte Monster gefangen und bringt es lebend hinaus. Es darf nicht sterben und nicht entkommen.
   *[chest] Findet die Questtruhe in der Zentralkammer, nehmt sie und tragt sie durch den Eingang hinaus.
  } { $timed ->
    [on] Schafft es, ehe die Runden um sind.
   *[off] Ihr verliert, wenn kein lebender Held mehr da ist, der es könnte.
  }
mkd-adventure-help-fight = { mkd-help-fight }
