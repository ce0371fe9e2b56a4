var o=`lesson-then-puzzle = Ahora un problema
all-rules = Todas las reglas, con imágenes
octopus-rules =
 Todas las fichas están a la vista. Por turnos, cada jugador pone una de las suyas al lado de una ficha de la mesa.
 Puntúa en las ocho direcciones: la serie sin huecos de su <b>color</b> y la serie sin huecos de su <b>número</b>, contadas ambas desde la casilla vecina. La propia ficha no cuenta.
 Un hueco u otra ficha terminan la serie. La primera ficha no puntúa.
 Cuando están puestas todas las fichas, gana el total más alto; si hay empate, se comparte la victoria.
themisto-rules =
 Ningún color es de nadie: en tu turno mueves <b>cualquier</b> disco en línea recta, tan lejos como quieras y sin saltar, a una casilla junto a otro disco. Al moverse <b>se voltea</b>.
 Si entonces encierra una línea del otro color entre él y un disco de su nuevo color, puedes capturar: todos los discos encerrados se voltean. El jugador 1 captura líneas de uno a tres; el jugador 2, de cualquier longitud.
 Sacar un disco de una fila de exactamente tres o cuatro discos del mismo color cuesta tu próximo turno.
 No puedes restablecer el tablero tal como estaba antes del último turno.
 El jugador 1 gana con una fila de <b>exactamente cinco</b>; el jugador 2, con una de <b>cinco o más</b>, de cualquier color.
ingenious-rules =
 Pon una ficha en dos casillas vacías. La primera ficha de cada jugador va junto a un símbolo impreso que aún no toque ninguna ficha.
 Cada mitad puntúa en la escala de su color: un punto por cada símbolo igual en las líneas sin huecos que salen de ella, en las cinco direcciones que no van a su otra mitad.
 Un color que llega a 18 da enseguida una <b>jugada extra</b>.
 Si tras tu turno ninguna de tus fichas muestra tu color más bajo, puedes <b>cambiar</b> las seis.
 Con el tablero lleno se comparan los colores <b>más bajos</b>, luego los segundos más bajos y así sucesivamente. Los seis a 18 ganan en el acto.
ingenious-rules-solo = <b>Solitario</b>: juegas a solas en el tablero de dos y tienes una sola ficha cada vez. No hay jugadas extra ni cambios. Las escalas llegan a 36; tu color más bajo al final es tu resultado.
ingenious-rules-team = <b>Equipos</b>: los compañeros se sientan enfrentados y comparten sus escalas, que llegan a 36. Llegar a 18 da una jugada extra, y llegar a 36, otra.
ingenious-rules-duel = <b>Duelo</b>: los jugadores comparten un marcador por cada color y tiran de él hacia extremos opuestos, a nueve pasos. Quien lleva un marcador a su extremo se queda su insignia y gana una jugada extra; ganan cuatro insignias.
nebuchadnezzar-rules =
 En tu turno <b>colocas</b> un disco de tu color en un punto vacío o <b>capturas</b>. Un punto rodeado de un disco rival y tres puntos vacíos está vedado.
 Capturar: voltea un rectángulo que solo contenga discos rivales si cada uno de sus cuatro lados tiene por muro una línea completa de un solo color y de ese muro es tuya más parte que del rival.
 El borde del tablero cuenta como el color del muro de enfrente; dos bordes enfrentados no cuentan para nadie.
 Un rectángulo dentro de otro mayor que podrías voltear no cuenta: volteas el mayor.
 Tras la primera jugada, el segundo jugador puede quedarse con ese color en lugar de jugar. Gana quien deja al rival sin discos.
temple-rules =
 En tu turno añades de una a tres fichas de una de estas maneras:
 <b>Suelo</b>: sobre la mesa, tocando una ficha. <b>Esquina de paredes</b>: dos paredes en ángulo recto, ambas sobre suelos. <b>Pared simple</b>: junto a una pared, tocando un suelo o un techo.
 <b>Túnel</b>: un techo sobre exactamente una pared, con una pared nueva bajo su lado opuesto. <b>Techo simple</b>: sobre dos paredes o más. <b>Techo de esquina</b>: junto a dos techos, con paredes bajo sus lados abiertos.
 Cada ficha debe tocar una del <b>mismo valor o menor</b>. Termina un color antes de empezar otro.
 Quien pone su última ficha gana. Quien no tiene ninguna jugada legal pierde.
temple-rules-revised = <b>Reglas revisadas</b>: un techo de esquina puede tocar paredes, y una jugada puede pasar de un color agotado a uno nuevo.
lesson-octopus-the-first-tile = La primera ficha
 .text = Todas las fichas están a la vista, y gana quien más puntos consigue. La primera ficha no puntúa. Elige una y luego la casilla marcada.
 .right = Ahora ya hay algo que alcanzar.
lesson-octopus-a-run-of-a-colour = Una serie de un color
 .text = Una ficha puntúa la serie sin huecos de su color que empieza a su lado. Hay tres fichas rojas en fila. Pon tu 4 rojo en un extremo.
 .right = Tres puntos: la serie cuenta, la propia ficha no.
 .wrong = { $tile ->
 [R4] Eso da { $points }. En un extremo de la fila cuentan las tres.
 *[other] Esa es la azul. Elige el 4 rojo.
 }
lesson-octopus-a-run-of-a-number = Una serie de un número
 .text = También los números forman series, sea cual sea su color. Consigue dos puntos con tu 4 rojo.
 .right = Dos cuatros en fila: dos puntos.
 .wrong = Eso da { $points }. Los dos cuatros tienen que estar en una misma línea con el tuyo.
lesson-octopus-eight-directions = Ocho direcciones
 .text = Cuentan las ocho direcciones, también las diagonales, y los colores y los números se suman. Señala casillas con el 4 rojo en la mano para ver cuánto daría y quédate con la mejor.
 .right = { $points } puntos, lo máximo posible.
 .wrong = Eso da { $points }. Hay una casilla mejor.
 .hint = Las líneas de la vista previa muestran cada serie: azules para el color, discontinuas para el número.
lesson-octopus-beside-not-across = Al lado, no en diagonal
 .text = Una ficha va al lado de otra, borde con borde. Intenta poner una en diagonal.
 .right = Pero al puntuar, una ficha sí mira en diagonal.
 .wrong = Ahí estaba al lado, y por eso se podía. Prueba una casilla que toque la ficha solo por una esquina.
lesson-octopus-a-gap-ends-a-run = Un hueco termina la serie
 .text = Cualquier otra cosa en medio termina una serie. Encuentra la casilla en la que tu 4 rojo da dos puntos.
 .right = Dos: el 5 rojo y el 1 rojo.
 .wrong = Eso da { $points }: las fichas azules están entre las rojas. En el oeste hay dos fichas rojas juntas.
lesson-octopus-the-last-tile = La última ficha
 .text = Cuando están puestas todas las fichas, gana el total más alto. Vas dos puntos por detrás. Gana con tu última ficha.
 .right = Has ganado por cinco a cuatro.
 .wrong = Eso da { $points }, y hacen falta tres.
lesson-themisto-every-move-flips = Cada jugada voltea
 .text = Ningún color es de nadie: puedes mover cualquier disco en línea recta, mientras el camino esté libre. Al moverse cambia de color. Haz una jugada cualquiera.
 .right = Se ha volteado.
lesson-themisto-never-alone = Nunca aislado
 .text = Un disco debe acabar junto a otro, incluidas las esquinas. Elige el disco negro del centro e intenta dejarlo solo en alguna parte.
 .right = Así los discos siguen juntos.
 .wrong = Ahí tenía un vecino. Prueba un lugar donde no tenga ninguno.
lesson-themisto-capture = Capturar
 .text = El disco movido puede capturar una línea del otro color que encierre entre él y un disco de su nuevo color: los discos encerrados se voltean. Mueve el disco de f1 de modo que encierre los dos blancos y captura.
 .right = El jugador 1 puede capturar de uno a tres discos de una vez; el jugador 2, los que quiera.
 .wrong = No se ha capturado nada. El disco de f1 se vuelve negro: negro en d1 y a1 encierra b1 y c1. Cuando se te pregunte, elige capturar.
lesson-themisto-the-price-of-leaving-a-row = El precio de dejar una fila
 .text = Sacar un disco de una fila de exactamente tres o cuatro de un color tiene un precio. Saca uno de la fila a1, b1, c1 y mira lo que cuesta.
 .right = Pierdes tu próximo turno: un precio alto. La página marca estas jugadas con un anillo.
 .wrong = Ese disco no pertenece a ninguna fila. Mueve uno de los tres negros.
lesson-themisto-five-in-a-row = Cinco en raya
 .text = El jugador 1 gana con exactamente cinco de un color en raya; el jugador 2, con cinco o más. Sirve cualquiera de los dos colores. Eres el jugador 1: gana ya.
 .right = Cinco discos negros en raya: ¡has ganado!
 .wrong = Todavía no. El disco de g1 se vuelve negro al moverse y encierra los tres blancos.
lesson-themisto-six-are-too-many = Seis son demasiados
 .text = Sigues siendo el jugador 1. Una jugada que forma seis en raya no te hace ganar. Prueba e5 a e1 con su captura. ¿Qué resulta?
 .right = Seis discos negros: para el jugador 1 no es victoria, pero el jugador 2 habría ganado con ellos.
 .wrong = Mueve el disco de e5 a e1 y captura.
lesson-ingenious-the-first-tile = La primera ficha
 .text = Una ficha tiene dos símbolos. La primera que pongas va junto a uno de los símbolos impresos de las esquinas. Elige una ficha y luego dos casillas: una para cada mitad.
 .right = Cada mitad puntúa en la escala de su color.
lesson-ingenious-not-in-the-middle = No en el centro
 .text = La primera ficha de cada jugador tiene que estar junto a un símbolo impreso. Elige una ficha y prueba en el centro del tablero.
 .right = A partir de la segunda ficha sirven dos casillas libres vecinas cualesquiera.
 .wrong = Eso era junto a un símbolo impreso. Prueba con una casilla del centro.
lesson-ingenious-lines-score = Las líneas puntúan
 .text = Cada mitad da un punto por cada símbolo igual en las líneas sin huecos que salen de ella, en cinco direcciones (no hacia su otra mitad). Consigue al menos dos puntos en rojo.
 .right = El símbolo impreso también ha contado.
 .wrong = { $points ->
 [one] Eso da { $points } punto.
 *[other] Eso da { $points } puntos.
 } Fíjate en los símbolos rojos del norte.
 .hint = Con una mitad roja en la mano, señala casillas junto a los símbolos rojos: unas líneas muestran lo que contaría.
lesson-ingenious-your-weakest-colour = Tu color más débil
 .text = Al final solo cuenta tu color más bajo; si hay empate, el segundo más bajo, y así sucesivamente. Tu amarillo va muy atrás. Consigue puntos en amarillo.
 .right = Vale más ir parejo en todos los colores que brillar en algunos.
 .wrong = Ahí no había amarillo. Hay símbolos amarillos en el noroeste y en el suroeste.
lesson-ingenious-a-bonus = Una jugada extra
 .text = Un color que llega a 18 da enseguida otra jugada. Tu rojo está en 16. Llévalo a 18.
 .right = Sigues con otra ficha. Los seis colores a 18 ganan en el acto.
 .wrong = El rojo aún no está en 18: hacen falta dos puntos en rojo.
ingenious-picture-solo = El final de una partida en solitario: ya no cabe ninguna ficha. Los colores más bajos tienen un punto, así que el resultado es uno.
ingenious-picture-team = Cuatro jugadores en el tablero más grande: el primero y el tercero comparten sus escalas, y también el segundo y el cuarto.
ingenious-picture-duel = Los marcadores de un duelo: un jugador lleva cinco pasos de ventaja en naranja y amarillo; el otro, dos en verde y azul; el morado está en el centro.
lesson-nebuchadnezzar-place-a-disc = Colocar un disco
 .text = Juegas con negras. En tu turno colocas un disco en un punto vacío o capturas. Coloca uno donde quieras.
 .right = El objetivo: dejar al rival sin un solo disco.
lesson-nebuchadnezzar-wall-one-in = Amurallar uno
 .text = Un disco con muro en sus cuatro lados se puede capturar. El disco blanco del centro tiene negros al norte, al sur, al oeste y al este. Haz clic en él.
 .right = Cambia de bando.
 .wrong = Con eso has colocado un disco. Haz clic en el disco blanco del centro.
lesson-nebuchadnezzar-rectangles = Rectángulos
 .text = Lo que capturas es un rectángulo que solo contiene discos rivales. Cada uno de sus lados necesita una línea completa de un color. Captura los tres.
 .right = Tres de una vez. Un rectángulo menor en su interior no cuenta.
 .wrong = Haz clic en uno de los tres discos blancos de la fila.
lesson-nebuchadnezzar-the-edge-helps = El borde ayuda
 .text = El borde del tablero cuenta como el color del muro de enfrente. El disco blanco de arriba tiene negro en tres lados y el borde en el cuarto. Captúralo.
 .right = Al sur había negro, así que el borde del norte contó como negro.
 .wrong = Haz clic en el disco blanco del borde superior.
lesson-nebuchadnezzar-not-without-a-wall = No sin muro
 .text = Aquí el lado este está abierto. Intenta capturar de todos modos el disco blanco del centro.
 .right = Cierra primero el hueco y captura en tu próximo turno.
 .wrong = Con eso has colocado un disco, lo que bien puede preparar la captura. Haz clic en el propio disco blanco.
lesson-nebuchadnezzar-more-of-the-wall = Más parte del muro
 .text = Un muro puede ser de cualquiera de los colores, siempre que la mayor parte del muro de los cuatro lados sea tuya. Tres lados de este disco son negros y uno es blanco. Captúralo.
 .right = Tres a uno: decide la mayoría.
 .wrong = Haz clic en el disco blanco del centro.
lesson-nebuchadnezzar-the-last-one = El último
 .text = A las blancas les queda un disco. Captúralo.
 .right = ¡Has ganado!
 .wrong = El disco blanco está amurallado por todos los lados: haz clic en él.
lesson-temple-the-first-tile = La primera ficha
 .text = Dos jugadores construyen un templo con fichas de uno a seis puntos. La primera ficha de la partida es un 1 y se pone tumbada sobre la mesa: un suelo. Elige tu 1 rojo y luego el lugar marcado.
 .right = Un suelo. A partir de ahora todo se construye junto a él.
lesson-temple-floors = Suelos
 .text = Un suelo va al lado de una ficha tumbada, lado con lado. Pon una ficha tuya cualquiera tumbada sobre la mesa, junto al 1 azul.
 .right = Un segundo suelo. Pueden tocarse fichas de cualquier color.
 .wrong = Eso son paredes. Pon una ficha tumbada: los cuadrados junto a la ficha azul son suelos; las barras de sus lados, paredes.
lesson-temple-a-corner-of-walls = Una esquina de paredes
 .text = Las paredes están en los lados de una casilla. Las primeras van por parejas: dos paredes en ángulo recto, ambas sobre un suelo, en una sola jugada. Elige una ficha, luego una barra en un lado del suelo azul y después la segunda ficha para el lado contiguo.
 .right = Dos paredes. Sus puntos miran al suelo sobre el que están.
 .wrong = Eso es un suelo. Elige en su lugar una de las barras de los lados de la ficha azul.
 .hint = Una jugada de dos fichas: tras la primera barra, elige la segunda ficha y una de las barras que se iluminan.
lesson-temple-values-forbid = Lo que prohíben los valores
 .text = Cada ficha debe tocar una del mismo valor o menor. Aquí hay un 4. Prueba tu 2 rojo.
 .right = Los valores pequeños son difíciles de colocar, así que no se dejan para el final.
 .wrong = Eso se podía, porque su valor es 4 o más. Prueba uno menor: el 1, el 2 o el 3.
lesson-temple-a-tunnel = Un túnel
 .text = Los techos están un piso más arriba, donde los sostienen las paredes. Un túnel es un techo sobre exactamente una pared, junto con una pared nueva bajo su lado opuesto. Construye uno: un techo detrás de una pared y la pared que sostiene su otro extremo.
 .right = Un techo y la pared que lo sostiene: dos fichas en una jugada.
 .wrong = Eso no es un túnel. Busca un cuadrado en el lado exterior de una pared, con una barra en su lado opuesto.
 .hint = Elige una ficha y el cuadrado sobre la pared norte, y luego una segunda ficha para la barra de más allá.
lesson-temple-a-top-alone = Un techo solo
 .text = Dos paredes o más sostienen un techo sin más ayuda. Aquí hay dos paredes enfrentadas: pon un techo sobre ambas.
 .right = Una ficha, y descansa sobre las dos paredes.
 .wrong = Es legal, pero no es un techo. El cuadrado entre las dos paredes está libre.
 .hint = La casilla al oeste del suelo central está entre las dos paredes. El techo debe ser un 3 o más: toca el 3 y el 4.
lesson-temple-colour-by-colour = Color a color
 .text = Terminas un color antes de empezar otro. El rojo está empezado y aún tienes dos fichas rojas. Prueba de todos modos una naranja.
 .right = El orden de tus colores lo decides tú. Lo que está empezado se ve junto a tu nombre.
 .wrong = El rojo está permitido, claro. Prueba una ficha naranja.
lesson-temple-the-last-tile-wins = La última ficha gana
 .text = Quien pone la última ficha gana; quien no tiene ninguna jugada legal pierde. Te quedan dos fichas. Pon las dos en una jugada.
 .right = ¡Has ganado! Ya conoces todo Temple, salvo el techo de esquina: un techo junto a dos techos.
 .wrong = Así te queda una ficha. Dos fichas van en una jugada como esquina de paredes.
temple-picture-revised = El cuatro naranja, el último de su color, se convierte en un techo, y la misma jugada sigue con un cuatro cian como pared bajo su lado opuesto.`;export{o as default};
