import {
  type Actor,
  DomainError,
  type UserActor,
  userAddressChangedEvent,
  userChangedEvent,
} from '@folkmoot/contracts';
import { type Context, newId, type Unit } from '@folkmoot/service-kit';
import type { StoredAddressChange } from '../../entities/address-change';
import { type StoredUser, toUserView } from '../../entities/council';
import type { ProfileRecords } from './profile.types';
import { readAddressChange, type TokenRequest } from './read-address-change.use-case';

/** After this time a notice that no mail server accepted is deleted. */
const NOTICE_LIFE_MS = 7 * 24 * 3_600_000;

type ProfileUnit = Unit<ProfileRecords>;

/** The holder of the link acts as the user, without a session. */
const confirmingActor = ({ id, role, councilId }: StoredUser): UserActor => ({
  kind: 'user',
  userId: id,
  role,
  status: 'active',
  councilId,
  actingAs: null,
  sessionId: '',
});

/** Sets the address. Throws address_taken, also when another account gets it at the same moment. */
const saveAddress = async ({ users }: ProfileUnit, user: StoredUser, email: string): Promise<StoredUser> => {
  if (await users.findByEmail(email)) throw new DomainError('address_taken');
  return users.save(user, { email }).catch((error: unknown) => {
    const isTaken = error instanceof DomainError && error.code === 'conflict';
    throw isTaken ? new DomainError('address_taken', { cause: error }) : error;
  });
};

/** Sign-ins that the former mailbox has begun end. Sessions stay. */
const endFormerSignIns = async ({ links, pendingSignIns }: ProfileUnit, userId: string): Promise<void> => {
  await links.delete(userId);
  await pendingSignIns.endOfUser(userId);
};

const publish = async ({ outbox }: ProfileUnit, saved: StoredUser): Promise<void> => {
  const { id, revision, councilId } = saved;
  const aggregate = { type: 'user', id, revision };
  await outbox.add(userChangedEvent, { aggregate, payload: { user: toUserView(saved) }, councilId });
  await outbox.add(userAddressChangedEvent, { aggregate, payload: { userId: id }, councilId });
};

/** One transaction: the link is used and the address is set, or neither. Of simultaneous calls, one succeeds. */
const confirm = (
  { actor, acrossCouncils, clock }: Context<ProfileRecords>,
  change: StoredAddressChange,
): Promise<StoredUser> =>
  acrossCouncils.unitOfWork(actor, async (unit) => {
    const user = await unit.users.find(change.userId);
    const isTaken = await unit.addressChanges.take(change);
    if (!isTaken || user?.status !== 'active') throw new DomainError('link_invalid');
    const saved = await saveAddress(unit, user, change.email);
    await unit.addressChanges.addNotice({
      id: newId(),
      userId: user.id,
      formerEmail: user.email,
      email: change.email,
      expiresAt: new Date(clock.now().getTime() + NOTICE_LIFE_MS),
    });
    await endFormerSignIns(unit, user.id);
    await publish(unit, saved);
    return saved;
  });

/** Gives the account of a link its new address. Throws link_invalid, address_taken or too_many_requests. */
export const confirmAddressChange = async (
  context: Context<ProfileRecords, Actor>,
  request: TokenRequest,
): Promise<StoredUser> => {
  const { change, user } = await readAddressChange(context, request);
  return confirm({ ...context, actor: confirmingActor(user) }, change);
};
