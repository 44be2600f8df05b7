import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { publicationEntity, publicationVersionModel } from '../../entities/publication/publication.mongo';
import { publicationRoutes } from './publication.routes';
import type { PublicationNeeds, PublicationsApp, PublicationTools } from './publication.types';
import { publishDue } from './publish-due.use-case';

const PUBLISH_INTERVAL_MS = 2_000;

/** Published results of campaigns: what is chosen, snapshots as versions, and their files. */
export const publicationsFeature = (needs: PublicationNeeds) =>
  defineFeature({
    name: 'publications',
    entities: [publicationEntity],
    dependencies: ({ logger, config }: PublicationsApp): PublicationTools => ({
      ...needs,
      logger,
      publicOrigin: config.publicOrigin,
    }),
    routes: publicationRoutes,
    jobs: ({ systemContext }: PublicationsApp, tools) => [
      defineJob('publications.publish', {
        every: PUBLISH_INTERVAL_MS,
        work: {
          nextDueAt: () => systemContext.acrossCouncils.reader().publicationSweep.findNextDueAcrossCouncils(),
          appearsIn: [publicationVersionModel],
        },
        run: ({ signal }) => publishDue(systemContext, signal, tools),
      }),
    ],
  });
