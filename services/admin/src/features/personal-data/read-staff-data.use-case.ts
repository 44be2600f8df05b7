import { personalDataExportedEvent, personalDataReadEvent, type StaffData, type UserActor } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import type { Repositories } from '../../records/repositories';
import type { StoredUser } from '../../records/views.domain';
import { tellPersonalData } from './personal-data.events';

/** The account of an address, if it belongs to the council. */
export const accountIn = async (
  { users }: Pick<Repositories, 'users'>,
  councilId: string,
  email: string,
): Promise<StoredUser | null> => {
  const user = await users.findByEmail(email);
  return user?.councilId === councilId ? user : null;
};

const accountView = async ({ sessions }: Repositories, user: StoredUser, now: Date) => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  status: user.status,
  createdAt: user.createdAt.toISOString(),
  lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  sessions: (await sessions.listOfUser(user.id, now)).length,
});

/** What is held of an address in the actor's council; that it was looked at, or taken away, is told. */
export const readStaffData = (
  { units, clock }: Deps,
  actor: UserActor,
  email: string,
  purpose: 'look' | 'export',
): Promise<StaffData> =>
  units.unitOfWork(actor, async (unit) => {
    const councilId = actor.councilId ?? '';
    const account = await accountIn(unit, councilId, email);
    const invitations = await unit.invitations.listOfAddress(councilId, email);
    const event = purpose === 'export' ? personalDataExportedEvent : personalDataReadEvent;
    await tellPersonalData(unit.outbox, event, councilId, account !== null || invitations.length > 0);
    return {
      account: account && (await accountView(unit, account, clock.now())),
      invitations: invitations.map((invitation) => ({
        id: invitation.id,
        email: invitation.email,
        role: invitation.role,
        status: invitation.status,
        createdAt: invitation.createdAt.toISOString(),
        expiresAt: invitation.expiresAt.toISOString(),
      })),
    };
  });
