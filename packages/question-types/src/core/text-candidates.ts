import type { Question } from '@folkmoot/contracts/client';
import type { AnswerReader, ConditionNeeds } from './question-type';

const FIRST_SEPARATOR = 0x2460;

/** A character that is in none of the words, so that joined words contain no new match. */
const separatorFor = (words: readonly string[]): string => {
  let code = FIRST_SEPARATOR;
  while (words.some((word) => word.includes(String.fromCharCode(code)))) code += 1;
  return String.fromCharCode(code);
};

/**
 * Representative texts: each exact value, and one text that contains the required words and no other word of a
 * condition. Null when that text is longer than the type allows: a shorter one may exist.
 */
export const textCandidates = (
  reader: AnswerReader<string>,
  question: Question,
  { met, unmet }: ConditionNeeds,
): readonly string[] | null => {
  const exact = met.filter(({ operator }) => operator === 'equals').map(({ value }) => String(value).trim());
  if (exact.length > 0) return exact.filter((text) => reader.parse(text, question).ok);
  const required = [
    ...met.filter(({ operator }) => operator === 'contains'),
    ...unmet.filter(({ operator }) => operator === 'not_contains'),
  ].map(({ value }) => String(value));
  const separator = separatorFor([...met, ...unmet].map(({ value }) => String(value)));
  const text = `${separator}${required.map((word) => word + separator).join('')}`;
  const parsed = reader.parse(text, question);
  return parsed.ok ? [parsed.value] : null;
};
