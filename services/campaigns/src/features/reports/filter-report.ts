import type { AnswerCounts, Report } from '@folkmoot/contracts';
import { addCounts, filteredReport } from '../../entities/survey';
import type { CountAnswers, DocumentRange, ReportContext } from './report.types';

/** The filtered report, counted page by page as in the dashboard. */
export const filterReport = async (
  context: ReportContext,
  report: Report,
  range: DocumentRange,
  countAnswers: CountAnswers,
): Promise<Report> => {
  let sum: AnswerCounts | null = null;
  let cursor: string | undefined;
  do {
    const page: AnswerCounts = await countAnswers(context, report.campaignId, { ...range, cursor });
    sum = sum ? addCounts(sum, page) : page;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return filteredReport(report, sum);
};
