# Words shared by every system. Keys of a system start with its own prefix.

lesson-vote = Todo el mundo elige y decide la mayoría. Puedes cambiar tu voto hasta que todos hayan elegido.

dir-n = norte
dir-ne = noreste
dir-e = este
dir-se = sureste
dir-s = sur
dir-sw = suroeste
dir-w = oeste
dir-nw = noroeste
# Cómo se escribe una dirección, en el mismo orden: comas entre palabras de un significado.
typed-directions-words = n, norte, al norte; ne, noreste, nordeste, al noreste; e, este, al este; se, sureste, sudeste, al sureste; s, sur, al sur; so, suroeste, sudoeste, al suroeste; o, oeste, al oeste; no, noroeste, al noroeste
# Cómo se escribe una orden que ningún botón da: desplazar una loseta, levantar una figura.
typed-orders-words = desplazar, desplaza, mover, mueve; levantar, levanta, alzar, alza

# Un número con decimales, y un día en números.
decimal = { $whole },{ $part }
a-day = { $day }/{ $month }/{ $year }


# How a common vote was decided where no majority did it.
vote-settled = { $how ->
    [even] { $voices }. Hubo empate, así que decidió el primer asiento de los empatados: { $hero }.
    [kept] { $voices }. Un cambio necesita mayoría, así que no cambia nada.
   *[most] { $voices }. Nadie tuvo mayoría, así que ganó la opción más votada: { $choice }.
}
vote-settled-brief = { $how ->
    [even] Hubo empate y { $hero } se sienta primero: { $choice }.
    [kept] No hubo mayoría para un cambio.
   *[most] Lo más votado, aunque sin mayoría: { $choice }.
}
vote-side = { AND($heroes) }: { $choice }
vote-sides = { $sides }; { $side }
vote-others = { $voices ->
    [one] un voto
   *[other] { $voices } votos
} por otra cosa

# Where a system says nothing of its own.
undeclarable = Ahora no puedes planear por adelantado.
error-party-complete = El grupo está completo: nadie más puede unirse a esta partida.
sheet-hero = Héroe
sheet-stat = { $name }: { $value }

# A name that was put into words before.
as-said = { $said }

# In the place of names in a question to more than three: “the 5 of you, choose …”.
asked = los { $count } del grupo

# The last picture of a game: how it ended and where, and what heroes carried.
finale-several = { $count } × { $thing }
finale-gold = { $gold } de oro
finale-coins = { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
  }
finale-score = { $score } { $score ->
    [one] punto
   *[other] puntos
  }
finale-experience = { $xp } PX
finale-level = nivel { $level }

# Towns and camps.
settlement-way = el camino a la mazmorra
settlement-service = { $place }: { $does }
settlement-thing = { $kind ->
    [barrel] un barril
    [campfire] una hoguera
    [cart] un carro
    [cauldron] un caldero
    [column] una columna
    [crate] una caja
    [fountain] una fuente
    [house] una casa
    [rack] un armero
    [sack] un saco
    [signpost] un poste indicador
    [stairs_down] escaleras abajo
    [stall] un puesto de mercado
    [statue] una estatua
    [tent] una tienda
    [tree] un árbol
    [trough] un abrevadero
   *[well] un pozo
}

## Listas de nombres

list-two = { $a } { BEFORE($b, "y", e: "i í hi hí -hia -hie -hio -ia -ie -io") } { $b }
# the same
list-more = { $a }, { $b }
