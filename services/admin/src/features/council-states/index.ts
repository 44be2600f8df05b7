import { bindConsumers, defineFeature, defineJob } from '@folkmoot/service-kit';
import { certificateEntity } from '../../entities/erasure-certificate/certificate.mongo';
import { councilStateRoutes } from './council-state.routes';
import type { CouncilStateApp } from './council-state.types';
import { eraseCouncilsAcrossCouncils, ORDERED, orderAgain } from './erase-councils.use-case';
import { onCouncilPurged } from './on-council-purged.consumer';

const ERASURE_INTERVAL_MS = 60_000;

/** Suspends, resumes, deletes, restores and erases councils. */
export const councilStatesFeature = defineFeature({
  name: 'council-states',
  entities: [certificateEntity],
  routes: councilStateRoutes,
  consumers: ({ units }: CouncilStateApp) => bindConsumers(units, [onCouncilPurged]),
  replays: ({ systemContext }: CouncilStateApp) => ({
    [ORDERED]: (entry) => orderAgain(systemContext, entry),
  }),
  jobs: ({ systemContext }: CouncilStateApp) => [
    defineJob('admin.order-erasures', {
      every: ERASURE_INTERVAL_MS,
      work: {
        nextDueAt: () => systemContext.acrossCouncils.reader().councils.findNextErasureAt(),
        appearsIn: [],
      },
      run: ({ signal }) => eraseCouncilsAcrossCouncils(systemContext, signal),
    }),
  ],
});
