# Stored games, and where their seeds come from.

error-unreadable = No puedo leer la aventura { $id }: sus datos guardados están dañados. La he apartado y no he borrado nada; todas las demás partidas siguen. Díselo a quien lleva el bot.

error-no-daily = { $game } no tiene mazmorra diaria. Elige otro juego.
error-daily-settings = Una diaria tiene los mismos ajustes para todo el mundo. Para los tuyos, abre una aventura con /adventure new.
error-no-such-day = «{ $typed }» no es una fecha. Escríbela como 31/1/2027, o «hoy», o «ayer».
error-no-tutorial = { $game } no tiene tutorial.
error-tutorial-settings = Un tutorial tiene ajustes fijos, porque sus lecciones dependen de ellos. Para los tuyos, abre una partida con /adventure new.

error-stage-dice = Di como mucho { $most ->
    [one] un número
   *[other] { $most } números
  } del 1 al { $highest }, separados por comas, como 6, 1, 20.
