import { findAnsweredOperation, tellAnsweredOperation } from '@folkmoot/contracts';
import type { InvitationApp } from './invitation.types';
import { publishAnsweredAcrossCouncils } from './publish-answered.use-case';

export const invitationRoutes = ({ route }: InvitationApp) => [
  route(findAnsweredOperation, {
    handle: async ({ context: { acrossCouncils }, body: { campaignId, invitations } }) => ({
      answered: await acrossCouncils.reader().spent.findSpentAmong(campaignId, invitations),
    }),
  }),
  route(tellAnsweredOperation, {
    handle: async ({ context }) => ({ told: await publishAnsweredAcrossCouncils(context) }),
  }),
];
