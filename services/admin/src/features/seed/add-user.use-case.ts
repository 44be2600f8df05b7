import { type Actor, type User, userChangedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { toUserView } from '../../entities/council';
import type { SeedRecords } from './seed.types';

type Account = Pick<User, 'id' | 'name' | 'email' | 'role' | 'councilId'>;

/** Creates an account and publishes it. Throws conflict when the address has one. */
export const addUser = (
  { actor, acrossCouncils, clock }: Context<SeedRecords, Actor>,
  account: Account,
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async ({ users, outbox }) => {
    const user = await users.add({ ...account, status: 'active', createdAt: clock.now(), lastLoginAt: null });
    await outbox.add(userChangedEvent, {
      aggregate: { type: 'user', id: user.id, revision: user.revision },
      payload: { user: toUserView(user) },
      councilId: user.councilId,
    });
  });
