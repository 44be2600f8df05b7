import { bindConsumers, DUE_AT_ONCE, defineFeature, defineJob } from '@folkmoot/service-kit';
import { councilCopyModel } from '../../entities/council/council-copy.mongo';
import { counterEntity, counterModel } from '../../entities/report/counter.mongo';
import { rollupEntity } from '../../entities/report/rollup.mongo';
import { responseEntity } from '../../entities/response/response.mongo';
import { announceProgress } from './announce-progress.use-case';
import { onResponseSubmitted } from './on-response-submitted.consumer';
import { recountWaiting } from './recount.use-case';
import { responseRoutes } from './response.routes';
import type { ResponseApp, ResponseTools } from './response.types';

export { countAgain, recountCampaign } from './recount.use-case';
export { storeResponses } from './store-responses.use-case';

const RECOUNT_INTERVAL_MS = 10_000;
const ANNOUNCE_INTERVAL_MS = 10_000;

const responseJobs = ({ systemContext }: ResponseApp) => {
  const { counterSweep } = systemContext.acrossCouncils.reader();
  const nextRecountAt = async () => ((await counterSweep.hasToRecountAcrossCouncils()) ? DUE_AT_ONCE : null);
  const nextAnnouncementAt = async () => ((await counterSweep.hasUnannouncedAcrossCouncils()) ? DUE_AT_ONCE : null);
  return [
    defineJob('responses.recount', {
      every: RECOUNT_INTERVAL_MS,
      // A change of the council's time zone asks for it. Every response changes the counters.
      work: { nextDueAt: nextRecountAt, appearsIn: [councilCopyModel] },
      run: () => recountWaiting(systemContext),
    }),
    defineJob('responses.announce-progress', {
      every: ANNOUNCE_INTERVAL_MS,
      work: { nextDueAt: nextAnnouncementAt, appearsIn: [counterModel] },
      run: () => announceProgress(systemContext),
    }),
  ];
};

/** Stores and counts responses. */
export const responsesFeature = (tools: ResponseTools) =>
  defineFeature({
    name: 'responses',
    entities: [responseEntity, rollupEntity, counterEntity],
    dependencies: () => tools,
    routes: responseRoutes,
    consumers: ({ units }: ResponseApp) => bindConsumers(units, [onResponseSubmitted]),
    jobs: responseJobs,
  });
