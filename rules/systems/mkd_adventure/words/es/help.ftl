# Lo que dice la ayuda de la aventura, sea cual sea el momento.

mkd-adventure-goal = { $quest ->
    [rescue] Libera al prisionero atado en la Cámara Central, y sácalo vivo.
    [stealth] Saca el Cofre de la Misión de la Cámara Central antes de que los monstruos lo destrocen.
    [kidnap] Haz prisionero al monstruo señalado y sácalo vivo. No debe morir ni escapar.
   *[chest] Encuentra el Cofre de la Misión en la Cámara Central, recógelo y sácalo por la entrada.
  } { $timed ->
    [on] Hazlo antes de que se acaben las rondas.
   *[off] Se pierde cuando no queda ningún héroe vivo que pueda hacerlo.
  }
mkd-adventure-help-fight = { mkd-help-fight }
