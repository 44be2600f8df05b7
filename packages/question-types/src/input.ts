import type { Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { laterInputs, loadLater } from '#later-inputs';
import { inputs } from '../generated/inputs';
import { laterFileNames } from '../generated/later-file-names';
import { hasOptionSettings, OPTIONS_PART } from './options/option-rules';
import { RatingInput } from './types/rating/RatingInput';
import type { InputView } from './views';

export type { InputProps } from './views';

const partOf = (question: Question): string => inputs[question.type]?.later?.(question) ?? question.type;

/** The resident's input of a question; of an unknown type the smiley rating. */
export const questionInput = (question: Question): InputView =>
  lookup(laterInputs, partOf(question))?.Input ?? inputs[question.type] ?? RatingInput;

/** An empty name is the name of no part. */
const isLater = (part: string): boolean => part !== '' && lookup(inputs, part) === undefined;

/**
 * Fetches what these questions need besides the page's first script. Until then their inputs and their answers cannot be
 * read, so a page calls it before it shows or checks anything. Rejects when something cannot be fetched.
 */
export const loadInputs = (questions: readonly Question[], others: readonly string[] = []): Promise<unknown> =>
  loadLater([...questions.map(partOf), ...others].filter(isLater));

/** The parts that these questions need and that cannot be seen from a question alone. For servers. */
export const otherParts = (questions: readonly Question[]): string[] =>
  questions.some(hasOptionSettings) ? [OPTIONS_PART] : [];

/** Whether some of these questions need what is not in a page's first script. For servers. */
export const hasLaterParts = (questions: readonly Question[]): boolean =>
  questions.some((question) => inputs[question.type] === undefined || hasOptionSettings(question));

/** The names of the files that `loadInputs` will fetch for these questions, without path and ending. For servers. */
export const laterFilesOf = (questions: readonly Question[]): string[] => {
  const parts = [...questions.map(partOf), ...otherParts(questions)];
  const files = new Set(parts.flatMap((part) => lookup(laterFileNames, part) ?? []));
  return files.size > 0 ? ['later-parts', ...files] : [];
};
