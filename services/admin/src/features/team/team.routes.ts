import {
  getTeamActivityOperation,
  getTeamSummaryOperation,
  listMembersOperation,
  removeMemberOperation,
  updateMemberOperation,
} from '@folkmoot/contracts';
import { toUserView } from '../../entities/council';
import { getTeamActivity } from './get-team-activity.use-case';
import { getTeamSummary } from './get-team-summary.use-case';
import { removeMember } from './remove-member.use-case';
import type { TeamApp } from './team.types';
import { updateMember } from './update-member.use-case';

export const teamRoutes = ({ route }: TeamApp) => [
  route(listMembersOperation, {
    handle: async ({ context: { actor, reader }, query }) => {
      const page = await reader(actor).members.list(query);
      return { items: page.items.map(toUserView), nextCursor: page.nextCursor };
    },
  }),
  route(updateMemberOperation, {
    handle: async ({ context, params, body }) => toUserView(await updateMember(context, { ...params, ...body })),
  }),
  route(removeMemberOperation, {
    handle: ({ context, params }) => removeMember(context, params.userId),
  }),
  route(getTeamSummaryOperation, { handle: ({ context }) => getTeamSummary(context) }),
  route(getTeamActivityOperation, {
    handle: async ({ context }) => {
      const { since, ...counts } = await getTeamActivity(context);
      return { ...counts, since: since.toISOString() };
    },
  }),
];
