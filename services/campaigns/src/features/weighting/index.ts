import { DUE_AT_ONCE, defineFeature, defineJob } from '@folkmoot/service-kit';
import type { CurrentWeights } from '../../entities/weighting';
import { weightingEntity, weightingModel } from '../../entities/weighting/weighting.mongo';
import { countDueCells } from './count-due-cells.use-case';
import { weightingRoutes } from './weighting.routes';
import type { WeightingApp } from './weighting.types';

export { createCurrentWeights } from '../../entities/weighting';
export { saveWeighting } from './save-weighting.use-case';

const COUNT_INTERVAL_MS = 2_000;

/** Weights of the responses of a campaign. */
export const weightingFeature = (weightsOf: CurrentWeights) =>
  defineFeature({
    name: 'weighting',
    entities: [weightingEntity],
    dependencies: () => weightsOf,
    routes: weightingRoutes,
    jobs: ({ systemContext }: WeightingApp) => {
      const { weightingSweep } = systemContext.acrossCouncils.reader();
      const nextDueAt = async () => ((await weightingSweep.hasDueAcrossCouncils()) ? DUE_AT_ONCE : null);
      return [
        defineJob('weighting.count', {
          every: COUNT_INTERVAL_MS,
          work: { nextDueAt, appearsIn: [weightingModel] },
          run: ({ signal }) => countDueCells(systemContext, signal),
        }),
      ];
    },
  });
