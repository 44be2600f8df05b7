import type { AnswerCounts, QuestionResult, Report } from '@folkmoot/contracts';
import type { AskedQuestions } from '../../entities/response';
import { addCounts, withWeightedFigures } from '../../entities/survey';
import { type CampaignWeights, type CurrentWeights, weightedResults } from '../../entities/weighting';
import { readReport } from './get-report.use-case';
import type { CountAnswers, ReportContext, ReportRange } from './report.types';

interface WeightedTools {
  readonly weightsOf: CurrentWeights;
  readonly countAnswers: CountAnswers;
}

/** Results of a range of days, from its responses: cells do not know days. */
const resultsOfDays = async (
  context: ReportContext,
  { campaignId, results }: Report,
  range: ReportRange,
  { countAnswers, sampleSize }: { readonly countAnswers: CountAnswers; readonly sampleSize: number },
): Promise<QuestionResult[]> => {
  let sum: AnswerCounts | null = null;
  let cursor: string | undefined;
  do {
    const page: AnswerCounts = await countAnswers(context, campaignId, { ...range, weighted: 'true', cursor });
    sum = sum ? addCounts(sum, page) : page;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const counted = new Map(sum.questions.map((each) => [each.question.id, each]));
  return results.map((result) => {
    const own = counted.get(result.questionId);
    if (!own?.weighted) return result;
    return withWeightedFigures(result, own.question, { counters: own.counters, ...own.weighted }, sampleSize);
  });
};

const resultsOf = async (
  context: ReportContext,
  { report, asked }: { readonly report: Report; readonly asked: AskedQuestions },
  range: ReportRange,
  weights: CampaignWeights,
): Promise<QuestionResult[]> => {
  const sums = await weights.sums(context.reader(context.actor), range.round);
  return sums
    ? weightedResults(report.results, { ...asked, sampleSize: weights.status(range.round).n }, sums)
    : report.results;
};

/** The report of a campaign with weighted figures beside the others, or with the reasons why there are none. */
export const getWeightedReport = async (
  context: ReportContext,
  campaignId: string,
  range: ReportRange,
  { weightsOf, countAnswers }: WeightedTools,
  language?: string,
): Promise<Report> => {
  const [{ report, asked }, weights] = await Promise.all([
    readReport(context, campaignId, range, language),
    weightsOf(context, campaignId),
  ]);
  const weighting = weights.status(range.round);
  if (weighting.state === 'refused') return { ...report, weighting };
  const hasDays = range.from !== undefined || range.to !== undefined;
  // Days that no response is outside of need no reading of responses.
  const results =
    hasDays && report.responses !== weighting.n
      ? await resultsOfDays(context, report, range, { countAnswers, sampleSize: weighting.n })
      : await resultsOf(context, { report, asked }, range, weights);
  return { ...report, weighting, results };
};
