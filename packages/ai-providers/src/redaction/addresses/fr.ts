import { anyCase } from '../any-case';
import type { RedactionRule } from '../redaction-rule';
import { isHouseBehind } from './house-numbers';
import { caps, dayName, free, number, numberSign, plainWord, rule, small } from './parts';

/** @file Streets as French writes them. */

const frenchStreets =
  'rue|avenue|av\\.?|boulevard|bd|bld|place|pl\\.?|chemin|ch\\.?|impasse|imp\\.?|allée|all\\.?|quai|route|rte|cour|cours|square|sq\\.?|passage|ruelle|villa|cité|résidence|lotissement|sentier|montée|faubourg|fbg|venelle|esplanade|traverse|clos|hameau|lieu-dit|rond-point|promenade|mail';
export const french = anyCase(frenchStreets);

export const frenchRules: readonly RedactionRule[] = [
  // "17 bis rue du Puits-Salé, 44903 Sainte-Orlande"
  rule(
    `${free}(?:${caps}, )?(?:${anyCase(numberSign)} ?)?${number},? (?:de la |du |de l[’']|de )?${french} (?:${small}[ ’']?){0,3}(?:${caps}|${plainWord}(?:[ -]${plainWord})?)`,
  ),
  rule(
    `(?<![\\p{L}\\d])${french} (?:${small}[ ’']?){0,3}(?:${caps}|${plainWord}(?: ${plainWord}){0,2}),? ${anyCase(`${numberSign} ?`)}?${number}`,
    isHouseBehind,
  ),
  rule(`${free}${number},? (?:${french}|r\\.) (?:${small}[ ’']?){0,2}(?:${dayName}|${caps})`),
];
