/** @file Which numbers are those of houses, by the words around them. */

import { plainText } from './plain-letters';

/** Words before a number that is no house: "Line 9", "Seite 88", "3 May". */
const noHouses = new Set(
  plainText(`line policy table page option question ticket zone room phase stage section paragraph article chapter figure route bus tram train platform group year class grade level step point item plan band form level gate junction exit pitch plot court bay stop council ward stadium covid area part appendix annex site map sheet bin week day about around over under only all every after before since until till by for from to and or with at in on of the a an we they it i there some nearly almost
  línea linea plan ley artículo articulo zona sector opción opcion pregunta tabla página pagina mesa sala parcela fase vado agenda bus autobús punto puntos distrito nivel grupo curso semana hay son somos tengo tenemos tiene llevo pago pagué pagamos fui unos unas más mas menos solo sólo desde hasta hace hacia con sin por para entre a las los el la de del en y o un una total cada casi otros otras quedan faltan tras va van
  ligne zone article question page salle lot tableau option phase plu niveau numéro classe groupe bus tram lundi mardi mercredi jeudi vendredi samedi dimanche étape annexe secteur plan figure section il elle nous on environ plus moins depuis dans pendant après avant vers les des une un le la à au aux et ou sur pour par avec sans pas chaque tous toutes près déjà
  linie seite zimmer zone tempo ticket nr jahrgang punkt phase raum saal platz gleis bus tram tabelle frage option abschnitt paragraf artikel grad stufe klasse gruppe haushalt bebauungsplan plan etwa rund circa ca über unter nur noch seit bis ab um vor nach bei mit von zu zum zur für in im an am auf und oder der die das den dem des ein eine einen wir sie es ich sind waren haben alle jede jeden jeder fast schon kein mindestens höchstens block feld absatz kapitel buslinie straßenbahn pflegegrad ü agenda uhr u vom die zwischen insgesamt
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janvier février mars avril mai juin juillet août septembre octobre novembre décembre januar februar märz juni juli oktober dezember
  monday tuesday wednesday thursday friday saturday sunday lunes martes miércoles jueves viernes sábado domingo montag dienstag mittwoch donnerstag freitag samstag sonntag
  minutes hours days weeks months years metres meters km euros euro people percent uhr euro prozent jahre jahren minuten stunden meter kilometer tage wochen monate kinder personen leute leuten einwohner parkplätze plätze bäume stellplätze wohnungen autos busse cent mio millionen menschen familien schüler kindern mal stück schulen bänke fahrräder anwohner haushalte unterschriften zentimeter quadratmeter
  has had is was were are gets got needs costs holds takes hay tiene tienen sigue cuenta cuesta mide lleva faltan compte mesure coûte fait ont sont est gibt es steht stehen fehlen brennen kostet hat liegen liegt braucht
  between zwischen bahnsteig parkplatz stellplatz spielfeld parkplätzen halle kabine turnhalle tribüne antrag expediente ticket status stand stände kennzeichen zebrastreifen schilder antrag
  x vat a ii iii iv kg cctv mph hrs pm am cv led suv hgv st nd rd th os`).split(/\s+/),
);
/** The first number is a year. */
export const isYear = /^\D*(?:19|20)\d{2}(?!\d)/;
export const isNoYear = (match: string): boolean => !isYear.test(match);
const wordsOf = (match: string): string[] =>
  (match.match(/(?<![\p{L}\d-])\p{L}[\p{L}-]{1,60}/gu) ?? []).map((each) => each.toLowerCase());
export const isHouse = (match: string): boolean =>
  !isYear.test(match) &&
  !noHouses.has(wordsOf(match).find((each) => !/^(?:bis|ter|no|nr|núm|the)$/u.test(each)) ?? 'a');
const signs = new Set(
  plainText(
    `no nos nr num nº numero number numbers nummer haus house hausnummer portal bloque casa chalet km au el en`,
  ).split(' '),
);
/** The last word before the number says whether it is that of a house. */
export const isHouseBehind = (match: string): boolean =>
  !isYear.test(match) && !noHouses.has(wordsOf(match.split(/\d/)[0] ?? '').findLast((each) => !signs.has(each)) ?? 'a');

const publicPlaces = new Set(
  plainText(
    `altersheim krankenhaus rathaus bahnhof friedhof schulhof hochhaus mehrfamilienhaus reihenhaus einfamilienhaus pflegeheim mietshaus elternhaus treppenhaus wohnhaus studentenwohnheim park station school library hospital church street road lane avenue square museum hall pool playground market university college surgery clinic stadium theatre
    council centre center pub hotel cafe bridge river beach crossing roundabout tesco lidl aldi asda morrisons gp work home uni`,
  ).split(/\s+/),
);
/** A place where people live, and not one for everybody: "at Hanley Park". */
export const isHome = (match: string): boolean =>
  /\d/.test(match) || !publicPlaces.has(wordsOf(match.split(',')[0] ?? '').at(-1) ?? '');

/** A comma or a sign before the number of a house: then the street may have any name, "Pasaje Dos de Mayo, 9". */
const numberApart = /(?:, ?|n[ºo°r]\.? ?|#)\d[^,]{0,40}$/;
export const isStreetNumber = (match: string): boolean =>
  isHouseBehind(match) || (numberApart.test(match) && !isYear.test(match) && !/\s\p{Ll}+, ?\d/u.test(match));
