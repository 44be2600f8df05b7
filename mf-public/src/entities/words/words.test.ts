import { addedLanguages, pageLanguages } from '@folkmoot/contracts/client';
import { loadAddedWords } from '@folkmoot/contracts/page-words';
import { inputWordsIn } from '@folkmoot/question-types/words';
import { wordsIn } from '../subscription/words';
import { pageWordsIn, residentWordsIn as residentWordsOf } from '.';
import { pluralOf } from './plural';

/** A council that has switched on every language. */
const council = { pageLanguages: [...addedLanguages] };
const residentWordsIn = (language: string) => residentWordsOf(council, language);

beforeAll(() => Promise.all(addedLanguages.map(loadAddedWords)));

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
/** No text has the key `other`, so this key marks a plural. */
const isPlural = (value: Tree): boolean => 'other' in value;

/** The path of every text. A text with plural forms counts as one. */
const pathsIn = (words: Tree, before = ''): string[] =>
  Object.entries(words)
    .flatMap(([key, value]) =>
      isTree(value) && !isPlural(value) ? pathsIn(value, `${before}${key}.`) : [`${before}${key}`],
    )
    .sort();

const pluralsIn = (words: Tree): Tree[] =>
  Object.values(words)
    .filter(isTree)
    .flatMap((value) => (isPlural(value) ? [value] : pluralsIn(value)));

/** Removes keys that mark the language of a text: they are not texts. */
const withoutMarks = ({ survey, ...words }: ReturnType<typeof residentWordsIn>): Tree => ({ ...words, survey });

/** Larger than any number in these texts, such as days of retention. */
const LARGEST = 10_000;
const formsOf = (language: string): string[] => {
  // Not every system has rules for every language. Without the second, the system's own language would be used.
  const rules = new Intl.PluralRules([language, 'en']);
  return [...new Set(Array.from({ length: LARGEST }, (_, count) => rules.select(count)))].sort();
};

const placesOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

/** Texts by path, without plurals. */
const textsIn = (words: Tree, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${before}${key}`, value]];
    return isTree(value) && !isPlural(value) ? textsIn(value, `${before}${key}.`) : [];
  });

describe.each(pageLanguages)('the resident texts in %s', (language) => {
  it('have the same keys as English', () => {
    expect(pathsIn(withoutMarks(residentWordsIn(language)))).toEqual(pathsIn(withoutMarks(residentWordsIn('en'))));
    expect(pathsIn(wordsIn(language) as unknown as Tree)).toEqual(pathsIn(wordsIn('en') as unknown as Tree));
    expect(pathsIn({ ...inputWordsIn(language) })).toEqual(pathsIn({ ...inputWordsIn('en') }));
  });

  it('differ from the English texts', () => {
    expect(residentWordsIn(language).survey.language).toBe(language);
    const other = language === 'en' ? 'de' : 'en';
    expect(wordsIn(language).topics).not.toBe(wordsIn(other).topics);
  });

  it('have exactly the plural forms that the language needs', () => {
    const plurals = pluralsIn(withoutMarks(residentWordsIn(language)));
    expect(plurals).toHaveLength(4);
    for (const forms of plurals)
      expect(Object.keys(forms).sort()).toEqual([...new Set([...formsOf(language), 'other'])].sort());
  });

  it('have the same placeholders as the English texts', () => {
    const english = new Map(textsIn({ ...withoutMarks(residentWordsIn('en')), inputs: inputWordsIn('en') }));
    const own = textsIn({ ...withoutMarks(residentWordsIn(language)), inputs: inputWordsIn(language) });
    for (const [path, text] of own) expect([path, placesOf(text)]).toEqual([path, placesOf(english.get(path) ?? '')]);
  });
});

describe('a text with a number', () => {
  const days = (language: string, count: number) =>
    pluralOf(residentWordsIn(language).facts.days, count, language).replace('{days}', String(count));

  it.each([
    ['cy', 1, 'Caiff ymatebion eu dileu ar ôl 1 diwrnod.'],
    ['cy', 2, 'Caiff ymatebion eu dileu ar ôl 2 ddiwrnod.'],
    ['cy', 30, 'Caiff ymatebion eu dileu ar ôl 30 diwrnod.'],
    ['ar', 1, 'تُحذف الردود بعد يوم واحد.'],
    ['ar', 2, 'تُحذف الردود بعد يومين.'],
    ['ar', 7, 'تُحذف الردود بعد 7 أيام.'],
    ['ar', 30, 'تُحذف الردود بعد 30 يومًا.'],
    ['ar', 100, 'تُحذف الردود بعد 100 يوم.'],
    ['pl', 1, 'Odpowiedzi są usuwane po 1 dniu.'],
    ['pl', 22, 'Odpowiedzi są usuwane po 22 dniach.'],
    ['uk', 21, 'Відповіді видаляються через 21 день.'],
    ['uk', 365, 'Відповіді видаляються через 365 днів.'],
    ['ro', 19, 'Răspunsurile se șterg după 19 zile.'],
    ['ro', 20, 'Răspunsurile se șterg după 20 de zile.'],
    ['ga', 7, 'Scriostar freagraí tar éis 7 lá.'],
    ['de', 1, 'Antworten werden nach 1 Tag gelöscht.'],
    ['en', 365, 'Responses are deleted after 365 days.'],
  ])('has the correct plural form in %s for %i', (language, count, expected) =>
    expect(days(language, count)).toBe(expected),
  );
});

describe('a language that nobody has reviewed', () => {
  const speaker = { language: 'cy', branding: { thankYouText: '' } };
  it('is off until the council switches it on', () => {
    expect(pageWordsIn('pl-PL', speaker)).toMatchObject({ language: 'cy', lang: 'cy' });
    expect(pageWordsIn('pl-PL', { ...speaker, ...council })).toMatchObject({ language: 'pl', next: 'Dalej' });
  });
  it('has the English words about privacy and consent beside its own', () => {
    const english = pageWordsIn('en', speaker);
    const { privacy, consent } = english;
    expect(pageWordsIn('uk', { ...speaker, ...council }).english).toEqual({ privacy, consent });
    expect(english.english).toBeUndefined();
    expect(pageWordsIn('cy', speaker).english).toBeUndefined();
  });
});
