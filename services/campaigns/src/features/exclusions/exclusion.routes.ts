import { setExclusionOperation } from '@folkmoot/contracts';
import type { FeatureApp } from '@folkmoot/service-kit';
import { toResponseView } from '../../entities/response';
import { type ExclusionRecords, setExclusion } from './set-exclusion.use-case';

export const exclusionRoutes = ({ route }: FeatureApp<ExclusionRecords>) => [
  route(setExclusionOperation, {
    handle: async ({ context, params, body }) => toResponseView(await setExclusion(context, { ...params, ...body })),
  }),
];
