import { invitationExpiredEvent, systemActor } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import { statusAt } from './invitation.domain';
import { tellInvitation } from './invitation.events';

const BATCH = 100;

/** Notes of invitations that are past their end that they expired, once each. */
export const expireInvitationsAcrossCouncils = async ({ units, clock }: Deps, signal: AbortSignal): Promise<void> => {
  const overdue = await units.readerAcrossCouncils().invitations.listOverdue(clock.now(), BATCH);
  for (const id of overdue) {
    if (signal.aborted) return;
    await units.unitOfWorkAcrossCouncils(systemActor('admin'), async ({ invitations, outbox }) => {
      const invitation = await invitations.find(id);
      if (invitation?.status !== 'pending' || statusAt(invitation, clock.now()) !== 'expired') return;
      await tellInvitation(outbox, invitationExpiredEvent, await invitations.save(invitation, { status: 'expired' }));
    });
  }
};
