import type { Question } from '@folkmoot/contracts/client';
import type { AnswerReader, Asked } from './question-type';

const FIRST_SEPARATOR = 0x2460;

/** A sign that occurs in none of the words, so that nothing new arises where words meet. */
const separatorFor = (words: readonly string[]): string => {
  let code = FIRST_SEPARATOR;
  while (words.some((word) => word.includes(String.fromCharCode(code)))) code += 1;
  return String.fromCharCode(code);
};

/**
 * Texts that stand for all: each that is asked for exactly, and one that holds the words it must and nothing else that
 * is asked about. Null when that one would be longer than the type takes: a shorter one may exist.
 */
export const textCandidates = (
  reader: AnswerReader<string>,
  question: Question,
  { met, unmet }: Asked,
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
