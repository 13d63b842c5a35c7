# Leute unten: Fesseln, Angebote, Leibwachen, Aufträge und wie sie enden.

dice-mkd-bonds-chest = Truhe für die Falle der Fesseln
dice-mkd-person = wer es ist
dice-mkd-mission = worum jemand bittet
dice-mkd-record = die Zahl zum Merken
dice-mkd-murderer = ob das der Mörder ist
dice-mkd-treasure = ob das der Schatz ist
dice-mkd-hunter-wounds = wie schwer jemand verletzt ist

mkd-bonds = Fesseln von { $dat_figure }
    .gender = pl
    .definite = die Fesseln von { $dat_figure }
    .accusative = die Fesseln von { $dat_figure }
    .dative = den Fesseln von { $dat_figure }
mkd-feature-prisoner = der Gefangene
    .gender = m
mkd-feature-stranger = ein Fremder
    .gender = m
mkd-feature-guest = ein befreiter Gefangener auf dem Weg hinaus
    .gender = m
mkd-feature-charge = die Geisel
    .gender = f
mkd-feature-hunter = der Schatzsucher
    .gender = m
mkd-feature-outlaw = der gesuchte Verbrecher
    .gender = m
mkd-feature-murderer = der Mörder
    .gender = m
group-escort = Wohin mit der Geisel?
group-guard = Wer ist die Leibwache?

mkd-mission-rescue = Rettung
mkd-mission-escort = Geleit
mkd-mission-vengeance = Rache
mkd-mission-hunt = Schatzsuche
mkd-mission-venture = Wagnis
mkd-mission-bounty = Kopfgeld

mkd-person-seen = Dort drin ist jemand: { $figure }, auf { $at }.
    .b = Eine einsame Laterne brennt auf { $at }. Daneben: { $figure }.
    .c = Auf { $at } ist jemand, und zwar kein Monster: { $figure }.
mkd-person-met = { $mission ->
    [rescue] { $by } findet { $acc_figure } in Fesseln, mehr tot als lebendig. In den Knoten tickt etwas.
    [escort] { $figure } läuft mit leeren Händen und großen Augen auf { $by } zu und fleht darum, hinausgebracht zu werden.
    [vengeance] { $figure } liegt in einer dunklen Lache, klammert sich an { $by } und hat einen letzten Wunsch.
    [hunt] { $figure } schaut mit verbundenem Kopf zu { $by } auf und redet von einem Schatz, irgendwo hier.
    [venture] { $figure }, letzter Rest einer anderen Gruppe, nickt { $by } zu: Hier unten soll niemand allein sterben.
   *[bounty] { $by } kennt dieses Gesicht von einem Dutzend Steckbriefen: { $figure }.
  }
mkd-offer-taken = { $about ->
    [vengeance] Die Gruppe schwört, { $acc_figure } zu rächen. Merkt euch diese Zahl: { $record }.
   *[hunt] Die Gruppe will den Schatz für { $acc_figure } suchen. Merkt euch diese Zahl: { $record }.
  }
mkd-offer-declined = { $about ->
    [vengeance] Die Gruppe lehnt ab, und { $figure } stirbt, ohne den Namen zu sagen.
   *[hunt] Die Gruppe lehnt ab, und { $figure } humpelt ins Dunkel davon.
  }
mkd-guard-named = { $by } bewacht jetzt { $acc_figure }.
mkd-charge-led = { $by } führt { $acc_figure } nach { $to }.
    .b = { $by } flüstert „Kopf runter“, und { $figure } schafft es nach { $to }.
mkd-murderer-sought = { $found ->
    [yes] Der Mörder ist { $figure } ({ $die } gewürfelt)!
   *[no] { $figure } ist nicht der Mörder ({ $die } gewürfelt, nicht { $record }).
  }
mkd-treasure-sought = { $found ->
    [yes] Das ist der Schatz: { $chest } ({ $die } gewürfelt)!
   *[no] Das ist nicht der Schatz: { $chest } ({ $die } gewürfelt, nicht { $record }).
  }
mkd-treasure-given = { $figure } gibt { $acc_chest } an { $to }, und es fließen ein paar Tränen.
mkd-person-scared = { $figure } ist entdeckt und rennt zum Ausgang.
    .b = { $figure } bricht aus dem Versteck und rennt zum Ausgang.
mkd-person-out = { $figure } ist draußen im Tageslicht.
mkd-person-gone = { $figure } braucht die Gruppe nicht mehr und stiehlt sich davon.
mkd-companion-joined = { $figure } gehört bis zum Ende des Abenteuers zum Team von { $player }.
mkd-outlaw-ran = { $figure } flieht.
    .b = { $figure } rennt, wie man mit einem Kopfgeld im Nacken eben rennt.
mkd-mission-won = { $mission ->
    [rescue] Rettung: { $figure } ist lebend draußen.
    [escort] Geleit: { $figure } ist in Sicherheit und zahlt.
    [vengeance] Rache: { $figure } kann nun ruhen.
    [hunt] Schatzsuche: { $figure } hat den Schatz.
    [venture] Wagnis: { $figure } hat bis zum Ende durchgehalten.
   *[bounty] Kopfgeld: Die Jagd auf { $acc_figure } ist vorbei.
  }{ $xp ->
    [0] {""}
   *[other] {" "}{ $xp } Erfahrung.
  }{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } Gold.
  }
mkd-mission-failed = { $mission ->
    [rescue] Rettung gescheitert
    [escort] Geleit gescheitert
    [vengeance] Rache gescheitert
    [hunt] Schatzsuche gescheitert
    [venture] Wagnis vorbei
   *[bounty] Kopfgeld verloren
  }: { $why ->
    [dead] { $figure } ist tot
    [behind] { $figure } blieb zurück
    [unfound] die Gruppe fand nie heraus, wer { $acc_figure } ermordet hat
    [escaped] wer { $acc_figure } ermordet hat, ist entkommen
    [untreasured] die Gruppe fand nie den Schatz für { $acc_figure }
    [undelivered] { $figure } bekam den Schatz nie
    [fled] { $figure } ist entkommen
   *[unfinished] { $figure } ist noch immer dort unten
  }. Es kostet euch nichts.

mkd-prompt-guard = { $figure } braucht eine Leibwache. { AND($players) }: Wer ist es?
mkd-prompt-offer-vengeance = { $figure } liegt im Sterben und bittet um den Tod des Mörders. Der bringt seinen doppelten Wert an Erfahrung. { AND($players) }: annehmen?
mkd-prompt-offer-hunt = { $figure } bittet euch, hier einen Schatz zu finden. Das bringt ein Zwanzigstel seines Goldes an Erfahrung. { AND($players) }: annehmen?
mkd-do-ask-offer-yes = Annehmen
mkd-do-ask-offer-no = Ablehnen
mkd-do-guard = { $figure }
mkd-do-appoint = { $guard } bewacht { $figure }
mkd-do-guide = { $figure } führen: nach { $square } ({ $cost })
mkd-do-deliver = Überbringen an { $figure }: { $chest } ({ $cost })

mkd-condition-stranger = noch nicht angesprochen
mkd-condition-released = auf dem Weg hinaus
mkd-condition-charge = Geisel im Geleit
mkd-condition-dying = im Sterben
mkd-condition-hiding = im Versteck
mkd-condition-runner = rennt zum Ausgang
mkd-condition-thankful = hat den Schatz
mkd-condition-companion = Begleitung
mkd-condition-outlaw = gesucht
mkd-condition-murderer = Mörder

mkd-refused-nobody-bound = Hier liegt niemand in Fesseln ({ $rule }). Such lieber an Truhen und Türen neben dir nach Fallen.
mkd-refused-bonds-apart = { $figure } ist außer Reichweite ({ $rule }). Stell dich erst auf ein Feld neben { $square }.
mkd-refused-led-too-far = Du kannst { $acc_figure } jetzt nicht nach { $square } führen ({ $rule }). Das nächste Feld ist { $nearest }.
mkd-refused-fight-past-cure = Hier hilft keine Heilung ({ $rule }). Heile jemand anders.
mkd-refused-nobody-to-lead = Dieser Held führt hier niemanden ({ $rule }). Eine Leibwache kann nur die Geisel in ihrer Obhut führen.
mkd-refused-no-hostage = Niemand braucht gerade eine Leibwache ({ $rule }).
mkd-refused-guard-late = Die Leibwache wechselst du nur, bevor in einem Zug dein erster Held handelt ({ $rule }).
mkd-refused-guard-unfit = { $figure } taugt gerade nicht zur Leibwache ({ $rule }). Wähle einen anderen deiner Helden im Dungeon.
mkd-refused-not-the-treasure = Das ist nicht der Schatz für { $acc_figure } ({ $rule }). Bring den, den der Würfel benannt hat.
