import { findConcepts, plainWords } from './find-concepts';
import { type JudgedLanguage, judgedLanguages, languageWords } from './languages/languages';
import { otherLanguages } from './languages/others.messages';
import { moodWordsIn } from './sentiment-features';
import { wordSet, wordsOf } from './words';

const marks: readonly (readonly [string, ReadonlySet<string>])[] = [
  ...judgedLanguages.map((language) => [language, wordSet(languageWords[language].marks)] as const),
  ...Object.entries(otherLanguages).map(([language, words]) => [language, wordSet(words)] as const),
];

const isJudged = (language: string | undefined): language is JudgedLanguage =>
  judgedLanguages.some((each) => each === language);

/** True when most of its letters are of a non-Latin script. */
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
    .sort((a, b) => b.hits - a.hits);
};

/** Judged languages whose known words about councils are most frequent in a text, out of these. */
const byVocabulary = (text: string, languages: readonly string[]): string[] => {
  const words = plainWords(text);
  const counts = languages
    .filter(isJudged)
    .map((language) => ({ language, hits: findConcepts(words, language).length + moodWordsIn(text, language) }))
    .sort((a, b) => b.hits - a.hits);
  const most = counts[0]?.hits ?? 0;
  return most === 0 ? [...languages] : counts.filter(({ hits }) => hits === most).map(({ language }) => language);
};

/** Possible languages of a text: those with the most function words in it. `other` for another script. */
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
  const [top] = [...counts].sort((a, b) => b[1] - a[1]);
  return top && isJudged(top[0]) && top[1] >= sure.length * MOST ? top[0] : null;
};

/**
 * The language of each text. Null for a language that is not judged. Texts too short to detect ("More trees") get the
 * language of most other texts.
 */
export const detectLanguages = (texts: readonly string[]): (JudgedLanguage | null)[] => {
  const all = texts.map(candidatesOf);
  const usual = mostOf(all);
  return all.map((candidates, index) => {
    const possible = candidates.length === 0 ? judgedLanguages : candidates;
    if (usual && possible.some((each) => each === usual)) return usual;
    const likely = possible.length === 1 ? possible : byVocabulary(texts[index] as string, possible);
    const [only] = likely;
    return likely.length === 1 && isJudged(only) ? only : null;
  });
};
