import type { Question, QuestionOption } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { type Counters, commonParts, type OptionCount, percentOf } from '../core/question-type';
import { optionSettings, questionSettings, settingProblems } from '../options/settings';
import { messages } from './choices.messages';

const FIRST_OPTIONS = 3;

/** The options of a question: texts or pictures. */
type Offering = Pick<Question, 'options' | 'imageOptions'>;

export const optionsOf = ({ options, imageOptions }: Offering): readonly QuestionOption[] =>
  options ?? imageOptions ?? [];

/** Options of a new question. */
export const newOptions = (makeId: () => string): QuestionOption[] =>
  Array.from({ length: FIRST_OPTIONS }, (_, index) => ({ id: makeId(), label: messages.option(index + 1) }));

/** The shared parts and the options. Parts of other types are dropped. */
export const withOptions = (question: Question): Question => ({
  ...commonParts(question),
  options: optionsOf(question).map((option) => ({
    id: option.id,
    label: option.label.trim(),
    ...optionSettings(option, question),
  })),
  ...questionSettings(question),
});

/** Problems that would make it impossible to choose an option. */
export const optionProblems = (question: Question): string[] => {
  const labels = optionsOf(question).map(({ label }) => label.trim().toLowerCase());
  const written = labels.filter((label) => label !== '');
  return [
    ...(labels.length === 0 && !question.optionsFrom ? [messages.noOptions] : []),
    ...(written.length < labels.length ? [messages.blankOption] : []),
    ...(new Set(written).size < written.length ? [messages.twins] : []),
    ...settingProblems(question),
  ];
};

/** The label of an option. An id without an option is its own label. */
export const optionLabel = (question: Offering, id: string): string =>
  optionsOf(question)
    .find((option) => option.id === id)
    ?.label.trim() || id;

/** The ids, when all of them are options and none is repeated. Otherwise null. */
export const readOptionIds = (raw: unknown, question: Question): string[] | null => {
  if (!Array.isArray(raw)) return null;
  const known = new Set(optionsOf(question).map(({ id }) => id));
  const isSound = raw.every((id) => typeof id === 'string' && known.has(id)) && new Set(raw).size === raw.length;
  return isSound ? (raw as string[]) : null;
};

/** Counter of one option. */
export const optionKey = (id: string): string => `o_${id}`;

export const optionIncrements = (ids: readonly string[]): Counters =>
  Object.fromEntries([['answered', 1], ...ids.map((id) => [optionKey(id), 1])]);

export interface DistributionResult {
  distribution: OptionCount[];
}

export const optionResult = (counters: Counters, question: Question): DistributionResult => ({
  distribution: optionsOf(question).map(({ id }) => {
    const count = lookup(counters, optionKey(id)) ?? 0;
    return { value: id, label: optionLabel(question, id), count, percent: percentOf(count, counters.answered ?? 0) };
  }),
});

export const optionChoices = (question: Question) =>
  optionsOf(question).map(({ id }) => ({ value: id, label: optionLabel(question, id) }));

export const optionsText = (question: Question): string =>
  optionsOf(question)
    .map(({ id }) => optionLabel(question, id))
    .join('; ');
