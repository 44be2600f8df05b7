/** Like the English ones, written in this language and not translated. */
export const labelledEs = `
+ lighting | Las farolas nuevas de la calle Mayor son una maravilla, por fin se ve bien.
- bins | Los contenedores están siempre llenos y huele fatal en verano.
0 seating | Haría falta un banco junto a la parada.
+ staff | La chica del mostrador me atendió con mucha amabilidad.
- paths | La acera está destrozada y mi madre se cayó el mes pasado.
0 hours | Suelo ir los sábados por la mañana.
- transport | El autobús llega tarde todos los días, es desesperante.
+ play | A mis hijos les encanta el parque infantil nuevo.
0 dogs | Un espacio para perros sería buena idea.
- noise | No se puede dormir por el ruido de las terrazas.
+ library | Una biblioteca estupenda, no cambien nada.
- parking | Imposible aparcar cerca del centro de salud.
+ greenery | Qué bonito está el jardín este año, enhorabuena a los jardineros.
0 greenery | Más árboles, por favor.
- toilets | Los baños públicos dan asco y no hay papel.
+ bins | La recogida de cartón funciona muy bien desde enero.
- safety | Tengo miedo de pasar por el túnel de noche.
0 cycling | Hay dos aparcabicis en la estación.
- cost | Cada año pagamos más impuestos y recibimos menos.
+ transport | Por fin un autobús nocturno, gracias.
- staff | Llamé cuatro veces y nadie me dio una respuesta.
0 transport | Uso la línea 3 para ir al trabajo.
- water | Cada vez que llueve se inunda el garaje porque no limpian las alcantarillas.
+ paths | Han arreglado todos los baches de nuestra calle, muy buen trabajo.
0 play | Columpios para niños mayores y algo de sombra.
- access | Con la silla de ruedas no puedo entrar en el ayuntamiento.
+ seating | Los bancos con respaldo son muy cómodos para los mayores.
0 none | Nada que añadir.
- greenery | Talaron los olmos sin avisar a nadie, una vergüenza.
+ safety | Desde que hay límite de 30 el barrio es mucho más tranquilo.
- lighting | El paseo del río está a oscuras, da miedo.
0 market | Compraría queso si hubiera un puesto.
- cycling | El carril bici termina de golpe en medio de la avenida, es peligrosísimo.
+ market | El mercado es precioso y los vendedores son encantadores.
- hours | Cierran a las dos y los que trabajamos no podemos ir nunca.
0 toilets | ¿Estarán abiertos los aseos durante la feria?
- play | Otra vez cristales rotos en el arenero. Inaceptable.
+ hours | Abrir los domingos ha sido un acierto.
0 parking | Se podrían vender los permisos por internet.
- noise | Las motos pasan a toda velocidad hasta las tres de la madrugada.
+ none | Todo está bien, sigan así.
0 safety | Un paso de peatones delante del colegio.
- none | Un despilfarro de dinero público.
+ cycling | El nuevo carril bici es excelente y mi hijo ya va solo a clase.
0 paths | El camino mide unos dos metros de ancho.
- dogs | Las aceras están llenas de excrementos de perro.
+ toilets | Baños limpios y siempre con jabón, se agradece.
0 lighting | Las farolas solares quizá gasten menos.
- transport | Qué bien, otro autobús cancelado. Lo que nos faltaba.
+ water | Este invierno no se ha inundado nada gracias a las obras.
- seating | No hay dónde sentarse en toda la plaza.
0 library | Sacamos unos diez libros al mes.
- parking | La zona azul es carísima y perjudica a los comercios.
+ access | Ahora puedo subir solo por la rampa, estoy muy agradecido.
- water | La fuente lleva un año estropeada.
0 access | Mi marido camina con bastón.
- library | Una pena que hayan recortado tanto la sala infantil.
+ staff | Respuesta rápida y problema resuelto en un día.
0 cost | ¿Cuánto cuesta el proyecto y quién lo paga?
- market | El mercado ya no es lo que era, apenas quedan puestos.
+ play | Genial la zona de agua, hemos ido tres veces esta semana.
0 noise | El concierto terminó a las once.
- safety | Los coches pasan demasiado rápido por delante del colegio.
+ parking | La media hora gratis es muy útil.
0 bins | Unos contenedores con tapa evitarían las gaviotas.
- staff | Maleducados por teléfono y además perdieron mi solicitud.
+ none | Gracias por preguntar, la última vez nadie lo hizo.
- access | La rampa es demasiado empinada y no sirve para nada.
0 dogs | Perros atados cerca del estanque.
+ lighting | Muy contenta con la iluminación del aparcamiento.
- greenery | El parque está abandonado, todo seco y lleno de malas hierbas.
0 hours | Hasta las ocho los jueves me vendría bien.
`;
