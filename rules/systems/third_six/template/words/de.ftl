# Eine Klasse mit ihrem Artikel, und in einer Zeile, was an ihr gut ist.
ts-class-bard = Barde
    .gender = m
    .indefinite = ein Barde
    .indefinite-accusative = einen Barden
    .indefinite-dative = einem Barden
    .definite = der Barde
    .accusative = den Barden
    .dative = dem Barden
ts-about-bard = Kennt zwei Zauber, knackt Schlösser, hat viel GST.

# Einer davon, und mehrere.
ts-monster-rat = { $count ->
    [one] Kellerratte
   *[other] Kellerratten
  }
    .gender = { $count ->
        [one] f
       *[other] pl
      }
    .indefinite = { $count ->
        [one] eine Kellerratte
       *[other] Kellerratten
      }
    .definite = die { $count ->
        [one] Kellerratte
       *[other] Kellerratten
      }
    .accusative = die { $count ->
        [one] Kellerratte
       *[other] Kellerratten
      }
    .dative = { $count ->
        [one] der Kellerratte
       *[other] den Kellerratten
      }
ts-monster-spider = { $count ->
    [one] Treppenspinne
   *[other] Treppenspinnen
  }
    .gender = { $count ->
        [one] f
       *[other] pl
      }
    .indefinite = { $count ->
        [one] eine Treppenspinne
       *[other] Treppenspinnen
      }
    .definite = die { $count ->
        [one] Treppenspinne
       *[other] Treppenspinnen
      }
    .accusative = die { $count ->
        [one] Treppenspinne
       *[other] Treppenspinnen
      }
    .dative = { $count ->
        [one] der Treppenspinne
       *[other] den Treppenspinnen
      }
