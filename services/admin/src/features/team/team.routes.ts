import { getTeamActivityOperation, listMembersOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { toUserView } from '../../records/views.domain';
import { getTeamActivity } from './get-team-activity.use-case';

export const teamRoutes = (deps: Deps) => [
  route(listMembersOperation, {
    handle: async ({ actor, query }) => {
      const page = await deps.units.reader(actor).users.listMembers(actor.councilId ?? '', query);
      return { items: page.items.map(toUserView), nextCursor: page.nextCursor };
    },
  }),
  route(getTeamActivityOperation, {
    handle: async ({ actor }) => {
      const { since, ...counts } = await getTeamActivity(deps, actor);
      return { ...counts, since: since.toISOString() };
    },
  }),
];
