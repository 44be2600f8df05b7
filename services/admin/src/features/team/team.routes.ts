import {
  getTeamActivityOperation,
  getTeamSummaryOperation,
  listMembersOperation,
  removeMemberOperation,
  updateMemberOperation,
} from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { toUserView } from '../../records/views.domain';
import { getTeamActivity } from './get-team-activity.use-case';
import { getTeamSummary } from './get-team-summary.use-case';
import { removeMember } from './remove-member.use-case';
import { updateMember } from './update-member.use-case';

export const teamRoutes = (deps: Deps) => [
  route(listMembersOperation, {
    handle: async ({ actor, query }) => {
      const page = await deps.units.reader(actor).users.listMembers(actor.councilId ?? '', query);
      return { items: page.items.map(toUserView), nextCursor: page.nextCursor };
    },
  }),
  route(updateMemberOperation, {
    handle: async ({ actor, params, body }) => toUserView(await updateMember(deps, asUser(actor), params.userId, body)),
  }),
  route(removeMemberOperation, {
    handle: ({ actor, params }) => removeMember(deps, asUser(actor), params.userId),
  }),
  route(getTeamSummaryOperation, { handle: ({ actor }) => getTeamSummary(deps, asUser(actor)) }),
  route(getTeamActivityOperation, {
    handle: async ({ actor }) => {
      const { since, ...counts } = await getTeamActivity(deps, actor);
      return { ...counts, since: since.toISOString() };
    },
  }),
];
