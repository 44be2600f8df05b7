/** Welsh has six forms. A noun after a number is singular, and some numbers change its first letter. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The rules of Unicode. Chrome has no Welsh, so `Intl.PluralRules` would use English there. */
const rules: Readonly<Record<number, Intl.LDMLPluralRule>> = { 0: 'zero', 1: 'one', 2: 'two', 3: 'few', 6: 'many' };

/** A number with the form of a word that follows it: `welshCount(2, { two: 'ddiwrnod', other: 'diwrnod' })`. */
export const welshCount = (count: number, forms: Forms): string =>
  `${count.toLocaleString('en-GB')} ${forms[rules[count] ?? 'other'] ?? forms.other}`;

const noun =
  (forms: Forms) =>
  (count: number): string =>
    welshCount(count, forms);

/** Masculine nouns in c, p and t change after 2, 3 and 6. */
const changing = (plain: string, soft: string, aspirate: string) =>
  noun({ two: soft, few: aspirate, many: aspirate, other: plain });

/** Nouns that only 2 changes. */
const soft = (plain: string, after2: string) => noun({ two: after2, other: plain });

/** Feminine nouns that 1 and 2 change. */
const softAfterOne = (plain: string, changed: string) => noun({ one: changed, two: changed, other: plain });

/** Nouns that begin with a vowel do not change. */
const same = (plain: string) => noun({ other: plain });

/** Numbers with the nouns that screens count. */
export const counted = {
  responses: same('ymateb'),
  answers: same('ateb'),
  campaigns: same('ymgyrch'),
  surveys: same('arolwg'),
  people: noun({ one: 'person', two: 'berson', few: 'pherson', other: 'o bobl' }),
  days: soft('diwrnod', 'ddiwrnod'),
  weeks: same('wythnos'),
  months: soft('mis', 'fis'),
  years: noun({ one: 'flwyddyn', two: 'flynedd', few: 'blynedd', many: 'blynedd', other: 'mlynedd' }),
  hours: same('awr'),
  minutes: softAfterOne('munud', 'funud'),
  seconds: same('eiliad'),
  rows: soft('rhes', 'res'),
  addresses: changing('cyfeiriad', 'gyfeiriad', 'chyfeiriad'),
  questions: changing('cwestiwn', 'gwestiwn', 'chwestiwn'),
  subscribers: changing('tanysgrifiwr', 'danysgrifiwr', 'thanysgrifiwr'),
  tags: changing('tag', 'dag', 'thag'),
  codes: changing('cod', 'god', 'chod'),
  points: changing('pwynt', 'bwynt', 'phwynt'),
  places: noun({ one: 'lle', two: 'le', other: 'lle' }),
  files: softAfterOne('ffeil', 'ffeil'),
  comments: noun({ two: 'sylw', other: 'sylw' }),
  mails: same('e-bost'),
  languages: same('iaith'),
  changes: noun({ two: 'newid', other: 'newid' }),
  pages: changing('tudalen', 'dudalen', 'thudalen'),
  errors: softAfterOne('gwall', 'wall'),
  characters: noun({ two: 'nod', other: 'nod' }),
  options: changing('dewis', 'ddewis', 'dewis'),
} as const;
