import { lookup, type Question, type ResponseExport, type SurveyVersion } from '@folkmoot/contracts';
import { NOT_ASKED } from '../../records/question-types.domain';
import type { Rollup } from '../../records/rollup.domain';

type Counted = Pick<Rollup, 'series' | 'responses' | 'questions'>;

/** Series in which some version asked the question. */
const seriesWith = ({ id }: Question, versions: readonly SurveyVersion[]): Set<number> =>
  new Set(versions.filter(({ questions }) => questions.some((each) => each.id === id)).map(({ series }) => series));

/** How many people were shown each question and answered it. Undefined for surveys that show every question to everybody. */
export const reachOf = (
  questions: readonly Question[],
  versions: readonly SurveyVersion[],
  counted: readonly Counted[],
): ResponseExport['reach'] => {
  const hasConditions = versions.some((version) => version.questions.some(({ showIf }) => showIf));
  if (!hasConditions) return undefined;
  return questions.map((question) => {
    const asking = seriesWith(question, versions);
    let [asked, answered] = [0, 0];
    for (const { series, responses, questions: counters } of counted) {
      const own = lookup(counters, question.id) ?? {};
      answered += own.answered ?? 0;
      if (asking.has(series)) asked += responses - (own[NOT_ASKED] ?? 0);
    }
    return { questionId: question.id, asked: Math.max(asked, answered), answered };
  });
};
