var o=`Dos jugadores, un tablero cuadrado, por lo común de 8 por 8, y discos con una cara negra y otra blanca. El juego se llama también Faust.

## Objetivo

Deja al rival sin un solo disco en el tablero.

## Tu turno

Al principio el tablero está vacío, y empiezan las negras. En tu turno colocas un disco de tu color o capturas. Si no puedes hacer ni lo uno ni lo otro, pasas.

## Colocar

Puedes colocar en cualquier punto vacío, con una excepción: está prohibido un punto cuyos cuatro vecinos son un disco rival y tres puntos vacíos. En el borde, donde un punto tiene menos vecinos, no hay nada prohibido.

## Capturar

Capturas un rectángulo que solo contenga discos rivales; un disco suelto también es un rectángulo. Hay tres condiciones.

- **Muros.** A lo largo de cada uno de sus cuatro lados hay un muro: una línea completa de discos de un color, negro o blanco. Las esquinas de fuera no importan.
- **Mayoría.** De la longitud total de los cuatro muros, tu parte es mayor que la del rival.
- **El mayor.** No está dentro de un rectángulo mayor que podrías capturar ahora.

Todos los discos del rectángulo pasan a tu color.

![El disco blanco tiene muros negros en tres lados y uno blanco debajo. Tres de cuatro son de las negras, que lo capturan.](/v1/nebuchadnezzar/board.svg?position=5/2b2/1bwb1/2w2/5%20b%20b%2040%20p&move=xc3-c3)

Tres muros son negros y uno blanco: las negras capturan.

![Tres discos blancos en fila tienen muros negros encima y debajo, y blancos en los dos extremos.](/v1/nebuchadnezzar/board.svg?position=5/1bbb1/wwwww/1bbb1/5%20b%20b%2040%20p&move=xb3-d3)

Los muros de encima y de debajo miden tres cada uno; los blancos de los extremos, solo uno: seis a dos. Las negras voltean los tres. No pueden capturar solo dos, porque están dentro de los tres.

## El borde

Si un lado del rectángulo está en el borde del tablero, el borde cuenta como un muro del color y la longitud del muro de enfrente. Si dos lados enfrentados están en bordes, no cuentan para nadie.

![Dos discos blancos en una esquina tienen muros negros a su izquierda y debajo. Los bordes también cuentan como negros.](/v1/nebuchadnezzar/board.svg?position=1bww/wbbb/4/4%20b%20b%2040%20p&move=xc4-d4)

## La primera jugada

La primera jugada es una gran ventaja. Por eso el segundo jugador puede quedarse con ese color en lugar de jugar; entonces juega el primero, con el otro color.

## Final

Gana quien captura el último disco rival. Quien aún no ha colocado su primer disco no ha perdido.

Si la misma posición se da por tercera vez, la partida acaba en tablas.

## Variantes

El tablero puede ser de 5 por 5 a 15 por 15. También podéis jugar sin quedaros con el color.
`;export{o as default};
