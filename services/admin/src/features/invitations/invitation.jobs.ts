import { defineJob } from '@folkmoot/service-kit';
import { invitationModel } from '../../entities/invitation/invitation.mongo';
import { expireInvitationsAcrossCouncils } from './expire-invitations.use-case';
import type { InvitationApp, InvitationTools } from './invitation.types';
import { sendInvitationsAcrossCouncils } from './send-invitations.use-case';

const SEND_INTERVAL_MS = 2_000;
const EXPIRY_INTERVAL_MS = 60_000;

export const invitationJobs = ({ systemContext }: InvitationApp, tools: InvitationTools) => {
  const { invitationsAcrossCouncils } = systemContext.acrossCouncils.reader();
  return [
    defineJob('admin.send-invitations', {
      every: SEND_INTERVAL_MS,
      work: { nextDueAt: invitationsAcrossCouncils.findNextMailAt, appearsIn: [invitationModel] },
      run: ({ signal }) => sendInvitationsAcrossCouncils(systemContext, signal, tools),
    }),
    defineJob('admin.expire-invitations', {
      every: EXPIRY_INTERVAL_MS,
      work: { nextDueAt: invitationsAcrossCouncils.findNextExpiryAt, appearsIn: [] },
      run: ({ signal }) => expireInvitationsAcrossCouncils(systemContext, signal),
    }),
  ];
};
