import type { ThesaurusWords } from './thesaurus-words';

export const spanishThesaurus: ThesaurusWords = {
  parking:
    'aparc*, aparcamiento*, estacion*, parking*, plaza de garaje, plazas de aparcamiento, zona azul, zona verde de aparcamiento, ora, parquimetro*, grua, multa*, doble fila, segunda fila, vado*, garaje*, ?plaza, ?plazas, tarjeta de residente*, carga y descarga, coches en la acera, plaza de minusvalidos, plaza reservada, app de aparcar, ticket de la hora, cargador*, disuasorio*, encima de la acera',
  buses:
    'autobus*, bus, buses, parada*, marquesina*, linea, lineas, conductor*, transporte publico, transporte, horario del bus, bonobus, lanzadera, metro, tranvia*, microbus*, taxi*, abono transporte, frecuencia, frecuencias, bus nocturno, autocar*, trasbordo*, transbordo*, buho, enlace*',
  trains:
    'tren, trenes, cercanias, renfe, estacion, estacion de tren, via, anden*, vagon*, ave, apeadero*, taquilla*, revisor*, media distancia, ferrocarril*',
  fares: 'billete*, tarifa*, bono*, abono, tarjeta de transporte, precio del billete, bonobus',
  speed:
    'velocidad*, rapido, corren, corre, carreras, radar*, a toda, toda pastilla, toda leche, badenes, baden, resalto*, km por hora, km/h, a 80, a 90, a 100, a 30, acelera*, frenan, frena*, exceso de velocidad, autopista, derrapes, derrap*, toda mecha, como locos',
  traffic:
    'trafico, atasco*, coches, coche, camion*, furgoneta*, embotellamiento*, retencion*, caravana, circunvalacion, ronda, variante, hora punta, circulan, circulacion, vehiculo*, conducir, conductores, motos, bocinazo*, claxon, desvio*, autovia, atascad*, doble sentido, trailers, trailer',
  crossings:
    'paso de cebra, paso de peatones, pasos de peatones, pasos de cebra, semaforo*, cruzar, cruzamos, cruce*, cruzo, rotonda*, peatonal, peaton*, verde dura, intersecc*, ceda el paso, isleta*, paso elevado, stop, glorieta*, pasarela*, mediana, espejo, paso a nivel',
  roads:
    'bache*, asfalt*, calzada*, socavon*, obras, zanja*, carretera*, firme, pavimento*, pintura vial, señales viales, marcas viales, hoyo*, alcantarilla suelta, vallas, vallado, corte de calle, cortad*, calle cortada, puente, reasfalt*, adoquin*, boquete*, parche*, tapa suelta',
  schemes:
    'bolardo*, peatonaliz*, zona de bajas emisiones, zbe, zona 30, sentido unico, direccion unica, supermanzana*, corte al trafico, cortar al trafico, ciudad 30, direccion prohibida, restriccion*, pilona*, calle peatonal',
  cycling:
    'bici*, bicicleta*, ciclista*, carril bici, carriles bici, aparcabici*, patinete*, ciclovia*, pedal*, casco, ciclable*, cicloturis*, via verde, monopatin*, candado*, alforja*',
  pavements:
    'acera*, bordillo*, baldosa*, losa*, loseta*, a pie, caminar, andar, peatones, peaton*, tropez*, adoquin*, escaleras, escalon*, escalones, paseo, andando, obstaculo*, andamio*, terrazas en la acera, paso subterraneo, farola en medio, callejon*, pavimento*, estrech*, caminando, raices, alcorque*, rebaje*, irregular*, resbal*, sendero*',
  access:
    'silla de ruedas, silla, sillas de ruedas, discapac*, rampa*, accesib*, minusvalid*, carrito*, cochecito*, ascensor*, barandilla*, pasamanos, movilidad reducida, ciego*, ciega*, invident*, baston, muletas, andador*, sordo*, sorda*, barrera*, escaleras mecanicas, montacargas, elevador*, podotactil*, muleta*, ruedas, sillita*, bastones, lectura facil, salvaescaleras',
  lighting:
    'farola*, alumbrado, luz, luces, iluminacion, ilumina*, iluminad*, oscur*, bombilla*, led, boca de lobo, foco*, apagad*, a oscuras, encend*, fundid*, tinieblas, linterna, penumbra',
  bins: 'contenedor*, papelera*, basura*, recogida*, recogen la, camion de la basura, cubo*, bolsas de basura, residuo*, desbord*, soterrad*, organico, enseres, desperdicio*, basurer*, rebos*, quinto contenedor',
  recycling:
    'recicl*, vidrio, carton, cartones, plastico*, envases, compost*, punto limpio, pilas, papel y carton, amarillo, ropa usada, aceite usado, iglu, separar, botellas vacias',
  litter:
    'sucio*, sucia*, suciedad, limpieza, limpi*, barrer, barren, barrendero*, barrend*, colillas, chicles, cristales, mugre, porqueria*, guarr*, cacas, manguer*, baldeo, latas, papeles, pintada*, grafit*, orina*, meados, hojas secas, cochin*, pegajos*, pipas, vomit*',
  flytipping:
    'vertedero*, colchon*, sofa, sofas, muebles, escombro*, trastos, vertid*, neveras, nevera, lavadora*, electrodomestic*, neumatico*, abandonan',
  dogs: 'perro*, perra*, caca*, excremento*, pipican, correa, mascota*, can, canes, mierda*, cacas de perro, dueño*, dueña*, ladr*, bozal',
  tip: 'punto limpio, ecoparque*, vertedero, punto verde',
  parks:
    'parque*, zona verde, zonas verdes, jardin*, plaza ajardinada, paseo, ribera, rio, bosque*, pinar*, merendero*, naturaleza, estanque*, fuente*, ?verde, campo, cauce, orilla, paseo fluvial, alameda*, descampado, monte, quiosco, espacios verdes, mirador, arboleda',
  trees:
    'arbol*, arboles, arbolado, tala, talar, talado*, talaron, poda*, podar, olmo*, platano*, naranjos, naranjo*, pino*, encina*, sombra, alcorque*, ramas, raices, tocon*, almendr*, jacaranda*, palmera*, hojas, cipres*',
  flowers:
    'flor, flores, florid*, cesped, planta*, jardinera*, jardiner*, malas hierbas, hierba*, hierbajo*, maceta*, rosal*, rosas, seto*, arriate*, riego*, riegan, regar, siega, desbroz*, maleza, parterre*, geranio*',
  wildlife:
    'pajaro*, ave, aves, abeja*, pato*, fauna, mariposa*, peces, ardilla*, murcielago*, nidos, nido, biodiversidad, estanque, charca*, animales, gatos, golondrina*, vencejo*, erizo*, rana*, insecto*, cisne*, tortuga*, humedal*, cigüeña*, jabali*, colonia felina',
  allotments: 'huerto*, huerta*, parcela*, hortela*, verduras, semillas, compost',
  play: 'columpio*, parque infantil, zona infantil, tobogan*, arenero*, juegos, juego, niños, niñas, niño, niña, crios, nenes, peques, tirolina, zona de juegos, juegos infantiles, jugar, juegan, balancin*, chorros, hijo*, hija*, nietos, nieta*, nieto, ludoteca*, suelo de caucho, areneros, parquecito, jueguen',
  youth:
    'joven*, jovenes, juventud, adolescente*, chavales, chaval*, casa de la juventud, skate*, skatepark, instituto*, local juvenil, centro juvenil, juvenil*, chicos, botellon, campamento*, rocodromo, monitor*, ocio joven, educador*, muchach*, quinceañer*',
  schools:
    'colegio*, escuela*, cole, instituto, profesor*, maestr*, alumn*, aula*, patio*, comedor escolar, comedor, becas, clase, clases, educacion, universidad, estudiante*, ampa, barracones, fp, extraescolar*, deberes, primaria, secundaria, recreo, entrada al cole, madrugadores, libros de texto',
  nurseries:
    'guarderia*, escuela infantil, bebe*, bebes, 0 a 3, cero a tres, conciliacion, ludoteca*, matron*, lactancia, preescolar, escoleta*, crianza',
  crime:
    'robo, robos, robar*, roban, robaron, robado, robada, ladron*, hurto*, delincuen*, atrac*, navaj*, carterista*, okupa*, violencia, vandal*, agresi*, estaf*, crimen, delito*, tiron, quemaron, quemado, saque*, butron, asalt*, vigilancia, camaras, inseguridad, timo, bandas, pele*, tiroteo*',
  antisocial:
    'botellon*, borracho*, gamberr*, incivic*, pelea*, gritos, petardos, motos, amenaz*, insult*, acoso, acos*, molestan, beben, bebiendo, orinan, litronas, bronca*, trifulca*, quinqui*, gentuza, incivismo, patinetes, intimid*, pandilla*, mean, escupen',
  drugs:
    'droga*, porros, porro, jeringuilla*, trapich*, camello*, narco*, yonki*, yonqui*, marihuana, toxicoman*, menudeo, cocaina, chutan, heroina, cannabis',
  police:
    'policia*, guardia civil, patrulla*, agente*, municipal, municipales, policia local, serenos, sereno, vigilante*, proximidad',
  unsafe:
    'inseg*, segur*, miedo, peligros*, peligro, da miedo, de noche, sola, solas, seguridad, panico, intranquil*, asust*, temor, sustos, temo, susto, volver sola',
  homes:
    'vivienda*, piso*, alquiler*, alquil*, casa, casas, hipoteca*, desahuci*, casero*, propietari*, inquilin*, pisos turisticos, turistico*, airbnb, habitacion*, vivienda social, proteccion oficial, vpo, hogar, realquil*, emancip*, vacias, apartamento*, comunidad de vecinos, independizar*, fondo buitre, fondos buitre, fianza, bloque, bloques, inmobiliaria*',
  repairs:
    'humedad*, moho, goteras, gotera, caldera*, fachada*, grietas, reparacion*, arregl*, tuberia*, aislamiento, calefaccion, cucarachas, desconchon*, techo, tejado, fontanero*, rehabilit*, bajante*, cortocircuito, ascensor del bloque, persianas',
  planning:
    'urbanis*, licencia*, construcc*, constru*, edific*, plan general, promotor*, solar, solares, urbanizacion*, obra nueva, obra, rascacielos, recalific*, pgou, permiso de obra*, plantas, ladrillo, parcela, hotel, derrib*, demol*, torre, torres, grua, nave',
  homeless:
    'sin techo, sin hogar, sintecho, sinhogar*, indigente*, albergue*, durmiendo, duermen, duerme, cajero, mendig*, cartones, personas en la calle, dormir en la calle, vagabundo*, tiendas de campaña, comedor social',
  shops:
    'tienda*, comercio*, comerci*, centro, casco antiguo, casco historico, local vacio, locales, local, escaparate*, supermercado*, franquicia*, bazar*, zapateria*, panaderia*, carniceria*, fruteria*, ferreteria*, libreria*, banco cerrado, sucursal*, cajero, negocio*, traspasa, se vende, pequeño comercio, calle mayor, centro comercial, persianas bajadas, cerrad por jubilacion, estanco*, quiosco*, droguer*, merceria*, mercadona, farmacia de guardia, apuestas, autonomos, liquidacion, calle principal',
  market:
    'mercado*, mercadillo*, puesto*, puestos, plaza de abastos, abastos, vendedor*, pescado fresco, pescader*, rastro, feria de artesania, productos locales, fruta',
  cafes:
    'cafe, cafeteria*, bar, bares, terraza*, restaurante*, tapas, churros, churreria*, heladeria*, hosteleria, copas, cañas, discoteca*, camarero*, pub, chiringuito*, bocadillo*, caña, desayun*, comer',
  events:
    'fiesta*, feria*, evento*, verbena*, cabalgata*, navidad*, luces de navidad, carnaval*, procesion*, fallas, semana santa, reyes, mercadillo navideño, festejo*, castillo de fuegos, fuegos artificiales, romeria*, pregon, conciertos, peñas, belen, san juan, concurso*, toros, encierros, caseta*, desfile*, patron*',
  toilets:
    'baño*, aseo*, retrete*, wc, urinario*, servicios publicos, cambiador*, lavabo*, servicio publico, papel higienico, orinar, hacer pis, pis, mear, vater, incontinencia, colon, crohn, cisterna, pañal*',
  seating:
    'banco, bancos, asiento*, sentar*, sentad*, sientan, sillas, silla publica, descansar, respaldo*, mesas, mesa, merendero*, reposabrazos, tumbona*, banquito*, me siento a, un banco, mecedora*',
  shelter:
    'marquesina*, refugio*, techado*, toldo*, bajo la lluvia, lluvia, sombra, sombrilla*, cubierta, cubierto, resguard*, pergola*, al sol, solana, nos mojamos, mojamos, tejadillo, refugio climatico',
  drinking:
    'fuente*, agua potable, beber agua, beber, botella*, grifo*, bebedero*, sed, rellenar, caño, caños, fuentecilla',
  library:
    'biblio*, libro*, lectura, leer, cuentacuentos, prestamo*, sala de estudio, bibliotecari*, club de lectura, estudiar, bibliobus, novela*, cuentos, hemeroteca',
  culture:
    'museo*, teatro*, cine, concierto*, exposicion*, arte, artist*, musica, cultura*, cultural*, festival*, danza, baile*, coro, orquesta*, casa de cultura, centro cultural, taller*, pintura*, obra de teatro, espectaculo*, banda, auditorio, mural, murales, escultura*, patrimonio, conservatorio, zarzuela, flamenco, cine de verano, guitarra, archivo, titeres, escuela de musica, centro civico, archivo municipal, castillo, ceramica, poesia',
  pools:
    'piscina*, natacion, nadar, nado, nadando, polideportivo*, vestuario*, gimnasio*, aquagym, duchas, spa, cursillos, calle de nado, taquillas, yoga, pilates, zumba, socorrista*, bañar*, gym, cloro, bañistas, calles libres',
  sports:
    'deport*, futbol, campo de futbol, pista*, cancha*, baloncesto, padel, tenis, atletismo, petanca, correr, carrera popular, balon, porteria*, frontón, fronton, rugby, escalada, equipo, club, patinaje, patinar, vestuarios, hockey, pabellon, ejercicio, calistenia, gimnasia, balonmano, voley*, ajedrez, entren*, partido, partidos, bolos, judo, rocodromo, senderis*',
  gp: 'medico*, medica*, doctor*, ambulatorio*, centro de salud, cita previa, cita medica, cita, pediatr*, enfermer*, consulta*, receta*, farmacia*, consultorio, vacuna*, salud, analisis, analitica, atencion primaria, sanidad, sanitari*, ginecolog*, cabecera, desfibrilador*, especialista*, podolog*, fisio*, medicamento*, primaria, insulina, guardia',
  dentist: 'dentista*, dental, muela*, diente*, odontolog*, dentadura*, empaste*',
  hospital:
    'hospital*, urgencias, ambulancia*, operacion, cirug*, lista de espera, listas de espera, quirofano, oncolog*, planta, maternidad, especialista*, ingres*, cancer, parto, cataratas, operar*, quimio*, resonancia, uci, paliativ*, ictus, cardiolog*',
  care: 'mayores, ancian*, residencia*, dependencia, ayuda a domicilio, cuidador*, asistente social, trabajadora social, trabajador social, servicios sociales, centro de dia, alzheimer, teleasistencia, soledad, abuel*, jubilad*, tercera edad, hogar del jubilado, personas mayores, cuidad*, viud*, comida a domicilio, discapacidad, madre de 80, gerocultor*, demencia, autis*, valoracion, grado, acogida, pensionista*, parkinson, imserso, centro de mayores',
  mental:
    'salud mental, psicolog*, ansiedad, depresion, suicid*, terapia, psiquiatr*, animo, bienestar emocional, deprimid*, autolesi*, trastorno*, duelo, tdah, soledad, estres',
  air: 'contamin*, humo*, aire, polucion, gases, asma, calidad del aire, olor*, polvo, tubo de escape, huele, hollin, respirar, respir*, peste, hedor, pestazo, incinerador*, alerg*, fabrica, purines, apesta, quema*, calima',
  tax: 'impuesto*, ibi, tasa*, presupuesto*, dinero, gasto*, gastan, gastar, gastado, despilfarr*, subvencion*, recaudacion, contribuyente*, cuentas, euros, millones, asesores, sueldo*, recorte*, plusvalia, pagar, pago, recibo*, fondos, deuda*, tributos, cobran, ayudas, embargo, domiciliacion, enchufados, contratos',
  website:
    'pagina web, web, app, internet, online, tramite*, formulario*, sede electronica, cita online, certificado digital, cl@ve, clave, informatic*, telematic*, digital, aplicacion, whatsapp, redes sociales, correo electronico, enlace, qr, ordenador, boletin, revista, telematicamente, contraseña, facebook, portal, tablon, streaming, brecha digital',
  contact:
    'telefono*, llam*, contest*, ventanilla*, funcionari*, oficina*, atencion al ciudadano, atencion ciudadana, respond*, respuesta*, carta*, correo*, email, registro, 010, mostrador, personal, empleada*, empleado*, padron, empadron*, burocra*, papeleo, gestion*, solicitud*, instancia*, reclam*, queja*, amable*, atendi*, atienden, cita previa para, ayuntamiento, cogen el telefono, aviso*, avisa*, expediente*, silencio administrativo, tramit*, conserje, secretari*, bordes',
  consultation:
    'encuesta*, consulta ciudadana, consult*, escuch*, opinion*, participacion, participa*, preguntar, preguntan, preguntado, decid*, decisi*, nos hacen caso, caso, transparen*, informa*, vecinos opinan, cuestionario*, presupuestos participativos, resultados, reunion*, asamblea*, propuesta*, votacion*, comunicacion, explic*, sugerencia*, buzon, sin contar con, nos tienen en cuenta, tener en cuenta, esta encuesta, para que sirve, proceso participativo, formulario, encuestas, contar con',
  councillors:
    'alcald*, concejal*, politic*, pleno, elecciones, votar, voto, gobierno, partido politico, corrup*, ayuntamiento, equipo de gobierno, oposicion, plenos, enchuf*, diputacion, consistorio, junta, mancomunidad, edil*, mandato, legislatura, promesas, diputad*, campaña electoral',
  flooding:
    'inund*, alcantarill*, riada*, charco*, lluvia*, desagüe*, desague*, imbornal*, rio, agua sale, arroyo*, aguas fecales, atascad*, barranco*, cloaca*, tromba*, sumidero*, agua, llueve, encharc*, fuga de agua, tuberia rota, canal, achique, colector*',
  noise:
    'ruido*, ruidos*, dormir, musica alta, volumen, gritos, molest*, decibel*, silencio, motos, ladridos, escandalo, jaleo, insonor*, madrugada, duerm*, taladr*, campanas, pitidos, petardos, altavoces, bullicio, estruendo, vibr*, alarma, tranquil*, descanso, dormimos',
  climate:
    'clima*, placas solares, solar, energia*, sostenib*, coche electrico, cargador*, medio ambiente, ecolog*, calor, ola de calor, cambio climatico, renovable*, emision*, contaminante, medioambient*, aerogenerador*, molinos, sequia, refugio climatico, fotovolt*, plasticos, glifosato, herbicida*',
  jobs: 'trabajo, empleo*, paro, desempleo, empresa*, sueldos, negocio, emprend*, economia, industria, industrial, poligono, formacion, curso*, contratacion, oposicion*, autonomo*, trabajar, salario*, becari*, turismo, inversion*, fabrica*, temporal*',
  broadband: 'internet, wifi, cobertura, fibra, banda ancha, antena*, señal, movil, 5g, datos, cabina',
  community:
    'vecin*, comunidad, voluntari*, asociacion*, barrio, convivencia, solidari*, centro social, centro civico, iglesia, parroquia, amigos, gente amable, banco de alimentos, pueblo tranquilo, gente, vivir aqui, acogedor*, caritas, ermita, mezquita, encuentro, convivir, compañerismo, hogar',
  hours:
    'horario*, abre, abren, abrir, abierto*, abierta*, cierra, cierran, cierre, cerrado los, domingos, sabados, fines de semana, por la tarde, ampliar horario, hora de cierre, festivos, mediodia, agosto, puertas abiertas, cerrado por, cerrada en',
  cemetery:
    'cementerio*, tumba*, nicho*, tanatorio*, panteon, crematorio, sepultur*, entierro*, lapida*, difunt*, funeral',
  look: 'aspecto, fachada*, abandonad*, feo, fea, bonito, bonita, bonitos, pintar, pintad*, monumento*, patrimonio, ruina*, dejadez, turis*, estetica, señaliz*, plaza mayor, paseo maritimo, playa*, puerto, muelle, plaza, centro historico, muralla*, imagen, cartel*, fuente, adoquin*, mobiliario urbano, reloj, ambiente, casco, cable*, degrad*, embellec*, estatua*, carteles, muerto, vida',
  poverty:
    'pobre*, pobreza, ayudas, ayuda economica, pension*, llegar a fin de mes, fin de mes, factura*, banco de alimentos, renta minima, bono social, desemplead*, beca comedor, comedor social, precari*, exclusion, hambre, inflacion, luz cara, familias vulnerables, vulnerab*, ingreso minimo, sueldo minimo',
  equality:
    'racis*, discrimin*, machis*, homofob*, inmigr*, refugiad*, extranjer*, gitan*, igualdad, mujer*, lgtb*, gay, idioma*, interprete*, traduc*, xenofob*, diversidad, moros, genero, acento, trans, lesbian*, migrant*, arabe, español para',
  pests:
    'ratas, rata, raton*, cucaracha*, paloma*, mosquito*, plaga*, gaviota*, chinche*, avispa*, garrapata*, fumig*, desratiz*, procesionaria, cotorra*, tigre, pulgas',
  costs:
    'precio*, caro, cara, caros, caras, carisim*, coste*, cuesta, tarifa*, gratis, gratuit*, barato*, barata, pagar, pago, pagamos, cobr*, euros, dinero, multa*, tarjeta, efectivo, descuento*, bonificacion*, dineral',
};
