# Packs: what is wrong with one, and what would be right.

pack-refused = { $more ->
    [0] Este paquete no se puede usar: { $problem }
    [one] Este paquete no se puede usar: { $problem } (Hay un error más.)
   *[other] Este paquete no se puede usar: { $problem } (Hay { $more } errores más.)
}
pack-problem-file = { $file }: { $what }
pack-problem-line = { $file }, línea { $line }: { $what }

## The file

pack-too-large = Un paquete tiene como mucho { $most } KB, comprimido y sin comprimir.
pack-not-a-zip = Eso no es un archivo zip, o está dañado. Comprime la carpeta del paquete y añade el resultado.
pack-too-many-files = Un paquete no puede tener más de { $most } archivos.
pack-too-many-entries = Héroes, monstruos y todo lo demás son demasiados juntos: { $count }. Lo que un juego toma de todos sus paquetes, como mucho: { $most }
pack-too-many-of = Hay { $what }, y un juego toma { $most } de todos sus paquetes.
pack-too-many-words = Un archivo de palabras no puede tener más de { $most } mensajes.
pack-strange-name = «{ $name }» no puede estar en un paquete.
pack-strange-file = Ningún sistema admite este archivo. Un paquete de estos sistemas puede tener: { $known }
pack-file-twice = «{ $name }» está dos veces en el paquete. Las mayúsculas no cuentan como diferencia.
pack-bad-name = «{ $name }» no puede ser el nombre de un archivo de un paquete. Usa letras, cifras, puntos y guiones, y como mucho dos carpetas.
pack-no-folder = No hay ninguna carpeta «{ $folder }».
pack-unread = «{ $name }» no se puede leer: { $why }
pack-not-utf8 = Este texto no es UTF-8. Guarda el archivo como UTF-8.
pack-no-manifest = No hay pack.toml. `undercroft pack new` escribe uno.
pack-no-such-system = Aquí ningún sistema admite paquetes con el nombre «{ $name }», o está dos veces en la lista. Los que sí: { $known }
pack-toml = Esto no es TOML: { $why }
pack-too-deep = Esto no se puede leer: hay listas demasiado anidadas, o un número con demasiadas cifras.
pack-list-long = Esto tiene demasiados elementos. Como mucho: { $most }
pack-number-large = Este número es demasiado grande: un número entero tiene como mucho 18 cifras.
pack-passed-over = Se han pasado por alto archivos que dejaron otros programas: { $files }

## Data

pack-heading = «{ $name }» no tiene sitio aquí. Cada entrada empieza con [[{ $right }]].
pack-id-twice = Hay dos entradas con el identificador «{ $id }». Da otro a una de ellas.
pack-value-missing = Falta «{ $field }».
pack-value-extra-forbidden = Aquí nada se llama «{ $field }». ¿Está mal escrito?
pack-value-literal-error = «{ $field }» es { $value }, pero tiene que ser uno de { $expected }.
pack-value-enum = «{ $field }» es { $value }, pero tiene que ser uno de { $expected }.
pack-value-greater-than-equal = «{ $field }» es { $value }, pero tiene que ser { $ge } o más.
pack-value-greater-than = «{ $field }» es { $value }, pero tiene que ser más de { $gt }.
pack-value-less-than-equal = «{ $field }» es { $value }, pero tiene que ser { $le } o menos.
pack-value-less-than = «{ $field }» es { $value }, pero tiene que ser menos de { $lt }.
pack-value-string-too-long = «{ $field }» es demasiado largo. Letras, como mucho: { $max_length }
pack-value-string-too-short = «{ $field }» es demasiado corto. Letras, al menos: { $min_length }
pack-value-too-long = «{ $field }» tiene demasiados elementos. Como mucho: { $max_length }
pack-value-too-short = «{ $field }» tiene demasiado pocos elementos. Al menos: { $min_length }
pack-value-id = «{ $field }» es «{ $value }», que no puede ser un identificador. Los identificadores tienen letras minúsculas, cifras y guiones bajos, empiezan con una letra y tienen como mucho 32, como cinder_hound.
pack-value-icon = «{ $field }» es «{ $value }», que no puede ser el nombre de un icono. Los nombres tienen letras minúsculas, cifras y guiones sueltos, como orc-head.
pack-value-name = «{ $field }» es «{ $value }», que no puede ser el nombre de un paquete. Los nombres tienen letras minúsculas, cifras y guiones sueltos, y empiezan con una letra, como ember-court.
pack-value-version = «{ $field }» es «{ $value }», que no es una versión. Una versión son tres números separados por puntos, como 1.0.0.
pack-value-letters = «{ $field }» { $what }
pack-value-colour = «{ $field }» es «{ $value }», pero tiene que ser un color como #E8C060.
pack-value-plain = «{ $field }» es «{ $value }». Tiene que empezar con una palabra, y no llevar formato, enlaces ni menciones.
pack-value-int-type = «{ $field }» es { $value }, pero tiene que ser un número entero.
pack-value-int-parsing = «{ $field }» es { $value }, pero tiene que ser un número entero.
pack-value-int-from-float = «{ $field }» es { $value }, pero tiene que ser un número entero.
pack-value-bool-type = «{ $field }» es { $value }, pero tiene que ser true o false.
pack-value-bool-parsing = «{ $field }» es { $value }, pero tiene que ser true o false.
pack-value-string-type = «{ $field }» es { $value }, pero tiene que ser un texto entre comillas.
pack-value-tuple-type = «{ $field }» es { $value }, pero tiene que ser una lista entre corchetes.
pack-value-list-type = «{ $field }» es { $value }, pero tiene que ser una lista entre corchetes.
pack-value-dict-type = «{ $field }» es { $value }, pero tiene que ser una tabla.
pack-value-model-type = «{ $field }» es { $value }, pero tiene que ser una tabla con nombres.
pack-value-value-error = «{ $field }» no vale: { $error }
pack-value-other = «{ $field }» es { $value }, que no vale aquí.

## Colours

pack-colours-none = El archivo no tiene colores. Escríbelos bajo [light], bajo [dark], o bajo ambos.
pack-colours-no-map = { $systems } no dibuja mapas, así que no usa colores. Deja fuera el archivo.
pack-colours-wall-light = Bajo [light] las líneas son más oscuras que el suelo: haz «wall» más oscuro que «floor», o escribe estos colores bajo [dark].
pack-colours-wall-dark = Bajo [dark] las líneas son más claras que el suelo: haz «wall» más claro que «floor», o escribe estos colores bajo [light].
pack-colours-near = «{ $one }» ({ $one_code }) no se distingue de «{ $other }» ({ $other_code }): su contraste es { $found }, y el mínimo es { $bound }. Haz uno más claro o el otro más oscuro.
pack-colours-far = «{ $one }» ({ $one_code }) es demasiado fuerte junto a «{ $other }» ({ $other_code }): su contraste es { $found }, y el máximo es { $bound }. Hazlos más parecidos.
pack-colours-paper = «paper» está demasiado cerca de «wall» y de «floor»: el mayor contraste es { $found }, y el mínimo es { $least }. Hazlo tan claro como uno de ellos, o tan oscuro.
pack-colours-tinted = «wall» no se lee sobre «floor» con un { $percent } % de «{ $tint }»: su contraste es { $found }, y el mínimo es { $least }. Haz «{ $tint }» más parecido a «floor».

## Words

pack-words-unreadable = Esto no se puede leer. Un mensaje se escribe `key = frase`; sus demás líneas empiezan con espacios.
pack-words-term = «{ $message }» empieza con un guion. Los paquetes solo pueden tener mensajes, no términos.
pack-words-twice = «{ $message }» se dice dos veces.
pack-words-function = «{ $message }» usa «{ $name }». Las palabras de un paquete pueden tener variables como { "{ $name }" } y plurales, nada más.
pack-words-long = «{ $message }» es demasiado largo. Letras, como mucho: { $most }
pack-words-letters = «{ $message }» { $what }
pack-words-forms = «{ $message }» tiene más de { $most } formas, por sus plurales y elecciones. Escríbelo de forma más sencilla.
pack-words-escape = «{ $message }» tiene un código que no corresponde a ningún carácter, como { "\\" }U110000. Escribe el propio carácter.
pack-words-large = Las palabras de un idioma tienen como mucho { $most } KB.
pack-words-deep = Esto no se puede leer: hay llaves demasiado anidadas, a más tardar aquí.
pack-words-article = «{ $message }» necesita también su artículo. Añade debajo una línea con sangría: `.indefinite = un …`
pack-words-unsayable = «{ $message }» no se puede poner en palabras. Escríbelo de forma más sencilla.
pack-words-markup = «{ $message }» tiene «{ $mark }», que da formato, enlaza o menciona. Déjalo fuera.
pack-words-empty = «{ $message }» no dice nada.
pack-words-missing = No hay «{ $message }» para «{ $id }». Añade una línea: { $message } = …
pack-words-unknown = { $near ->
    [none] Aquí ninguna frase tiene la clave «{ $message }».
   *[other] Aquí ninguna frase tiene la clave «{ $message }». ¿Querías decir «{ $near }»?
}
pack-words-variable = { $known ->
    [none] «{ $message }» usa { $name }, que no recibe. Escríbelo sin variables.
   *[other] «{ $message }» usa { $name }, que no recibe. Puede usar: { $known }
}
pack-name-long = «{ $message }» es demasiado largo para un nombre. Letras, como mucho: { $most }

## What is wrong with characters, after what has them

pack-letters-unseen = tiene un carácter que no se ve, o que da la vuelta a la línea: { $code }. Escribe el texto de nuevo.
pack-letters-blank = no dice nada que se pueda ver.
pack-letters-marks = tiene demasiados signos encima y debajo de una letra. Como mucho: { $most }
pack-letters-lines = { $most ->
    [1] tiene varias líneas, y puede tener una. Escríbelo en una línea.
   *[other] tiene más de { $most } líneas.
}

## Emblems

pack-emblem-heavy = Un emblema tiene como mucho { $most } KB.
pack-emblem-not-png = Esto no es una imagen PNG.
pack-emblem-damaged = Esta imagen está dañada: no se puede mostrar. Guárdala de nuevo como PNG.
pack-emblem-large = Un emblema no puede medir más de { $most } por { $most }, en píxeles.
pack-icon-unknown = No hay ningún icono «{ $name }». { $near ->
    [none] La lista de iconos es docs/packs/ICONS.md; `undercroft pack icons` los busca por palabras.
   *[other] ¿Querías decir «{ $near }»?
}
pack-icon-of-nothing = Aquí nada se llama «{ $id }». Se pueden dar iconos a { $known }.
pack-emblem-of-nothing = Ninguna entrada con emblema tiene el identificador «{ $id }».
