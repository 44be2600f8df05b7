import { bindConsumers, createLooker, defineFeature, type FeatureApp, writtenSignal } from '@folkmoot/service-kit';
import type { CommitmentCopyRepository } from '../../entities/commitment';
import { knownConsultationsOf, type ListingRepository, onConsultationChanged } from '../../entities/consultation';
import { consultationEntity, listingModel } from '../../entities/consultation/listing.mongo';
import type { HearBackCountRepository } from '../../entities/hear-back-count';
import type { ResultsCopyRepository, ResultsFileRepository } from '../../entities/published-results';
import { resultsCopyModel } from '../../entities/published-results/results-copies.mongo';
import type { CopiesRepository } from '../../entities/published-survey';
import { campaignCopyModel, councilCopyModel } from '../../entities/published-survey/copies.mongo';
import { type PagesConfig, pagesOf } from '../../integrations/rendering/current-release';
import { consultationRoutes } from './consultation.routes';
import { createPictures } from './draw-picture';

export { consultationPageOperations } from './consultation.operations';

type ConsultationsApp = FeatureApp<
  {
    readonly copies: CopiesRepository;
    readonly listings: ListingRepository;
    readonly resultsCopies: ResultsCopyRepository;
    readonly resultsFiles: ResultsFileRepository;
    readonly hearBackCounts: HearBackCountRepository;
    readonly commitmentCopies: CommitmentCopyRepository;
  },
  PagesConfig & { readonly publicOrigin: string }
>;

const SHORTEST_MS = 500;

/** The list of a council's consultations: page, feed, sitemap and JSON, from copies in memory. */
export const consultationsFeature = defineFeature({
  name: 'consultations',
  entities: [consultationEntity],
  routes: (app: ConsultationsApp) =>
    consultationRoutes({
      ...pagesOf(app),
      known: knownConsultationsOf(app),
      origin: app.config.publicOrigin,
      pictureOf: createPictures(),
    }),
  consumers: ({ units }: ConsultationsApp) => bindConsumers(units, [onConsultationChanged]),
  erasure: () => ({ elsewhere: [{ model: listingModel, path: 'ownerId' }] }),
  pollers: (app: ConsultationsApp) => [
    createLooker(
      async () => {
        await knownConsultationsOf(app).refresh();
        return null;
      },
      {
        shortestMs: SHORTEST_MS,
        longestMs: app.longestLookMs,
        signals: [campaignCopyModel, councilCopyModel, listingModel, resultsCopyModel].map(({ collection }) =>
          writtenSignal(app.connection, collection),
        ),
        onError: (error) => app.logger.warn({ err: error }, 'consultations could not be read again'),
      },
    ),
  ],
});
