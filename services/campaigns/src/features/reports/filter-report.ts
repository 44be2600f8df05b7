import type { AnswerCounts, Question, Report } from '@folkmoot/contracts';
import { addCounts, filteredReport } from '../../entities/survey';
import type { CountAnswers, DocumentRange, ReportContext } from './report.types';

/** Counts have questions in the survey's main language. */
const reworded = (counts: AnswerCounts, reported: readonly Question[]): AnswerCounts => {
  const byId = new Map(reported.map((question) => [question.id, question]));
  return {
    ...counts,
    questions: counts.questions.map((counted) => ({
      ...counted,
      question: byId.get(counted.question.id) ?? counted.question,
    })),
  };
};

interface Wanted {
  readonly range: DocumentRange;
  /** The questions in the language of the document. */
  readonly reported: readonly Question[];
}

/** The filtered report, counted page by page as in the dashboard. */
export const filterReport = async (
  context: ReportContext,
  report: Report,
  { range, reported }: Wanted,
  countAnswers: CountAnswers,
): Promise<Report> => {
  let sum: AnswerCounts | null = null;
  let cursor: string | undefined;
  do {
    const page: AnswerCounts = await countAnswers(context, report.campaignId, { ...range, weighted: 'true', cursor });
    sum = sum ? addCounts(sum, page) : page;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return filteredReport(report, reworded(sum, reported));
};
