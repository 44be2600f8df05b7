import { anyCase } from '../any-case';
import type { RedactionRule } from '../redaction-rule';
import { plainPattern } from './plain-letters';

/** @file Parts of addresses in all languages. */

export const capWord = "\\p{Lu}(?:[\\p{L}'’-]|\\.(?=[\\p{L}-])){0,30}";
/** A capitalised word or an abbreviation: "Gral." */
export const cap = `${capWord}(?:(?<=[Ss]tr|(?<!\\p{L})(?:Dr|Gral|Trav|Ntra|Ntro|Nstra|Sra|Fco|Gta|Cte|Cap|Ing|Lic|Hnos|Rda|Gen|Mal|Ste?|Pdt|Pte|Cdt|Bgm|Prov|Co|Avda?|Pl|Sta?|Sto|Rd|Ave|Ln|Pg|Ch|Bd|Prof|Ctra|Urb|Pza|Pso))\\.)?`;
export const small =
  "(?:of|the|na|o['’]|de|del|do|da|dos|das|la|las|los|el|du|des|le|les|d['’]|l['’]|von|der|den|dem|am|an|zum|zur|im|und|y|et|and|à|en|sur)";
/** Capitalised words, with small words between them. */
export const caps = `${cap}(?:[ ’'](?:${small}[ ’']?){0,3}${cap}){0,4}`;
/** Not before a unit: "18 h", "9 Meter". */
const noUnit =
  '(?![\\d%€£]|[.,:]\\d|\\. (?:Bezirk|Klasse|Jahrhundert|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\\p{L})|\\p{L}| ?(?:[%€£]|(?:h|[Uu]hr|Euro|Prozent|Grad|Meter|Minuten|Stunden|Jahren?|Wochen|Tagen?|Monaten?|Cent|hrs?|am|pm|km|cm|mm|m|kg|uhr|euros?|cents?|min|mph|prozent|grad|metros|metres|meters?|kilometer|minutes?|minuten|stunden|jahren?|wochen|tagen?|monaten?|years?|days|weeks|months|hours|años|meses|días|horas|ans|mois|jours|heures)(?!\\p{L})))';
export const number = `\\d{1,4}(?: ?[-–/] ?\\d{1,3}(?![º.] ?[\\dA-Hºdi])(?:/\\d{1,3})?)?(?: ?(?:bis|ter|quater)(?!\\p{L})| ?[A-Za-z](?![\\p{L}\\d’'])|º)?${noUnit}`;
/** Not before a noun in German that is counted: "Marktplatz 2 Bänke". */
export const noCountedNoun =
  '(?:(?<=[a-z])|(?! (?!(?:Hinter|Vorder|Seiten|Garten)haus|Whg|Wohnung|Top|Stock|Frau|Herr)\\p{Lu}\\p{Ll}))';
/** The number of a house in words. */
export const numberInWords =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veint\\p{L}{1,9}|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: y \\p{L}{3,6})?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|(?:vingt|trente|quarante|cinquante|soixante)(?:[- ](?:et[- ])?\\p{L}{2,7})?|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|(?:\\p{L}{3,6}und)?(?:zwan|drei|vier|fünf|sech|sieb|acht|neun)(?:z|ß)ig)';
export const numberSign =
  '(?:(?:(?:au|en el|al|portal|bloque|blq\\.?|casa|chalet|km\\.?|à hauteur du) )?(?:n\\.?\\s?[º°o]\\.?|n[úu]m\\.?|nos\\.?|numbers|n[úu]mero|numéro|no\\.?|nº|nr\\.?|#|number|nummer|hausnummer|haus|house number|house)|portal|bloque|blq\\.?|casa|chalet|km\\.?|au|en el)';
export const unitWords =
  'flat|unit|maisonette|maison|pavillon|mobil-home|entlo\\.?|ppal\\.?|bj\\.?|manzana|mz\\.?|lote|bte|bo[iî]te|apt\\.?|apartment|floor|room|block|suite|piso|bajo|bjo\\.?|planta|puerta|pta\\.?|portal|esc\\.?|escalera|bloque|blq\\.?|apto\\.?|letra|casa|entresuelo|[aá]tico|bât\\.?|bâtiment|bat\\.?|appt?\\.?|appartement|étage|etage|porte|escalier|résidence|rez-de-chaussée|rdc|hall|logement|whg\\.?|wohnung|stock|og|eg|dg|ug|etage|(?:primero|segundo|tercero|cuarto|quinto) (?:derecha|izquierda|[A-H])|hinterhaus|vorderhaus|seitenflügel|seiteneingang|haus|aufgang|eingang|c\\/o|izda\\.?|izq\\.?|izquierda|derecha|dcha\\.?|chalet|sótano|bungalow|caravan|studio|annexe|cedex|obergeschoss|erdgeschoss|dachgeschoss|top|tür|stiege|ext\\.?|int\\.?|nave|local|oficina|junto al|zimmer|chambre|app\\.|einfahrt';
const unitValue = '[\\p{L}\\d.ºª°/-]{1,6}';
export const unit = `${anyCase(`(?:\\d{1,3}\\s?(?:[.ºªa°]|er|e|è|ème|[snrt][tdh]|te|o)*\\s?)?(?:${unitWords})(?!\\p{L})(?:\\s(?=[\\p{L}]?\\d|[A-H](?!\\p{L}))${unitValue})?(?:\\s(?:rechts|links|mitte|izda\\.?|dcha\\.?|left|right|droite|gauche|floor))?`)}`;
/** "2.º izda.", "5è 2a", "3 bajo B", "4.º C". */
export const floor =
  '\\d{1,2}\\s?\\.?\\s?(?:[ºª°]|è|e|a|o)(?:\\.?\\s?(?:\\d{1,2}\\s?\\.?\\s?[ºªa]?|izda\\.?|izq\\.?|izquierda|derecha|dcha\\.?|puerta \\w{1,3}|[A-Ha-h](?!\\p{L})))?';
export const ukPostcode = '[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}';
export const postcode = `(?:(?:[A-Z]{1,2}-)?\\d{4,5}|${ukPostcode})(?!\\d)`;
export const town =
  "\\p{Lu}[\\p{L}'’-]{1,30}(?:[\\s](?:(?:de|la|del|el|am|an|der|bei|le|les|sur|en|upon|on)\\s){0,2}\\p{Lu}[\\p{L}'’-]{1,30}){0,2}";
export const plainWord = "[\\p{L}'’-]{2,30}";
/** Before a number that is that of a house: no sign, and no word for another thing with a number. */
export const free =
  "(?<![\\p{L}\\d.,/€£$:#'’-])(?<!(?<!\\p{L})(?:[Pp]arcelas?|[Pp]arcelle|[Ll]ots?|[Pp]lots?|[Ss]ala|[Ss]alle|[Rr]oom|[Ll][ií]nea|[Ll]igne|[Ll]ine|[Bb]us|[Pp]olicy|[Aa]rticle|[Qq]uestions?|[Oo]ption|[Tt]able|[Pp]age|[Zz]ones?|[Tt]he|[Ee]very|[Aa]bout|[Oo]ver|[Oo]nly|[Jj]unction|[Pp]hase) )";
export const rule = (body: string, isReal?: (match: string) => boolean): RedactionRule => ({
  kind: 'address',
  pattern: new RegExp(plainPattern(body), 'gu'),
  isPlain: true,
  ...(isReal && { isReal }),
});

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember';
/** Streets are named after days: "8 mai 1945", "17. Juni", "2 de mayo". */
export const dayName = `\\d{1,2}(?:er|\\.)? (?:de )?${anyCase(months)}(?: (?:19|20)\\d{2})?`;

/** Rules for a number before capitalised words: in German they count things. */
export const notInGerman = (rules: readonly RedactionRule[]): RedactionRule[] =>
  rules.map((each) => ({ ...each, isUnlikelyInGerman: true }));
