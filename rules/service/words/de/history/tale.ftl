# Erzählungen: ein Abenteuer als ein Text zum Lesen. Was geschah, kommt von den Spielen; dies verbindet es.

## Die Sprache

# „traf“ und „trafen“: mehrere stehen nur zusammen, wo ein Satz danach fragt ($doers).
tale-joins = no
tale-small = der die das den dem des ein eine einen einem einer eines

## Namen und Zahlen in Worten

# the same
tale-foe-fuses = none
# Ein bloßer Name steht in jedem Fall: Sätze der Spiele fragen selbst nach „der“, „den“ und „dem“.
tale-foe-again = { $foe }
tale-number = { $count ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] viele
  }
tale-often = { $count ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
    [6] sechsmal
    [7] siebenmal
    [8] achtmal
    [9] neunmal
    [10] zehnmal
    [11] elfmal
    [12] zwölfmal
   *[other] { $many } Male
  }

## Satzteile, die Sätze werden

tale-one = { $a }
tale-two = { $a }, und { $b }
    .semi = { $a }; { $b }
    .dash = { $a } – und { $b }
tale-but = { $a }, aber { $b }
    .while = { $a }, doch { $b }
    .dash = { $a } – nur: { $b }
tale-three = { $a }, { $b }, und { $c }
    .semi = { $a }; { $b }, und { $c }
    .dash = { $a }, und { $b } – und { $c }
tale-fell = { $a }, und { $b }
    .semi = { $a }; { $b }
    .dash = { $a } – und { $b }
tale-over = { $a }, und das { $often }
tale-they = sie
tale-cost = { $a } und { $b }
tale-who = { $a }, und { $gender_who ->
    [m] dieser
    [f] diese
    [n] dieses
    [pl] diese
   *[other] das Gegenüber
  } { $b }

## Lange Strecken eines Kampfes

tale-long-both = so ging es fort, Schlag um Schlag: { $best } traf { $most }, und { $worst } zog { $least } den Kürzeren
    .b = eine Weile wich keine Seite, doch { $best } kam { $most } durch{ $some ->
        [yes] {" "}mit Hilfe von { $others }
       *[no] {""}
      }; { $worst } erging es { $least } schlecht
    .c = der Kampf wogte hin und her: { $best } landete { $most } einen Treffer, und { $worst } zahlte { $least } dafür
    .d = es war eine lange, bittere Sache, in der { $best } { $most } gut traf{ $some ->
        [yes] , dicht gefolgt von { $others }
       *[no] {""}
      }, und { $worst } verließ das Glück { $least }
tale-long-hits = wieder und wieder saß der Schlag: { $most } traf { $best }{ $some ->
    [yes] , und daneben { $others }
   *[no] {""}
  }
    .b = Schlag auf Schlag saß, { $most } von { $best }{ $some ->
        [yes] {" "}und die anderen von { $others }
       *[no] {" "}allein
      }
    .c = nun war kein Halten mehr: { $best } traf { $most }{ $some ->
        [yes] , nie weit davon { $others }
       *[no] {""}
      }
tale-long-misses = lange wollte nichts gelingen, und { $worst } mühte sich { $least } vergebens
    .b = das Glück hatte { $worst } verlassen, und das { $least }
    .c = es lief schlecht, und am schlechtesten für { $worst }
tale-felled-foe = { $count ->
    [one] { $the_foe }
   *[other] { $named ->
        [yes] { $many } { $foes }
       *[no] { $many } der Feinde
      }
  }
tale-felled = als sich der Staub legte, { $count ->
    [one] war
   *[other] waren
  } gefallen: { $foes }
    .b = bevor es vorbei war, { $count ->
        [one] lag
       *[other] lagen
      } am Boden: { $foes }
    .c = nun { $count ->
        [one] machte
       *[other] machten
      } niemandem mehr Ärger: { $foes }

## Szenen

tale-heading-both = { $place }: { $foe }
tale-heading-later = { $place }, später
tale-heading-later-still = { $place }, noch später
tale-heading-further = Weiter
    .b = Danach
    .c = Und weiter
    .d = Dahinter
tale-heading-before = Vor dem ersten Abenteuer
tale-heading-end = Wie es endete
tale-heading-part = Teil { $number }
tale-passed = unterwegs { $count ->
    [one] lag { $places }
   *[other] lagen { $places }
  }, und nichts dort war eine Rast wert
    .b = hier gab es nichts als Staub: { $places }
    .c = ihr Weg führte weiter, ohne jemandem zu begegnen: { $places }
    .d = nichts wartete hier: { $places }
tale-passed-many = sie gingen weiter und weiter, { $word } Orte einer nach dem anderen, und fanden nichts als Staub
    .b = { $word } Türen öffneten sich, und dahinter war nichts als der Hall ihrer eigenen Schritte
    .c = { $word } Wege öffneten sie, und hinter keinem wartete etwas
tale-searched = sie sahen sich hier und da um und fanden nichts als Staub
    .b = wo immer sie suchten, waren andere vor ihnen da gewesen
tale-somewhere = ein Ort, den niemand benannt hat

## Anfang und Ende

tale-opening = Dies ist die Erzählung von { $heroes }, die gemeinsam ins Dunkel gingen
    .b = Diese stiegen gemeinsam hinab: { $heroes }
    .c = Niemand hatte { $heroes } gezwungen; sie gingen trotzdem
tale-opening-alone = Dies ist die Erzählung von { $heroes }: Allein ging es ins Dunkel
    .b = { $heroes } stieg allein hinab, wie manche es tun
tale-head = { $game } · Abenteuer { $id }
tale-fallen = { $hero } kam nicht zurück. Davon erzählt „{ $place }“.
    .b = { $hero } fiel, wie unter „{ $place }“ erzählt, und ist nicht vergessen.
    .c = für { $hero } endet die Erzählung mit „{ $place }“.
tale-survivors = { $count ->
    [one] { $heroes } kam lebend davon
   *[other] { $heroes } kamen lebend davon
  }
    .b = lebend kehrten heim, um es zu erzählen: { $heroes }
tale-nobody = niemand kam zurück, um es zu erzählen
tale-goes-on = Die Erzählung ist noch nicht zu Ende.
tale-left-out = { $count ->
    [one] Eine kleinere Szene fehlt
   *[other] { $count } kleinere Szenen fehlen
  } hier: Das Protokoll hat alles.
tale-speech = { $name } sagte: „{ $words }“

## Anmerkungen mit Würfeln

tale-dice = { $who }: { $dice }
tale-dice-more = { $dice }, und { $count } weitere

## Wo dasselbe zweimal hintereinander erzählt wird

tale-again = Und wieder: { $a }
    .b = Noch einmal: { $a }
    .c = So ging es weiter. { $a }
tale-note-back = zurück zum Text

story-refused-chapter = Ein Abenteuer { $chapter } gibt es in dieser Kampagne noch nicht.
story-refused-single = Dieses Spiel ist ein einziges Abenteuer, und seine Geschichte hat keine Kapitel. /adventure story erzählt sie ganz.
