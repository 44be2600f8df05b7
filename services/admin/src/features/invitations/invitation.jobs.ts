import { defineJob, type JobWork } from '@folkmoot/service-kit';
import { expireInvitationsAcrossCouncils } from './expire-invitations.use-case';
import type { InvitationApp, InvitationTools } from './invitation.types';
import { sendInvitationsAcrossCouncils } from './send-invitations.use-case';

const SEND_INTERVAL_MS = 2_000;
const EXPIRY_INTERVAL_MS = 60_000;

/** `appearsIn` names the collection of invitations. */
export const invitationJobs = (
  { systemContext }: InvitationApp,
  tools: InvitationTools,
  appearsIn: JobWork['appearsIn'],
) => {
  const { invitationsAcrossCouncils } = systemContext.acrossCouncils.reader();
  return [
    defineJob('admin.send-invitations', {
      every: SEND_INTERVAL_MS,
      work: { nextDueAt: invitationsAcrossCouncils.findNextMailAt, appearsIn },
      run: ({ signal }) => sendInvitationsAcrossCouncils(systemContext, signal, tools),
    }),
    defineJob('admin.expire-invitations', {
      every: EXPIRY_INTERVAL_MS,
      work: { nextDueAt: invitationsAcrossCouncils.findNextExpiryAt, appearsIn: [] },
      run: ({ signal }) => expireInvitationsAcrossCouncils(systemContext, signal),
    }),
  ];
};
