import {
  bindConsumers,
  createHearBackTokens,
  createLooker,
  defineFeature,
  type FeatureApp,
  writtenSignal,
} from '@folkmoot/service-kit';
import { residentSurveysOf } from '../../entities/demo-survey';
import { type HearBackCountRepository, knownHearBacksOf, onHearBackCounted } from '../../entities/hear-back-count';
import { hearBackCountEntity, hearBackCountModel } from '../../entities/hear-back-count/hear-back-counts.mongo';
import type { CopiesRepository } from '../../entities/published-survey';
import { knownPlacesOf, type SignupCopyRepository } from '../../entities/signup-page';
import { type PagesConfig, pagesOf } from '../../integrations/rendering/current-release';
import { askSubscribers } from './ask-subscribers';
import { hearBackRoutes } from './hear-back.routes';

export { hearBackPageOperations } from './hear-back.operations';

const SHORTEST_MS = 500;

type HearBackApp = FeatureApp<
  {
    readonly copies: CopiesRepository;
    readonly signupCopies: SignupCopyRepository;
    readonly hearBackCounts: HearBackCountRepository;
  },
  PagesConfig & { readonly subscriberKey: string; readonly subscribersUrl: string; readonly serviceKey: string }
>;

/** The links in mails to those who want to hear what comes of a survey, and how many heard. */
export const hearBackFeature = defineFeature({
  name: 'hear-back',
  entities: [hearBackCountEntity],
  routes: (app: HearBackApp) =>
    hearBackRoutes({
      ...pagesOf(app),
      clock: app.clock,
      tokens: createHearBackTokens(app.config.subscriberKey),
      places: knownPlacesOf(app),
      published: residentSurveysOf(app),
      answer: askSubscribers(app.config),
    }),
  consumers: ({ units }: HearBackApp) => bindConsumers(units, [onHearBackCounted]),
  erasure: () => ({ elsewhere: [{ model: hearBackCountModel, path: 'ownerId' }] }),
  pollers: (app: HearBackApp) => [
    createLooker(
      async () => {
        await knownHearBacksOf(app).refresh();
        return null;
      },
      {
        shortestMs: SHORTEST_MS,
        longestMs: app.longestLookMs,
        signals: [writtenSignal(app.connection, hearBackCountModel.collection)],
        onError: (error) => app.logger.warn({ err: error }, 'counts of people who heard back could not be read'),
      },
    ),
  ],
});
