import { bindConsumers, createPoller, defineFeature } from '@folkmoot/service-kit';
import { residentSurveysOf } from '../../entities/demo-survey';
import {
  copiesChangedOf,
  erasedCopy,
  onCampaignChanged,
  onCouncilChanged,
  showAtOnce,
} from '../../entities/published-survey';
import { publishedSurveyEntity } from '../../entities/published-survey/copies.mongo';
import { surveyRoutes } from './survey.routes';
import type { SurveyApp } from './survey.types';
import { createSurveyTools } from './survey-tools';

export type { SurveyApp } from './survey.types';
export { surveyPagesOf } from './survey-tools';

const REFRESH_MS = 500;

const surveyConsumers = (app: SurveyApp) =>
  showAtOnce(bindConsumers(app.units, [onCouncilChanged, onCampaignChanged]), () => {
    copiesChangedOf(app).raise();
    return residentSurveysOf(app).refresh();
  });

/** The only record that stays of an erased council is that it is erased. */
const surveyErasure = ({ units }: SurveyApp) => {
  const { copies, qrCodeCopies } = units.readerAcrossCouncils();
  return {
    first: async (councilId: string) => {
      // QR codes name only their campaign, so they are found before the campaigns are erased.
      for (const id of await copies.listCampaignIdsOf(councilId)) await qrCodeCopies.eraseOfCampaign(id);
      return copies.eraseCampaignsOf(councilId);
    },
    lastly: async (councilId: string) => {
      const known = await copies.findCouncil(councilId);
      if (known) await copies.saveCouncil(erasedCopy(known));
    },
  };
};

/** The copies of surveys and their councils, and a survey as programs read it. */
export const surveysFeature = defineFeature({
  name: 'surveys',
  entities: [publishedSurveyEntity],
  dependencies: createSurveyTools,
  routes: surveyRoutes,
  consumers: surveyConsumers,
  erasure: surveyErasure,
  pollers: (app: SurveyApp) => [
    createPoller(residentSurveysOf(app).refresh, { intervalMs: REFRESH_MS, logger: app.logger, name: 'refresh' }),
  ],
});
