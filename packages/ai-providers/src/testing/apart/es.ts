/** Lo que escribirían los vecinos: con prisas, con ironía, a medias y con faltas. */
export const apartEs = `
- paths | los baches de la calle mayor ya parecen piscinas
- bins | Llevamos tres semanas sin que recojan el cartón
+ library | Los cuentacuentos de la biblioteca son una maravilla, mis nietos no se pierden ni uno
0 transport | Suelo coger la línea 5 para ir al centro
- hours | El punto limpio cierra a las dos, estupendo para los que trabajamos
+ greenery | qué gusto pasear ahora por el parque con los rosales en flor
- staff | He llamado seis veces y nadie me coge el telefono
+ staff | La chica de la ventanilla me arregló los papeles en un momento, un encanto
0 none | Relleno la encuesta en nombre de mi padre, que tiene 82 años
- lighting | la farola de mi calle lleva fundida desde octubre
- safety | Mi hija ya no quiere volver sola por el túnel de la estación
+ play | A mi peque le encantan los columpios nuevos!!
- dogs | cacas de perro por todas partes, un asco
0 bins | El contenedor amarillo está en la esquina
- parking | Han quitado veinte plazas para poner macetas. Unos genios.
+ cycling | Con el carril bici nuevo voy al trabajo en diez minutos, gracias
- cycling | el carril bici se corta de golpe en la rotonda y te juegas la vida
0 cycling | Tengo una bici plegable
+ market | El mercado de los sábados está mejor que nunca, con producto de la zona
- market | La mitad de los puestos del mercado están cerrados, da pena verlo
0 market | El mercado se pone los jueves en la plaza
- noise | Las motos a las tres de la mañana no nos dejan dormir
- noise | Las terrazas hasta las tantas y el ayuntamiento mirando para otro lado
+ noise | desde que cerraron la discoteca se duerme de maravilla
- toilets | Los baños del paseo dan asco y nunca hay papel
+ toilets | Los aseos de la playa estaban limpísimos, enhorabuena
0 toilets | Hay aseos en el mercado y en el ayuntamiento
- seating | No hay ni un banco de la iglesia al ambulatorio y mi marido no aguanta tanto de pie
+ seating | Los bancos nuevos a la sombra son muy cómodos
0 seating | Hay ocho bancos en la plaza
- access | la acera es tan alta que con la silla de ruedas tengo que ir por la calzada
+ access | Gracias a la rampa mi madre puede volver a entrar en el centro cívico
- access | Con el carrito del bebé es imposible subir al autobús
- cost | Otra vez sube el IBI, y a cambio de qué
- cost | cuarenta euros por recoger un sofá, así acaban todos en la cuneta
+ cost | La piscina a un euro para los niños es un acierto
0 cost | El abono cuesta veinte euros al mes
- water | cada vez que llueve se atasca la alcantarilla y se nos inunda el portal
+ water | la fuente nueva del parque es una idea buenísima
0 water | El río pasa por detrás de mi casa
- play | el tobogán está roto desde semana santa y ahí sigue
- play | Para los adolescentes no hay nada de nada en este pueblo
+ play | por fin un columpio adaptado para mi hijo
- greenery | Han talado cuatro pinos sanos sin avisar a nadie
- greenery | El cesped está seco y lleno de calvas
+ greenery | Los jardineros se merecen un premio
0 greenery | Delante de mi casa hay dos naranjos
- transport | el autobús pasa cuando le da la gana
- transport | Quitaron el último bus y ahora no puedo ir al turno de noche
+ transport | El bus nocturno me ha cambiado la vida, no lo quiten
- transport | Genial, otra vez cuarenta minutos en la parada.
0 transport | La estación está a diez minutos andando
+ bins | Los barrenderos dejan la calle como los chorros del oro
- bins | Los contenedores a rebosar y las ratas de fiesta
- bins | hacen falta mas papeleras en la playa
+ paths | El paseo del río ha quedado precioso
- paths | Me caí por culpa de una baldosa suelta y me rompí la muñeca
0 paths | El camino va de las huertas a la carretera
0 none | Vivo aquí desde 2015
0 none | sin comentarios
0 none | Ya he contestado arriba
- hours | ¿Por qué cierra la biblioteca los sábados, cuando podemos ir los que trabajamos?
+ hours | Muy contento con que el polideportivo abra a las siete
0 hours | La oficina abre de nueve a dos
- library | En la biblioteca no cabe un alma y no hay enchufes
0 library | Saco libros de la biblioteca una vez al mes
+ safety | Desde que patrullan por la noche vamos mucho más tranquilos
- safety | Trapicheo a plena luz del día y la policía ni aparece
0 safety | La comisaría está en la avenida
+ lighting | Con las luces nuevas ya no da miedo cruzar el parque
- lighting | por la noche el parque es una boca de lobo
0 lighting | Las farolas se encienden a las ocho
- parking | Los padres aparcan en doble fila delante del cole y no hay quien salga del garaje
+ parking | Lo de la hora gratis para aparcar ha sido un acierto para el comercio
0 parking | Aparco en el parking de la estación
0 staff | Unos funcionarios son majísimos y otros ni te miran
- staff | otra encuesta que acabará en un cajón
- dogs | Perros sueltos en la zona infantil y los dueños con el móvil
+ dogs | El parque canino es fantástico, mi perra está feliz
0 dogs | Tengo dos perros pequeños
+ none | No me iría de aquí por nada del mundo
- none | Este barrio está dejado de la mano de dios
+ none | seguid así
0 none | El parque es bonito pero la cafetería es cara
`;
