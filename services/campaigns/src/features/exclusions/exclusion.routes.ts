import { continueExclusionOperation, excludeResponsesOperation, setExclusionOperation } from '@folkmoot/contracts';
import type { FeatureApp } from '@folkmoot/service-kit';
import { toResponseView } from '../../entities/response';
import { continueExclusion, excludeResponses, toBatchView } from './exclude-responses.use-case';
import { type ExclusionRecords, setExclusion } from './set-exclusion.use-case';

export const exclusionRoutes = ({ route, jobs }: FeatureApp<ExclusionRecords>) => [
  route(setExclusionOperation, {
    handle: async ({ context, params, body }) => toResponseView(await setExclusion(context, { ...params, ...body })),
  }),
  route(excludeResponsesOperation, {
    handle: async ({ context, params, body }) =>
      toBatchView(await excludeResponses(context, params.campaignId, { ...body, jobs })),
  }),
  route(continueExclusionOperation, {
    handle: async ({ context, params }) => toBatchView(await continueExclusion(context, params)),
  }),
];
