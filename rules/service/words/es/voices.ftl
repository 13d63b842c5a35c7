# Speaking as a hero, as somebody else who is there, or as the dungeon.

voice-dungeon = La mazmorra
voice-taken-back = Retirado: he borrado tus palabras, y ahora desaparecen del canal.
voice-dropped = Olvidado: no se ha dicho nada.
voice-removed = Quitado: lo que { $name } dijo aquí desaparece ahora del canal.

voice-refused-off = Quien gestiona este servidor ha desactivado hablar como héroe.
voice-refused-nobody = Aquí no puedes hablar por nadie llamado «{ $name }». Elige un nombre de la lista. El anfitrión habla por la mazmorra y por quien está en ella, y puede permitírselo a todos.
voice-refused-empty = Ahí no hay palabras.
voice-refused-long = Es demasiado largo para aquí (letras: { $count }, como mucho { $most }).
voice-refused-blocked = Tus palabras no se han publicado: Discord, o un filtro de este servidor, no las admite. Dilo de otro modo, sin direcciones.
voice-refused-marks = Es demasiado largo para un mensaje: cada signo que Discord leería como formato ocupa dos letras. Acórtalo, o deja fuera algunos signos.
voice-refused-deed-long = Las palabras que acompañan a una acción están en su tarjeta, así que deben ser breves (letras: { $count }, como mucho { $most }).
voice-refused-no-deed = Las palabras pueden ir con la próxima acción de tu propio héroe, mientras dura la partida.
voice-refused-others = Solo puede cambiarlo o retirarlo quien lo escribió. Quienes moderan, es decir, gestionan mensajes aquí, pueden quitarlo.
voice-refused-gone = Esto se retiró o ya no se guarda.
voice-refused-said = Esto ya se ha dicho. Cámbialo o retíralo allí.
