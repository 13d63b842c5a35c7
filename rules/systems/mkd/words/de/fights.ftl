# Angriffe, Wunden und die Fähigkeiten, die im Kampf zählen.

## Dice

dice-mkd-attack = Angriff
dice-mkd-dodge = Ausweichen
dice-mkd-weapon-master = Waffenmeister
dice-mkd-magic-blast = Magiestoß
dice-mkd-freeze = Frostmagie
dice-mkd-theft = welche Truhe gestohlen wird
dice-mkd-way = welche Richtung
dice-mkd-regeneration = Regeneration
dice-mkd-healing = Heilung
dice-mkd-magic-healing = Heilmagie
dice-mkd-necromancy = Nekromantie
dice-mkd-summon = wer beschworen wird

## Attacks

mkd-hit = { $critical ->
    [yes] { $attacker } würfelt eine Doppelsechs und trifft { $target }, wo es am meisten wehtut.
   *[no] { $manner ->
        [shot] { $attacker } schießt und trifft { $target }: { $total } ({ $defense } oder mehr gebraucht).
        [counter] { $attacker } schlägt zurück und trifft { $target }: { $total } ({ $defense } oder mehr gebraucht).
        [passing] { $attacker } erwischt { $target } beim Vorbeilaufen: { $total } ({ $defense } oder mehr gebraucht).
        [capture] { $attacker } bekommt { $target } zu fassen: { $total } ({ $defense } oder mehr gebraucht).
        [theft] { $attacker } bekommt zu fassen, was { $target } trägt: { $total } ({ $defense } oder mehr gebraucht).
       *[other] { $attacker } schlägt zu und trifft { $target }: { $total } ({ $defense } oder mehr gebraucht).
      }
  }
  .second = { $critical ->
    [yes] { $attacker } würfelt eine Doppelsechs: Nichts rettet { $target }.
   *[no] { $attacker } trifft { $target }: { $total } ({ $defense } oder mehr gebraucht).
  }
mkd-missed = { $manner ->
    [shot] { $attacker } schießt an { $target } vorbei: { $total } ({ $defense } oder mehr gebraucht).
    [counter] { $attacker } schlägt zurück und verfehlt { $target }: { $total } ({ $defense } oder mehr gebraucht).
    [passing] { $attacker } verfehlt { $target } beim Vorbeilaufen: { $total } ({ $defense } oder mehr gebraucht).
    [capture] { $attacker } greift nach { $target } und fasst ins Leere: { $total } ({ $defense } oder mehr gebraucht).
    [theft] { $attacker } greift nach dem, was { $target } trägt, und fasst ins Leere: { $total } ({ $defense } oder mehr gebraucht).
   *[other] { $attacker } schlägt nach { $target } und trifft nicht: { $total } ({ $defense } oder mehr gebraucht).
  }
  .second = { $attacker } verfehlt { $target }: { $total } ({ $defense } oder mehr gebraucht).
mkd-blundered = { $attacker } würfelt zwei Einsen und trifft nur sich selbst.
  .second = { $attacker } würfelt zwei Einsen, stolpert und steckt den Schaden selbst ein.
mkd-dodged = { $figure } weicht dem Angriff aus ({ $die } gewürfelt{ $needed ->
    [0] {""}
   *[other] , nötig: { $needed } oder mehr
  }).
  .second = { $figure } dreht sich gerade noch weg ({ $die } gewürfelt{ $needed ->
        [0] {""}
       *[other] , nötig: { $needed } oder mehr
      }).
mkd-waived = { $figure } schlägt nicht nach { $target }.

## Wounds

mkd-hurt = { $left ->
    [0] { $figure } verliert { $clicks ->
        [one] 1 Klick
       *[other] { $clicks } Klicks
      } und hat keinen mehr übrig.
   *[other] { $figure } verliert { $clicks ->
        [one] 1 Klick
       *[other] { $clicks } Klicks
      }; { $left } übrig.
  }
mkd-unhurt = { $figure } spürt es nicht einmal.
  .second = { $figure } bekommt nicht einmal einen Kratzer.
mkd-healed = { $figure } gewinnt { $clicks ->
    [one] 1 Klick
   *[other] { $clicks } Klicks
  } zurück.
mkd-fell = { $side ->
    [hero] { $figure } fällt. Der Dungeon behält seine Toten.
   *[other] { $figure } ist erschlagen.
  }
  .second = { $side ->
    [hero] { $figure } liegt am Boden und steht nicht mehr auf.
   *[other] { $figure } ist tot.
  }
mkd-captive-freed = { $figure } ist wieder frei.
mkd-chest-fell = Auf { $at } fällt zu Boden: { $chest }.

## Abilities

mkd-poisoned = { $figure } vergiftet { $target }.
mkd-curse-felt = { $figure } spürt den Fluch: Magie schmerzt.
mkd-retaliated = { $figure } schlägt mit Magie gegen { $attacker } zurück.
mkd-drank = { $figure } labt sich an der Wunde.
mkd-frozen = { $figure } erstarrt und verliert die nächste Aktivierung ({ $die } gewürfelt{ $needed ->
    [0] {""}
   *[other] , nötig: { $needed } oder mehr
  }).
mkd-thawed = { $figure } schüttelt den Frost ab ({ $die } gewürfelt{ $needed ->
    [0] {""}
   *[other] , nötig: { $needed } oder mehr
  }).
mkd-confused = { $by } verwirrt { $figure } und bestimmt den Weg.
mkd-lifted = { $by } hebt { $figure } in die Luft.
mkd-forced-out = { $figure } wird für immer aus dem Dungeon getrieben.
mkd-captured = { $by } nimmt { $figure } gefangen.
mkd-released = { $by } lässt { $figure } frei.
mkd-stolen = { $thief } stiehlt { $victim } eine Truhe: { $chest }.
mkd-door-broken = { $attacker } sprengt die Tür auf { $at } in Stücke.
mkd-door-held = Die Tür auf { $at } hält: { $total } ({ $defense } oder mehr gebraucht).
mkd-chest-broken = { $attacker } zerschlägt { $acc_chest }.
mkd-chest-withstood = { $attacker } kann { $acc_chest } nicht zerschlagen: { $total } ({ $defense } oder mehr gebraucht).
mkd-regenerated = { $figure } regeneriert sich ({ $die } gewürfelt).
mkd-tended = { $figure } heilt { $target }.
mkd-tended-self = { $figure } heilt sich selbst.
    .b = { $figure } verbindet eine Wunde.
mkd-tended-in-vain = { $figure } versucht vergeblich, { $target } zu heilen: { $total } ({ $defense } oder mehr gebraucht).
mkd-raised = { $by } ruft { $figure } von den Toten zurück.
mkd-raised-in-vain = { $by } ruft, doch von { $figure } ist zu wenig übrig ({ $die } gewürfelt).
mkd-summoned = { $by } ruft, und es kommt: { $figure }.

## Refusals

mkd-refused-fight-away = Dein Ziel ist nicht auf dem Spielplan ({ $rule }). Wähle eins, das da ist.
mkd-refused-fight-friend = Freunde kannst du nicht angreifen ({ $rule }). Wähle einen Gegner.
mkd-refused-fight-nerve = Wer entmutigt ist, kann nicht angreifen ({ $rule }). Heile deinen Helden, oder bring ihn weg.
mkd-refused-fight-helpless = Erstarrte oder Schlafende können nicht angreifen ({ $rule }). Beende die Aktivierung.
mkd-refused-fight-apart = Du musst auf einem Feld neben deinem Ziel stehen ({ $rule }). Geh erst hin.
mkd-refused-fight-behind = Dein Ziel ist nicht in deinem Blickfeld ({ $rule }). Dreh dich erst.
mkd-refused-fight-ability = Diese Fähigkeit geht hier gerade nicht ({ $rule }). Greif ohne sie an.
mkd-refused-fight-near = Dein Ziel ist zu nah zum Schießen ({ $rule }). Schlag stattdessen zu.
mkd-refused-fight-no-range = Diese Figur kann nicht schießen ({ $rule }). Geh hin und schlag zu.
mkd-refused-fight-range = Dein Ziel ist außer Reichweite ({ $rule }). Geh näher heran.
mkd-refused-fight-line = Zu deinem Ziel gibt es keine freie Linie ({ $rule }). Geh auf ein Feld, das eine hat.
mkd-refused-fight-unseen = Auf Unsichtbare kannst du nicht schießen ({ $rule }). Geh hin und schlag zu.
mkd-refused-fight-shadow = Dein Ziel steht im Schatten ({ $rule }). Geh hin.
mkd-refused-fight-berserk = Ein Berserker kann nicht schießen ({ $rule }). Geh hin und schlag zu.
mkd-refused-fight-towing = Solange du jemanden gefangen hältst, kannst du nicht schießen ({ $rule }). Lass erst los.
mkd-refused-fight-held = Im Blickfeld eines Gegners neben dir kannst du nicht schießen ({ $rule }). Schlag zu, oder löse dich.
mkd-refused-fight-immune = Dein Ziel ist gegen Magie immun ({ $rule }). Greif ohne Magie an.
mkd-refused-fight-mounted = Bei Berittenen geht das nicht ({ $rule }). Greif stattdessen an.
mkd-refused-fight-untakable = Dieses Ziel kannst du nicht lebend fangen ({ $rule }). Greif stattdessen an.
mkd-refused-fight-taker = Diese Figur kann keine Gefangenen machen ({ $rule }). Greif stattdessen an.
mkd-refused-fight-has-captive = Du kannst nur einen Gefangenen halten ({ $rule }). Lass den ersten frei.
mkd-refused-fight-full-hands = Beide Hände sind voll ({ $rule }). Stell eine Truhe ab, oder gib eine weiter.
mkd-refused-fight-nothing-to-steal = Dein Ziel trägt keine Truhe ({ $rule }). Greif stattdessen an.
mkd-refused-fight-iron = Eisentüren sind nicht zu zerstören ({ $rule }). Öffne sie.
mkd-refused-fight-open-door = Diese Tür ist offen ({ $rule }). Geh hindurch.
mkd-refused-fight-no-door = So eine Tür gibt es nicht ({ $rule }). Die Karte zeigt die Türen.
mkd-refused-fight-done = Du hast in dieser Aktivierung schon angegriffen ({ $rule }). Geh weiter, oder beende sie.
mkd-refused-fight-quick = In einer schnellen Aktivierung kannst du nur gehen und Türen öffnen oder schließen ({ $rule }).
mkd-refused-fight-points = Dafür hast du zu wenige Tempopunkte ({ $rule }). Tu etwas Billigeres, oder beende die Aktivierung.
mkd-refused-fight-not-active = Diese Figur ist nicht aktiv ({ $rule }). Beginne ihre Aktivierung.
mkd-refused-fight-started = Das braucht eine ganze Aktivierung ({ $rule }). Tu es als Erstes in der nächsten.
mkd-refused-fight-unhurt = Hier gibt es nichts zu heilen ({ $rule }). Wähle jemanden, der verletzt ist.
mkd-refused-fight-no-cure = Du kannst nur Freunde heilen ({ $rule }). Wähle einen.
mkd-refused-fight-contact = Mit einem Gegner neben dir geht das nicht ({ $rule }). Geh erst weg.
mkd-refused-fight-no-fallen = Es gibt keinen gefallenen Freund, den du zurückrufen könntest ({ $rule }).
mkd-refused-fight-no-room = Dafür ist kein Feld frei ({ $rule }). Geh erst weiter.
mkd-refused-fight-no-pool = Es ist kein Monster mehr da, das du beschwören könntest ({ $rule }).
mkd-refused-fight-no-landing = Auf dieses Feld kann niemand versetzt werden ({ $rule }). Wähle ein freies in Reichweite.
