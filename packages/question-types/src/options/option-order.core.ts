import type { Question, QuestionOption } from '@folkmoot/contracts/client';
import { optionsOf } from '../choices/options';
import { endOf } from './option-ends';

type Arrange = (options: readonly QuestionOption[]) => QuestionOption[];

/** The options in another order, with fixed ends. */
export const ordered = (options: readonly QuestionOption[], arrange: Arrange): QuestionOption[] => [
  ...options.filter((option) => endOf(option) === 'start'),
  ...arrange(options.filter((option) => !endOf(option))),
  ...options.filter((option) => endOf(option) === 'end'),
];

const FNV_OFFSET = 2166136261;
const FNV_PRIME = 16777619;

/** A number that depends on every character (FNV-1a). */
const hashOf = (text: string): number => {
  let hash = FNV_OFFSET;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  // One more round of mixing: without it, texts that differ only at their end have near numbers.
  hash = Math.imul(hash ^ (hash >>> 15), FNV_PRIME);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** A random order that is always the same for one seed, also when some of the options are missing. */
export const shuffled =
  (seed: string): Arrange =>
  (options) => {
    const places = new Map(options.map((option) => [option, hashOf(`${option.id} ${seed}`)]));
    return options.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  };

const alphabetical =
  (language: string): Arrange =>
  (options) =>
    options.toSorted((a, b) => a.label.localeCompare(b.label, language, { numeric: true }));

/** The questions with options in the order of the alphabet, where staff want that. */
export const inAlphabet = (questions: readonly Question[], language: string): Question[] =>
  questions.map((question) => {
    if (question.optionOrder !== 'alphabetical') return question;
    const options = ordered(optionsOf(question), alphabetical(language));
    return question.options
      ? { ...question, options }
      : { ...question, imageOptions: options as NonNullable<Question['imageOptions']> };
  });
