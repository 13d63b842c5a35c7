# Gefangene, Beute, und Truhen, die Monster zerschlagen.

mkd-prisoner-freed = { $by } befreit { $figure } aus den Fesseln, und { $gender_figure ->
    [f] sie kann
   *[other] er kann
  } kaum stehen.
    .b = { $by } löst den letzten Knoten, und { $figure } ist frei.
mkd-guardian-roused = Der Hüter hat die Ketten fallen hören, weit weg am Eingang ({ $at }).
    .b = Auf { $at } läutet eine Glocke, und der Hüter kommt von hinten.
mkd-quarry-found = { $figure } ist die Beute, für die die Gruppe kam.
    .b = Hier soll etwas lebend hinaus, und zwar { $figure }.
mkd-quarry-missed = Das ist nicht die Beute. Sie hat sich zu einem anderen Token davongestohlen.
mkd-quarry-ran = { $figure } will zum Ausgang.
    .b = { $figure } will bei niemandem zu Gast sein und rennt.
mkd-quarry-subdued = { $figure } gibt sich geschlagen und geht mit, solange ein Held daneben ist.
mkd-quarry-led = { $moved ->
    [yes] { $figure } wird nach { $to } geführt.
   *[no] { $figure } soll auf { $to } bleiben.
  }
mkd-quarry-out = { $figure } wird ins Tageslicht geführt und blinzelt.

mkd-condition-rescued = befreit, nicht zu heilen
mkd-condition-subdued = gibt sich geschlagen
mkd-prompt-lead = { $figure } gibt sich geschlagen. { AND($players) }: Wohin soll es gehen?

mkd-refused-fight-bound = Wer in Fesseln liegt, ist nicht zu bewegen ({ $rule }). Such nach einer Falle, und löse erst die Fesseln.
mkd-refused-fight-too-weak = Wer so lange in Ketten lag, ist nicht zu heilen ({ $rule }). Halte Gegner von dort fern.
