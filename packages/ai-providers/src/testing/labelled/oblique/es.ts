/** Comments with indirect wording, as very displeased or very pleased people write. */
export const obliqueEs = `
- staff | Llevo desde abril esperando que alguien me conteste por lo de la valla.
+ staff | El equipo vino un domingo a reparar la fuga y no se fue hasta terminar. Chapó.
0 transport | Mi hija va en tren y yo en coche.
- hours | Cuando salgo del turno ya está todo cerrado, así que para mí es como si no existiera.
+ greenery | Pasear entre los almendros en flor es lo mejor de mi semana.
- bins | Los gatos rompen las bolsas porque ahora solo recogen dos veces por semana.
0 play | Tenemos dos niños de siete y diez años.
- parking | Las furgonetas aparcan en doble fila todo el santo día.
+ library | El cuentacuentos de los miércoles ha despertado en mis gemelas las ganas de leer.
0 lighting | En el pueblo de al lado usan sensores de movimiento.
- access | No hay ascensor, y mi padre se queda fuera mientras entramos.
0 cost | ¿El dinero lo pone la empresa o nosotros?
- noise | Sopladoras de hojas a las seis y media de la mañana, ¿en serio?
+ safety | Ahora dejamos que los críos vayan solos al colegio.
- greenery | Lo que era un prado es ahora un aparcamiento con tres arbolitos tristes.
0 market | Cada quince días vendría más gente.
- water | Otra vez aguas fecales en el arroyo después de la lluvia del martes.
+ paths | El asfaltado duró dos días y no las dos semanas anunciadas, me quito el sombrero.
- cost | Nos cobran cada vez más por cada vez menos.
0 dogs | Tengo un labrador mayor.
- toilets | No hay ningún cambiador para bebés en todo el centro.
+ market | El mejor pescado de la comarca y siempre un rato de charla.
- safety | Chavales en motos robadas se persiguen por el barrio cada noche.
+ none | La verdad es que no tengo queja, llevamos aquí diez años y no me iría a otro sitio.
0 none | Ver la respuesta anterior.
- cycling | El supuesto carril te manda contra un seto.
+ seating | Mi abuela puede volver a ir a la compra porque tiene dónde descansar.
- play | La tirolina lleva ocho meses precintada.
+ play | A quien se le ocurrió el rocódromo habría que darle un premio.
- none | Una consulta de mentira, ya lo tenían decidido.
`;
