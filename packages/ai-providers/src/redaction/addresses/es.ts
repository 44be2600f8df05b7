import { anyCase } from '../any-case';
import type { RedactionRule } from '../redaction-rule';
import { isHouseBehind } from './house-numbers';
import { caps, free, number, numberSign, plainWord, rule, small, town } from './parts';

/** @file Streets as Spanish writes them. */

const spanishStreets =
  'calle|c\\/|cl\\.?|avenida|avda\\.?|av\\.?|plaza|pza\\.?|pl\\.?|paseo|pso\\.?|p[gº]\\.?|passeig|carrer|ronda|rda\\.?|trav\\.?|travesía|travesia|cuesta|camino|cmno\\.?|carretera|ctra\\.?|glorieta|callejón|callej[oó]n|urb\\.?|urbanización|barrio|bo\\.?|bulevar|pasaje|psje\\.?|rambla|polígono|rúa|vía|via|costanilla|senda|residencial|edificio|bloque|gral\\.?|general|doctor|dr\\.?|poeta|santa|san|virgen';
export const spanish = `(?:${anyCase(spanishStreets)} |${anyCase('c\\/|c\\.|avda\\.|ctra\\.|pza\\.|pg\\.|urb\\.|pol\\. ?ind\\.')} ?)`;

export const spanishRules: readonly RedactionRule[] = [
  // "C/ Almendro Amargo, 14, 2.º izda."
  rule(
    `(?<![\\p{L}\\d])(?:(?<=(?:vivo|vive|vivimos|domicilio) en )${town}, )?${spanish}(?:${small} ){0,3}(?:${caps}|${plainWord}(?: ${plainWord}){0,2}),? (?:${anyCase(numberSign)} ?)?(?:${number}|[sS]\\/[nN])`,
    isHouseBehind,
  ),
  // "el 12 de la calle Horno"
  rule(
    `${free}(?:${anyCase(numberSign)} ?)?${number},? (?:de |del )(?:la |los )?${spanish}(?:${small} ){0,3}(?:${caps}|${plainWord})`,
  ),
  // Streets with a number for a name: "Calle 12 n.º 4-60".
  rule(
    `(?<![\\p{L}\\d])(?:${spanish}|${anyCase('carrera|cra\\.?|cr\\.|transversal|diagonal')} )\\d{1,3} ?[A-Za-z]? ?${anyCase('(?:#|n\\.?[º°o]\\.?|no\\.?)')} ?${number}`,
  ),
];
