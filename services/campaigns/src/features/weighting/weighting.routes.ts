import { getWeightingOperation, saveWeightingOperation } from '@folkmoot/contracts';
import type { CurrentWeights } from '../../entities/weighting';
import { getWeighting } from './get-weighting.use-case';
import { saveWeighting } from './save-weighting.use-case';
import type { WeightingApp } from './weighting.types';

export const weightingRoutes = ({ route }: WeightingApp, weightsOf: CurrentWeights) => [
  route(getWeightingOperation, {
    handle: ({ context, params, query }) => getWeighting(context, { ...params, ...query }, weightsOf),
  }),
  route(saveWeightingOperation, {
    handle: async ({ context, params, query, body }) => {
      await saveWeighting(context, params.campaignId, body);
      return getWeighting(context, { ...params, ...query }, weightsOf);
    },
  }),
];
