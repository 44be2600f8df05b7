import { eraseResponseOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { eraseResponse } from './erase-response.use-case';

export const erasureRoutes = (deps: Deps) => [
  route(eraseResponseOperation, {
    handle: async ({ actor, body }) => ({ outcome: await eraseResponse(deps, actor, body) }),
  }),
];
