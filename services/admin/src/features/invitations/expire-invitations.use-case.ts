import { type Actor, invitationExpiredEvent, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { statusAt } from './invitation.domain';
import { publishInvitationChanged } from './invitation.events';
import type { InvitationRecords } from './invitation.types';

const MAX_BATCH_SIZE = 100;

/** Marks invitations as expired when their time is over, once each. */
export const expireInvitationsAcrossCouncils = async (
  { acrossCouncils, unitOfWork, clock }: Context<InvitationRecords, Actor>,
  signal: AbortSignal,
): Promise<void> => {
  const overdue = await acrossCouncils.reader().invitationsAcrossCouncils.listOverdue(clock.now(), MAX_BATCH_SIZE);
  for (const { id, councilId } of overdue) {
    if (signal.aborted) return;
    await unitOfWork(systemActor('admin', councilId), async ({ invitations, outbox }) => {
      const invitation = await invitations.find(id);
      if (invitation?.status !== 'pending' || statusAt(invitation, clock.now()) !== 'expired') return;
      await publishInvitationChanged(
        outbox,
        invitationExpiredEvent,
        await invitations.save(invitation, { status: 'expired' }),
      );
    });
  }
};
