# Speaking as a hero: the post, the form, the panels.

voice-small = escrito por { $person }{ $edited ->
    [yes] {" "}· cambiado
   *[no] {""}
  }
voice-preview = Así se verá
voice-waiting = Guardado hasta ahora para la próxima acción: «{ $words }». Guardar otra frase la sustituye.
voice-state = { $state ->
    [waits] Va con la próxima acción de { $name } y aparece en la tarjeta que la cuenta.
    [with] Está en la tarjeta de la acción de { $name }.
   *[said] Está publicado en el canal.
  }
voice-said = Dicho.
voice-kept = Guardado.
voice-changed = Cambiado.
voice-earlier = Cambiar o retirar lo que dijiste
voice-line = { $waits ->
    [yes] (próxima acción) { $words } – { $name }
   *[no] { $words } – { $name }, { $at }
  }
voice-form = { $name } dice
voice-form-words = Tus palabras
voice-form-most = Letras: hasta { $most }, con *énfasis* y saltos de línea. Después ves cómo quedará.
voice-old-card = La tarjeta de esa acción no se ha podido cambiar ahora: conserva las palabras de antes.
voice-too-old = Por ahora Discord ya no deja cambiar este mensaje antiguo. Retíralo y dilo de nuevo, o inténtalo dentro de una hora.
voice-lost = Alguien había borrado ese mensaje, así que cuenta como retirado.
button-voice-say = Decirlo
button-voice-form = Cambiar
button-voice-hold = Con la próxima acción
button-voice-never = Dejarlo
button-voice-back = Retirar
button-voice-remove = Quitar
button-voice-all = Que hablen todos
button-voice-host = Solo el anfitrión
