# Opening, joining, setting, beginning, leaving and ending an adventure.

# the same
hero-names = Aldith Brannoc Corvane Delwyn Eskil Fenna Garrow Hesper Isolde Jorund Katla Lowen Maren Nesta Orrin Perrin Quill Rowan Sorrel Tamsin Ulric Vesper Wren Yara Zephan

## Answers, to one person alone

answer-opened = La sala de espera está abierta. Invita a tus amigos y después pulsa Empezar.
answer-joined = Tienes asiento. Tu héroe es { $hero }.
answer-left = { $hero } sigue sin ti. Vuelve a unirte cuando quieras.
answer-ready = Todo listo por tu parte.
answer-not-ready = El grupo espera a que pulses Listo.
answer-set = Cambiado. { $name }: { $value }.
answer-settings-set = Cambiado. { $named }. { $more }
answer-settings-same = En el formulario no se eligió nada distinto de lo que ya vale.
answer-set-more = Cambiado. { $name }: { $value }. { $more }
answer-begun = Empieza la aventura.
answer-closed = La sala de espera está cerrada.
answer-ended = La aventura ha terminado. Su semilla está en la última tarjeta.

## Refusals, to one person alone

error-not-ready = Falta que pulsen Listo: { AND($heroes) }. Pídeselo, o empieza de todos modos con /adventure begin anyway:True.
error-too-few = Este juego necesita al menos { $fewest ->
    [one] una persona
   *[other] { $fewest } personas
  }.
error-lobby-over = Ese botón es de la sala de espera, y la partida ya ha empezado. Usa /adventure join o /adventure leave.

## Choosing a game

choose-new = ¿A qué quieres jugar?
choose-daily = ¿Cuál de las mazmorras de hoy?
choose-change = ¿A qué prefieres jugar?
choose-alt = Una sala de cada juego, en el orden de la lista: { $games }.
choose-alt-game = { $game }: { $seen }

answer-game-changed = Esta mesa juega ahora a { $game }, con sus ajustes habituales.
error-same-game = Esta mesa ya juega a { $game }.
error-too-many-for-game = { $game } es para { $most } como mucho, y aquí hay { $seated }.
error-campaign-game = Una campaña conserva su juego. Empieza otra con /campaign new.

## The guided first dungeon of a game

answer-tutorial = Empieza tu primera mazmorra. La línea pequeña bajo cada pregunta explica lo nuevo; `/tutorial skip:True` la quita.
answer-tutorial-lobby = La sala de espera de una primera mazmorra está abierta: que tus amigos pulsen Unirse, y después pulsa Empezar.
answer-tutorial-skipped = Las lecciones están desactivadas. Sigue jugando como quieras.
error-no-tutorial-here = En este canal no se juega ningún tutorial. Empieza uno con /tutorial.
