import { personalDataExportedEvent, personalDataReadEvent, type StaffData } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredUser } from '../../entities/council';
import { publishPersonalDataEvent } from './personal-data.events';
import type { StaffDataRecords } from './personal-data.types';

const accountView = async ({ sessions }: StaffDataRecords, user: StoredUser, now: Date) => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  status: user.status,
  createdAt: user.createdAt.toISOString(),
  lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  sessions: (await sessions.listOfUser(user.id, now)).length,
});

/** The data of an address in the actor's council. Reading and exporting are audited. */
export const readStaffData = (
  { actor, unitOfWork, clock }: Context<StaffDataRecords>,
  email: string,
  purpose: 'look' | 'export',
): Promise<StaffData> =>
  unitOfWork(actor, async (unit) => {
    const councilId = actor.councilId ?? '';
    const account = await unit.members.findByEmail(email);
    const invitations = await unit.invitations.listOfAddress(email);
    const event = purpose === 'export' ? personalDataExportedEvent : personalDataReadEvent;
    await publishPersonalDataEvent(unit.outbox, event, councilId, account !== null || invitations.length > 0);
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
