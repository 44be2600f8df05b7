import { systemActor } from '@folkmoot/contracts';
import type { StoredInvitation } from '../../records/invitation.repository';
import { composeInvitation } from './compose-invitation';
import type { InvitationDeps } from './invitation.deps';
import { nextAttempt, statusAt } from './invitation.domain';

const BATCH = 50;
/** A mail that is being sent belongs to nobody else for this long. */
const HELD_MS = 60_000;

const actor = systemActor('admin');

/** Takes the mail of an invitation, if it is still wanted and due. */
const take = ({ units, clock }: InvitationDeps, id: string): Promise<StoredInvitation | null> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ invitations }) => {
    const now = clock.now();
    const found = await invitations.find(id);
    if (!found || statusAt(found, now) !== 'pending') return null;
    if (found.mailState !== 'queued' || found.mailDueAt > now) return null;
    const mailDueAt = new Date(now.getTime() + HELD_MS);
    return invitations.save(found, { mailDueAt, mailAttempts: found.mailAttempts + 1 });
  });

const note = ({ units, clock }: InvitationDeps, { id, revision, mailAttempts }: StoredInvitation, wasSent: boolean) =>
  units.unitOfWorkAcrossCouncils(actor, async ({ invitations }) => {
    const found = await invitations.find(id);
    // Settled or sent again meanwhile: then this mail counts no more.
    if (found?.revision !== revision) return;
    const again = wasSent ? null : nextAttempt(mailAttempts, clock.now());
    await invitations.save(found, again ? { mailDueAt: again } : { mailState: wasSent ? 'sent' : 'failed' });
  });

const sendOne = async (deps: InvitationDeps, id: string): Promise<void> => {
  const invitation = await take(deps, id);
  if (!invitation) return;
  const { councils, users } = deps.units.readerAcrossCouncils();
  const council = await councils.find(invitation.councilId);
  const inviter = invitation.invitedBy ? await users.find(invitation.invitedBy) : null;
  const wasSent =
    council !== null &&
    council.deletedAt === null &&
    (await deps.mailer.send(composeInvitation(deps, { invitation, council, inviter })).then(
      () => true,
      (error: unknown) => {
        deps.logger.warn({ err: error, invitationId: id }, 'an invitation was not sent');
        return false;
      },
    ));
  await note(deps, invitation, wasSent);
};

/** Sends the mails that are due. A crash between sending and noting it can double one, never lose one. */
export const sendInvitationsAcrossCouncils = async (deps: InvitationDeps, signal: AbortSignal): Promise<void> => {
  const due = await deps.units.readerAcrossCouncils().invitations.listDueMails(deps.clock.now(), BATCH);
  for (const id of due) {
    if (signal.aborted) return;
    await sendOne(deps, id);
  }
};
