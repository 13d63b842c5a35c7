# Was jede Kampagne sagt, gleich in welchem System.

campaign-founded = Eine Kampagne beginnt. Dabei: { AND($members) }.
campaign-joined = { $member } schließt sich der Kampagne an.
campaign-planned = Geändert für das nächste Abenteuer: { $setting } ({ $value }).
campaign-departed = Abenteuer { $number } beginnt. Es ziehen los: { AND($party) }.
    .again = Das Tor öffnet sich für Abenteuer { $number }. Es ziehen los: { AND($party) }.
campaign-came-home =
    { $result ->
        [victory] Abenteuer { $number } ist gewonnen.
        [defeat] Abenteuer { $number } ist verloren.
       *[other] Abenteuer { $number } ist vorbei.
    } { $back ->
        [0] Niemand kam zurück.
       *[other] Zurück in der Stadt: { $party }.
    } { $dead ->
        [0] Niemand fiel.
       *[other] Gefallen: { $fallen }.
    }
campaign-coins =
    { $paid ->
        [yes] { $reason }: { $coins } bezahlt. Noch { $purse } im Beutel.
       *[no] { $reason }: { $coins } für den Beutel, der { $purse } enthält.
    }
campaign-experience = { $hero }: { $amount } Erfahrung, { $reason }; jetzt { $total }.
campaign-retired = { $hero } setzt sich zur Ruhe.
campaign-recalled = { $hero } kehrt aus dem Ruhestand zurück.
campaign-sat-out = { $member } setzt aus, bis eine neue Einladung kommt.
campaign-invited = { $member } ist wieder an den Tisch eingeladen.
campaign-closing-asked = { $member } schlägt vor, die Kampagne endgültig zu beenden.
campaign-closing-refused = Die Kampagne geht weiter.
campaign-closed = Die Kampagne endet nach { $chapters } { $chapters ->
    [one] Abenteuer
   *[other] Abenteuern
}.

campaign-heading-town = In der Stadt, vor Abenteuer { $number }
campaign-progress = { $of ->
    [0] noch keins gewonnen
   *[other] { $won } von { $of } gewonnen
  }
campaign-heading-away = Abenteuer { $number }: { $heading }
campaign-story-new = Noch ist kein Held dieser Kampagne durch das Tor gegangen.
campaign-story-last = Abenteuer { $number }: { $text }
campaign-prompt-muster = Wer geht als Nächstes? { AND($members) }: Wählt eure Helden und zieht los, oder bleibt zu Hause.
campaign-prompt-closing = Die Kampagne endgültig beenden? Alle müssen zustimmen.
campaign-prompt-over = Diese Kampagne ist vorbei.
campaign-outcome = Die Kampagne ist vorbei: { $chapters ->
    [one] 1 Abenteuer
   *[other] { $chapters } Abenteuer
  }, { $won } gewonnen; noch { $purse } im Beutel.
campaign-note-goes = kommt mit
campaign-hero = { $name }
campaign-number = { $number }
campaign-map-town = Die Stadt
campaign-finale-adventures = { $count ->
    [one] ein Abenteuer
   *[other] { $count } Abenteuer
  }
campaign-finale-purse = { $purse } im Beutel
campaign-fact-town = { $count ->
    [0] Kein Held ist in der Stadt.
    [one] Ein Held ist in der Stadt.
   *[other] { $count } Helden sind in der Stadt.
  } Im gemeinsamen Beutel: { $purse }.

campaign-did-bring = { $player } bringt einen Helden mit.
campaign-did-leave = { $player } lässt einen Helden zu Hause.
campaign-did-set-out = { $player } ist bereit für das nächste Abenteuer.
campaign-did-stay-home = { $player } bleibt diesmal zu Hause.
campaign-do-set-out = Bereit: Abenteuer { $number }
campaign-do-go-now = Jetzt aufbrechen
campaign-do-stay-home = Zu Hause bleiben
campaign-do-sit-out = Aussetzen
campaign-do-invite = { $member } einladen
campaign-do-close = Kampagne beenden …
campaign-do-close-for-good = Endgültig beenden
campaign-do-stay-open = Nein, weiterspielen
campaign-do-bring = { $hero } kommt mit
campaign-do-leave = { $hero } bleibt zu Hause
campaign-do-plan = { $setting }: { $value }
campaign-do-retire = { $hero } zur Ruhe setzen
campaign-do-recall = { $hero } zurückrufen

group-campaign-party = Wer mitkommt
group-campaign-plan = Das nächste Abenteuer
group-campaign-rest = Wer ausruht

campaign-error-no-such-hero = Einen solchen Helden gibt es nicht. Wähle einen aus der Liste.
campaign-error-no-such-member = Diesen Platz hat niemand in dieser Kampagne.
campaign-refused-coins = Das kostet { $cost }, und der Beutel enthält { $purse }.
campaign-refused-closing = Stimmt erst ab, ob die Kampagne endet.
campaign-refused-not-closing = Niemand hat vorgeschlagen, die Kampagne zu beenden.
campaign-refused-in-town = Erledigt erst, was in der Stadt noch offen ist.
campaign-refused-unknown = Das geht nicht in der Stadt. Wähle aus den Knöpfen und Listen auf der Tafel.
campaign-refused-not-yours = { $hero } gehört jemand anderem.
campaign-refused-not-going = { $hero } kommt ohnehin nicht mit.
campaign-refused-goes-already = { $hero } kommt schon mit. Lass { $hero } erst zu Hause.
campaign-refused-enough = Du kannst höchstens { $most } mitbringen. Lass erst jemanden zu Hause.
campaign-refused-heroes = Mehr Helden sind nicht möglich: { $home } können zu Hause sein, { $most } insgesamt am Leben.
campaign-refused-plan = { $name } lässt sich zwischen Abenteuern nicht ändern.
campaign-refused-nobody-goes =
    { $now ->
        [yes] Bring erst einen Helden mit. Dann kannst du gehen, ohne auf die anderen zu warten.
       *[no] Bring erst einen Helden mit, oder bleib zu Hause.
    }
campaign-refused-all-stay = Nur du kannst noch gehen: Bring einen Helden mit und zieh los.
campaign-refused-is-here = { $member } ist schon am Tisch.
campaign-refused-hero-home = { $hero } ist schon zu Hause.
campaign-refused-hero-away = { $hero } ist fort.
campaign-refused-away = Die Gruppe ist fort. Warte, bis sie wieder in der Stadt ist.
campaign-refused-hero-dead = { $hero } ist tot.
campaign-refused-hero-retired = { $hero } ist im Ruhestand. Ruf { $hero } erst zurück.
campaign-refused-not-away = Die Gruppe ist in der Stadt; niemand ist im Dungeon.
campaign-refused-not-asked = Du bist fertig. Die anderen müssen noch entscheiden.
campaign-refused-over = Diese Kampagne ist vorbei.
campaign-refused-seats = Eine Kampagne ist für { $fewest } bis { $most } am Tisch.
campaign-refused-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.

# Die Erzählung einer Kampagne, ein Kapitel für jedes Abenteuer.

campaign-departed-tale = Das Tor öffnete sich. Es zogen los: { AND($party) }.
    .b = Früh am Tag ging es durch das Tor. Dabei waren { AND($party) }.
    .c = Und so brach man noch einmal auf: { AND($party) }.
campaign-departed-tale-title = Abenteuer { $number }
campaign-came-home-tale = { $result ->
    [victory] Sie hatten getan, wozu sie ausgezogen waren.
    [defeat] Sie hatten nicht getan, wozu sie ausgezogen waren.
   *[other] Damit war es vorbei.
  } { $back ->
    [0] Niemand kam zurück.
   *[other] Zurück in der Stadt: { $party }.
  }{ $dead ->
    [0] {""}
   *[other] {" "}Nicht mehr bei ihnen: { $fallen }.
  }
campaign-joined-tale = { $member } schloss sich ihnen an
campaign-retired-tale = { $hero } hängte die Stiefel an den Nagel
campaign-recalled-tale = { $hero } hielt es am Feuer nicht aus und kam wieder mit
campaign-closed-tale = Und dort endete die Kampagne.
