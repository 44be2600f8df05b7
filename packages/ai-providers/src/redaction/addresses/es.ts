import { anyCase } from '../any-case';
import type { RedactionRule } from '../redaction-rule';
import { isHouseBehind, isNoYear, isStreetNumber } from './house-numbers';
import { caps, floor, free, number, numberSign, plainWord, rule, small, town } from './parts';

/** @file Streets as Spanish writes them. */

const streetWords =
  'calle|cl\\.?|avenida|avda\\.?|av\\.?|avinguda|plaza|plaça|praza|plazuela|plazoleta|pza\\.?|pl\\.?|paseo|pso\\.?|p[gº]\\.?|passeig|carrer|ronda|rda\\.?|trav\\.?|travesía|travessera|cuesta|camino|camí|cmno\\.?|carretera|ctra\\.?|glorieta|callejón|calleja|callejuela|urb\\.?|urbanización|barrio|barriada|bo\\.?|bulevar|pasaje|psje\\.?|pje\\.?|passatge|rambla|polígono|rúa|vía|costanilla|senda|sendero|residencial|edificio|bloque|bajada|baixada|subida|alameda|corredera|calzada|jirón|jr\\.?|privada|cerrada|andador|prolongación|colonia|aldea|pedanía|paraje|diseminado|kalea|esquina|muelle|vereda|cañada|torrente';
const shortened = 'c\\/|c\\.|avda\\.|av\\.|ctra\\.|pza\\.|pg\\.|urb\\.|pol\\. ?ind\\.';
/** A look ahead: without it, what follows is compiled again for each word. */
export const spanish = `(?:(?=${anyCase(streetWords)} )[\\p{L}/º]{1,14}\\.? |${anyCase(shortened)} ?)`;
const ordinal =
  'primero?|segundo|tercero?|cuarto|quinto|sexto|séptimo|octavo|noveno|décimo|bajo|ático|entresuelo|principal';
const side = 'izquierda|izda\\.?|izq\\.?|derecha|dcha\\.?|dch\\.?|centro|exterior|interior|puerta \\w{1,2}|[a-hA-H]';

export const spanishRules: readonly RedactionRule[] = [
  // "C/ Almendro Amargo, 14, 2.º izda."
  rule(
    `(?<![\\p{L}\\d])(?:(?<=(?:vivo|vive|vivimos|domicilio) en )${town}, )?${spanish}(?:${small} ){0,3}(?:${caps}|${plainWord}(?: ${plainWord}){0,2})(?:,? ?|, )[(]?(?:${anyCase(numberSign)} ?)?(?:${number}|[sS]\\/[nN])`,
    isStreetNumber,
  ),
  // "el 12 de la calle Horno"
  rule(
    `${free}(?:${anyCase(numberSign)} ?)?${number},? (?:de |del )(?:la |los |las )?${spanish}(?:${small} ){0,3}(?:${caps}|${plainWord})`,
  ),
  // Streets with a number for a name: "Calle 12 n.º 4-60".
  rule(
    `(?<![\\p{L}\\d])(?:${spanish}|${anyCase('carrera|cra\\.?|cr\\.|transversal|diagonal')} )\\d{1,3} ?[A-Za-z]? ?${anyCase('(?:#|n\\.?[º°o]\\.?|no\\.?)')} ?${number}`,
  ),
  // A number and a floor: "lepanto 42 2ºc"
  rule(
    `(?<![\\p{L}\\d])${plainWord}(?: ${plainWord})?,? ${number},? ?(?=${floor}(?![\\p{L}\\d]))\\d{1,2}`,
    isHouseBehind,
  ),
  // "el del segundo izquierda", "la del tercero B"
  rule(`(?<![\\p{L}\\d])${anyCase(ordinal)},? ${anyCase(side)}(?![\\p{L}\\d])`, (match) =>
    /[A-H.]$|\p{L}{3}$/u.test(match),
  ),
  // "soy del 20, 3.º", "el 18 de mi calle"
  rule(
    `(?<=(?<![\\p{L}])${anyCase('(?:soy|somos|es|vive|vivo|vivimos|dueñ[oa]|señora?|gente|chic[oa]|inquilin[oa]s?) (?:en el|del|de la)')} )${number}(?! de (?:\\p{L}{4,10}o|abril)(?!\\p{L}))`,
    isNoYear,
  ),
  rule(
    `(?<=(?<![\\p{L}])${anyCase('el|al|del')} )${number}(?= ${anyCase('de (?:mi|nuestra|esta|la misma) calle|de enfrente|de al lado')})`,
  ),
  // "calle b, nave 14"
  rule(
    `(?<![\\p{L}\\d])${spanish}(?:${small} ){0,2}(?:${caps}|${plainWord}|[a-z]),? ${anyCase('(?:nave|parcela|portal|bloque|local|casa|chalet|km\\.?|manzana|lote)')} ${number}`,
  ),
];
