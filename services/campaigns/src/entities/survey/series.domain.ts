import type { Question, SurveyVersion } from '@folkmoot/contracts';
import { isComparable } from './question-types.domain';

/** Series in which the answers to a question can be counted together with the current ones. */
export const seriesOf = (question: Question, versions: readonly SurveyVersion[]): Set<number> => {
  const series = new Map<number, boolean>();
  for (const version of versions) {
    const ofVersion = version.questions.find(({ id }) => id === question.id);
    if (ofVersion)
      series.set(version.series, isComparable(ofVersion, question) && series.get(version.series) !== false);
  }
  return new Set([...series].filter(([, fits]) => fits).map(([number]) => number));
};
