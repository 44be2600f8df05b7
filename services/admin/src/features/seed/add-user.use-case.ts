import { type Actor, userChangedEvent } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import { toUserView } from '../../records/views.domain';
import type { DemoUser } from './demo-councils';

/** Makes an account and tells of it. Throws conflict when the address has one. */
export const addUser = ({ units, clock }: Deps, actor: Actor, given: DemoUser): Promise<void> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ users, outbox }) => {
    const user = await users.add({ ...given, status: 'active', createdAt: clock.now(), lastLoginAt: null });
    await outbox.add(userChangedEvent, {
      aggregate: { type: 'user', id: user.id, revision: user.revision },
      payload: { user: toUserView(user) },
      councilId: user.councilId,
    });
  });
