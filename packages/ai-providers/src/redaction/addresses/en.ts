import { anyCase } from '../any-case';
import type { RedactionRule } from '../redaction-rule';
import { isHome, isHouse, isNoYear } from './house-numbers';
import { cap, caps, free, number, numberSign, plainWord, rule, town, ukPostcode } from './parts';

/** @file Homes as English writes them. */

const streetWords =
  'Road|Rd|Street|St|Lane|Ln|Avenue|Ave|Close|Cl|Drive|Dr|Way|Hill|Terrace|Terr?|Row|Place|Pl|Gardens|Gdns|Crescent|Cres|Court|Ct|Green|Square|Sq|Walk|Mews|Rise|Grove|Gr|Parade|View|Villas|Cottages|Buildings|Mansions|Yard|Wharf|Quay|Fold|Croft|Vale|Dene|Meadows?|Gate|Brow|Path|Loop|Bend|Wynd|Brae|Heights|Chase|Copse|Hollow|Garth|Approach|Embankment|Parkway|Broadway|Esplanade|Promenade|Bank';
const namedHome =
  '(?:Cottages?|House|Lodge|Farm|Barn|Bungalow|Manor|Grange|Croft|Villa|Farmhouse|Rectory|Vicarage|Mill|Annexe|Hall|Stables|Forge|Bakehouse|Chalet|Oast)';
export const englishStreet = `(?:${streetWords})`;
/** Words that are in no name of a street: "30 stalls and no street". */
const sentenceWord =
  '(?:and|or|but|no|not|for|to|on|in|at|from|with|de la|du|del|des|les|per|are|is|was|were|use|used|cars|people|houses|homes|trees|more|new|extra|other|of them|of us|en|por|que|dans|sur)';

export const englishRules: readonly RedactionRule[] = [
  // "44 ferndale ave", "14 the green"
  rule(
    `${free}(?:${anyCase(numberSign)} ?)?${number},? (?:(?!${sentenceWord} )${plainWord} ){1,3}?(?=[A-Za-z])${anyCase(streetWords)}(?![\\p{L}\\d])`,
    isHouse,
  ),
  // "Thornbury Crescent (number 58)"
  rule(`(?<![\\p{L}\\d])(?:${cap} ){1,3}${englishStreet},? [(]?(?:at )?${anyCase(numberSign)} ?${number}[)]?`),
  // "our house, 7, The Paddocks"
  rule(
    `(?<=(?<![\\p{L}])${anyCase('house|home|flat|bungalow|place|shop')},? (?:is |at )?)${number},? ${caps}`,
    isHouse,
  ),
  rule(`(?<![\\p{L}\\d])${caps}, (?:${caps}, )?${town} ${ukPostcode}(?![\\p{L}\\d])`),
  rule(
    `(?<=(?<![\\p{L}])(?:at|in|from|is|outside|behind) )(?:The )?(?:${cap} ){1,2}${namedHome}, ${town}(?=[.,;!?)\\n]| \\p{Ll}|$)`,
  ),
  // "The Old Bakehouse, 3 Market Hill", "Rose Cottage, Mill Lane"
  rule(
    `(?<![\\p{L}\\d])(?:The (?:${cap} ){0,2}${cap}|(?:${cap} ){1,2}${namedHome}), (?:${number} )?(?:${cap} ){1,3}${englishStreet}(?!\\p{L})`,
  ),
  rule(
    `(?<=(?<![\\p{L}])${anyCase("(?:live[sd]?|living|stay(?:s|ing)?|based|resides?|here|up|over|i['’]?m|i am|we['’]?re|we are) at|house is called|house called|house name(?: is)?|home is called")},?:? )(?:the )?${caps}(?:, (?:${caps}|${number}))?`,
    isHome,
  ),
  rule(
    `(?<=(?<![\\p{L}])${anyCase('(?:owners?|tenants?|leaseholders?|residents?|landlord) (?:of|at)|moved (?:from|to|into)|writing from|address is')} )(?:The )?(?:${cap} ){1,2}${namedHome}(?!\\p{L})`,
  ),
  // "thirty years at Tollhouse, Packhorse Bridge"
  rule(`(?<=(?<!\\p{L})(?:years|months|since \\d{4}|born|still|home) at )(?:The )?${caps}(?:, ${caps})?`, isHome),
  // "I am number 5"
  rule(
    `(?<=(?<!\\p{L})${anyCase("(?:i am|i['’]?m|we are|we['’]?re|it['’]?s|it is|ours is|mine is) (?:at )?")})(?:[Nn]umber|[Nn]o\\.?) ${number}`,
  ),
  // "Ty Gwyn, Heol y Bont"
  rule(
    `(?<!\\p{L})(?:${cap} ){0,2}${cap}, (?:${number} )?(?:Heol|Stryd|Ffordd|Lôn|Rhodfa|Maes|Clos)(?: (?:y |yr |Y |Yr )?${cap}){1,3}`,
  ),
  // The number of a house alone: "the couple at 83"
  rule(
    `(?<=(?<![\\p{L}])${anyCase('(?:couple|family|lady|man|woman|chap|people|folk|lot|neighbou?rs?|house|tenants?|girl|lad|bloke|gentleman|flat|home|shop) (?:opposite )?(?:at|from|in)')} )${number}(?! ?(?:[ap]m|o['’]clock|\\p{L}{3,}s)(?!\\p{L}))`,
    isNoYear,
  ),
  // Postcodes alone, of the United Kingdom and Ireland
  rule(`(?<![\\p{L}\\d])${ukPostcode}(?![\\p{L}\\d])`),
  rule('(?<![\\p{L}\\d])[AC-FHKNPRTV-Y]\\d[\\dW] ?(?=[A-Z]{0,3}\\d)[AC-FHKNPRTV-Y\\d]{4}(?![\\p{L}\\d])'),
];
