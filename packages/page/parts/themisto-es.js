var a=`Dos jugadores, un tablero de 64 casillas y 28 discos con una cara negra y otra blanca. Ningún color es de nadie: los dos pueden mover cualquier disco.

## Objetivo

Forma una fila de cinco discos de un color, negros o blancos, recta o diagonal.

- El **jugador 1** necesita exactamente cinco. Seis o más no valen.
- El **jugador 2** necesita cinco o más.

## Preparación

Los discos están en las 28 casillas del borde, alternando negro y blanco. Empieza el jugador 1. El jugador 2 tiene ventaja, así que conviene jugar un número par de partidas y alternarse.

## Tu turno

Elige cualquier disco y muévelo en línea recta, horizontal, vertical o diagonal, tan lejos como quieras. No puede saltar. Debe acabar en una casilla vacía junto a otro disco por lo menos; en diagonal también vale. Al moverse **se voltea**.

![Un disco entra una casilla en el tablero y se voltea.](/v1/themisto/board.svg?position=wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw%200%20-%20-%20-&move=a2-b2)

No puedes restablecer el tablero tal como estaba antes del último turno.

## Captura

Después de moverse, el disco puede encerrar una línea sin huecos del otro color entre él y otro disco de su nuevo color. Entonces puedes capturar: todos los discos encerrados se voltean. Si hay varias líneas así, las volteas todas o ninguna.

- El **jugador 1** captura líneas de uno a tres discos.
- El **jugador 2** captura líneas de cualquier longitud.

![El disco de g1 llega a e1, se vuelve negro y encierra tres blancos. Se voltean y quedan cinco negros en fila.](/v1/themisto/board.svg?position=8/8/8/8/8/8/8/bwww2w1%200%20-%20-%20-&move=g1-e1x)

El jugador 1 trae el disco de la derecha. Se vuelve negro, encierra tres blancos y los voltea: cinco en raya, partida ganada.

## El precio de romper una fila

Si sacas un disco de una fila de exactamente tres o cuatro de su color, pierdes tu próximo turno y el rival juega dos veces seguidas. Si los dos debéis un turno, las deudas se anulan.

![Un disco sale de una fila de tres negros; cuesta el próximo turno.](/v1/themisto/board.svg?position=8/8/8/8/8/8/8/bbb5%200%20-%20-%20-&move=a1-b2)

## Final

Ganas si después de tu propio turno, capturas incluidas, el tablero muestra tu fila. Da igual su color y quién la formó. La victoria vale aunque la jugada hubiera costado un turno.

Si la misma posición, con el mismo jugador en turno, se da por tercera vez, la partida acaba en tablas.
`;export{a as default};
