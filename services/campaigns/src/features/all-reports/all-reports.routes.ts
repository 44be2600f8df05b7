import { exportReportsOperation, listReportsOperation } from '@folkmoot/contracts';
import { asUser, file, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { exportReports } from './export-reports.use-case';
import { listReports } from './list-reports.use-case';

const nameOn = (now: Date): string => `campaign_reports_${now.toISOString().slice(0, 'YYYY-MM-DD'.length)}.csv`;

export const allReportRoutes = (deps: Deps) => [
  route(listReportsOperation, { handle: ({ actor, query }) => listReports(deps, actor, query) }),
  route(exportReportsOperation, {
    handle: async ({ actor, query }) =>
      file(await exportReports(deps, asUser(actor), query), {
        type: 'text/csv; charset=utf-8',
        name: nameOn(deps.clock.now()),
      }),
  }),
];
