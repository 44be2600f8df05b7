import { anyCase } from '../any-case';
import type { RedactionRule } from '../redaction-rule';
import { isNoYear, isStreetNumber } from './house-numbers';
import { caps, dayName, free, number, numberSign, plainWord, rule, small } from './parts';

/** @file Streets as French writes them. */

const streetWords =
  'rue|avenue|av\\.?|boulevard|bd|bld|blvd|place|pl\\.?|chemin|chem\\.?|ch\\.?|impasse|imp\\.?|allées?|all\\.?|quai|route|rte|cour|cours|square|sq\\.?|passage|pass\\.?|ruelle|villa|cité|résidence|rés\\.?|lotissement|lot\\.|sentier|sente|montée|faubourg|fbg|venelle|esplanade|traverse|clos|hameau|lieu-dit|rond-point|promenade|mail|chaussée|drève|corniche|domaine|quartier|rampe|parvis|voie|coteau|côte|mas|porte|carrefour|galerie|vieille route|ancienne route';
/** A look ahead: without it, what follows is compiled again for each word. */
export const french = `(?=${anyCase(streetWords)}(?![\\p{L}]))[\\p{L}-]{2,12}(?: route)?\\.?`;
/** "Grande Rue" */
const streetBehind =
  "(?:(?:grande?|petite?|vieille|ancienne|haute|basse|belle)[- ](?:rue|route|place|voie)|grand[-’' ]rue)";
const homeKind =
  'grange|ferme|moulin|villa|maison|mas|domaine|château|chalet|manoir|bergerie|closerie|bastide|longère|métairie|borde|tour';

export const frenchRules: readonly RedactionRule[] = [
  // "17 bis rue du Puits-Salé, 44903 Sainte-Orlande"
  rule(
    `${free}(?:${caps}, )?(?:${anyCase(numberSign)} ?)?${number},? (?:de la |du |de l[’']|de )?${french} (?:${small}[ ’']?){0,3}(?:${caps}|${plainWord}(?:[ -]${plainWord})?)`,
  ),
  rule(
    `(?<![\\p{L}\\d])${french} (?:${small}[ ’']?){0,3}(?:${caps}|${plainWord}(?: ${plainWord}){0,2}),? [(]?${anyCase(`${numberSign} ?`)}?${number}`,
    isStreetNumber,
  ),
  rule(`${free}${number},? (?:${french}|r\\.) (?:${small}[ ’']?){0,2}(?:${dayName}|${caps})`),
  rule(`${free}${number},? ${anyCase(streetBehind)}(?!\\p{L})`),
  // "habite la grange neuve"
  rule(
    `(?<=(?<![\\p{L}])${anyCase('habit(?:e|ons|ent|ait|ais)|vis|vit|vivons|loge|résid(?:e|ons)')} (?:à |au |dans |a )?)${anyCase(`(?:la |le |les |l[’'])?(?:${homeKind})`)} (?:(?:du|de la|des|de) )?(?!et |en |avec |depuis |ou |qui |à |a |au )${plainWord}`,
  ),
  // "le 3 bis est vide"
  rule(`(?<=(?<![\\p{L}])${anyCase('le|au|du|chez')} )\\d{1,4} ?(?:bis|ter|quater)(?![\\p{L}])`, isNoYear),
  // "chez nous, au 5"
  rule(
    `(?<=(?<![\\p{L}])${anyCase('(?:chez (?:nous|moi|elle|lui|eux)|habit(?:e|ons|ent)|je suis|nous sommes|on est|logeons|loge),? (?:juste )?(?:au|le|du)')} )${number}`,
    isNoYear,
  ),
  // "la voisine du 2e gauche", "les gens du 12e étage"
  rule(
    `(?<![\\p{L}\\d])\\d{1,2} ?(?:er|ère|ème|eme|è|e) (?:étage,? )?${anyCase('gauche|droite|face|porte \\w{1,4}')}(?!\\p{L})`,
  ),
  rule(
    `(?<=(?<![\\p{L}])${anyCase('(?:gens|habitants?|locataires?|voisine?s?|dame|monsieur|famille|propriétaires?|mamie|enfants) (?:du|au)')} )\\d{1,2} ?(?:er|ère|ème|eme|è|e) étage`,
  ),
];
