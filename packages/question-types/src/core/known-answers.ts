import type { AnswerValue } from '@folkmoot/contracts/client';

/** Free-text answers are rarely repeated: long ones are not cached, and at most this many are. */
const MOST_KNOWN = 500;
const LONGEST_KNOWN = 60;

const isShort = (key: unknown): boolean => typeof key !== 'string' || key.length <= LONGEST_KNOWN;

/**
 * Caches a function by answer, for answers that many people give. Use it for one pass over all answers to one question.
 * Callers must not change the results.
 */
export const onceForEachAnswer = <R>(
  compute: (answer: AnswerValue | undefined) => R,
): ((answer: AnswerValue | undefined) => R) => {
  // Lists and texts have separate maps, because a list can look like a text.
  const known = { single: new Map<unknown, { result: R }>(), list: new Map<unknown, { result: R }>() };
  return (answer) => {
    const isList = Array.isArray(answer);
    const results = isList ? known.list : known.single;
    const key = isList ? answer.join('\u0000') : answer;
    const cached = results.get(key);
    if (cached) return cached.result;
    const result = compute(answer);
    if (results.size < MOST_KNOWN && isShort(key)) results.set(key, { result });
    return result;
  };
};
