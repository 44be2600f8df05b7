import { lookup, type Question, type ResponseExport, type SurveyVersion } from '@folkmoot/contracts';
import type { Rollup } from '../../entities/report/rollup.domain';
import { mayLackOptions, NOT_ASKED } from '../../entities/survey/question-types.domain';

type Counted = Pick<Rollup, 'series' | 'responses' | 'questions'>;

/** Series in which a version had the question. */
const seriesWith = ({ id }: Question, versions: readonly SurveyVersion[]): Set<number> =>
  new Set(versions.filter(({ questions }) => questions.some((each) => each.id === id)).map(({ series }) => series));

/** How many people saw and answered each question. Undefined when a survey shows every question to everybody. */
export const reachOf = (
  questions: readonly Question[],
  versions: readonly SurveyVersion[],
  counted: readonly Counted[],
): ResponseExport['reach'] => {
  const hasConditions = versions.some((version) =>
    version.questions.some((question) => question.showIf || mayLackOptions(question)),
  );
  if (!hasConditions) return undefined;
  return questions.map((question) => {
    const asking = seriesWith(question, versions);
    let asked = 0;
    let answered = 0;
    for (const { series, responses, questions: counters } of counted) {
      const own = lookup(counters, question.id) ?? {};
      answered += own.answered ?? 0;
      if (asking.has(series)) asked += responses - (own[NOT_ASKED] ?? 0);
    }
    return { questionId: question.id, asked: Math.max(asked, answered), answered };
  });
};
