import type { Actor, AnswerCounts, Report } from '@folkmoot/contracts';
import { addCounts, filteredReport } from '../../records/question-types.domain';
import type { DocumentDeps, DocumentRange } from './report-document.deps';

/** The report of those who fit the filters, counted page by page as the dashboard does it. */
export const filterReport = async (
  deps: DocumentDeps,
  actor: Actor,
  report: Report,
  range: DocumentRange,
): Promise<Report> => {
  let sum: AnswerCounts | null = null;
  let cursor: string | undefined;
  do {
    const page: AnswerCounts = await deps.countAnswers(deps, actor, report.campaignId, { ...range, cursor });
    sum = sum ? addCounts(sum, page) : page;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return filteredReport(report, sum);
};
