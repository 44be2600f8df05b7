import { type Actor, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { InvitationRef, StoredInvitation } from '../../entities/invitation';
import { composeInvitation } from './compose-invitation';
import { nextAttempt, statusAt } from './invitation.domain';
import type { InvitationRecords, InvitationTools } from './invitation.types';

const MAX_BATCH_SIZE = 50;
/** The lease of a mail: while it lasts, no other replica sends the same mail. */
const LEASE_MS = 60_000;

/** Claims an invitation's mail if it is still needed and due. */
const claim = (
  { unitOfWork, clock }: Context<InvitationRecords, Actor>,
  { id, councilId }: InvitationRef,
): Promise<StoredInvitation | null> =>
  unitOfWork(systemActor('admin', councilId), async ({ invitations }) => {
    const now = clock.now();
    const invitation = await invitations.find(id);
    if (!invitation || statusAt(invitation, now) !== 'pending') return null;
    if (invitation.mailState !== 'queued' || invitation.mailDueAt > now) return null;
    const mailDueAt = new Date(now.getTime() + LEASE_MS);
    return invitations.save(invitation, { mailDueAt, mailAttempts: invitation.mailAttempts + 1 });
  });

const note = (
  { unitOfWork, clock }: Context<InvitationRecords, Actor>,
  { id, councilId, revision, mailAttempts }: StoredInvitation,
  wasSent: boolean,
) =>
  unitOfWork(systemActor('admin', councilId), async ({ invitations }) => {
    const invitation = await invitations.find(id);
    // The invitation was settled or sent again meanwhile, so the result of this mail is not recorded.
    if (invitation?.revision !== revision) return;
    const again = wasSent ? null : nextAttempt(mailAttempts, clock.now());
    await invitations.save(invitation, again ? { mailDueAt: again } : { mailState: wasSent ? 'sent' : 'failed' });
  });

const sendInvitation = async (
  context: Context<InvitationRecords, Actor>,
  due: InvitationRef,
  tools: InvitationTools,
): Promise<void> => {
  const invitation = await claim(context, due);
  if (!invitation) return;
  const { councils, users } = context.acrossCouncils.reader();
  const council = await councils.find(invitation.councilId);
  const inviter = invitation.invitedBy ? await users.find(invitation.invitedBy) : null;
  const wasSent =
    council !== null &&
    council.deletedAt === null &&
    (await tools.mailer.send(composeInvitation(tools, { invitation, council, inviter })).then(
      () => true,
      (error: unknown) => {
        tools.logger.warn({ err: error, invitationId: due.id }, 'an invitation was not sent');
        return false;
      },
    ));
  await note(context, invitation, wasSent);
};

/** Sends the due mails. A crash between sending and recording can send one twice, but never loses one. */
export const sendInvitationsAcrossCouncils = async (
  context: Context<InvitationRecords, Actor>,
  signal: AbortSignal,
  tools: InvitationTools,
): Promise<void> => {
  const allDue = await context.acrossCouncils
    .reader()
    .invitationsAcrossCouncils.listDueMails(context.clock.now(), MAX_BATCH_SIZE);
  for (const due of allDue) {
    if (signal.aborted) return;
    await sendInvitation(context, due, tools);
  }
};
