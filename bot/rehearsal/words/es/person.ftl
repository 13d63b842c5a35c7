## La parte de un ensayo con una persona: lo que pide la tarjeta, y lo que lee mientras tanto quien aloja el bot.

person-begin = Ahora la parte con una persona. Abre el hilo del ensayo y pulsa lo que pide su tarjeta: { $link }
    Un hilo privado lo ven quienes pueden gestionar hilos y las personas que hayas nombrado.
    Hay { $seconds } segundos para cada pulsación; Ctrl+C acaba con esta parte.
person-step = { $number }. { $name }: { $act }
person-head = { $number } de { $count }
person-skip = Saltar esto
person-stop = Parar aquí
person-yes = Sí
person-no = No
person-other = Aquí está pulsando otra persona. ¡Gracias por asomarte!
person-not-now = Esto no: mira qué pide ahora la tarjeta.
person-nobody = nadie pulsó a tiempo
person-stopped = la persona lo terminó
person-cut = el ensayo se paró
person-closed = el hilo no admitió ningún mensaje
person-no-gateway = la pasarela no se abrió
person-end = ### Gracias
    Pasos hechos: { $done } de { $count }. Ahora se borra este hilo, y todo lo demás que se creó.

person-button-title = un botón
person-button-ask = Pulsa el botón verde.
person-button-press = Púlsame
person-button-look = Este texto debería haber ocupado al momento el lugar del botón verde. **¿Se ha visto como debía?**

person-list-title = dos listas
person-list-ask = Elige lo que quieras en la lista. Entonces llega una respuesta que solo ves tú: elige en ella cualquier canal.
person-list-pick = Elige lo que quieras
person-list-place = Elige cualquier canal
person-list-private = Esto solo lo ves tú. Elige cualquier canal; no se guarda nada de ello.
person-list-done = Gracias. La lista ha desaparecido, como debía.
person-list-look = Debería haber llegado una respuesta que solo ves tú, con una lista de canales, y la lista debería haber desaparecido al elegir. **¿Se ha visto como debía?**

person-form-title = un formulario
person-form-ask = Pulsa el botón, elige lo que quieras en el formulario que se abre, y envíalo.
person-form-press = Abrir un formulario
person-form-form = Un formulario
person-form-radios = Una de tres
person-form-boxes = Tantas como quieras
person-form-box = Una sola casilla
person-form-one = Uno
person-form-two = Dos
person-form-three = Tres
person-form-look = Debería haberse abierto un formulario con botones de opción, tres casillas y una casilla sola, y este texto debería haber llegado al enviarlo. **¿Se ha visto como debía?**

person-command-title = un comando
person-command-ask = Escribe **/{ $command }** en este hilo. Espera a que salgan las opciones de «word» y toma una, luego elígete a ti en «who», y envíalo. Si no aparece, sal de este hilo y vuelve.
person-command-about = Parte de un ensayo; desaparece en unos minutos
person-command-word = Espera a que salgan las opciones, y toma una
person-command-who = Elígete a ti
person-command-done = Esto solo lo ves tú. El comando ha llegado.
person-command-look = Deberían haberse ofrecido tres opciones, Uno, Dos y Tres, y haber llegado una respuesta que solo ves tú. **¿Se ha visto como debía?**

person-old-title = un botón viejo
person-old-ask = Pulsa el botón del mensaje que hay debajo de esta tarjeta.
person-old-press = Un botón viejo
person-old-message = Este mensaje desaparece en cuanto pulsas su botón.
person-old-done = Esto solo lo ves tú. El mensaje desapareció antes de poder cambiarlo, como debía.
person-old-look = El mensaje debería haber desaparecido, y haber llegado una respuesta que solo ves tú. **¿Se ha visto como debía?**

person-twice-title = dos pulsaciones rápidas
person-twice-ask = Pulsa el botón verde dos veces, lo más deprisa que puedas.
person-twice-press = Púlsame dos veces
person-twice-look = Este texto debería haber llegado tras la segunda pulsación. **¿Se ha visto como debía?**

person-direct-title = un mensaje directo
person-direct-ask = Pulsa el botón, y el bot te escribe. Pulsa el botón de ese mensaje y vuelve. Si no aceptas mensajes de este servidor, sáltate esto.
person-direct-press = Escríbeme
person-direct-here = Aquí estoy
person-direct-message = Este es el mensaje que pediste en el ensayo. Pulsa el botón y vuelve al hilo.
person-direct-done = Gracias. Vuelve al hilo; este mensaje se borra en unos minutos.
person-direct-look = Debería haber llegado un mensaje directo, cuyo botón desapareció al pulsarlo. (Pulsa primero su botón.) **¿Se ha visto como debía?**

person-menu-title = el menú de un mensaje
person-menu-ask = Abre el menú del mensaje que hay debajo de esta tarjeta (clic derecho, o pulsación larga), elige **Aplicaciones**, y allí **{ $command }**.
person-menu-message = Abre mi menú.
person-menu-done = Esto solo lo ves tú. Ha llegado el mensaje que elegiste.
person-menu-look = Debería haber llegado una respuesta que solo ves tú. **¿Se ha visto como debía?**
person-menu-none-look = Abre ahora el menú de esa respuesta, que solo ves tú. **¿Falta allí { $command }?** Si no hay ningún menú, di que sí.

person-deferred-title = una respuesta aplazada
person-deferred-ask = Pulsa el botón verde y mira lo que llega debajo.
person-deferred-press = Piensa
person-deferred-done = Una banda de color, más clara hacia un lado.
person-deferred-look = Primero el bot debería haber estado pensando, y después debería haber un texto y una imagen en una sola respuesta. **¿Se ha visto como debía?**

person-late-title = sin respuesta
person-late-ask = Pulsa el botón verde. No se responde, a propósito: pasados tres segundos Discord debería decirte que la interacción ha fallado. Espera la siguiente pregunta.
person-late-press = No recibir respuesta
person-late-look = Discord debería haberte dicho que la interacción ha fallado. **¿Lo ha hecho?**
