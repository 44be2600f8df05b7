import type { ChartRowKind, ResultChart } from '../core/question-type';
import { messages } from './choices.messages';
import type { DistributionResult } from './options';

/** Rows of options with counts and percentages, under a text that names the total. */
export const distributionChart = (
  { distribution }: DistributionResult,
  answered: number,
  base: (answered: number) => string,
  rowsAre: ChartRowKind = 'groups',
): ResultChart => ({
  rowsAre,
  note: answered === 0 ? messages.noAnswers : base(answered),
  headings: [messages.answer, messages.responses],
  rows: distribution.map(({ value, label, count, percent }) => ({
    of: value,
    label,
    value: count,
    text: messages.count(count, percent),
  })),
});
