# Tales: an adventure as one text to read. What happened comes from the games; this joins it.

## The language

# Whether several are joined to a verb as one is: “Aldith struck”, “Aldith and Bram struck”. With
# “no” this is done only where the words of a deed choose by $doers: [one] traf, [many] trafen.
tale-joins = yes
# Which words of a heading are small within a sentence: all, or those named here, such as articles.
tale-small = all

## Names and numbers in words

# The words, if any, that become one with the article of a foe behind them, as in Spanish “a” and
# “el Orco” are “al Orco”. After one of them tale-foe-again has it as $before, and says both.
tale-foe-fuses = none
tale-foe-again = the { $foe }
tale-number = { $count ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] many
  }
tale-often = { $count ->
    [1] once
    [2] twice
   *[other] { $many } times
  }

## Clauses that become sentences

tale-one = { $a }
tale-two = { $a }, and { $b }
    .semi = { $a }; { $b }
    .while = { $a }, while { $b }
    .then = { $a }, and then { $b }
    .first = First { $a }, then { $b }
tale-but = { $a }, but { $b }
    .while = { $a }, while { $b }
    .though = { $a }, though { $b }
    .yet = { $a }, and yet { $b }
tale-three = { $a }, { $b }, and { $c }
    .semi = { $a }; { $b }, and { $c }
    .then = { $a }, then { $b }, and at last { $c }
    .while = { $a } and { $b }, while { $c }
    .first = First { $a }; then { $b }, and { $c }
tale-fell = { $a }, and { $b }
    .semi = { $a }; { $b }
    .end = { $a }, and in the end { $b }
    .then = { $a }. Then { $b }
tale-over = { $a }, { $often } over
tale-they = they
tale-cost = { $a } and { $b }
tale-who = { $a }, who { $b }

## Long stretches of a fight

tale-long-both = so it went on, blow upon blow: { $best } struck home { $most }, and { $worst } had the worst of it { $least }
    .b = for a while neither side gave way, though { $best } got through { $most }{ $some ->
        [yes] {" "}and { $others } helped
       *[no] {""}
      }; { $worst } fared badly { $least }
    .c = the fight swayed to and fro, { $best } landing a blow { $most } and { $worst } paying for it { $least }
    .d = it was a long, grim business in which { $best } struck true { $most }{ $some ->
        [yes] , with { $others } close behind
       *[no] {""}
      }, and luck left { $worst } { $least }
tale-long-hits = again and again they struck, { $best } { $most }{ $some ->
    [yes] , and { $others } beside
   *[no] {""}
  }
    .b = blow after blow went home, { $most } from { $best }{ $some ->
        [yes] {" "}and the others from { $others }
       *[no] {" "}alone
      }
    .c = now nothing could stop it: { $best } struck { $most }{ $some ->
        [yes] , with { $others } never far behind
       *[no] {""}
      }
tale-long-misses = for a long while nothing would go right, and { $worst } struggled in vain { $least }
    .b = luck had left { $worst }, { $least } over
    .c = it went badly, and worst for { $worst }
tale-felled-foe = { $count ->
    [one] the { $foe }
   *[other] { $named ->
        [yes] { $many } { $foes }
       *[no] { $many } of the foes
      }
  }
tale-felled = when the dust settled, { $foes } lay still
    .b = before it was over, { $foes } had fallen
    .c = by then { $foes } would trouble nobody again

## Scenes

tale-heading-both = { $place }: { $foe }
tale-heading-later = { $place }, later
tale-heading-later-still = { $place }, later still
tale-heading-further = Further on
    .b = After that
    .c = And on
    .d = Beyond
tale-heading-before = Before the first adventure
tale-heading-end = How it ended
tale-heading-part = Part { $number }
tale-passed = on the way they passed { $count ->
    [one] { $places }
   *[other] { $places }
  } and found nothing worth a stop
    .b = { $places } gave them nothing but dust
    .c = they went through { $places } and met nobody
    .d = nothing waited in { $places }
tale-passed-many = they walked through { $word } places, one after the other, and found nothing but dust
    .b = { $word } times a door opened, and there was nothing but their own footsteps
    .c = { $word } times they opened a way, and { $word } times there was nothing behind it
tale-searched = they looked here and there, and found nothing but dust
    .b = wherever they searched, others had been before them
tale-somewhere = places that nobody has named

## Beginning and end

tale-opening = This is the tale of { $heroes }, who went into the dark together
    .b = These went down together: { $heroes }
    .c = Nobody made { $heroes } go; they went all the same
tale-opening-alone = This is the tale of { $heroes }, who went into the dark alone
    .b = { $heroes } went down alone, as some do
tale-head = { $game } · adventure { $id }
tale-fallen = { $hero } did not come back. The tale of it is “{ $place }”.
    .b = { $hero } fell, as told under “{ $place }”, and is not forgotten.
    .c = for { $hero } the tale ends with “{ $place }”.
tale-survivors = { $count ->
    [one] { $heroes } came through alive
   *[other] { $heroes } came through alive
  }
    .b = { $heroes } lived to tell it
tale-nobody = nobody came back to tell it
tale-goes-on = The tale is not over yet.
tale-left-out = { $count ->
    [one] One smaller scene is
   *[other] { $count } smaller scenes are
  } left out here: the log has all of it.
tale-speech = { $name } said: “{ $words }”

## Notes with dice

tale-dice = { $who }: { $dice }
tale-dice-more = { $dice }, and { $count } more

## Where the same is told twice in a row

tale-again = And again: { $a }
    .b = Once more: { $a }
    .c = It went on so. { $a }
tale-note-back = back to the text

story-refused-chapter = There is no adventure { $chapter } in this campaign yet.
story-refused-single = This game is one adventure, and its tale has no chapters. /adventure story tells all of it.
