# Die Geschichte eines ganzen Abenteuers: Sätze in der Vergangenheit, ohne Würfel, Felder und Zahlen.

mkd-recruited-tale = { $figure } schloss sich { $player } an
    .b = { $figure } kam mit { $player } mit
    .c = { $figure } nahm das Handgeld von { $player }
mkd-dungeon-built-tale = Kammern und Gänge warteten im Dunkel, und Ungesehenes regte sich darin.
    .b = Die Türen des Dungeons standen offen, und niemand konnte sagen, was dahinter umging.
mkd-dungeon-built-tale-title = Der Eingang
mkd-level-began-tale = { $level ->
    [1] Am Fuß der Treppe lag ein Gang, und keine Karte zeigte, was dahinter war.
   *[other] Wieder lag ein Gang vor ihnen, kälter als der letzte.
  }
mkd-level-began-tale-title = { $level ->
    [1] Die erste Ebene
    [2] Die zweite Ebene
    [3] Die dritte Ebene
    [4] Die vierte Ebene
   *[other] Noch tiefer
  }
mkd-floor-began-tale = { $floor ->
    [1] Das erste Stockwerk lag vor ihnen.
   *[other] Ein weiteres Stockwerk lag vor ihnen. Irgendwo oben schloss sich knirschend eine Platte: Hinauf führte kein Weg mehr.
  }
mkd-floor-began-tale-title = { $floor ->
    [1] Das erste Stockwerk
    [2] Das zweite Stockwerk
    [3] Das dritte Stockwerk
    [4] Das vierte Stockwerk
   *[other] Ein weiteres Stockwerk
  }
mkd-entered-tale = { $figure } stieg ins Dunkel hinab
    .b = { $figure } duckte sich unter den Türsturz
    .c = { $figure } folgte mit einer Fackel
mkd-tile-laid-tale = { $shape ->
    [hall] ein Gang
   *[other] eine Kammer
  } öffnete sich nach { $way }
    .b = im { $way } knirschte Stein, und da war { $shape ->
        [hall] ein Gang
       *[other] eine Kammer
      }
    .c = Fackellicht fand { $shape ->
        [hall] einen Gang, der
       *[other] eine Kammer, die
      } auf keiner Karte stand
    .d = der Weg ging weiter nach { $way }, in { $shape ->
        [hall] einen Gang
       *[other] eine Kammer
      }
    .e = das Dunkel im { $way } wich { $shape ->
        [hall] einem Gang
       *[other] einer Kammer
      }
mkd-passage-found-tale = eine Wand gab nach, und dahinter lag ein Geheimgang
    .b = was wie eine Sackgasse aussah, war die ganze Zeit eine Tür
mkd-master-laid-tale = Irgendwo wartete der Meister dieser Ebene und hatte bisher alles gehört.
mkd-master-turned-tale = Da erhob sich der Meister dieser Ebene von seinem Sitz.
    .b = Langsam stand der Meister dieser Ebene auf.
mkd-master-turned-tale-title = Der Meister der Ebene
mkd-guardian-roused-tale = Weit weg hatte der Hüter die Ketten fallen hören.
mkd-appeared-tale = { $figure } trat aus dem Dunkel
    .d = { $figure } kam aus den Schatten auf sie zu
    .e = { $figure } hatte schon auf sie gewartet
    .b = { $figure } stand auf einmal da
    .c = { $figure } versperrte den Weg
mkd-appeared-tale-title = { $figure }
mkd-hit-tale = { $critical ->
    [yes] { $attacker } traf { $target }, wo es am meisten wehtat
   *[no] { $manner ->
        [shot] { $attacker } schoss auf { $target } und traf
        [counter] { $attacker } schlug zurück und traf { $target }
        [passing] { $attacker } erwischte { $target } im Vorbeilaufen
        [capture] { $attacker } bekam { $target } zu fassen
        [theft] { $attacker } bekam zu fassen, was { $target } trug
       *[other] { $attacker } traf { $target }
      }
  }
    .b = { $critical ->
        [yes] { $attacker } traf { $target } bis ins Mark
       *[no] { $manner ->
            [shot] { $attacker } verfehlte { $target } auch von Weitem nicht
            [counter] { $attacker } gab { $target } den Schlag zurück
            [passing] { $attacker } schlug nach { $target } im Vorbeilaufen
            [capture] { $attacker } packte { $target }
            [theft] { $attacker } packte, was { $target } trug
           *[other] { $attacker } verwundete { $target }
          }
      }
    .c = { $critical ->
        [yes] { $attacker } versetzte { $target } einen furchtbaren Schlag
       *[no] { $manner ->
            [shot] { $attacker } jagte { $target } einen Schuss in den Leib
            [counter] { $attacker } zahlte es { $target } heim
            [passing] { $attacker } ließ { $target } nicht heil vorbei
            [capture] { $attacker } legte Hand an { $target }
            [theft] { $attacker } legte Hand an das, was { $target } trug
           *[other] { $attacker } durchbrach die Deckung von { $target }
          }
      }
mkd-missed-tale = { $manner ->
    [shot] { $attacker } schoss an { $target } vorbei
    [counter] { $attacker } schlug zurück und verfehlte { $target }
    [passing] { $attacker } griff vergeblich nach { $target } im Vorbeilaufen
   *[other] { $attacker } verfehlte { $target }
  }
    .b = { $manner ->
        [shot] { $attacker } bekam { $target } nicht vors Visier
        [counter] { $attacker } antwortete { $target } zu spät
        [passing] { $attacker } ließ { $target } vorbeischlüpfen
       *[other] { $attacker } schlug vergeblich nach { $target }
      }
    .c = { $manner ->
        [shot] { $attacker } vergab einen Schuss auf { $target }
       *[other] { $attacker } konnte { $target } nichts anhaben
      }
mkd-hit-tale-back = gab den Schlag zurück
    .b = zahlte es heim
    .c = blieb die Antwort nicht schuldig
    .d = schlug zurück
mkd-missed-tale-back = schlug zurück, doch daneben
    .b = antwortete zu spät
    .c = traf im Gegenzug nichts als Luft
mkd-blundered-tale = { $attacker } stolperte und kam dabei selbst zu Schaden
    .b = { $attacker } strauchelte im schlimmsten Augenblick
mkd-dodged-tale = { $figure } drehte sich gerade noch weg
mkd-retaliated-tale = { $figure } schlug mit Magie zurück
mkd-rammed-tale = { $figure } krachte in { $target }
mkd-thawed-tale = { $figure } schüttelte den Frost ab
mkd-confused-tale = { $by } trübte { $figure } den Verstand und bestimmte den Weg
mkd-lifted-tale = { $by } hob { $figure } in die Luft
mkd-forced-out-tale = { $figure } wurde für immer aus dem Dungeon getrieben
mkd-let-go-tale = { $figure } durfte gehen
mkd-released-tale = { $by } ließ { $figure } frei
mkd-crushed-tale = der Boden zermahlte alles zu Staub: { $thing }
mkd-dazed-tale = { $figure } taumelte und wusste nicht, wo oben war
mkd-rusted-tale = der Rost fraß { $acc_item }, und { $figure } sah zu
mkd-nothing-to-rust-tale = { $figure } trug nichts, das rosten konnte
mkd-strengthened-tale = { $what ->
    [attack] { $figure } schlug fortan sicherer zu
    [defense] { $figure } war fortan schwerer zu treffen
    [speed] { $figure } war fortan schneller
    [nimble] { $figure } wurde gewandt
    [toughness] die Haut von { $figure } wurde hart wie Rinde
   *[other] { $figure } spürte eine neue Kraft
  }
mkd-artifact-silent-tale = an { $dat_artifact } regte sich nichts
mkd-gave-item-tale = es gab { $figure } { $acc_item }
    .b = { $figure } bekam { $acc_item }
mkd-tile-turned-tale = der Boden drehte sich ächzend, und alles, was darauf stand, drehte sich mit
mkd-found-token-tale = In der Mitte wartete etwas.
    .b = In der Mitte wartete etwas und rührte sich nicht.
mkd-travelled-tale = { $figure } war fort und stand anderswo
mkd-chest-withstood-tale = { $attacker } konnte die Truhe nicht zerschlagen
mkd-party-split-tale = durch den Eingang kamen nicht alle; über die Treppe kamen { $figures }
mkd-quarry-missed-tale = Das war nicht die Beute, für die sie gekommen waren.
mkd-quarry-led-tale = { $moved ->
    [yes] { $figure } wurde weitergeführt
   *[no] { $figure } sollte bleiben
  }
mkd-drank-tale = { $figure } labte sich an der Wunde
mkd-fell-tale = { $side ->
    [hero] { $figure } fiel. Der Dungeon behält seine Toten.
   *[other] { $figure } fiel
  }
    .b = { $side ->
        [hero] { $figure } ging zu Boden und stand nicht mehr auf.
       *[other] mit { $figure } war es aus
      }
    .c = { $side ->
        [hero] Und dann war { $figure } tot.
       *[other] { $figure } fiel tot um
      }
    .d = { $side ->
        [hero] Für { $figure } war nichts mehr zu tun.
       *[other] { $figure } atmete nicht mehr
      }
    .e = { $side ->
        [hero] So starb { $figure }, weit weg vom Licht.
       *[other] { $figure } stand nicht mehr auf
      }
mkd-healed-tale = { $figure } fühlte sich besser
    .b = { $figure } erholte sich ein wenig
mkd-tended-tale = { $figure } pflegte { $target }
    .b = { $figure } verband die Wunden von { $target }
mkd-tended-tale-self = { $figure } verband eine Wunde
    .b = { $figure } hielt inne und sah nach den Wunden
mkd-terrified-tale = { $figure } wagte sich nicht heran
mkd-tended-in-vain-tale = { $figure } versuchte vergeblich, { $target } zu pflegen
mkd-raised-tale = { $by } rief { $figure } von den Toten zurück
mkd-raised-in-vain-tale = { $by } rief, doch von { $figure } war zu wenig übrig
mkd-summoned-tale = { $by } rief, und { $figure } kam
mkd-frozen-tale = { $figure } erstarrte auf der Stelle
mkd-fled-tale = { $figure } hatte genug und rannte
    .b = { $figure } floh
mkd-came-back-tale = { $figure } kam zurück
mkd-captured-tale = { $by } nahm { $figure } gefangen.
mkd-stolen-tale = { $thief } stahl { $victim } { $acc_chest }.
mkd-vanished-tale = { $figure } rannte dorthin, wo noch niemand gewesen war, und wurde nie mehr gesehen.
mkd-found-nothing-tale = da war nichts als Staub
    .b = andere hatten diesen Ort schon geleert
mkd-trap-found-tale = { $figure } schaute genau hin und fand eine Falle an { $dat_thing }
    .b = { $figure } sah einen Draht an { $dat_thing }
mkd-disarmed-tale = { $figure } baute die Falle auseinander
    .b = { $figure } entschärfte { $acc_trap }
mkd-disarm-failed-tale = { $figure } stellte sich beim Entschärfen ungeschickt an ({ $trap })
    .b = { $figure } konnte { $acc_trap } nicht entschärfen
mkd-sprung-tale = { $figure } löste die Falle an { $dat_thing } aus: { $trap }
mkd-snared-tale = { $figure } hing in Stricken fest
mkd-fell-asleep-tale = { $figure } schlief auf der Stelle ein
mkd-hurled-tale = { $figure } wurde durch die Luft geschleudert
mkd-alarmed-tale = { $monsters ->
    [0] Glocken läuteten, und niemand hörte sie
   *[other] Glocken läuteten, und jemand kam
  }
mkd-cursed-by-tale = { $figure } wurde verflucht
mkd-chest-opened-tale = { $the_chest } stand offen, und darin fanden sie { $acc_item }
    .b = in { $dat_chest } fanden sie Gold und { $acc_item }
    .c = aus { $dat_chest } holten sie { $acc_item }
mkd-chest-taken-tale = { $figure } nahm { $acc_chest } mit
    .b = { $figure } schulterte { $acc_chest }
mkd-chest-given-tale = { $figure } gab { $acc_chest } weiter
mkd-chest-broken-tale = { $attacker } zerschlug { $acc_chest }
mkd-door-broken-tale = { $attacker } sprengte eine Tür in Stücke
mkd-door-held-tale = eine Tür hielt { $attacker } stand
mkd-potion-drunk-tale = { $figure } trank { $acc_item }
mkd-artifact-used-tale = { $figure } legte die Hände an { $acc_artifact }, und etwas regte sich
mkd-rose-tale = { $figure } wuchs über all das hinaus, und alle Wunden schlossen sich
    .e = { $figure } war danach nicht mehr wie zuvor: größer, so schien es, und heil
    .f = in { $figure } erwachte etwas, und alle Müdigkeit wich
    .b = { $figure } wuchs daran und war so frisch, als hätte der Tag gerade begonnen
    .c = { $figure } lernte aus alldem und stand frisch da wie am Morgen
    .d = { $figure } fand eine Kraft, mit der niemand gerechnet hatte
mkd-level-cleared-tale = Auf dieser Ebene regte sich nichts mehr.
    .b = Alles war nun still; die Ebene gehörte ihnen.
mkd-stairs-emerged-tale = Eine Platte versank und gab eine Treppe hinab frei.
mkd-went-down-tale = { $figure } nahm die Treppe und war fort
    .b = { $figure } ging ins Dunkel hinab, eine Hand an der Wand
    .c = { $figure } verschwand nach unten, Stufe um Stufe
mkd-hero-left-tale = { $figure } trat hinaus ins Tageslicht
    .b = { $figure } kletterte hinaus und blickte nicht zurück
mkd-prisoner-freed-tale = { $by } befreite { $figure }, doch ans Stehen war kaum zu denken
    .b = { $by } löste den letzten Knoten, und { $figure } war frei
mkd-person-seen-tale = dort drin war jemand: { $figure }
    .b = eine einsame Laterne brannte, und daneben saß { $figure }
    .c = da war jemand, und zwar kein Monster: { $figure }
mkd-person-met-tale = { $mission ->
    [rescue] { $by } fand { $acc_figure } in Fesseln, mehr tot als lebendig. In den Knoten tickte etwas.
    [escort] Auf { $by } kam { $figure } mit leeren Händen und großen Augen zugelaufen und flehte darum, hinausgebracht zu werden.
    [vengeance] { $by } kniete neben { $dat_figure } nieder, in einer dunklen Lache, und hörte einen letzten Wunsch.
    [hunt] { $by } beugte sich zu { $dat_figure } hinab, sah einen Verband und hörte von einem Schatz, irgendwo hier.
    [venture] { $by } begegnete { $dat_figure }, dem letzten Rest einer anderen Gruppe. Hier unten wollte niemand allein sterben.
   *[bounty] { $by } kannte dieses Gesicht von einem Dutzend Steckbriefen: { $figure }.
  }
mkd-person-met-tale-title = { $figure }
mkd-offer-taken-tale = { $about ->
    [vengeance] Die Gruppe schwor, { $acc_figure } zu rächen.
   *[hunt] Die Gruppe versprach, den Schatz für { $acc_figure } zu suchen.
  }
mkd-offer-declined-tale = { $about ->
    [vengeance] Die Gruppe lehnte ab, und { $figure } starb, ohne den Namen zu sagen.
   *[hunt] Die Gruppe lehnte ab, und { $figure } humpelte ins Dunkel davon.
  }
mkd-guard-named-tale = { $by } schwor, { $acc_figure } zu beschützen
mkd-charge-led-tale = { $by } führte { $acc_figure } weiter
mkd-murderer-sought-tale = { $found ->
    [yes] Der Mörder war { $figure }!
   *[no] { $figure } war nicht der Mörder.
  }
mkd-treasure-sought-tale = { $found ->
    [yes] { $the_chest } war der Schatz
   *[no] { $the_chest } war nicht der Schatz
  }
mkd-treasure-given-tale = { $figure } gab { $acc_chest } an { $to }, und es flossen ein paar Tränen
mkd-person-scared-tale = { $figure } war entdeckt und rannte zum Ausgang
mkd-person-out-tale = { $figure } war draußen im Tageslicht
mkd-person-gone-tale = { $figure } brauchte sie nicht mehr und stahl sich davon
mkd-companion-joined-tale = { $figure } blieb bis zum Ende bei ihnen
mkd-outlaw-ran-tale = { $figure } rannte, wie man mit einem Kopfgeld im Nacken eben rennt
mkd-mission-won-tale = { $mission ->
    [rescue] So war { $figure } gerettet.
    [escort] So kam { $figure } in Sicherheit und zahlte.
    [vengeance] So konnte { $figure } ruhen.
    [hunt] So hatte { $figure } den Schatz.
    [venture] So hielt { $figure } bis zum Ende durch.
   *[bounty] So war die Jagd auf { $acc_figure } vorbei.
  }
mkd-mission-failed-tale = { $why ->
    [dead] { $figure } war tot, und damit war es vorbei.
    [behind] { $figure } blieb zurück.
    [unfound] Niemand fand je heraus, wer { $acc_figure } ermordet hatte.
    [escaped] Wer { $acc_figure } ermordet hatte, war entkommen.
    [untreasured] Niemand fand je den Schatz für { $acc_figure }.
    [undelivered] { $figure } bekam den Schatz nie.
    [fled] { $figure } war entkommen.
   *[unfinished] { $figure } war noch immer dort unten.
  }
mkd-captive-freed-tale = { $figure } war wieder frei
mkd-quarry-found-tale = { $figure } war die Beute, für die sie gekommen waren.
mkd-quarry-subdued-tale = { $figure } gab sich geschlagen und ging mit
mkd-quarry-out-tale = { $figure } wurde ins Tageslicht geführt und blinzelte
mkd-quarry-ran-tale = { $figure } wollte bei niemandem zu Gast sein und rannte
mkd-time-ran-out-tale = Die Zeit war um, und wofür sie gekommen waren, war noch unten.
mkd-gave-up-tale = { $player } gab auf, und wer noch drinnen war, war verloren
mkd-delve-over-tale = { $ending ->
    [cleared] Die letzte Ebene lag still, und jemand kam heraus und konnte davon erzählen.
    [out] Sie waren draußen an der freien Luft.
   *[lost] Niemand kam heraus.
  }
mkd-quest-won-tale = { $quest ->
    [rescue] Der Gefangene war draußen und frei.
    [stealth] Die Questtruhe war draußen, und kaum jemand hatte etwas gehört.
    [kidnap] Die Beute war draußen, lebend und wütend: saubere Arbeit.
   *[chest] Die Questtruhe war draußen, und sie mit ihr.
  }
mkd-quest-lost-tale = { $quest ->
    [rescue] Es war niemand mehr da, der zu retten war, oder niemand, der hätte retten können.
    [stealth] Die Questtruhe würde nie mehr herauskommen.
    [kidnap] Die Beute war für immer fort.
   *[chest] Unten war niemand mehr, und die Questtruhe war nicht draußen.
  }
