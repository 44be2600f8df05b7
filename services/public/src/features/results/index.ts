import { bindConsumers, createLooker, defineFeature, oncePerService, writtenSignal } from '@folkmoot/service-kit';
import { knownCommitmentsOf } from '../../entities/commitment';
import { residentSurveysOf } from '../../entities/demo-survey';
import { knownHearBacksOf } from '../../entities/hear-back-count';
import { knownResultsOf, onResultsChanged } from '../../entities/published-results';
import { publishedResultsEntity, resultsCopyModel } from '../../entities/published-results/results-copies.mongo';
import { resultsFileModel } from '../../entities/published-results/results-files.mongo';
import { knownPlacesOf } from '../../entities/signup-page';
import { pagesOf } from '../../integrations/rendering/current-release';
import { createSamePages } from '../../integrations/rendering/same-pages';
import { fetchResultsFrom } from './fetch-results';
import { createKeepResults } from './keep-results.use-case';
import { resultsRoutes } from './results.routes';
import type { ResultsApp } from './results.types';

export { resultsPageOperations } from './result.operations';

const SHORTEST_MS = 500;

/** Fetches the files of published results that are not here yet. */
export const keepResultsOf = oncePerService((app: ResultsApp) =>
  createKeepResults({
    ...app.units.readerAcrossCouncils(),
    fetchFile: fetchResultsFrom(app.config),
    known: knownResultsOf(app),
    logger: app.logger,
  }),
);

/** Published results of campaigns: pages and files, from copies in memory. */
export const resultsFeature = defineFeature({
  name: 'results',
  entities: [publishedResultsEntity],
  routes: (app: ResultsApp) =>
    resultsRoutes({
      ...pagesOf(app),
      samePage: createSamePages(pagesOf(app)),
      published: residentSurveysOf(app),
      places: knownPlacesOf(app),
      known: knownResultsOf(app),
      hearBacks: knownHearBacksOf(app),
      commitments: knownCommitmentsOf(app),
      clock: app.clock,
    }),
  consumers: ({ units }: ResultsApp) => bindConsumers(units, [onResultsChanged]),
  erasure: () => ({ elsewhere: [resultsCopyModel, resultsFileModel].map((model) => ({ model, path: 'ownerId' })) }),
  pollers: (app: ResultsApp) => [
    createLooker(keepResultsOf(app), {
      shortestMs: SHORTEST_MS,
      longestMs: app.longestLookMs,
      signals: [writtenSignal(app.connection, resultsCopyModel.collection)],
      onError: (error) => app.logger.warn({ err: error }, 'published results could not be looked for'),
    }),
  ],
});
