# Die Erzählung eines ganzen Abenteuers: Sätze in der Vergangenheit, ohne Würfel und Zahlen.

td-hero-rolled-tale = { $hero } kam mit, { $body ->
    [1] schwach auf den Beinen
    [2] schmal gebaut
    [3] leidlich gesund
    [4] stämmig
    [5] kräftig
   *[other] stark wie ein Ochse
  } und { $spirit ->
    [1] leicht einzuschüchtern
    [2] ein wenig zaghaft
    [3] von ruhigem Gemüt
    [4] guten Herzens
    [5] nicht leicht zu erschüttern
   *[other] ohne Furcht vor irgendetwas
  }
    .b = mit einem Verstand, { $mind ->
        [1] langsam wie eine Kellertür
        [2] der sich Zeit ließ
        [3] so gut wie jeder andere
        [4] dem wenig entging
        [5] scharf wie eine Nadel
       *[other] der alles gelesen hatte
      }, und mit { $body ->
        [1] schwachen Armen
        [2] dünnen Armen
        [3] ehrlichen Armen
        [4] guten Armen
        [5] starken Armen
       *[other] Armen wie aus der Schmiede
      } kam { $hero }
td-hero-joined-tale = { $hero } stieß zur Gruppe
td-location-entered-tale = sie kamen in { $acc_a_place }
    .b = { $a_place } lag vor ihnen
    .c = hinter der Tür lag { $a_place }
    .d = der Weg öffnete sich in { $acc_a_place }
    .e = ihre Laterne zeigte { $acc_a_place }
td-location-entered-tale-title = { $a_place }
td-room-revisited-tale = zurück ging es durch { $acc_place }
    .b = sie durchquerten noch einmal { $acc_place }
td-room-revisited-tale-title = { $the_place }
td-locations-drafted-tale = das Kartenfragment zeigte zwei Orte: { $a_first } und { $a_second }
td-draft-kept-tale = sie wählten { $acc_place }
td-monster-met-tale = dort { $gender_monster ->
    [pl] warteten
   *[other] wartete
  } schon { $the_monster }
    .b = etwas regte sich in den Schatten: { $the_monster }
    .c = sie waren nicht allein, denn hier { $gender_monster ->
        [pl] hausten
       *[other] hauste
      } { $the_monster }
    .d = zwischen ihnen und der nächsten Tür { $gender_monster ->
        [pl] standen
       *[other] stand
      } { $the_monster }
    .e = erst kam ein Geruch, dann ein Geräusch und dann { $gender_monster ->
        [pl] kamen
       *[other] kam
      } { $the_monster }
td-monster-met-tale-title = { $the_monster }
td-monster-awaited-tale = { $the_monster } { $gender_monster ->
    [pl] hatten
   *[other] hatte
  } sich keinen Schritt gerührt
    .b = noch immer { $gender_monster ->
        [pl] versperrten
       *[other] versperrte
      } { $the_monster } den Weg
td-monster-awaited-tale-title = Noch einmal { $the_monster }
td-rover-came-tale = in ihrer Abwesenheit { $gender_monster ->
    [pl] waren
   *[other] war
  } { $the_monster } eingezogen
    .b = inzwischen gab es neue Gesellschaft: { $the_monster }
td-rover-came-tale-title = { $the_monster }
td-rest-broken-tale = kaum hatten sie sich hingelegt, da { $gender_monster ->
    [pl] kamen
   *[other] kam
  } { $the_monster }
td-rest-broken-tale-title = Eine gestörte Rast
td-next-monster-came-tale = Nachschub trat in die Lücke: { $monster }
    .b = dahinter drängte Nachschub heran: { $monster }
td-attack-hit-tale = { $hero } { $attribute ->
    [GEIST] überlistete { $acc_monster } und schlug zu
    [SEELE] hielt stand und traf { $acc_monster }
   *[other] traf { $acc_monster }
  }
    .b = { $hero } { $attribute ->
        [GEIST] fand bei { $dat_monster } eine schwache Stelle
        [SEELE] brachte { $acc_monster } ins Wanken
       *[other] hieb mit der Klinge auf { $acc_monster } ein
      }
    .c = { $hero } { $attribute ->
        [GEIST] durchschaute { $acc_monster } und war schneller
        [SEELE] trat { $dat_monster } mit Geschrei und einem Hieb entgegen
       *[other] traf { $acc_monster } hart
      }
    .d = { $hero } { $attribute ->
        [GEIST] täuschte { $acc_monster } und schlug von der Seite zu
        [SEELE] starrte { $acc_monster } nieder und schlug zu
       *[other] legte alle Kraft in einen Hieb gegen { $acc_monster }, und der saß
      }
td-attack-hit-tale-on = { $hero } { $attribute ->
    [GEIST] schlug zu, wo niemand es erwartete
    [SEELE] schlug zu, ohne zu zittern
   *[other] traf
  }
    .b = { $hero } { $attribute ->
        [GEIST] dachte voraus und landete einen Hieb
        [SEELE] wich nicht zurück und landete einen Hieb
       *[other] landete einen Hieb
      }
    .c = { $hero } { $attribute ->
        [GEIST] kam mit einer Finte durch
        [SEELE] kam mit schierem Mut durch
       *[other] kam durch
      }
    .d = { $hero } { $attribute ->
        [GEIST] hatte den besseren Einfall
        [SEELE] hielt durch und traf
       *[other] schlug hart zu
      }
    .e = { $hero } { $attribute ->
        [GEIST] sah es kommen und war schneller
        [SEELE] wollte nicht weichen
       *[other] trieb die Klinge hinein
      }
    .f = { $hero } { $attribute ->
        [GEIST] nutzte den Augenblick
        [SEELE] traf, ohne zu wanken
       *[other] ließ es sich nicht entgehen
      }
td-attack-missed-tale = { $hero } { $attribute ->
    [GEIST] schätzte { $acc_monster } falsch ein
    [SEELE] schreckte vor { $dat_monster } zurück
   *[other] verfehlte { $acc_monster }
  }
    .b = { $hero } { $attribute ->
        [GEIST] versuchte vergeblich, { $acc_monster } zu überlisten
        [SEELE] wankte vor { $dat_monster }
       *[other] schlug nach { $dat_monster } und traf nur Luft
      }
    .c = { $hero } { $attribute ->
        [GEIST] dachte zu lange über { $acc_monster } nach
        [SEELE] wagte es nicht, { $dat_monster } ins Auge zu sehen
       *[other] kam gegen { $acc_monster } nicht an
      }
td-attack-missed-tale-on = { $hero } { $attribute ->
    [GEIST] wollte es allzu schlau anstellen
    [SEELE] verlor den Mut
   *[other] schlug ins Leere
  }
    .b = { $hero } { $attribute ->
        [GEIST] fiel auf eine Finte herein
        [SEELE] schwankte
       *[other] kam zu spät
      }
    .c = { $hero } { $attribute ->
        [GEIST] verrechnete sich
        [SEELE] schrak zurück
       *[other] stolperte
      }
    .d = { $hero } { $attribute ->
        [GEIST] sah eine Lücke, die keine war
        [SEELE] zuckte zusammen
       *[other] schlug weit daneben
      }
td-point-lost-tale = { $hero } zahlte dafür
    .b = { $hero } kam verletzt davon
    .c = { $hero } steckte dafür einen Schlag ein
    .d = { $hero } kam blutend davon
td-pool-lost-tale = { $hero } trug eine Wunde davon
    .b = { $hero } zahlte mit Blut
td-loss-charmed-tale = { $hero } verdankte dem Schutzamulett die Rettung, und es zersprang
td-boosted-tale = { $hero } rief { $acc_item } zu Hilfe
    .b = { $hero } nutzte { $acc_item }
td-monster-slain-tale = { $hero } brachte { $acc_monster } zu Fall
    .b = { $hero } machte { $dat_monster } ein Ende
    .c = { $hero } gab { $dat_monster } den letzten Hieb
    .d = { $hero } streckte { $acc_monster } endgültig nieder
td-hero-died-tale = { $hero } fiel und stand nicht wieder auf
    .b = für { $hero } endete der Weg hier
td-monster-slept-tale = { $hero } warf das Schlafsalz und schläferte { $acc_monster } ein
td-boots-ran-tale = { $hero } war mit den Stiefeln der Eile fort, ehe jemand blinzeln konnte
td-flight-called-tale = { $hero } wollte, dass alle fliehen
td-flight-refused-tale = niemand floh, und der Kampf ging weiter
td-escape-failed-tale = { $hero } versuchte zu entkommen, aber es gelang nicht
td-escaped-tale = { $hero } rannte los und entkam
td-treasure-found-tale = { $hero } fand im Schutt { $acc_a_item }
    .b = in einer Ecke stieß { $hero } auf { $acc_a_item }
    .c = die Beute ging an { $hero }: { $item }
    .d = { $hero } durchsuchte, was übrig war, und hielt { $acc_a_item } hoch
td-artifact-found-tale = { $hero } hob etwas aus dem Staub, das seit einem Zeitalter niemand berührt hatte: { $acc_item }!
    .b = Und da, endlich, fand { $hero } ein Artefakt, { $acc_item }!
    .c = { $hero } hielt inne, denn hier { $gender_item ->
        [pl] lagen
       *[other] lag
      } { $the_item }.
td-item-left-tale = niemand hatte eine Hand frei, und so { $gender_item ->
    [pl] blieben
   *[other] blieb
  } { $the_item } zurück
td-fragment-spent-tale = { $hero } legte das Kartenfragment an die Wand, und die Wand öffnete sich
td-level-reached-tale = { $hero } hatte etwas gelernt und stand ein wenig aufrechter
    .b = von da an war { $hero } kein Neuling mehr
    .c = { $hero } fühlte sich stärker als zuvor
td-rewards-lost-tale = alles, was { $hero } errungen hatte, zerfiel zu Staub
td-potion-drunk-tale = { $hero } trank einen Heiltrank
td-item-taken-tale = { $hero } hob { $acc_item } auf
td-item-dropped-tale = { $hero } legte { $acc_item } ab
td-search-failed-tale = sie suchten die Wände ab und fanden nichts als Staub
    .b = sie klopften vergeblich an jeden Stein
td-search-succeeded-tale = sie suchten, und hinter einem Stein klang es hohl
td-secret-door-opened-tale = eine Geheimtür schwang auf
td-trap-sprung-tale = eine Nadel schoss aus der Wand, und { $hero } war nicht schnell genug
td-door-locked-tale = die nächste Tür war verschlossen
td-door-unlocked-tale = { $hero } drehte den Schlüssel, bis er brach, und die Tür stand offen
td-door-forced-tale = { $hero } brach die Tür auf
td-door-held-tale = { $hero } warf sich gegen die Tür, und die hielt
td-rest-healed-tale = Sie rasteten, und es tat ihnen gut.
td-rest-uneasy-tale = Sie rasteten schlecht, und niemandem ging es besser.
td-room-quiet-tale = nichts war eingezogen, während sie fort waren
    .b = alles war, wie sie es verlassen hatten
td-nobody-met-tale = niemand war da
td-temple-stepped-tale = sie traten hinüber in den Tempel
td-teleport-read-tale = { $hero } las die Schriftrolle, und im Nu standen alle anderswo
td-level-descended-tale = Eine Treppe führte hinab, und hinab gingen sie.
    .b = Sie nahmen die Treppe ins tiefere Dunkel.
td-level-descended-tale-title = Die Treppe hinab
td-level-regained-tale = Sie stiegen zurück auf die Ebene darüber.
td-level-regained-tale-title = Die Treppe hinauf
td-party-split-tale = einige gingen voraus ({ AND($leaving) }), andere blieben zurück ({ AND($staying) })
td-party-left-tale = heim, hinauf ans Tageslicht ging es für { AND($heroes) }
td-duel-begun-tale = { $hero } forderte { $other } heraus, und es kam zum Duell
td-duel-hit-tale = { $hero } traf { $other }
    .b = { $hero } durchbrach die Deckung von { $other }
td-duel-missed-tale = { $hero } verfehlte { $other }
    .b = { $hero } kam nicht an { $other } heran
td-party-lost-tale = Niemand war mehr da, um die Laterne zu tragen.
td-goal-reached-tale = Sie hatten, wofür sie gekommen waren: { $goal }!
td-duel-offered-tale = { $hero } forderte { $other } heraus
td-duel-declined-tale = { $hero } forderte { $other } vergeblich heraus
td-duel-yielded-tale = { $hero } gab sich { $other } geschlagen
