import { type JudgedLanguage, judgedLanguages, languageWords } from './languages/languages';
import { otherLanguages } from './languages/others.messages';
import { wordSet, wordsOf } from './words';

const marks: readonly (readonly [string, ReadonlySet<string>])[] = [
  ...judgedLanguages.map((language) => [language, wordSet(languageWords[language].marks)] as const),
  ...Object.entries(otherLanguages).map(([language, words]) => [language, wordSet(words)] as const),
];

const isJudged = (language: string | undefined): language is JudgedLanguage =>
  judgedLanguages.some((each) => each === language);

/** Most of its letters are of another script. */
const isOtherScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return letters.length > 0 && latin.length * 2 < letters.length;
};

interface Scored {
  readonly language: string;
  readonly hits: number;
}

const scoresOf = (text: string): Scored[] => {
  const words = wordsOf(text);
  return marks
    .map(([language, set]) => ({ language, hits: words.filter((word) => set.has(word)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits);
};

/** The languages that a text may be in: those that most of its function words speak for. `other` for another script. */
const candidatesOf = (text: string): string[] => {
  if (isOtherScript(text)) return ['other'];
  const scores = scoresOf(text);
  return scores.filter(({ hits }) => hits === scores[0]?.hits).map(({ language }) => language);
};

const MOST = 0.6;

const mostOf = (all: readonly string[][]): JudgedLanguage | null => {
  const counts = new Map<string, number>();
  const sure = all.filter(({ length }) => length === 1);
  for (const [language = ''] of sure) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [top] = [...counts].sort((one, other) => other[1] - one[1]);
  return top && isJudged(top[0]) && top[1] >= sure.length * MOST ? top[0] : null;
};

/**
 * The language of each text, null where it is none that we judge. Texts too short to tell ("More trees") are taken for
 * the language that most of the others are in.
 */
export const detectLanguages = (texts: readonly string[]): (JudgedLanguage | null)[] => {
  const all = texts.map(candidatesOf);
  const usual = mostOf(all);
  return all.map((candidates) => {
    if (candidates.length === 0) return usual;
    if (usual && candidates.includes(usual)) return usual;
    const [only] = candidates;
    return candidates.length === 1 && isJudged(only) ? only : null;
  });
};
