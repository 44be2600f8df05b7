import { bindConsumers, createLooker, defineFeature, type FeatureApp, writtenSignal } from '@folkmoot/service-kit';
import { type CommitmentCopyRepository, knownCommitmentsOf, onCommitmentsChanged } from '../../entities/commitment';
import { commitmentCopyEntity, commitmentCopyModel } from '../../entities/commitment/commitment-copies.mongo';
import { residentSurveysOf } from '../../entities/demo-survey';
import {
  knownResultsOf,
  type ResultsCopyRepository,
  type ResultsFileRepository,
} from '../../entities/published-results';
import { type CopiesRepository, showAtOnce } from '../../entities/published-survey';
import { knownPlacesOf, type SignupCopyRepository } from '../../entities/signup-page';
import { type PagesConfig, pagesOf } from '../../integrations/rendering/current-release';
import { commitmentRoutes } from './commitment.routes';

export { commitmentPageOperations } from './commitment.operations';

const SHORTEST_MS = 500;

type CommitmentsApp = FeatureApp<
  {
    readonly copies: CopiesRepository;
    readonly signupCopies: SignupCopyRepository;
    readonly resultsCopies: ResultsCopyRepository;
    readonly resultsFiles: ResultsFileRepository;
    readonly commitmentCopies: CommitmentCopyRepository;
  },
  PagesConfig
>;

/** "You said, we did": the public page of a council's commitments, from copies in memory. */
export const commitmentsFeature = defineFeature({
  name: 'commitments',
  entities: [commitmentCopyEntity],
  routes: (app: CommitmentsApp) =>
    commitmentRoutes({
      ...pagesOf(app),
      published: residentSurveysOf(app),
      places: knownPlacesOf(app),
      known: knownCommitmentsOf(app),
      clock: app.clock,
      hasResults: async (campaignId) => (await knownResultsOf(app).find(campaignId)).versions.length > 0,
    }),
  consumers: (app: CommitmentsApp) =>
    showAtOnce(bindConsumers(app.units, [onCommitmentsChanged]), () => knownCommitmentsOf(app).refresh()),
  erasure: () => ({ elsewhere: [{ model: commitmentCopyModel, path: 'ownerId' }] }),
  pollers: (app: CommitmentsApp) => [
    createLooker(
      async () => {
        await knownCommitmentsOf(app).refresh();
        return null;
      },
      {
        shortestMs: SHORTEST_MS,
        longestMs: app.longestLookMs,
        signals: [writtenSignal(app.connection, commitmentCopyModel.collection)],
        onError: (error) => app.logger.warn({ err: error }, 'commitments could not be read again'),
      },
    ),
  ],
});
