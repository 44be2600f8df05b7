import type { AnswerValue } from '@folkmoot/contracts/client';

/** People's own words seldom come twice: long ones are not kept, nor more than these. */
const MOST_KNOWN = 500;
const LONGEST_KNOWN = 60;

const isShort = (key: unknown): boolean => typeof key !== 'string' || key.length <= LONGEST_KNOWN;

/**
 * The same function, computed once for answers that many give. For what goes through all answers to one question; none of
 * them may be changed afterwards.
 */
export const onceForEachAnswer = <R>(
  compute: (answer: AnswerValue | undefined) => R,
): ((answer: AnswerValue | undefined) => R) => {
  // A list is known apart from a text that is written like it.
  const known = { single: new Map<unknown, { result: R }>(), list: new Map<unknown, { result: R }>() };
  return (answer) => {
    const isList = Array.isArray(answer);
    const results = isList ? known.list : known.single;
    const key = isList ? answer.join('\u0000') : answer;
    const found = results.get(key);
    if (found) return found.result;
    const result = compute(answer);
    if (results.size < MOST_KNOWN && isShort(key)) results.set(key, { result });
    return result;
  };
};
