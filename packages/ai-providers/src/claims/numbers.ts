import type { Counted } from './counted';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const TEN = 10;
const TWENTY = 20;
const numberWords: ReadonlyMap<string, number> = new Map([
  ...units.map((word, index) => [word, index] as const),
  ...tens.map((word, index) => [word, TWENTY + index * TEN] as const),
]);

/** Words for amounts that are no exact number. They are allowed only where a counted share proves them. */
const majority =
  /\b(?:most|the majority|a majority) (?:of )?(?:the |all |these |those |our |local )?(?:residents|people|respondents|comments|responses|answers|writers|parents|families|users|them|those|who)\b|\bmajority\b|\bmore than half\b|\bover half\b/i;
const vague =
  /\b(?:half|third|thirds|quarter|quarters|minority|dozens?|hundreds?|thousands?|millions?|twice as many|three times as many)\b|(?:\b(?:nearly|almost|practically|virtually)\s|(?:^|[.!?]\s))(?:everyone|everybody|nobody|no one|all)\b|\b(?:all|every|none|each) (?:of )?(?:the |these |those )?(?:residents?|persons?|people|respondents?|comments?|responses?|answers?|writers?)\b|\b(?:everyone|everybody|nobody|no one) (?:who (?:wrote|answered|responded)|wants|says|thinks|complains|praises|likes|dislikes|fears|agrees|asks)\b/i;
const HALF = 0.5;

const people =
  /^(?:residents?|persons?|people|respondents?|comments?|responses?|answers?|writers?|percent|per|in|out|of|others?|households?|families|parents|times)$/i;

interface Named {
  readonly value: number;
  readonly word: string;
  readonly before: string;
  readonly after: string;
  readonly isPercent: boolean;
}

const wordSign = /[\p{L}\p{N}]/u;

/** A word without the signs around it, in lower case. */
const wordOf = (text: string): string => {
  const signs = [...text];
  const first = signs.findIndex((sign) => wordSign.test(sign));
  const last = signs.findLastIndex((sign) => wordSign.test(sign));
  return first === -1
    ? ''
    : signs
        .slice(first, last + 1)
        .join('')
        .toLowerCase();
};

const digits = /^\p{Sc}?\d[\d.,:]*/u;

/** The value of a number in digits or words; null for other words. "One" is a number only before people or comments. */
const amountOf = (word: string, after: string): number | null => {
  if (digits.test(word)) {
    const plain = word.replace(/(?<=\d)[,.](?=\d{3}(?!\d))/g, '').replace(/[^\d.]/g, '');
    return Number(plain);
  }
  if (word === 'one' && !people.test(after)) return null;
  const [first = '', second = ''] = word.split('-');
  const value = numberWords.get(first);
  if (value === undefined) return null;
  return second === '' ? value : value + (numberWords.get(second) ?? 0);
};

const numbersIn = (text: string): Named[] => {
  const raw = text.split(/\s+/).filter(Boolean);
  const words = raw.map(wordOf);
  return words.flatMap((word, index) => {
    const [before = '', after = ''] = [words[index - 1] ?? '', words[index + 1] ?? ''];
    const value = amountOf(word, after);
    const isPercent = (raw[index] ?? '').includes('%') || raw[index + 1] === '%' || /^per(?:cent)?$/.test(after);
    return value === null ? [] : [{ value, word, before, after, isPercent }];
  });
};

/** Whether a comment that the claim cites has the number in the same place: "bus 42", "20 mph". Never a number of people. */
const isOfComment = ({ word, before, after, isPercent }: Named, cited: readonly string[]): boolean => {
  if (isPercent || people.test(after)) return false;
  return cited.some((text) => {
    const words = text.split(/\s+/).map(wordOf);
    return words.some(
      (each, at) =>
        each === word && ((before !== '' && words[at - 1] === before) || (after !== '' && words[at + 1] === after)),
    );
  });
};

const isCounted = ({ value, isPercent }: Named, counted: readonly Counted[]): boolean =>
  counted.some(({ count, percent, of }) => (isPercent ? percent === value : count === value || of === value));

/**
 * Whether every number of a statement is a count that the claim names, or a number that its comments have in the same
 * place. "Most" and "the majority" need a counted share of more than half; other amounts in words are never counted.
 */
export const areNumbersCounted = (text: string, counted: readonly Counted[], cited: readonly string[]): boolean => {
  if (vague.test(text)) return false;
  if (majority.test(text) && !counted.some(({ count, of }) => of > 0 && count < of && count / of > HALF)) return false;
  return numbersIn(text).every((each) => isCounted(each, counted) || isOfComment(each, cited));
};
