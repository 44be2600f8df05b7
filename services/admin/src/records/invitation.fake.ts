import { DomainError } from '@folkmoot/contracts';
import { type FakeKept, newestFirst, pageOf } from './fake-kept.fake';
import type { InvitationRepository, StoredInvitation } from './invitation.repository';

const byAddress = (
  kept: FakeKept<StoredInvitation>,
): Pick<InvitationRepository, 'listOfAddress' | 'eraseOfAddress'> => {
  const of = (councilId: string, email: string) =>
    kept.all().filter((each) => each.councilId === councilId && each.email === email);
  return {
    listOfAddress: async (councilId, email) => newestFirst(of(councilId, email)),
    eraseOfAddress: async (councilId, email) => of(councilId, email).filter(({ id }) => kept.delete(id)).length,
  };
};

/** Invitations in memory. */
export const fakeInvitations = (kept: FakeKept<StoredInvitation>): InvitationRepository => {
  const idsOf = (fits: (invitation: StoredInvitation) => boolean, limit: number) =>
    kept
      .all()
      .filter((each) => each.status === 'pending' && fits(each))
      .slice(0, limit)
      .map(({ id }) => id);
  const pendingOf = (councilId: string) =>
    kept.all().filter((each) => each.councilId === councilId && each.status === 'pending');
  return {
    add: async (invitation) => kept.put({ ...invitation, revision: 1 }),
    get: async (councilId, id) => {
      const found = kept.find(id);
      if (found?.councilId !== councilId) throw new DomainError('not_found');
      return found;
    },
    find: async (id) => kept.find(id),
    findByTokenHash: async (hash) => kept.all().find(({ tokenHash }) => tokenHash === hash) ?? null,
    findOpen: async (councilId, email) =>
      kept
        .all()
        .find(
          (each) =>
            each.councilId === councilId && each.email === email && ['pending', 'expired'].includes(each.status),
        ) ?? null,
    save: async ({ id, revision }, changes) => {
      const known = kept.find(id);
      if (!known) throw new DomainError('not_found');
      if (known.revision !== revision) throw new DomainError('stale_revision');
      return kept.put({ ...known, ...changes, revision: revision + 1 });
    },
    list: async (councilId, { status, cursor, limit }) => {
      const fits = (each: StoredInvitation) => each.councilId === councilId && (!status || each.status === status);
      return pageOf(newestFirst(kept.all().filter(fits)), cursor, limit);
    },
    ...byAddress(kept),
    countPending: async (councilId, now) => pendingOf(councilId).filter(({ expiresAt }) => expiresAt > now).length,
    countFailedMails: async (councilId) =>
      pendingOf(councilId).filter(({ mailState }) => mailState === 'failed').length,
    listDueMails: async (now, limit) =>
      idsOf(({ mailState, mailDueAt }) => mailState === 'queued' && mailDueAt <= now, limit),
    listOverdue: async (now, limit) => idsOf(({ expiresAt }) => expiresAt <= now, limit),
  };
};
