var e=`Dos jugadores construyen un templo con 60 fichas cuadradas, tumbadas o de canto. Todo está a la vista.

## Objetivo

Pon tu última ficha antes que el rival. Quien tiene el turno y no puede hacer ninguna jugada legal pierde.

## Preparación

Las fichas tienen diez colores con valores del 1 al 6. Cada jugador toma cinco colores, 30 fichas. El primero empieza con una ficha de valor 1, tumbada sobre la mesa.

## Tu turno

Añade de una a tres fichas de una de estas seis maneras.

- **Suelo.** Una ficha tumbada sobre la mesa, lado con lado junto a un suelo o al pie de una pared.
- **Esquina de paredes.** Dos paredes en ángulo recto, cada una sobre un suelo.
- **Pared simple.** Una pared junto a otra que ya está en pie; toca un suelo o un techo.
- **Túnel.** Un techo que se apoya en exactamente una pared, y una pared nueva bajo su lado opuesto.
- **Techo simple.** Un techo que se apoya en dos paredes o más.
- **Techo de esquina.** Un techo junto a dos techos, que no toca ninguna pared, y una pared nueva bajo cada lado que no tenga un techo al lado.

Un suelo está sobre la mesa. Un techo está un piso más arriba, con los puntos hacia arriba, y nunca justo encima de un suelo. Los puntos de una pared miran al suelo en el que se apoya, o en sentido contrario al techo que sostiene. En una esquina se juntan dos paredes como mucho.

![Un suelo de valor 3 y dos paredes, 5 y 3, en sus lados.](/v1/temple/board.svg?position=F0,0=R3|R1R2R4R5R6,B1B2B3B4B5B6|R,-|1|published&move=W0,0N=B5%2BW0,0E=B3)

Una esquina de paredes: las dos fichas tocan el 3 y ninguna es menor.

![Un techo se apoya en una pared, y una pared nueva sostiene su lado opuesto.](/v1/temple/board.svg?position=F0,0=B1;W0,0N=B5;W0,0E=B4|R1R2R3R4R5R6,K1|-,K|0|published&move=T0,1=R5%2BW0,2S=R6)

Un túnel: el techo toca la pared de valor 5; la pared nueva toca el techo.

![Un techo de esquina entre dos techos, con dos paredes nuevas.](/v1/temple/board.svg?position=F0,0=R1;T0,1=R2;T1,0=B3;W0,2S=R3;W0,0N=B1;W0,0E=B2;W2,0W=B4|R4R5R6O1O2O3O4O5O6,B5B6|R,B|0|published&move=T1,1=R4%2BW1,2S=R5%2BW2,1W=R6)

Un techo de esquina con sus dos paredes: tres fichas en una jugada.

## Valores

Cada ficha que pones debe tocar una del **mismo valor o menor**, de la mesa o de la misma jugada. El orden dentro de la jugada lo eliges tú. Por eso los valores pequeños cuestan más después.

## Colores

Termina un color antes de empezar otro. Mientras te queden fichas del color empezado, usas solo esas. Si te queda una, solo puedes poner esa.

## Final

Quien pone la última de sus 30 fichas gana en el acto. Quien no tiene ninguna jugada legal pierde en el acto.

## Variante: reglas revisadas

El autor cambió después dos reglas. Un techo de esquina puede tocar paredes que ya están en pie. Y una jugada que agota un color puede seguir con un color nuevo.
`;export{e as default};
