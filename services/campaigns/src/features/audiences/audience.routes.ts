import { linkAudienceOperation, listAudiencesOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { linkAudience } from './link-audience.use-case';

export const audienceRoutes = (deps: Deps) => [
  route(listAudiencesOperation, {
    handle: async ({ actor }) => ({ items: await deps.reader(actor).audiences.list(), nextCursor: null }),
  }),
  route(linkAudienceOperation, { handle: ({ actor, body }) => linkAudience(deps, actor, body) }),
];
