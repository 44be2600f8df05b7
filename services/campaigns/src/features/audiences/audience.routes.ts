import { linkAudienceOperation, listAudiencesOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { type AudienceDeps, linkAudience } from './link-audience.use-case';

export const audienceRoutes = (deps: AudienceDeps) => [
  route(listAudiencesOperation, {
    handle: async ({ actor }) => ({ items: await deps.reader(actor).audiences.list(), nextCursor: null }),
  }),
  route(linkAudienceOperation, { handle: ({ actor, body }) => linkAudience(deps, actor, body) }),
];
