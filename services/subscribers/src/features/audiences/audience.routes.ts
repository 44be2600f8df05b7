import { linkAudienceOperation, listAudiencesOperation } from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import type { AudienceDeps } from './deps';
import { linkAudience } from './link-audience.use-case';
import { listAudiences } from './list-audiences.use-case';

export const audienceRoutes = (deps: AudienceDeps) => [
  route(listAudiencesOperation, { handle: async ({ actor }) => ({ items: await listAudiences(deps, actor) }) }),
  route(linkAudienceOperation, {
    handle: async ({ actor, body }) => {
      await linkAudience(deps, asUser(actor), body);
      return { items: await listAudiences(deps, actor) };
    },
  }),
];
