import { DomainError, type User, userChangedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { toUserView } from '../../entities/council';
import type { ProfileRecords } from './profile.types';

/** Renames the actor. The same name changes nothing. */
export const updateOwnProfile = (
  { actor, acrossCouncils }: Context<ProfileRecords>,
  { name }: { readonly name: string },
): Promise<User> =>
  acrossCouncils.unitOfWork(actor, async ({ users, outbox }) => {
    const user = await users.find(actor.userId);
    if (!user) throw new DomainError('unauthenticated');
    if (user.name === name) return toUserView(user);
    const saved = await users.save(user, { name });
    await outbox.add(userChangedEvent, {
      aggregate: { type: 'user', id: saved.id, revision: saved.revision },
      payload: { user: toUserView(saved) },
      councilId: saved.councilId,
    });
    return toUserView(saved);
  });
