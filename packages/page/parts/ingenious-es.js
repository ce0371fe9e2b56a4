var a=`De uno a cuatro jugadores. Cada uno oculta sus fichas a los demás.

## Objetivo

Sumas puntos en seis colores. Al final solo cuenta tu color **más bajo**, así que no descuides ninguno.

## Preparación

Dos jugadores usan el tablero interior de 91 casillas; tres, un anillo más; cuatro, el tablero entero. Cada uno roba seis fichas de la bolsa. Una ficha tiene dos mitades, cada una con un símbolo de color. Hay seis símbolos impresos en el tablero.

## Tu turno

1. Pon una ficha en dos casillas vacías vecinas. Tu primera ficha tiene que ir junto a un símbolo impreso que aún no toque ninguna otra.
2. Puntúa las dos mitades.
3. Haz una jugada extra, si la has ganado.
4. Puedes cambiar todas tus fichas si ninguna muestra tu color más bajo.
5. Roba hasta tener seis.

![La primera ficha, doble roja, toca con sus dos mitades el símbolo rojo impreso y da dos puntos rojos.](/v1/ingenious/board.svg?position=standard|2|0|place.0|-|RRRBOYOGYYGP,????????????|0.0.0.0.0.0,0.0.0.0.0.0|0,0&move=RR@1,-5/0,-4)

## Puntuación

Desde cada mitad, mira en las cinco direcciones que no van a la otra mitad. Cada símbolo igual en línea sin huecos da un punto en la escala de ese color. Los símbolos impresos cuentan; la propia ficha, no.

![Se pone una ficha; de sus mitades salen líneas sobre los símbolos iguales que puntúan.](/v1/ingenious/board.svg?position=standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;GG@4,-4/3,-3|RPOBYGYPGPBP,????????????|3.0.0.1.1.0,1.0.0.1.0.0|2,2&move=RP@-1,-3/-1,-4)

Una escala termina en 18; lo que sobra se pierde.

## Jugada extra

Cuando uno de tus colores llega a 18, pones enseguida otra ficha, antes de robar. Dos colores dan dos, y una jugada extra puede traer la siguiente.

![Una ficha doble verde lleva el verde a 18 y da otra jugada.](/v1/ingenious/board.svg?position=standard|2|1|place.0|BB@3,-1/2,0;BB@4,-1/3,0;BB@5,-1/4,0;PP@-4,0/-5,1;GB@1,1/1,0;GG@2,1/1,2;BP@4,1/3,2;GB@2,2/3,1|RYRGRPOOYPGG,RBGGOYGPYYBP|0.0.0.2.6.2,0.0.0.17.4.0|4,4&move=GG@0,3/1,3)

## Cambio

Al final de tu turno, mira tu color más bajo. Si ninguna de tus fichas lo muestra, puedes apartarlas todas, robar seis nuevas y devolver las antiguas a la bolsa. Si hay varios colores más bajos, tienen que faltar todos.

## Final

La partida termina cuando ya no cabe ninguna ficha. Cada uno compara su color más bajo; gana el mayor. Si son iguales, decide el segundo más bajo, y así sucesivamente. Quien tiene los seis colores a 18 gana en el acto.

## Variantes

- **Solitario.** Juegas en solitario en el tablero de dos, con una sola ficha cada vez, sin jugadas extra ni cambios. Las escalas llegan a 36. Tu resultado es tu color más bajo.
- **Equipos.** Dos contra dos; los compañeros se sientan enfrentados y comparten escalas hasta 36. Llegar a 18 y llegar a 36 dan cada vez una jugada extra. No os enseñéis las fichas.
- **Duelo.** Dos jugadores comparten un marcador por color, que empieza en el centro y avanza hacia quien puntúa. Con nueve pasos llega a tu extremo: te quedas su insignia y pones otra ficha. Ganan cuatro insignias. Esta forma está reconstruida, pues no se pudo conseguir su hoja.
`;export{a as default};
