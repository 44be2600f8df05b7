import { defineJob } from '@folkmoot/service-kit';
import { expireInvitationsAcrossCouncils } from './expire-invitations.use-case';
import type { InvitationDeps } from './invitation.deps';
import { sendInvitationsAcrossCouncils } from './send-invitations.use-case';

const SEND_MS = 2_000;
const EXPIRE_MS = 60_000;

export const invitationJobs = (deps: InvitationDeps) => [
  defineJob('admin.send-invitations', {
    every: SEND_MS,
    run: ({ signal }) => sendInvitationsAcrossCouncils(deps, signal),
  }),
  defineJob('admin.expire-invitations', {
    every: EXPIRE_MS,
    run: ({ signal }) => expireInvitationsAcrossCouncils(deps, signal),
  }),
];
