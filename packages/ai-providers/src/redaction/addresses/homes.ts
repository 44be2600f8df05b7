import { anyCase } from '../any-case';
import type { RedactionRule } from '../redaction-rule';
import { englishStreet } from './en';
import { spanish } from './es';
import { french } from './fr';
import { partBehind } from './growth';
import { isHome, isHouse, isHouseBehind, isYear } from './house-numbers';
import {
  cap,
  caps,
  capWord,
  floor,
  free,
  noCountedNoun,
  notInGerman,
  number,
  numberInWords,
  numberSign,
  plainWord,
  postcode,
  rule,
  small,
  town,
  ukPostcode,
  unit,
  unitWords,
} from './parts';

/** @file Homes by a number beside capitalised words, by their name, or by the words of a sentence, in any language. */

/** Words of a sentence before a home. */
const homeIntro =
  "i['’]?m at|we['’]?re at|we are at|find (?:us|me) at|live|lives|living|lived|moved|address|home|stay|staying|vivo|vive|vivimos|domicilio|dirección|direccion|resido|reside|j['’]habite|habite|habitons|habitant|demeurant|domiciliée?|adresse|logée?|anschrift|wohnhaft|wohne|wohnen|wohnt|postadresse|meldeadresse";
const introSmall =
  '(?:\\s(?:is|now|at|in|on|here|too|to|es|en|el|la|al|a|est|au|à|le|lautet|ist|wir|ich|im|am|der|dem|die|an|auf|seit \\d{4}|de)){0,3}:?\\s';
/** A word of a street in small letters, not one that goes on with the sentence. */
const homeWord = `(?!(?:by|and|but|which|where|with|for|on|at|since|near|opposite|that|is|has|y|con|desde|donde|et|avec|depuis|und|mit|seit)(?![\\p{L}]))${plainWord}`;
const units = anyCase(unitWords);
const complexes = anyCase('tour|résidence|bâtiment|immeuble|torre|edificio|residencia|tower|block|building|foyer');

/** "Flat 11" or "Block B", but not "2 Zimmer". */
const isUnit = (words: string): boolean => /\d|(?<!\p{L})[A-H](?!\p{L})/u.test(words) && !/^ ?\d{1,3} /.test(words);

export const homeRules: readonly RedactionRule[] = [
  // Homes with a name and a flat: "Résidence Les Ajoncs, appt 108".
  rule(
    `(?<![\\p{L}\\d])(?:Résidence|Residencia|[Tt]our|résidence|Edificio|Villa|Finca|Casa|Hof|Einödhof|Domaine|Ferme|Mas|Manoir|Torre|Gut|Haus|House|Tower|Court|[Bb]âtiment|[Ii]mmeuble) (?:(?:du|de la|des|de|del|de los) )?${caps},? (?:${unit}|[DNABL] ?\\d{1,4}|[Cc]amino (?:${small} ){0,2}${cap})`,
  ),
  // "Tannery House, Flat 11", "foyer Sonacotra, chambre 118"
  rule(`(?<![\\p{L}\\d])(?:${complexes} )?${caps}, ${unit}`, (match) => isUnit(match.split(',')[1] ?? '')),
  // "appartement 203 de la tour Mozart"
  rule(
    `(?<![\\p{L}\\d])${units} \\d{1,4}[a-zA-Z]?,? (?:(?:de la|du|des|de|del|of|in|im|der) )?(?:the )?${complexes} ${caps}`,
  ),
  // "The Haven, Back Lane, Upper Soke", "Le Moulin Neuf, chemin de Halage"
  rule(
    `(?<![\\p{L}\\d])(?:(?=(?:The|Le|La|Les|El|Los|Las|Ty|Tŷ|Tigh|Villa|Casa) )${caps}|${caps} (?:Cottages?|House|Lodge|Farm|Barn|Bungalow|Manor|Grange|Croft|Mill)), (?:(?:${cap} ){1,3}${englishStreet}|(?:${french}|${spanish}) ?(?:${small}[ ’']?){0,3}${caps})(?!\\p{L})(?:, ${town})?`,
  ),
  // "flat 12 Corrigan Point", "no. 17 Weavers Hatch"
  rule(`(?<![\\p{L}\\d])${units} \\d{1,4}[a-zA-Z]?,? (?:\\d{1,4}[a-z]?,? )?${caps}`, (match) => !isYear.test(match)),
  rule(`(?<![\\p{L}\\d])${anyCase('n[or]\\.?|number|n[º°]')} ?${number},? ${caps}`),
  // "22 Pottergate Fold, SK31 4QD", "6ter, Grand-Cours"
  ...notInGerman([
    rule(`${free}(?:${number} |\\d{1,3} ?(?:bis|ter|[a-e]), )(?!\\p{Lu}{2,8}(?![\\p{L} ]))${caps}`, isHouse),
  ]),
  // "Blas Quirós núm. 40", "Vieille-Corderie, 31", "Ashgrove Pt, no. 84", "Am Kalkofen 3, 4. OG rechts"
  rule(
    `(?<![\\p{L}\\d/.-])${cap}(?:[ ’'](?:${small}[ ’']?){0,3}${cap}){1,4},? (?:${anyCase(numberSign)} ?)?${number}${noCountedNoun}`,
    isHouseBehind,
  ),
  // One word: not at the beginning of a sentence, where each word has a capital.
  rule(
    `(?<=[\\p{Ll},:;\uFFFC] |[(]|^|\\n|[-–] )${cap},? (?:${anyCase(numberSign)} ?)?${number}${noCountedNoun}`,
    isHouseBehind,
  ),
  rule(`(?<![\\p{L}\\d/.-])${capWord} \\d{1,4} ?[a-z]?(?=${partBehind})`, isHouseBehind),
  // Homes without a number: "The Old Forge, Pinder's End, SK34 2LH".
  rule(`(?<![\\p{L}\\d])${caps}, (?:(?:lieu-dit )?${caps}, ){0,2}${postcode}(?:,? ${town})?`),
  // "Sycamores 11." is a sentence.
  rule(`(?<=^|\\n|[.!?] )${cap} ${number}(?=[.!?\\n]|$)`, isHouseBehind),
  // Lines before a postcode: "Holm Oak", "Chalkpit Lane"
  rule(`(?<=^|\\n)(?:(?:\\d{1,4}[a-z]? )?${caps},?\\n){1,3}(?=(?:${town} )?${ukPostcode}|\\d{4,5} ${town})`),
  // "number twelve", "au numéro douze", "twelve Mill Lane", "Gartenstraße fünf", "en el quince de la calle Horno"
  rule(
    `(?<=(?<!\\p{L})${anyCase('number|house number|número|numéro|nummer|hausnummer')} )${numberInWords}(?!\\p{L})(?:,? ${caps})?(?! (?:of|the|on|in|de|la|le|in)(?!\\p{L}))`,
  ),
  rule(`(?<!\\p{L})${numberInWords} (?:${cap} ){1,3}${englishStreet}(?!\\p{L})`),
  rule(
    `(?<=(?<!\\p{L})(?:el|au|du|le) )${numberInWords},? (?:de la |del |de |du )?(?:${french}|${spanish}) ?(?:${small} ){0,3}${caps}`,
  ),
  rule(
    `(?<!\\p{L})(?:\\p{L}{2,30}(?:straße|strasse|str\\.|weg|gasse|allee|platz)|${spanish}(?:${small} ){0,3}${caps},?) (?:número |nummer )?${numberInWords}(?=[.,;!?)\\n]|$)`,
  ),
  // A flat alone: "Wohnung 31"
  rule(
    `(?<![\\p{L}\\d])${anyCase('flat|apt\\.?|apartment|maisonette|appartement|appt\\.?|logement|whg\\.?|wohnung')} (?:n[°ºor]\\.? ?)?\\d{1,4} ?[a-z]?(?![\\p{L}\\d]|[.,]\\d| (?:\\p{Lu}|m²|qm|m2))`,
  ),
  // "vivimos en El Romeral", "wohne auf dem Birkenhof"
  rule(
    `(?<=(?<!\\p{L})${anyCase('(?:viv(?:o|e|imos|en|ía)|resid(?:o|e|imos)) en|(?:habit(?:e|ons|ent)|vi[st]|vivons|loge)(?: à| au| aux)?')} )(?:El|La|Los|Las|Le|Les|L[’'])[ ]?${caps}(?=[.,;!?)\\n]|$)`,
  ),
  rule(
    `(?<=(?<!\\p{L})${anyCase('(?:wohn|leb)\\p{L}{0,3}')} (?:seit \\d{4} |hier |noch )?(?:auf|im|in|am) (?:dem |der )?)(?:(?:Hof|Gut|Haus|Schloss|Villa|Anwesen|Mühle) ${caps}|\\p{Lu}[\\p{L}-]{2,30}(?:hof|haus|mühle|alm|siedlung|stift|gut))(?!\\p{L})`,
    isHome,
  ),
  // Behind a word for an address and a colon.
  rule(
    `(?<=(?<![\\p{L}])${anyCase('address|dirección|direccion|domicilio|adresse|anschrift|wohnadresse|postadresse|señas')}[^:\\n.]{0,30}: ?)[\\p{Lu}\\d][^\\n!?;\uFFFC]{4,80}?(?=[.!?;\uFFFC](?:\\s|$|[^\\s])|\\n|$)`,
  ),
  // Homes with a name in the country.
  rule(
    `(?<![\\p{L}\\d])(?:[Ll]ieu-?dit|[Cc]ortijo|[Cc]aserío|[Mm]asía|[Ff]inca|[Vv]illa|Chalet|[Qq]uinta|[Uu]rb\\.|[Uu]rbanización|[Hh]ameau) (?:${small} ){0,2}${caps}(?:, (?:${small} |${plainWord} ){0,3}(?:${caps}|${number}))?`,
  ),
  // Somebody of a house or floor: "el vecino del 3.º B", "voisin du 14".
  rule(
    `(?<=(?<![\\p{L}])(?:vecin[oa]s?|voisine?s?|neighbou?rs?|Nachbar(?:n|in)?|los|ceux|people|folk|lot|family|familia|famille|Familie) (?:at|from|del|du|von|aus der|in der|in|on) )(?:${anyCase(numberSign)} ?)?(?:${floor}(?![\\p{L}\\d])|${number})`,
    (match) => !isYear.test(match),
  ),
  rule(`(?<![\\p{L}\\d])${unit},? ${unit}(?:,? ${unit}){0,3}`, (match) => /\d/.test(match)),
  rule(`(?<=(?<![\\p{L}])(?:en el|del|au|im) )(?:${floor}|\\d{1,2}\\. (?:Stock|OG))(?![\\p{L}\\d])`, (match) =>
    /[A-Hº]/.test(match),
  ),
  // Said to be a home.
  rule(
    `(?<=(?<![\\p{L}])${anyCase(homeIntro)}${introSmall})${caps}, (?:${plainWord} ){0,5}${plainWord}(?=[.,;!?)\\n]|$)`,
  ),
  rule(
    `(?<=(?<![\\p{L}])${anyCase(homeIntro)}${introSmall})${plainWord}(?: ${plainWord}){0,2},? (?:${anyCase(numberSign)} ?)?${number}`,
    isHouseBehind,
  ),
  rule(`(?<=(?<![\\p{L}])${anyCase(homeIntro)}${introSmall})${number},? ${plainWord}(?: ${homeWord}){0,2}`, isHouse),
  // "vivo en la parte vieja, junto al molino, 4"
  rule(
    `(?<=(?<![\\p{L}])${anyCase(homeIntro)}${introSmall})(?:${homeWord},? ){3,6}(?:${anyCase(numberSign)} ?)?${number}(?=[.,;!?)\\n]|$)`,
    isHouseBehind,
  ),
  // "please write to Kestrels, Back Lane"
  rule(
    `(?<=(?<![\\p{L}])${anyCase('(?:write|writing|send|post|deliver|delivered|come|reply|replies|letters?|escrib[ae]n?|env[ií]en?(?:lo|la)?|mand(?:ad|en)(?:lo|la)?|écri(?:re|vez)(?:-moi)?|envoyez(?:-[lm][aeo]i?s?)?|adressez|schicken|schreiben|senden|antwort|post)(?: (?:it|them|sie|es|bitte|me|mir|please|the reply|la réponse))?')} (?:to|at|a|à|au|an|nach) )(?:the )?${caps}(?:, (?:${small} |${plainWord} ){0,2}${caps}){1,2}`,
  ),
  // The number of a house alone.
  rule(
    `(?<![\\p{L}\\d])(?:[Hh]ouse|[Hh]aus|[Cc]asa|[Mm]aison) (?:n[ºo°]\\.? ?)?${number}(?! \\p{L}{3,30}s(?!\\p{L}))`,
    isHouse,
  ),
  rule(
    `(?<=(?<![\\p{L}])${anyCase('house number|house no\\.?|door number|hausnummer|haus nr\\.?')}(?: (?:is|ist|lautet))?:? )${number}`,
  ),
  rule(
    `(?<=(?<![\\p{L}])${anyCase('at|from|outside|opposite|in|next to|since|by|near|beside|behind|depuis|chez|desde|seit|au|du|face au|devant le|al|en el|del|frente al|bei|vor|von|neben|gegenüber|aus|der|dem|im|to|from|la|le')} )${anyCase(numberSign)} ?${number}(?! (?:bus|tram|on the))`,
  ),
  rule(
    `(?<![\\p{L}\\d])${anyCase('postfach|apartado(?: de correos)?|(?:apdo\\.?|apto\\.?)(?: de correos| postal)?|bp|b\\.p\\.|casilla|cs|case postale|boîte postale')} \\d{1,4}(?: \\d{1,3}){0,2}(?!\\d)`,
  ),
  rule(
    `(?<![\\p{L}\\d.,€£])\\d{5} (?!Euro|Unterschriften|Menschen|Einwohner|Haushalte|Personen|Stimmen|Kilometer|Leute|Bürger)${town}`,
  ),
];
