# Quests: wofür die Gruppe kommt, wie es steht, wie es ausging.

dice-mkd-build-prisoner = wer in Fesseln liegt
dice-mkd-quarry = wer davon die Beute ist

mkd-quest-chest = die Questtruhe
    .gender = f
    .definite = die Questtruhe
    .accusative = die Questtruhe
    .dative = der Questtruhe

mkd-goal-chest = Die Quest: Ein lebender Held trägt die Questtruhe aus dem Dungeon.
mkd-goal-rescue = Die Quest: In der Zentralkammer liegt ein Held in Fesseln. Befreit den Gefangenen, und bringt ihn lebend hinaus.
mkd-goal-stealth = Die Quest: Bringt die Questtruhe hinaus, ehe die Monster sie zerschlagen. Monster, die ihr nicht weckt, können das nicht.
mkd-goal-kidnap = Die Quest: Unter dem Token des Hüters verbirgt sich ein bestimmtes Monster. Zermürbt es, und bringt es lebend hinaus.
mkd-heading-chest = Quest: die Questtruhe holen
mkd-heading-rescue = Quest: den gefangenen Helden befreien
mkd-heading-stealth = Quest: die Questtruhe retten
mkd-heading-kidnap = Quest: ein Monster lebend fangen
mkd-sheet-quest = Die Quest

mkd-tidings-bound = { $trap ->
    [known] { $figure } liegt auf { $at } in Fesseln, und sie haben eine Falle. Entschärft sie.
   *[unknown] { $figure } liegt auf { $at } in Fesseln. Stellt euch daneben und sucht nach einer Falle.
  }
mkd-tidings-freed = { $figure } ist frei, auf { $at }, mit einem letzten Klick, der nicht zu heilen ist. Schnell hinaus!
mkd-tidings-safe = { $figure } ist draußen: Die Quest ist erfüllt.
mkd-tidings-hunted = { $count ->
    [one] { $figure } ({ $at }) will die Questtruhe zerschlagen.
   *[other] { $count } Monster wollen die Questtruhe zerschlagen: Eines davon ist { $figure } ({ $at }).
  }
mkd-tidings-unhunted = Noch hat es kein Monster auf die Questtruhe abgesehen.
mkd-tidings-hidden = Die Beute verbirgt sich unter dem Token des Hüters, und das wandert: Jetzt ist es auf { $at }.
mkd-tidings-missed = Die Beute verbirgt sich unter den nächsten Monstern, die erscheinen.
mkd-tidings-at-large = { $figure } ({ $at }) ist die Beute und rennt zum Ausgang. Versperrt den Weg und zermürbt sie, aber tötet sie nicht.
mkd-tidings-given-in = { $figure } ({ $at }) gibt sich geschlagen. Lasst im Zug der Monster einen Helden daneben stehen, und führt die Beute hinaus.
mkd-tidings-dragged = Ein Held hält { $figure } gefangen. Bringt beide hinaus.

mkd-feature-quarry = die Beute
    .gender = f
mkd-feature-hideout = das Versteck der Beute
    .gender = n

mkd-do-lead-out = { $figure } hinausführen
mkd-do-lead-to = Nach { $square } ({ $cost })
mkd-do-lead-stay = { $figure } hierlassen

mkd-refused-nobody-led = Gerade ist niemand zu führen ({ $rule }). Die Beute führt ihr im Zug der Monster, mit einem Helden daneben.
mkd-refused-led-not-out = { $figure } ist nicht an einem Ausgang, oder zu müde dafür ({ $rule }). Führt die Beute erst zu einem.

mkd-story-rescue-victory = Der Gefangene steht im Tageslicht und blinzelt es an wie einen alten Freund.
mkd-story-rescue-defeat = Der Dungeon behält seinen Gefangenen, so oder so.
mkd-story-stealth-victory = Die Questtruhe steht im Tageslicht, ohne eine Delle.
mkd-story-stealth-defeat = Was in der Questtruhe war, nützt nun niemandem mehr.
mkd-story-kidnap-victory = Die Beute steht im Tageslicht und wünscht sich wieder hinein.
mkd-story-kidnap-defeat = Wer dieses Monster lebend wollte, muss sich nun ein anderes wünschen.

mkd-prompt-rescue-victory = Der Gefangene ist draußen, nach { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
  }, mit { $gold } Gold.
mkd-prompt-rescue-defeat = Die Rettung ist in Runde { $rounds } gescheitert. Die Gruppe brachte { $gold } Gold heraus.
mkd-prompt-stealth-victory = Die Questtruhe ist heil draußen, nach { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
  }, mit { $gold } Gold.
mkd-prompt-stealth-defeat = Die Quest ist in Runde { $rounds } gescheitert. Die Gruppe brachte { $gold } Gold heraus.
mkd-prompt-kidnap-victory = Die Beute ist lebend draußen, nach { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
  }, mit { $gold } Gold.
mkd-prompt-kidnap-defeat = Die Beute ging in Runde { $rounds } verloren. Die Gruppe brachte { $gold } Gold heraus.

mkd-outcome-rescue-victory = Die Quest ist erfüllt: Der Gefangene kam in Runde { $rounds } heraus, mit insgesamt { $gold } Gold.
mkd-outcome-rescue-defeat = Die Rettung ist in Runde { $rounds } gescheitert. Die Gruppe brachte { $gold } Gold heraus.
mkd-outcome-stealth-victory = Die Quest ist erfüllt: Die Questtruhe kam in Runde { $rounds } heil heraus, mit insgesamt { $gold } Gold.
mkd-outcome-stealth-defeat = Die Quest ist in Runde { $rounds } gescheitert. Die Gruppe brachte { $gold } Gold heraus.
mkd-outcome-kidnap-victory = Die Quest ist erfüllt: Die Beute kam in Runde { $rounds } lebend heraus, mit insgesamt { $gold } Gold.
mkd-outcome-kidnap-defeat = Die Beute ging in Runde { $rounds } verloren. Die Gruppe brachte { $gold } Gold heraus.
