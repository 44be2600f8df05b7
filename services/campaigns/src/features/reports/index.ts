import { defineFeature } from '@folkmoot/service-kit';
import { createLiveFigures } from './live-figures';
import { reportRoutes } from './report.routes';
import type { ReportApp, ReportNeeds, ReportTools } from './report.types';
import { reportDocumentRoutes } from './report-document.routes';

export { getReport } from './get-report.use-case';
export { makeReportDocument } from './make-report-document.use-case';

/** Below one second, but cheap for many campaigns. */
const LIVE_POLL_INTERVAL_MS = 500;

const createReportTools = ({ config, logger }: ReportApp, needs: ReportNeeds): ReportTools => ({
  countAnswers: needs.countAnswers,
  getLabelQuality: needs.getLabelQuality,
  redactTexts: needs.redactTexts,
  draw: needs.draw,
  productName: config.productName,
  fetchLogo: needs.createFetchLogo(config, logger),
  live: createLiveFigures({
    everyMs: LIVE_POLL_INTERVAL_MS,
    onError: (error) => logger.warn({ err: error }, 'live figures could not be read'),
  }),
});

export const reportsFeature = (needs: ReportNeeds) =>
  defineFeature({
    name: 'reports',
    dependencies: (app: ReportApp) => createReportTools(app, needs),
    routes: (app: ReportApp, tools) => [...reportRoutes(app, tools), ...reportDocumentRoutes(app, tools)],
  });
