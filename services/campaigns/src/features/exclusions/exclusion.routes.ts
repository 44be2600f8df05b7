import { setExclusionOperation } from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { toResponseView } from '../../records/response.view';
import { setExclusion } from './set-exclusion.use-case';

export const exclusionRoutes = (deps: Deps) => [
  route(setExclusionOperation, {
    handle: async ({ actor, params, body }) =>
      toResponseView(await setExclusion(deps, asUser(actor), { ...params, ...body })),
  }),
];
