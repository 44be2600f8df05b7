import { reportExportedEvent, type UserActor } from '@folkmoot/contracts';
import { type CsvCell, csvFile } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import type { DayRange } from '../../records/rollup.repository';
import { exportHeader, MISSING } from './all-reports.messages';
import { listReports } from './list-reports.use-case';

type Reports = Awaited<ReturnType<typeof listReports>>;

const cellsOf = (report: Reports['items'][number]): CsvCell[] => [
  report.title,
  report.status,
  report.responses,
  report.previousResponses ?? MISSING,
  report.totalResponses,
  report.targetResponses ?? MISSING,
  report.starts,
  report.completes,
  report.completionRate ?? MISSING,
  report.lastResponseOn ?? MISSING,
];

/** The comparison of all campaigns as a CSV file; that it was taken stands in the activity log. */
export const exportReports = async (deps: Deps, actor: UserActor, range: DayRange): Promise<AsyncIterable<string>> => {
  const { items } = await listReports(deps, actor, range);
  await deps.unitOfWork(actor, async ({ outbox }) => {
    await outbox.add(reportExportedEvent, {
      aggregate: { type: 'council', id: actor.councilId ?? '', revision: 1 },
      payload: {
        campaignId: null,
        change: 'csv_all_campaigns',
        responses: items.reduce((sum, { responses }) => sum + responses, 0),
      },
    });
  });
  return csvFile(exportHeader, items.map(cellsOf));
};
