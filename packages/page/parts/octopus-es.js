var a=`De dos a seis jugadores. Todas las fichas están a la vista sobre la mesa: no hay nada oculto.

## Objetivo

Cada ficha que pones da puntos. Gana quien tenga más al final.

## Preparación

Las 60 fichas tienen diez colores y los números del 1 al 6; cada combinación de color y número existe una vez. Se reparten todas por igual y boca arriba: 30 a cada uno si sois dos, 20 si sois tres, 15 si cuatro, 12 si cinco y 10 si seis.

## Tu turno

Pon una de tus fichas borde con borde junto a una ficha de la mesa y anota enseguida sus puntos. No se puede pasar. La primera ficha de la partida va en el centro y no da nada.

## Puntuación

Mira desde tu ficha en las ocho direcciones, también en diagonal. En cada dirección cuenta

- las fichas del **mismo color** que se siguen sin huecos a partir de la casilla vecina;
- y, de igual modo, las fichas del **mismo número**.

Tu propia ficha no cuenta. La suma de todo es lo que da la ficha.

Un hueco termina la serie, y también una ficha que no coincide. Colores y números se cuentan por separado: una serie roja acaba en una ficha azul aunque el número coincida.

![Un 4 rojo se pone al final de tres fichas rojas: tres puntos.](/v1/octopus/board.svg?position=R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1&move=R4@3,0)

El 4 rojo queda al final de tres fichas rojas y da tres puntos.

![Se pone un 4 rojo que tiene al lado, en tres direcciones, una ficha roja, un 4 verde y un 4 azul.](/v1/octopus/board.svg?position=R5@0,0;G4@1,0;R1@1,1;B4@2,1|R4O2,N5N6|0,0|0|1&move=R4@2,0)

Aquí el 4 rojo encuentra un 4 verde a su izquierda, un 4 azul encima y una ficha roja en diagonal.

## Final

La partida termina cuando están puestas todas las fichas. Gana el total más alto. Si hay empate, se comparte la victoria.

## Variante: dos juegos de fichas

Para una partida más larga, usad dos juegos. Cada ficha existe dos veces y cada jugador recibe el doble. Una vecina igual en color y en número cuenta por ambos.
`;export{a as default};
