import { type DayRange, localDay } from '@folkmoot/calendar/days';
import { reportExportedEvent } from '@folkmoot/contracts';
import { type Context, type CsvCell, csvFile } from '@folkmoot/service-kit';
import { exportHeader, MISSING } from './all-reports.messages';
import type { AllReportsRecords } from './all-reports.types';
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

interface ReportsFile {
  readonly rows: AsyncIterable<string>;
  /** Contains the current day in the council's time zone. */
  readonly name: string;
}

/** The comparison of all campaigns as a CSV file. Logs the export in the activity log. */
export const exportReports = async (context: Context<AllReportsRecords>, range: DayRange): Promise<ReportsFile> => {
  const { actor, unitOfWork, clock } = context;
  const { items, timezone } = await listReports(context, range);
  await unitOfWork(actor, async ({ outbox }) => {
    await outbox.add(reportExportedEvent, {
      aggregate: { type: 'council', id: actor.councilId ?? '', revision: 1 },
      payload: {
        campaignId: null,
        change: 'csv_all_campaigns',
        responses: items.reduce((sum, { responses }) => sum + responses, 0),
      },
    });
  });
  return {
    rows: csvFile(exportHeader, items.map(cellsOf)),
    name: `campaign_reports_${localDay(clock.now(), timezone)}.csv`,
  };
};
