import type { Question, SurveyVersion } from '@folkmoot/contracts';
import { isComparable } from './question-types.domain';

/** The series in which a question was asked so that its answers can be counted with those of today. */
export const seriesOf = (question: Question, versions: readonly SurveyVersion[]): Set<number> => {
  const series = new Map<number, boolean>();
  for (const version of versions) {
    const asked = version.questions.find(({ id }) => id === question.id);
    if (asked) series.set(version.series, isComparable(asked, question) && series.get(version.series) !== false);
  }
  return new Set([...series].filter(([, fits]) => fits).map(([number]) => number));
};
