import { personalDataExportedEvent, personalDataReadEvent, type StaffData } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredAddressChange } from '../../entities/address-change';
import type { StoredUser } from '../../entities/council';
import type { StoredFactors } from '../../entities/factor';
import { publishPersonalDataEvent } from './personal-data.events';
import type { StaffDataRecords } from './personal-data.types';

/** Names and dates only: keys and secrets never leave the service. */
const factorView = (factors: StoredFactors | null) => ({
  passkeys: (factors?.passkeys ?? []).map(({ name, createdAt, lastUsedAt }) => ({
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })),
  app: factors?.app
    ? { createdAt: factors.app.createdAt.toISOString(), lastUsedAt: factors.app.lastUsedAt?.toISOString() ?? null }
    : null,
  recoveryCodesLeft: factors?.recoveryCodes.length ?? 0,
});

const addressChangeView = (change: StoredAddressChange | null) =>
  change && { email: change.email, expiresAt: change.expiresAt.toISOString() };

const accountView = async ({ sessions, factors, addressChanges }: StaffDataRecords, user: StoredUser, now: Date) => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  status: user.status,
  createdAt: user.createdAt.toISOString(),
  lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  sessions: (await sessions.listOfUser(user.id, now)).length,
  secondFactor: factorView(await factors.find(user.id)),
  addressChange: addressChangeView(await addressChanges.find(user.id, now)),
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
