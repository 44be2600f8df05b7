import { identifierRules } from './identifiers';
import type { RedactionRule } from './redaction-rule';

/** @file The rules of the redactor. Further rules, for texts that people review, are in the `thorough-` files. */

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const TEN = 10;
const NINE = 9;

const weighed = (text: string, weights: readonly number[]): number =>
  [...digitsOf(text)].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0);

/** Check digits of the NHS number, the Australian tax file number and the Medicare card. */
const isNhs = (text: string): boolean => {
  const check = 11 - (weighed(text.slice(0, -1), [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return check === 11 ? text.endsWith('0') : Number(text.at(-1)) === check;
};
const isTfn = (text: string): boolean => weighed(text, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0;
const isMedicare = (text: string): boolean =>
  weighed(digitsOf(text).slice(0, 8), [1, 3, 7, 9, 1, 3, 7, 9]) % TEN === Number(digitsOf(text)[8]);

const streets =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|crescent|cres|terrace|place|pl|way|gardens|grove|mews|hill|square|sq|parade|pde|boulevard|blvd|highway|hwy';
/**
 * Every repetition has a limit, or starts where no character of its kind comes before: people write these texts, and a
 * long row of one character must not be read again from each position. White space has two characters at most, because
 * it is folded first.
 */
const blank = '\\s{1,2}';
const word = "\\p{L}[\\p{L}'’.-]{0,40}";
/** Words of a sentence between a number and a word for a street: "30 stalls and no way", "3 bancs en plein soleil place". */
const betweenWords =
  /\s(?:and|or|but|no|not|is|are|was|were|on|in|at|to|from|for|near|with|more|en|por|que|de la|du|del|se|les|los|las|des|une?|dans|sur|pour|der|die|das|und|auf|nur)\s/iu;
/** "la plaza los martes de 9" */
const beforeHours = /\s(?:de|del|a|las|los|desde|hasta)\s\d{1,4}$/iu;
const isOneStreet = (match: string): boolean => !betweenWords.test(match);
const isNoHour = (match: string): boolean => !beforeHours.test(match);
/** Words behind a number that is no house: "40 cars on Mill Lane", "£450,000 for Station Road". */
const noStreetBegins = '(?!(?:for|of|to|on|in|at|from|and|or|people|cars|trees|houses|minutes|years|days)\\b)';
const noSpanishStreetWord = '(?!(?:hay|son|tiene|tienen|a las|desde|hasta|con|faltan|lleva|cada|unos)\\b)';
const homes = 'house|lodge|tower|towers|mansions|heights|point|building|block|villas|cottages?|apartments|flats';
/** Street with a number before it. */
const englishStreet = new RegExp(
  `(?<![\\p{L}\\d£€$]|\\d[.,])(?:(?:flat|unit|apt\\.?|apartment)${blank})?\\d{1,5}[a-z]?(?:[/-]\\d{1,5}[a-z]?)?,?${blank}${noStreetBegins}(?:${word}${blank}){1,4}(?:${streets})(?![\\p{L}\\d])\\.?`,
  'giu',
);
/** Street with a number before or after it, as other languages write it, and postcodes. */
const addresses = [
  // A home with a name: "flat 3 Rosebank House".
  new RegExp(
    `\\b(?:flat|unit|apt\\.?|apartment)${blank}\\d{1,4}[a-z]?,?${blank}(?:${word}${blank}){1,3}(?:${homes})\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:calle|c\\/|avenida|avda\\.?|plaza|paseo|camino)${blank}(?:${noSpanishStreetWord}${word}${blank}){0,4}${noSpanishStreetWord}${word},?${blank}(?:n[.ºo°]{0,3}\\s?)?\\d{1,4}\\b`,
    'giu',
  ),
  new RegExp(
    `\\b\\d{1,4}(?:\\s?(?:bis|ter))?,?${blank}(?:rue|avenue|boulevard|place|chemin|impasse|allée|quai|route)${blank}${word}(?:\\s${word}){0,4}`,
    'giu',
  ),
  // Postcodes: United Kingdom; Australia and the United States with their state.
  /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/gi,
  /\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s{1,2}\d{4}\b/g,
  /\b[A-Z]{2}\s{1,2}\d{5}(?:-\d{4})?\b/g,
  /\bP\.?\s?O\.?\s?Box\s{1,2}\d{1,12}\b/gi,
];

const germanStreet =
  /\b\p{Lu}[\p{L}-]{0,40}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm) {1,2}\d{1,4}\s?[a-z]?\b/gu;

const name = "(?!(?:Dr|Prof)\\.)\\p{Lu}[\\p{L}'’-]{1,40}(?:\\s{1,2}\\p{Lu}[\\p{L}'’-]{1,40}){0,2}";
/** Introduced as a name: by a title, or by "my name is". */
const introduced = [
  new RegExp(
    `(?<=\\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Cllr|Councillor|Sr|Sra|Srta|Don|Doña|Señora?|M|Mme|Mlle|Monsieur|Madame|Herr|Herrn|Frau)\\.?${blank})${name}`,
    'gu',
  ),
  new RegExp(
    `(?<=\\b(?:[Mm]y name is|[Ii] am called|[Cc]all me|[Mm]e llamo|[Mm]i nombre es|[Jj]e m['’]appelle|[Mm]on nom est|[Ii]ch heiße|[Mm]ein Name ist|[Rr]egards,?|[Ss]igned,?|[Ss]aludos,?|[Cc]ordialement,?|[Gg]rüße,?)${blank})${name}`,
    'gu',
  ),
];

/** Words for a relative or friend: a capitalised word after them is a name. */
const people =
  'neighbou?rs?|sons?|daughters?|husband|wife|partner|mother|father|mum|mom|dad|brothers?|sisters?|friends?|landlord|landlady|uncle|aunt|colleague|boss|teacher|vecin[oa]s?|hij[oa]s?|marido|mujer|espos[oa]|voisine?s?|fils|fille|mari|femme|Nachbar(?:in|n)?|Sohn|Tochter|Mann|Frau';
const fullName = "\\p{Lu}[\\p{L}'’-]{1,40}(?:\\s{1,2}\\p{Lu}[\\p{L}'’-]{1,40}){1,2}";
/** Two capitalised words after words like "called" or a house number. */
const named = [
  new RegExp(`(?<=\\b(?:${people}|[Nn]eighbou?rs?),?${blank})${name}`, 'gu'),
  new RegExp(
    `(?<=\\b(?:called|named|reported|accuse|accused|llamad[oa]|appelée?|nommée?|namens|heißt|by name of)${blank})${fullName}`,
    'gu',
  ),
  new RegExp(
    `(?<=\\b(?:[Nn]umber|[Nn]o\\.?|[Nn][ºo°]\\.?|Nr\\.?)${blank}\\d{1,4}[a-z]?,?${blank}(?:is${blank}|lives${blank})?)${fullName}`,
    'gu',
  ),
];
const places =
  /\s(?:park|gardens?|green|common|bridge|library|school|centre|center|station|market|hospital|church|street|road|lane|avenue|square|hill|river|museum|hall|pool|playground|wood|woods|field|fields|farm|way|path|trail|council)$/i;
/** "The park is called Riverside Park" names a place. */
const isNoPlace = (match: string): boolean => !places.test(match);

const day = '(?:0?[1-9]|[12]\\d|3[01])';
const monthNumber = '(?:0?[1-9]|1[0-2])';
const monthName = '\\p{L}{3,12}\\.?';
const year = '(?:1[89]|20)\\d{2}';
const date = `(?:${day}[./ -]${monthNumber}[./ -](?:${year}|\\d{2})|${year}-${monthNumber}-${day}|${day}(?:st|nd|rd|th|\\.)?(?:${blank}(?:of|de))?${blank}${monthName}(?:${blank}de)?,?${blank}${year}|${monthName}${blank}${day}(?:st|nd|rd|th)?,?${blank}${year})`;
const births = [
  // Introduced as a date of birth: "born 4.2.1943", "DOB: 4 February 1943".
  new RegExp(
    `(?<=\\b(?:born|d\\.?o\\.?b\\.?|date of birth|birth ?da(?:y|te)|nacid[oa]|nací|née?|geboren|geb\\.|geburtsdatum)(?:${blank}(?:on|is|was|el|le|am))?:?\\s{0,2}(?:the${blank})?)${date}(?!\\d)`,
    'giu',
  ),
  // In digits, with a year in which living people were born.
  new RegExp(
    `(?<![\\d.,/-])(?:${day}[./-]${monthNumber}|${monthNumber}[./-]${day})[./-](?:19\\d{2}|200\\d)(?![\\d/-])`,
    'gu',
  ),
];

/** Car plates: United Kingdom (current, prefix, suffix), Germany, France, Spain. */
const vehicles = [
  /\b[A-Z]{2}\d{2}\s?[A-Z]{3}\b/gi,
  /\b[A-Z]\d{1,3}\s[A-Z]{3}\b/g,
  /\b[A-Z]{3}\s?\d{1,3}[A-Z]\b/g,
  /\b[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}\s?\d{1,4}\b/g,
  /\b[A-Z]{2}-\d{3}-[A-Z]{2}\b/g,
  /\b(?!19|20)\d{4}\s?[B-DF-HJ-NP-TV-Z]{3}\b/g,
];

/** Reviewers get a closer look at German streets: "Marktplatz 2 Bänke" is none. */
export const germanStreetRule: RedactionRule = { kind: 'address', pattern: germanStreet };

/** All rules of the redactor, in the order in which they are applied. */
export const redactionRules: readonly RedactionRule[] = [
  {
    kind: 'email',
    pattern:
      /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]{1,63}(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\d-]{1,63}){1,20}/giu,
  },
  { kind: 'link', pattern: /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi },
  ...identifierRules.filter(({ kind }) => kind === 'email' || kind === 'card'),
  // Without check digits: people mistype the numbers of their cards and accounts.
  { kind: 'card', pattern: /\b\d(?:[ -]?\d){12,30}\b/g },
  ...births.map((pattern) => ({ kind: 'birth_date' as const, pattern })),
  // National insurance (UK), social security (US), NHS, tax file and Medicare numbers (Australia).
  { kind: 'national_id', pattern: /\b[A-Z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D]\b/gi },
  { kind: 'national_id', pattern: /\b(?!000|666|9\d\d)\d{3}[- ](?!00)\d{2}[- ](?!0000)\d{4}\b/g },
  { kind: 'national_id', pattern: /\b\d{3}[ -]?\d{3}[ -]?\d{4}\b/g, isReal: isNhs },
  { kind: 'national_id', pattern: /\b[2-6]\d{3}[ -]?\d{5}[ -]?\d(?:[ -/]?\d)?\b/g, isReal: isMedicare },
  { kind: 'national_id', pattern: /\b\d{3}[ -]?\d{3}[ -]?\d{3}\b/g, isReal: isTfn },
  ...identifierRules.filter(({ kind }) => kind === 'national_id' || kind === 'phone' || kind === 'vehicle'),
  { kind: 'phone', pattern: /(?<![\p{L}\d])(?:\+|00)\d{1,3}[\d\s().-]{6,16}\d\b/gu },
  { kind: 'phone', pattern: /(?<![\p{L}\d.,]|\d\/)\(?0\d{1,4}\)?(?:[\s.-]?\d{2,4}){2,4}\b/gu },
  { kind: 'phone', pattern: /(?<![\p{L}\d.,])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{3,4}\b/gu },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\d.,])[6789]\d{2}[\s.-]?\d{2,3}[\s.-]?\d{2,3}[\s.-]?\d{0,2}\b/gu,
    isReal: (text) => digitsOf(text).length >= NINE,
  },
  { kind: 'address', pattern: englishStreet, isReal: isOneStreet },
  ...addresses.map((pattern) => ({ kind: 'address' as const, pattern, isReal: isNoHour })),
  germanStreetRule,
  ...vehicles.map((pattern) => ({ kind: 'vehicle' as const, pattern })),
  ...introduced.map((pattern) => ({ kind: 'name' as const, pattern })),
  ...named.map((pattern) => ({ kind: 'name' as const, pattern, isReal: isNoPlace })),
];
