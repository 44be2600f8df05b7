import { DomainError, type InterfaceLanguage, type User, userChangedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { toUserView } from '../../entities/council';
import type { ProfileRecords } from './profile.types';

interface ProfileChanges {
  readonly name?: string | undefined;
  readonly language?: InterfaceLanguage | undefined;
}

/** Changes the actor's name or language. The same values change nothing. */
export const updateOwnProfile = (
  { actor, acrossCouncils }: Context<ProfileRecords>,
  changes: ProfileChanges,
): Promise<User> =>
  acrossCouncils.unitOfWork(actor, async ({ users, outbox }) => {
    const user = await users.find(actor.userId);
    if (!user) throw new DomainError('unauthenticated');
    const { name = user.name, language = user.language } = changes;
    if (user.name === name && user.language === language) return toUserView(user);
    const saved = await users.save(user, { name, ...(language ? { language } : {}) });
    await outbox.add(userChangedEvent, {
      aggregate: { type: 'user', id: saved.id, revision: saved.revision },
      payload: { user: toUserView(saved) },
      councilId: saved.councilId,
    });
    return toUserView(saved);
  });
