# Die Geschichte eines ganzen Abenteuers: Sätze in der Vergangenheit, ohne Würfel, Felder und Zahlen.

mkd-recruited-tale = { $the_figure } { $doers ->
        [many] schlossen sich { $player } an
       *[one] schloss sich { $player } an
      }
    .b = { $the_figure } { $doers ->
            [many] gingen mit { $player }
           *[one] ging mit { $player }
          }
    .c = { $the_figure } { $doers ->
            [many] nahmen das Handgeld von { $player }
           *[one] nahm das Handgeld von { $player }
          }
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
mkd-entered-tale = { $the_figure } { $doers ->
        [many] stiegen ins Dunkel hinab
       *[one] stieg ins Dunkel hinab
      }
    .b = { $the_figure } { $doers ->
            [many] duckten sich unter dem Türsturz hindurch
           *[one] duckte sich unter dem Türsturz hindurch
          }
    .c = { $the_figure } { $doers ->
            [many] folgten mit Fackeln
           *[one] folgte mit einer Fackel
          }
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
mkd-appeared-tale = { $a_figure } trat aus dem Dunkel
    .d = { $a_figure } kam aus den Schatten auf sie zu
    .e = { $a_figure } hatte schon auf sie gewartet
    .b = { $a_figure } stand auf einmal da
    .c = { $a_figure } versperrte den Weg
mkd-appeared-tale-title = { $figure }
mkd-hit-tale = { $critical ->
    [yes] { $the_attacker } { $doers ->
            [many] trafen { $acc_target }, wo es am meisten wehtat
           *[one] traf { $acc_target }, wo es am meisten wehtat
          }
   *[no] { $manner ->
        [shot] { $the_attacker } { $doers ->
                [many] schossen auf { $acc_target } und trafen
               *[one] schoss auf { $acc_target } und traf
              }
        [counter] { $the_attacker } { $doers ->
                [many] schlugen zurück und trafen { $acc_target }
               *[one] schlug zurück und traf { $acc_target }
              }
        [passing] { $the_attacker } { $doers ->
                [many] erwischten { $acc_target } im Vorbeilaufen
               *[one] erwischte { $acc_target } im Vorbeilaufen
              }
        [capture] { $the_attacker } { $doers ->
                [many] bekamen { $acc_target } zu fassen
               *[one] bekam { $acc_target } zu fassen
              }
        [theft] { $the_attacker } { $doers ->
                [many] bekamen zu fassen, was { $the_target } trug
               *[one] bekam zu fassen, was { $the_target } trug
              }
       *[other] { $the_attacker } { $doers ->
               [many] trafen { $acc_target }
              *[one] traf { $acc_target }
             }
      }
  }
    .b = { $critical ->
        [yes] { $the_attacker } { $doers ->
                [many] trafen { $acc_target } bis ins Mark
               *[one] traf { $acc_target } bis ins Mark
              }
       *[no] { $manner ->
            [shot] { $the_attacker } { $doers ->
                    [many] verfehlten { $acc_target } auch von Weitem nicht
                   *[one] verfehlte { $acc_target } auch von Weitem nicht
                  }
            [counter] { $the_attacker } { $doers ->
                    [many] gaben { $dat_target } den Schlag zurück
                   *[one] gab { $dat_target } den Schlag zurück
                  }
            [passing] { $the_attacker } { $doers ->
                    [many] schlugen nach { $dat_target } im Vorbeilaufen
                   *[one] schlug nach { $dat_target } im Vorbeilaufen
                  }
            [capture] { $the_attacker } { $doers ->
                    [many] packten { $acc_target }
                   *[one] packte { $acc_target }
                  }
            [theft] { $the_attacker } { $doers ->
                    [many] packten, was { $the_target } trug
                   *[one] packte, was { $the_target } trug
                  }
           *[other] { $the_attacker } { $doers ->
                   [many] verwundeten { $acc_target }
                  *[one] verwundete { $acc_target }
                 }
          }
      }
    .c = { $critical ->
        [yes] { $the_attacker } { $doers ->
                [many] versetzten { $dat_target } einen furchtbaren Schlag
               *[one] versetzte { $dat_target } einen furchtbaren Schlag
              }
       *[no] { $manner ->
            [shot] { $the_attacker } { $doers ->
                    [many] jagten { $dat_target } einen Schuss in den Leib
                   *[one] jagte { $dat_target } einen Schuss in den Leib
                  }
            [counter] { $the_attacker } { $doers ->
                    [many] zahlten es { $dat_target } heim
                   *[one] zahlte es { $dat_target } heim
                  }
            [passing] { $the_attacker } { $doers ->
                    [many] ließen { $acc_target } nicht heil vorbei
                   *[one] ließ { $acc_target } nicht heil vorbei
                  }
            [capture] { $the_attacker } { $doers ->
                    [many] legten Hand an { $acc_target }
                   *[one] legte Hand an { $acc_target }
                  }
            [theft] { $the_attacker } { $doers ->
                    [many] legten Hand an das, was { $the_target } trug
                   *[one] legte Hand an das, was { $the_target } trug
                  }
           *[other] { $the_attacker } { $doers ->
                   [many] drangen zu { $dat_target } durch
                  *[one] drang zu { $dat_target } durch
                 }
          }
      }
mkd-missed-tale = { $manner ->
    [shot] { $the_attacker } { $doers ->
            [many] schossen an { $dat_target } vorbei
           *[one] schoss an { $dat_target } vorbei
          }
    [counter] { $the_attacker } { $doers ->
            [many] schlugen zurück und verfehlten { $acc_target }
           *[one] schlug zurück und verfehlte { $acc_target }
          }
    [passing] { $the_attacker } { $doers ->
            [many] griffen vergeblich nach { $dat_target } im Vorbeilaufen
           *[one] griff vergeblich nach { $dat_target } im Vorbeilaufen
          }
   *[other] { $the_attacker } { $doers ->
           [many] verfehlten { $acc_target }
          *[one] verfehlte { $acc_target }
         }
  }
    .b = { $manner ->
        [shot] { $the_attacker } { $doers ->
                [many] bekamen { $acc_target } nicht vors Visier
               *[one] bekam { $acc_target } nicht vors Visier
              }
        [counter] { $the_attacker } { $doers ->
                [many] antworteten { $dat_target } zu spät
               *[one] antwortete { $dat_target } zu spät
              }
        [passing] { $the_attacker } { $doers ->
                [many] ließen { $acc_target } vorbeischlüpfen
               *[one] ließ { $acc_target } vorbeischlüpfen
              }
       *[other] { $the_attacker } { $doers ->
               [many] schlugen vergeblich nach { $dat_target }
              *[one] schlug vergeblich nach { $dat_target }
             }
      }
    .c = { $manner ->
        [shot] { $the_attacker } { $doers ->
                [many] vergaben einen Schuss auf { $acc_target }
               *[one] vergab einen Schuss auf { $acc_target }
              }
       *[other] { $the_attacker } { $doers ->
               [many] konnten { $dat_target } nichts anhaben
              *[one] konnte { $dat_target } nichts anhaben
             }
      }
mkd-hit-tale-back = gab den Schlag zurück
    .b = zahlte es heim
    .c = blieb die Antwort nicht schuldig
    .d = schlug zurück
mkd-missed-tale-back = schlug zurück, doch daneben
    .b = antwortete zu spät
    .c = traf im Gegenzug nichts als Luft
mkd-blundered-tale = { $the_attacker } { $doers ->
        [many] stolperten und kamen dabei selbst zu Schaden
       *[one] stolperte und kam dabei selbst zu Schaden
      }
    .b = { $the_attacker } { $doers ->
            [many] strauchelten im schlimmsten Augenblick
           *[one] strauchelte im schlimmsten Augenblick
          }
mkd-dodged-tale = { $the_figure } { $doers ->
        [many] drehten sich gerade noch weg
       *[one] drehte sich gerade noch weg
      }
mkd-retaliated-tale = { $the_figure } schlug mit Magie zurück
mkd-rammed-tale = { $the_figure } krachte in { $acc_target }
mkd-thawed-tale = { $the_figure } { $doers ->
        [many] schüttelten den Frost ab
       *[one] schüttelte den Frost ab
      }
mkd-confused-tale = { $the_by } trübte { $dat_figure } den Verstand und bestimmte den Weg
mkd-lifted-tale = { $the_by } hob { $acc_figure } in die Luft
mkd-forced-out-tale = { $the_figure } wurde für immer aus dem Dungeon getrieben
mkd-let-go-tale = { $the_figure } { $doers ->
        [many] durften gehen
       *[one] durfte gehen
      }
mkd-released-tale = { $the_by } ließ { $acc_figure } frei
mkd-crushed-tale = der Boden zermahlte alles zu Staub: { $thing }
mkd-dazed-tale = { $the_figure } { $doers ->
        [many] taumelten und wussten nicht, wo oben war
       *[one] taumelte und wusste nicht, wo oben war
      }
mkd-rusted-tale = der Rost fraß { $acc_item }, und { $the_figure } sah zu
mkd-nothing-to-rust-tale = { $the_figure } trug nichts, das rosten konnte
mkd-strengthened-tale = { $what ->
    [attack] { $the_figure } schlug fortan sicherer zu
    [defense] { $the_figure } war fortan schwerer zu treffen
    [speed] { $the_figure } war fortan schneller
    [nimble] { $the_figure } wurde gewandt
    [toughness] { $dat_figure } wurde die Haut hart wie Rinde
   *[other] { $the_figure } spürte eine neue Kraft
  }
mkd-artifact-silent-tale = an { $dat_artifact } regte sich nichts
mkd-gave-item-tale = es gab { $dat_figure } { $acc_item }
    .b = { $the_figure } bekam { $acc_item }
mkd-tile-turned-tale = der Boden drehte sich ächzend, und alles, was darauf stand, drehte sich mit
mkd-found-token-tale = In der Mitte wartete etwas.
    .b = In der Mitte wartete etwas und rührte sich nicht.
mkd-travelled-tale = { $the_figure } war fort und stand anderswo
mkd-chest-withstood-tale = { $the_attacker } konnte die Truhe nicht zerschlagen
mkd-party-split-tale = durch den Eingang kamen nicht alle; über die Treppe kamen { $figures }
mkd-quarry-missed-tale = Das war nicht die Beute, für die sie gekommen waren.
mkd-quarry-led-tale = { $moved ->
    [yes] { $the_figure } wurde weitergeführt
   *[no] { $the_figure } sollte bleiben
  }
mkd-drank-tale = { $the_figure } labte sich an der Wunde
mkd-fell-tale = { $side ->
    [hero] { $the_figure } fiel. Der Dungeon behält seine Toten.
   *[other] { $the_figure } { $doers ->
           [many] fielen
          *[one] fiel
         }
  }
    .b = { $side ->
        [hero] { $the_figure } ging zu Boden und stand nicht mehr auf.
       *[other] mit { $dat_figure } war es aus
      }
    .c = { $side ->
        [hero] Und dann war { $the_figure } tot.
       *[other] { $the_figure } { $doers ->
               [many] fielen tot um
              *[one] fiel tot um
             }
      }
    .d = { $side ->
        [hero] Für { $acc_figure } war nichts mehr zu tun.
       *[other] { $the_figure } { $doers ->
               [many] atmeten nicht mehr
              *[one] atmete nicht mehr
             }
      }
    .e = { $side ->
        [hero] So starb { $the_figure }, weit weg vom Licht.
       *[other] { $the_figure } { $doers ->
               [many] standen nicht mehr auf
              *[one] stand nicht mehr auf
             }
      }
mkd-healed-tale = { $the_figure } { $doers ->
        [many] fühlten sich besser
       *[one] fühlte sich besser
      }
    .b = { $the_figure } { $doers ->
            [many] erholten sich ein wenig
           *[one] erholte sich ein wenig
          }
mkd-tended-tale = { $the_figure } pflegte { $acc_target }
    .b = { $the_figure } verband { $dat_target } die Wunden
mkd-tended-tale-self = { $the_figure } verband eine Wunde
    .b = { $the_figure } hielt inne und sah nach den Wunden
mkd-terrified-tale = { $the_figure } { $doers ->
        [many] wagten sich nicht heran
       *[one] wagte sich nicht heran
      }
mkd-tended-in-vain-tale = { $the_figure } versuchte vergeblich, { $acc_target } zu pflegen
mkd-raised-tale = { $the_by } rief { $acc_figure } von den Toten zurück
mkd-raised-in-vain-tale = { $the_by } rief, doch von { $dat_figure } war zu wenig übrig
mkd-summoned-tale = { $the_by } rief, und { $a_figure } kam
mkd-frozen-tale = { $the_figure } { $doers ->
        [many] erstarrten auf der Stelle
       *[one] erstarrte auf der Stelle
      }
mkd-fled-tale = { $the_figure } { $doers ->
        [many] hatten genug und rannten
       *[one] hatte genug und rannte
      }
    .b = { $the_figure } { $doers ->
            [many] flohen
           *[one] floh
          }
mkd-came-back-tale = { $the_figure } { $doers ->
        [many] kamen zurück
       *[one] kam zurück
      }
mkd-captured-tale = { $the_by } nahm { $acc_figure } gefangen.
mkd-stolen-tale = { $the_thief } stahl { $dat_victim } { $acc_chest }.
mkd-vanished-tale = { $the_figure } rannte dorthin, wo noch niemand gewesen war, und wurde nie mehr gesehen.
mkd-found-nothing-tale = da war nichts als Staub
    .b = andere hatten diesen Ort schon geleert
mkd-trap-found-tale = { $the_figure } schaute genau hin und fand eine Falle an { $dat_thing }
    .b = { $the_figure } sah einen Draht an { $dat_thing }
mkd-disarmed-tale = { $the_figure } baute die Falle auseinander
    .b = { $the_figure } entschärfte { $acc_trap }
mkd-disarm-failed-tale = { $the_figure } stellte sich beim Entschärfen ungeschickt an ({ $trap })
    .b = { $the_figure } konnte { $acc_trap } nicht entschärfen
mkd-sprung-tale = { $the_figure } löste die Falle an { $dat_thing } aus: { $trap }
mkd-snared-tale = { $the_figure } { $doers ->
        [many] hingen in Stricken fest
       *[one] hing in Stricken fest
      }
mkd-fell-asleep-tale = { $the_figure } { $doers ->
        [many] schliefen auf der Stelle ein
       *[one] schlief auf der Stelle ein
      }
mkd-hurled-tale = { $the_figure } { $doers ->
        [many] wurden durch die Luft geschleudert
       *[one] wurde durch die Luft geschleudert
      }
mkd-alarmed-tale = { $monsters ->
    [0] Glocken läuteten, und niemand hörte sie
   *[other] Glocken läuteten, und jemand kam
  }
mkd-cursed-by-tale = { $the_figure } { $doers ->
        [many] wurden verflucht
       *[one] wurde verflucht
      }
mkd-chest-opened-tale = { $the_chest } stand offen, und darin fanden sie { $acc_item }
    .b = in { $dat_chest } fanden sie Gold und { $acc_item }
    .c = aus { $dat_chest } holten sie { $acc_item }
mkd-chest-taken-tale = { $the_figure } nahm { $acc_chest } mit
    .b = { $the_figure } schulterte { $acc_chest }
mkd-chest-given-tale = { $the_figure } gab { $acc_chest } weiter
mkd-chest-broken-tale = { $the_attacker } zerschlug { $acc_chest }
mkd-door-broken-tale = { $the_attacker } sprengte eine Tür in Stücke
mkd-door-held-tale = eine Tür hielt { $dat_attacker } stand
mkd-potion-drunk-tale = { $the_figure } trank { $acc_item }
mkd-artifact-used-tale = { $the_figure } legte die Hände an { $acc_artifact }, und etwas regte sich
mkd-rose-tale = { $the_figure } { $doers ->
        [many] wuchsen über all das hinaus, und alle Wunden schlossen sich
       *[one] wuchs über all das hinaus, und alle Wunden schlossen sich
      }
    .e = { $the_figure } { $doers ->
            [many] waren danach nicht mehr wie zuvor: größer, so schien es, und heil
           *[one] war danach nicht mehr wie zuvor: größer, so schien es, und heil
          }
    .f = in { $dat_figure } erwachte etwas, und alle Müdigkeit wich
    .b = { $the_figure } { $doers ->
            [many] wuchsen daran und waren so frisch, als hätte der Tag gerade begonnen
           *[one] wuchs daran und war so frisch, als hätte der Tag gerade begonnen
          }
    .c = { $the_figure } { $doers ->
            [many] lernten aus alldem und standen frisch da wie am Morgen
           *[one] lernte aus alldem und stand frisch da wie am Morgen
          }
    .d = { $the_figure } { $doers ->
            [many] fanden eine Kraft, mit der niemand gerechnet hatte
           *[one] fand eine Kraft, mit der niemand gerechnet hatte
          }
mkd-level-cleared-tale = Auf dieser Ebene regte sich nichts mehr.
    .b = Alles war nun still; die Ebene gehörte ihnen.
mkd-stairs-emerged-tale = Eine Platte versank und gab eine Treppe hinab frei.
mkd-went-down-tale = { $the_figure } { $doers ->
        [many] nahmen die Treppe und waren fort
       *[one] nahm die Treppe und war fort
      }
    .b = { $the_figure } { $doers ->
            [many] gingen ins Dunkel hinab, eine Hand an der Wand
           *[one] ging ins Dunkel hinab, eine Hand an der Wand
          }
    .c = { $the_figure } { $doers ->
            [many] verschwanden nach unten, Stufe um Stufe
           *[one] verschwand nach unten, Stufe um Stufe
          }
mkd-hero-left-tale = { $the_figure } { $doers ->
        [many] traten hinaus ins Tageslicht
       *[one] trat hinaus ins Tageslicht
      }
    .b = { $the_figure } { $doers ->
            [many] kletterten hinaus und blickten nicht zurück
           *[one] kletterte hinaus und blickte nicht zurück
          }
mkd-prisoner-freed-tale = { $the_by } befreite { $acc_figure }, doch ans Stehen war kaum zu denken
    .b = { $the_by } löste den letzten Knoten, und { $the_figure } war frei
mkd-person-seen-tale = dort drin war jemand: { $a_figure }
    .b = eine einsame Laterne brannte, und daneben saß { $a_figure }
    .c = da war jemand, und zwar kein Monster: { $a_figure }
mkd-person-met-tale = { $mission ->
    [rescue] { $the_by } fand { $acc_figure } in Fesseln, mehr tot als lebendig. In den Knoten tickte etwas.
    [escort] Auf { $acc_by } kam { $the_figure } mit leeren Händen und großen Augen zugelaufen und flehte darum, hinausgebracht zu werden.
    [vengeance] { $the_by } kniete neben { $dat_figure } nieder, in einer dunklen Lache, und hörte einen letzten Wunsch.
    [hunt] { $the_by } beugte sich zu { $dat_figure } hinab, sah einen Verband und hörte von einem Schatz, irgendwo hier.
    [venture] { $the_by } begegnete { $dat_figure }, dem letzten Rest einer anderen Gruppe. Hier unten wollte niemand allein sterben.
   *[bounty] { $the_by } kannte dieses Gesicht von einem Dutzend Steckbriefen: { $the_figure }.
  }
mkd-person-met-tale-title = { $figure }
mkd-offer-taken-tale = { $about ->
    [vengeance] Die Gruppe schwor, { $acc_figure } zu rächen.
   *[hunt] Die Gruppe versprach, den Schatz für { $acc_figure } zu suchen.
  }
mkd-offer-declined-tale = { $about ->
    [vengeance] Die Gruppe lehnte ab, und { $the_figure } starb, ohne den Namen zu sagen.
   *[hunt] Die Gruppe lehnte ab, und { $the_figure } humpelte ins Dunkel davon.
  }
mkd-guard-named-tale = { $the_by } schwor, { $acc_figure } zu beschützen
mkd-charge-led-tale = { $the_by } führte { $acc_figure } weiter
mkd-murderer-sought-tale = { $found ->
    [yes] Der Mörder war { $the_figure }!
   *[no] { $the_figure } war nicht der Mörder.
  }
mkd-treasure-sought-tale = { $found ->
    [yes] { $the_chest } war der Schatz
   *[no] { $the_chest } war nicht der Schatz
  }
mkd-treasure-given-tale = { $the_figure } gab { $acc_chest } an { $acc_to }, und es flossen ein paar Tränen
mkd-person-scared-tale = { $the_figure } war entdeckt und rannte zum Ausgang
mkd-person-out-tale = { $the_figure } war draußen im Tageslicht
mkd-person-gone-tale = { $the_figure } brauchte sie nicht mehr und stahl sich davon
mkd-companion-joined-tale = { $the_figure } blieb bis zum Ende bei ihnen
mkd-outlaw-ran-tale = { $the_figure } rannte, wie man mit einem Kopfgeld im Nacken eben rennt
mkd-mission-won-tale = { $mission ->
    [rescue] So war { $the_figure } gerettet.
    [escort] So kam { $the_figure } in Sicherheit und zahlte.
    [vengeance] So konnte { $the_figure } ruhen.
    [hunt] So hatte { $the_figure } den Schatz.
    [venture] So hielt { $the_figure } bis zum Ende durch.
   *[bounty] So war die Jagd auf { $acc_figure } vorbei.
  }
mkd-mission-failed-tale = { $why ->
    [dead] { $the_figure } war tot, und damit war es vorbei.
    [behind] { $the_figure } blieb zurück.
    [unfound] Niemand fand je heraus, wer { $acc_figure } ermordet hatte.
    [escaped] Wer { $acc_figure } ermordet hatte, war entkommen.
    [untreasured] Niemand fand je den Schatz für { $acc_figure }.
    [undelivered] { $the_figure } bekam den Schatz nie.
    [fled] { $the_figure } war entkommen.
   *[unfinished] { $the_figure } war noch immer dort unten.
  }
mkd-captive-freed-tale = { $the_figure } war wieder frei
mkd-quarry-found-tale = { $the_figure } war die Beute, für die sie gekommen waren.
mkd-quarry-subdued-tale = { $the_figure } gab sich geschlagen und ging mit
mkd-quarry-out-tale = { $the_figure } wurde ins Tageslicht geführt und blinzelte
mkd-quarry-ran-tale = { $the_figure } wollte bei niemandem zu Gast sein und rannte
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
