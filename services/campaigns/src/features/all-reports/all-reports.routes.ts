import { exportReportsOperation, listReportsOperation } from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import type { AllReportsApp } from './all-reports.types';
import { exportReports } from './export-reports.use-case';
import { listReports } from './list-reports.use-case';

export const allReportRoutes = ({ route }: AllReportsApp) => [
  route(listReportsOperation, { handle: ({ context, query }) => listReports(context, query) }),
  route(exportReportsOperation, {
    handle: async ({ context, query }) => {
      const { rows, name } = await exportReports(context, query);
      return file(rows, { type: 'text/csv; charset=utf-8', name });
    },
  }),
];
