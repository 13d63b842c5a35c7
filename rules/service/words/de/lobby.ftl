# Ein Abenteuer eröffnen, mitspielen, einstellen, beginnen, verlassen und beenden.

# the same
hero-names = Aldith Brannoc Corvane Delwyn Eskil Fenna Garrow Hesper Isolde Jorund Katla Lowen Maren Nesta Orrin Perrin Quill Rowan Sorrel Tamsin Ulric Vesper Wren Yara Zephan

## Antworten, nur für eine Person

answer-opened = Die Lobby ist offen. Lade alle ein, dann drück „Beginnen“.
answer-joined = Du hast einen Platz. Dein Held ist { $hero }.
answer-left = { $hero } macht ohne dich weiter. Komm zurück, wann du willst.
answer-ready = Du bist bereit.
answer-not-ready = Die Gruppe wartet, bis du bereit bist.
answer-set = Geändert. { $name }: { $value }.
answer-settings-set = Geändert. { $named }. { $more }
answer-settings-same = Im Formular ist alles, wie es schon war.
answer-set-more = Geändert. { $name }: { $value }. { $more }
answer-begun = Das Abenteuer beginnt.
answer-closed = Die Lobby ist geschlossen.
answer-ended = Das Abenteuer ist vorbei. Sein Startwert steht auf der letzten Tafel.

## Ablehnungen, nur für eine Person

error-not-ready = Noch nicht bereit: { AND($heroes) }. Bitte sie, „Bereit“ zu drücken, oder beginne trotzdem mit `/adventure begin anyway:True`.
error-too-few = Dieses Spiel braucht mindestens { $fewest ->
    [one] eine Person
   *[other] { $fewest } Personen
  }.
error-lobby-over = Dieser Knopf gehört zur Lobby, und das Spiel hat begonnen. Nimm /adventure join oder /adventure leave.

## Ein Spiel wählen

choose-new = Was möchtest du spielen?
choose-daily = Welchen Dungeon des Tages?
choose-change = Was möchtest du stattdessen spielen?
choose-alt = Von jedem Spiel ein Raum, in der Reihenfolge der Liste: { $games }.
choose-alt-game = { $game }: { $seen }

answer-game-changed = Dieser Tisch spielt jetzt { $game }, mit den üblichen Einstellungen.
error-same-game = Dieser Tisch spielt schon { $game }.
error-too-many-for-game = { $game } ist für höchstens { $most }, und hier sitzen { $seated }.
error-campaign-game = Eine Kampagne behält ihr Spiel. Starte eine andere mit /campaign new.

## Der geführte erste Dungeon eines Spiels

answer-tutorial = Dein erster Dungeon beginnt. Die kleine Zeile unter jeder Frage erklärt, was neu ist; `/tutorial skip:True` schaltet sie ab.
answer-tutorial-lobby = Die Lobby eines ersten Dungeons ist offen: Lass alle „Mitspielen“ drücken, dann drück „Beginnen“.
answer-tutorial-skipped = Die Lektionen sind aus. Spiel weiter, wie du magst.
error-no-tutorial-here = In diesem Kanal läuft keine Einführung. Beginne eine mit /tutorial.
