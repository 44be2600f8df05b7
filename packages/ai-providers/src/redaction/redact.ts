import type { RedactionKind } from '@folkmoot/contracts';
import { foldBlanks, withoutHidden } from './blanks';
import { nameRemover } from './known-names';

/** What stands in a text for what was taken out of it. */
export const redactionMarks: Readonly<Record<RedactionKind, string>> = {
  email: '[email]',
  phone: '[phone]',
  address: '[address]',
  national_id: '[id number]',
  card: '[card number]',
  name: '[name]',
  link: '[link]',
};

interface Rule {
  readonly kind: RedactionKind;
  readonly pattern: RegExp;
  /** Whether what fits is really such a thing. */
  readonly isReal?: (found: string) => boolean;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const TEN = 10;
const NINE = 9;
const isLuhn = (text: string): boolean => {
  const sum = [...digitsOf(text)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > NINE ? value - NINE : value);
  }, 0);
  return sum % TEN === 0;
};

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
 * Every repetition has a limit, or begins where no sign of its kind stands before it: people write these texts, and a long
 * row of one sign must not be read again from each of its places. A run of white space has two signs at most, because runs
 * are folded first.
 */
const blank = '\\s{1,2}';
const word = "\\p{L}[\\p{L}'’.-]{0,40}";
/** With a number before or after it, as each language writes it. */
const addresses = [
  new RegExp(
    `\\b(?:(?:flat|unit|apt\\.?|apartment)${blank})?\\d{1,5}[a-z]?(?:[/-]\\d{1,5}[a-z]?)?,?${blank}(?:${word}${blank}){1,4}(?:${streets})\\b\\.?`,
    'giu',
  ),
  new RegExp(
    `\\b(?:calle|c\\/|avenida|avda\\.?|plaza|paseo|camino)${blank}(?:${word},?${blank}){1,5}(?:n[.ºo°]{0,3}\\s?)?\\d{1,4}\\b`,
    'giu',
  ),
  new RegExp(
    `\\b\\d{1,4}(?:\\s?(?:bis|ter))?,?${blank}(?:rue|avenue|boulevard|place|chemin|impasse|allée|quai|route)${blank}${word}(?:\\s${word}){0,4}`,
    'giu',
  ),
  /\b\p{Lu}[\p{L}-]{0,40}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm)\s{1,2}\d{1,4}\s?[a-z]?\b/gu,
  // Postcodes: United Kingdom; Australia and the United States with their state.
  /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/gi,
  /\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s{1,2}\d{4}\b/g,
  /\b[A-Z]{2}\s{1,2}\d{5}(?:-\d{4})?\b/g,
  /\bP\.?\s?O\.?\s?Box\s{1,2}\d{1,12}\b/gi,
];

const name = "\\p{Lu}[\\p{L}'’-]{1,40}(?:\\s{1,2}\\p{Lu}[\\p{L}'’-]{1,40}){0,2}";
/** Said to be a name: by a title before it, or by "my name is". */
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

const rules: readonly Rule[] = [
  {
    kind: 'email',
    pattern:
      /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]{1,63}(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\d-]{1,63}){1,20}/giu,
  },
  { kind: 'link', pattern: /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi },
  { kind: 'card', pattern: /\b\d(?:[ -]?\d){12,18}\b/g, isReal: isLuhn },
  // National insurance (UK), social security (US), NHS, tax file and Medicare numbers (Australia).
  { kind: 'national_id', pattern: /\b[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D]\b/gi },
  { kind: 'national_id', pattern: /\b(?!000|666|9\d\d)\d{3}[- ](?!00)\d{2}[- ](?!0000)\d{4}\b/g },
  { kind: 'national_id', pattern: /\b\d{3}[ -]?\d{3}[ -]?\d{4}\b/g, isReal: isNhs },
  { kind: 'national_id', pattern: /\b[2-6]\d{3}[ -]?\d{5}[ -]?\d(?:[ -/]?\d)?\b/g, isReal: isMedicare },
  { kind: 'national_id', pattern: /\b\d{3}[ -]?\d{3}[ -]?\d{3}\b/g, isReal: isTfn },
  { kind: 'phone', pattern: /(?<![\p{L}\d])(?:\+|00)\d{1,3}[\d\s().-]{6,16}\d\b/gu },
  { kind: 'phone', pattern: /(?<![\p{L}\d.,])\(?0\d{1,4}\)?(?:[\s.-]?\d{2,4}){2,4}\b/gu },
  { kind: 'phone', pattern: /(?<![\p{L}\d.,])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{3,4}\b/gu },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\d.,])[6789]\d{2}[\s.-]?\d{2,3}[\s.-]?\d{2,3}[\s.-]?\d{0,2}\b/gu,
    isReal: (text) => digitsOf(text).length >= NINE,
  },
  ...addresses.map((pattern) => ({ kind: 'address' as const, pattern })),
  ...introduced.map((pattern) => ({ kind: 'name' as const, pattern })),
];

export interface Redacted {
  readonly text: string;
  readonly counts: Partial<Record<RedactionKind, number>>;
}

/**
 * Makes a redactor: it takes e-mail addresses, phone numbers, postal addresses, national ids (UK, Australia, US), card
 * numbers, links and names out of texts. Names are those given, and what is introduced as one; others it cannot know.
 * The time grows with the length of the text and not faster, whatever the text is.
 */
export const createRedactor = (names: readonly string[] = []): ((text: string) => Redacted) => {
  const withoutNames = nameRemover(names);
  return (given) => {
    const counts: Partial<Record<RedactionKind, number>> = {};
    const mark = (kind: RedactionKind): string => {
      counts[kind] = (counts[kind] ?? 0) + 1;
      return redactionMarks[kind];
    };
    const text = rules.reduce(
      (rest, { kind, pattern, isReal }) =>
        rest.replace(pattern, (found) => (isReal && !isReal(found) ? found : mark(kind))),
      foldBlanks(withoutHidden(given)),
    );
    // Names last: "ada@mail.example" is an address to be taken out whole, not a name before one.
    return { text: withoutNames(text, () => mark('name')), counts };
  };
};
