import type { SentimentLabel } from '@folkmoot/contracts';
import type { JudgedLanguage } from './languages/languages';
import { judgedLanguages, languageWords } from './languages/languages';
import { type WordTable, wordSet, wordsOf, wordTable } from './words';

const DELIGHTED = 2;
const PLEASED = 1;
const NEGATION_REACH = 3;
/** "Not good" is negative, "not bad" slightly positive. */
const NEGATED_GOOD = -0.9;
const NEGATED_BAD = -0.35;
const STRONGER = 1.4;
const WEAKER = 0.7;
/** Text before a "but" has less weight. */
const BEFORE_TURN = 0.5;
/** A wish is no praise: "would be nice". */
const IN_WISH = 0.35;
const THRESHOLD = 0.6;
const PHRASE_WORDS = 5;
/** Below this absolute weight, only the lament words decide. */
const UNDECIDED = 0.3;
const LAMENT = -0.7;

interface Reader {
  readonly weights: WordTable<number>;
  readonly phrases: ReadonlyMap<string, number>;
  readonly negators: ReadonlySet<string>;
  readonly laments: WordTable<true>;
  readonly stronger: ReadonlySet<string>;
  readonly weaker: ReadonlySet<string>;
  readonly turns: ReadonlySet<string>;
  readonly wishes: ReadonlySet<string>;
}

const readerOf = (language: JudgedLanguage): Reader => {
  const words = languageWords[language];
  return {
    weights: wordTable([
      [words.delighted, DELIGHTED],
      [words.angry, -DELIGHTED],
      [words.pleased, PLEASED],
      [words.displeased, -PLEASED],
    ]),
    phrases: new Map(Object.entries(words.phrases)),
    negators: wordSet(words.negators),
    laments: wordTable([[words.laments, true]]),
    stronger: wordSet(words.stronger),
    weaker: wordSet(words.weaker),
    turns: wordSet(words.turns),
    wishes: wordSet(words.wishes),
  };
};

const readers = Object.fromEntries(judgedLanguages.map((language) => [language, readerOf(language)])) as Readonly<
  Record<JudgedLanguage, Reader>
>;

const phraseWeight = (words: readonly string[], { phrases }: Reader): number => {
  let sum = 0;
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 2; length <= PHRASE_WORDS && start + length <= words.length; length += 1) {
      sum += phrases.get(words.slice(start, start + length).join(' ')) ?? 0;
    }
  }
  return sum;
};

const factorOf = (words: readonly string[], at: number, weight: number, reader: Reader): number => {
  const before = words.slice(Math.max(0, at - NEGATION_REACH), at);
  const last = before.at(-1) ?? '';
  const emphasis = reader.stronger.has(last) ? STRONGER : reader.weaker.has(last) ? WEAKER : 1;
  if (!before.some((word) => reader.negators.has(word))) return emphasis;
  return weight > 0 ? NEGATED_GOOD : NEGATED_BAD;
};

const partWeight = (words: readonly string[], reader: Reader): number => {
  const isWish = words.some((word) => reader.wishes.has(word));
  let sum = phraseWeight(words, reader);
  words.forEach((word, at) => {
    const weight = reader.weights.find(word);
    if (weight === undefined || reader.negators.has(word)) return;
    sum += weight * factorOf(words, at, weight, reader) * (isWish && weight > 0 ? IN_WISH : 1);
  });
  return sum;
};

const sentenceWeight = (words: readonly string[], reader: Reader): number => {
  const turn = words.findIndex((word, at) => at > 0 && reader.turns.has(word));
  if (turn < 0) return partWeight(words, reader);
  return partWeight(words.slice(0, turn), reader) * BEFORE_TURN + partWeight(words.slice(turn + 1), reader);
};

/** The sentiment of a comment: above 0 praise, below 0 complaint. The absolute value is the certainty. */
export const weighComment = (text: string, language: JudgedLanguage): number => {
  const reader = readers[language];
  const whole = wordsOf(text);
  const weight =
    whole.length <= PHRASE_WORDS * 2
      ? sentenceWeight(whole, reader)
      : text
          .split(/[.!?\n]+/)
          .map(wordsOf)
          .reduce((sum, words) => sum + sentenceWeight(words, reader), 0);
  const isLament = Math.abs(weight) < UNDECIDED && whole.some((word) => reader.laments.find(word));
  return isLament ? weight + LAMENT : weight;
};

export const labelOf = (weight: number): SentimentLabel => {
  if (weight >= THRESHOLD) return 'positive';
  return weight <= -THRESHOLD ? 'negative' : 'neutral';
};

/** The score out of 10: 0 all negative, 5 neutral, 10 all positive, to one decimal. */
export const scoreOf = ({ positive, neutral, negative }: Readonly<Record<SentimentLabel, number>>): number => {
  const judged = positive + neutral + negative;
  return judged === 0 ? 5 : Math.round(((positive * 10 + neutral * 5) / judged) * 10) / 10;
};
