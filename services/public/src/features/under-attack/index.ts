import { createPoller, defineFeature, type FeatureApp, oncePerService } from '@folkmoot/service-kit';
import { residentSurveysOf } from '../../entities/demo-survey';
import type { CopiesRepository } from '../../entities/published-survey';
import type { QrCodeCopyRepository } from '../../entities/qr-code';
import { watchingOf } from '../../entities/watch';
import { createWatchReports } from './report-watches';

const REPORT_MS = 2_000;

type UnderAttackApp = FeatureApp<{ readonly copies: CopiesRepository; readonly qrCodeCopies: QrCodeCopyRepository }>;

const watchReportsOf = oncePerService((app: UnderAttackApp) =>
  createWatchReports(app.systemContext, { watch: watchingOf(app).watch, published: residentSurveysOf(app) }),
);

/** Reports which campaigns are watchful now. */
export const reportWatches = (app: UnderAttackApp): Promise<void> => watchReportsOf(app)();

/** While a campaign is under attack, this reports it. Nobody waits when the service stops. */
export const underAttackFeature = defineFeature({
  name: 'under-attack',
  pollers: (app: UnderAttackApp) => [
    createPoller(() => reportWatches(app), { intervalMs: REPORT_MS, logger: app.logger, name: 'watches' }),
  ],
  stop: async (app: UnderAttackApp) => watchingOf(app).waits.release(),
});
