import { buffer } from 'node:stream/consumers';
import { createFetchLogo, defineFeature } from '@folkmoot/service-kit';
import { createLiveFigures } from './live-figures';
import { reportRoutes } from './report.routes';
import type { ReportApp, ReportNeeds, ReportTools } from './report.types';
import { reportDocumentRoutes } from './report-document.routes';

export { getReport } from './get-report.use-case';
export { getWeightedReport } from './get-weighted-report.use-case';
export { makeReportDocument } from './make-report-document.use-case';
export { resultsIn } from './report.domain';
export type { ReportNeeds } from './report.types';
export { savedArrangement } from './report-facts';
export type { ChartOrder, PrintOrder, ReportPress } from './report-press.types';
export { wordLanguageOf } from './word-language';

/** Below one second, but cheap for many campaigns. */
const LIVE_POLL_INTERVAL_MS = 500;

const readBlobFrom =
  ({ blobs }: Pick<ReportApp, 'blobs'>) =>
  async (id: string): Promise<Uint8Array | null> => {
    const opened = await blobs.open(id);
    return opened ? buffer(opened.stream) : null;
  };

const createReportTools = (app: ReportApp, needs: ReportNeeds): ReportTools => {
  const { config, logger } = app;
  return {
    weightsOf: needs.weightsOf,
    countAnswers: needs.countAnswers,
    getLabelQuality: needs.getLabelQuality,
    compareIntegrity: needs.compareIntegrity,
    redactTexts: needs.redactTexts,
    ...needs.press,
    readBlob: readBlobFrom(app),
    productName: config.productName,
    fetchLogo: createFetchLogo({ from: 'campaigns', ...config }, logger),
    live: createLiveFigures({
      everyMs: LIVE_POLL_INTERVAL_MS,
      onError: (error) => logger.warn({ err: error }, 'live figures could not be read'),
    }),
  };
};

export const reportsFeature = (needs: ReportNeeds) =>
  defineFeature({
    name: 'reports',
    dependencies: (app: ReportApp) => createReportTools(app, needs),
    routes: (app: ReportApp, tools) => [...reportRoutes(app, tools), ...reportDocumentRoutes(app, tools)],
  });
