import { DomainError } from '@folkmoot/contracts';
import type { ActivityRepository } from './activity.repository';
import { fakeAi } from './ai.fake';
import type { AttemptRepository, Attempts } from './attempt.repository';
import { fakeAudit } from './audit.fake';
import { fakeCertificates } from './certificate.fake';
import type { CouncilRepository } from './council.repository';
import { fakeCouncilExports } from './council-export.fake';
import { fakeDigests } from './digest.fake';
import { type FakeKept, fakeKept, newestFirst, pageOf } from './fake-kept.fake';
import { fakeInvitations } from './invitation.fake';
import { fakeMaintenances } from './maintenance.fake';
import { fakeNotices } from './notice.fake';
import { fakeNotifications } from './notification.fake';
import type { Repositories } from './repositories';
import { fakeRequestCounts } from './request-count.fake';
import { folded } from './search-text';
import type { SessionRepository, StoredSession } from './session.repository';
import type { CodeRepository, StoredCode } from './sign-in-code.repository';
import { fakeLinks } from './sign-in-link.fake';
import { fakeSystemEvents } from './system-event.fake';
import { fakeUsage } from './usage.fake';
import type { UserRepository } from './user.repository';
import type { StoredCouncil, StoredUser } from './views.domain';

const matches = (q: string | undefined, ...texts: string[]): boolean =>
  folded(texts.join(' ')).includes(folded(q?.trim() ?? ''));

const fakeCouncils = (kept: FakeKept<StoredCouncil>): CouncilRepository => {
  const assertFree = (slug: string | undefined, id: string): void => {
    const isAt = (each: StoredCouncil) => each.slug === slug || each.formerSlugs.some((former) => former === slug);
    if (kept.all().some((each) => each.id !== id && isAt(each))) throw new DomainError('slug_taken');
  };
  const get = (id: string): StoredCouncil => {
    const found = kept.find(id);
    if (!found) throw new DomainError('not_found');
    return found;
  };
  return {
    find: async (id) => kept.find(id),
    get: async (id) => get(id),
    findMany: async (ids) => kept.all().filter(({ id }) => ids.includes(id)),
    findBySlugs: async (slugs) =>
      kept.all().filter(({ slug, formerSlugs }) => [slug, ...formerSlugs].some((each) => slugs.includes(each))),
    add: async (council) => {
      assertFree(council.slug, council.id);
      return kept.put({ ...council, revision: 1 });
    },
    save: async ({ id, revision }, changes) => {
      const known = get(id);
      if (known.revision !== revision) throw new DomainError('stale_revision');
      assertFree(changes.slug, id);
      return kept.put({ ...known, ...changes, revision: revision + 1 });
    },
    holdTeam: async (id) => void get(id),
    list: async ({ q, status, cursor, limit }) => {
      const fits = ({ name, slug, contactEmail, subscriptionStatus, deletedAt }: StoredCouncil) =>
        matches(q, name, slug, contactEmail) &&
        (status === 'deleted' ? deletedAt !== null : deletedAt === null && (!status || subscriptionStatus === status));
      return pageOf(newestFirst(kept.all().filter(fits)), cursor, limit);
    },
    countByStatus: async () => {
      const count = (status: StoredCouncil['subscriptionStatus']) =>
        kept.all().filter((each) => each.deletedAt === null && each.subscriptionStatus === status).length;
      return { active: count('active'), pending: count('pending'), inactive: count('inactive') };
    },
    listToErase: async (now) =>
      kept
        .all()
        .filter(({ erasedAfter }) => erasedAfter !== null && erasedAfter <= now)
        .map(({ id }) => id),
    delete: async (id) => void kept.delete(id),
  };
};

const of = (kept: FakeKept<StoredUser>, councilId: string) => kept.all().filter((each) => each.councilId === councilId);

const fakeWideUsers = (kept: FakeKept<StoredUser>) =>
  ({
    list: async ({ q, councilId, role, status, cursor, limit }) => {
      const fits = (user: StoredUser) =>
        matches(q, user.name, user.email) &&
        (councilId === undefined || user.councilId === councilId) &&
        (!role || user.role === role) &&
        (!status || user.status === status);
      return pageOf(newestFirst(kept.all().filter(fits)), cursor, limit);
    },
    countAll: async () => ({
      total: kept.all().length,
      active: kept.all().filter(({ status }) => status === 'active').length,
    }),
    holdSystemAdmins: async () => undefined,
    hasAnotherSystemAdmin: async (userId) =>
      kept.all().some(({ id, role, status }) => id !== userId && role === 'system_admin' && status === 'active'),
    hasAdminSignedIn: async (councilId) =>
      of(kept, councilId).some(({ role, lastLoginAt }) => role === 'council_admin' && lastLoginAt !== null),
    lastLoginAt: async (councilId) =>
      of(kept, councilId)
        .map(({ lastLoginAt }) => lastLoginAt)
        .reduce((latest, at) => (at && (!latest || at > latest) ? at : latest), null),
    listIds: async (councilId) => of(kept, councilId).map(({ id }) => id),
  }) satisfies Partial<UserRepository>;

const fakeUsers = (kept: FakeKept<StoredUser>): UserRepository => {
  const of = (councilId: string) => kept.all().filter((each) => each.councilId === councilId);
  return {
    find: async (id) => kept.find(id),
    findByEmail: async (email) => kept.all().find((each) => each.email === email) ?? null,
    findMany: async (ids) => kept.all().filter(({ id }) => ids.includes(id)),
    hasSystemAdmin: async () => kept.all().some(({ role }) => role === 'system_admin'),
    add: async (user) => {
      const isThere = kept.all().some(({ id, email }) => id === user.id || email === user.email);
      if (isThere) throw new DomainError('conflict');
      return kept.put({ ...user, revision: 1 });
    },
    save: async ({ id, revision }, changes) => {
      const known = kept.find(id);
      if (!known) throw new DomainError('not_found');
      if (known.revision !== revision) throw new DomainError('stale_revision');
      return kept.put({ ...known, ...changes, revision: revision + 1 });
    },
    delete: async (id) => void kept.delete(id),
    noteSignIn: async (id, at) => {
      const known = kept.find(id);
      if (!known) throw new DomainError('code_invalid');
      return kept.put({ ...known, lastLoginAt: at });
    },
    ...fakeWideUsers(kept),
    listMembers: async (councilId, { q, cursor, limit }) =>
      pageOf(newestFirst(of(councilId).filter(({ name, email }) => matches(q, name, email))), cursor, limit),
    countTeam: async (councilId) => ({
      members: of(councilId).length,
      active: of(councilId).filter(({ status }) => status === 'active').length,
      admins: of(councilId).filter(({ role }) => role === 'council_admin').length,
    }),
    hasAnotherActiveAdmin: async (councilId, userId) =>
      of(councilId).some(({ id, role, status }) => id !== userId && role === 'council_admin' && status === 'active'),
    countMembers: async (councilIds) =>
      Object.fromEntries(councilIds.map((id) => [id, of(id).length] as const).filter(([, count]) => count > 0)),
  };
};

const fakeSessions = (kept: FakeKept<StoredSession>): SessionRepository => {
  const change = (id: string, changes: Partial<StoredSession>): void => {
    const known = kept.find(id);
    if (known) kept.put({ ...known, ...changes });
  };
  return {
    add: async (session) => kept.put(session),
    find: async (id) => kept.find(id),
    touch: async (id, moments) => change(id, moments),
    actIn: async (id, actingCouncilId) => change(id, { actingCouncilId }),
    listOfUser: async (userId, now) =>
      kept
        .all()
        .filter((each) => each.userId === userId && each.expiresAt > now)
        .sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime()),
    listActingIn: async (councilId) => kept.all().filter(({ actingCouncilId }) => actingCouncilId === councilId),
    deleteOfUser: async (userId, exceptId) => {
      const ids = kept
        .all()
        .filter((each) => each.userId === userId && each.id !== exceptId)
        .map(({ id }) => id);
      return ids.filter((id) => kept.delete(id));
    },
    delete: async (id) => kept.delete(id),
  };
};

const fakeCodes = (kept: FakeKept<StoredCode>): CodeRepository => ({
  add: async (code) => void kept.put(code),
  find: async (id, kind, now) => {
    const found = kept.find(id);
    return found && found.kind === kind && found.expiresAt > now ? found : null;
  },
  redeem: async (id, kind, now) => {
    const found = kept.find(id);
    if (!found || found.kind !== kind || found.expiresAt <= now) return null;
    kept.delete(id);
    return found;
  },
});

const fakeAttempts = (kept: FakeKept<Attempts & { id: string }>): AttemptRepository => ({
  count: async (id, now, windowMs) => {
    const known = kept.find(id);
    const isOpen = known !== null && known.endsAt > now;
    const { count, endsAt } = isOpen ? known : { count: 0, endsAt: new Date(now.getTime() + windowMs) };
    kept.put({ id, count: count + 1, endsAt });
    return { count: count + 1, endsAt };
  },
});

interface Seen {
  id: string;
  userId: string;
  councilId: string;
  at: Date;
}

const fakeActivity = (kept: FakeKept<Seen>): ActivityRepository => ({
  note: async ({ userId, councilId, at }) => {
    kept.put({ id: `${userId}:${at.toISOString().slice(0, 10)}`, userId, councilId, at });
  },
  countUsers: async (councilId, from, until) => {
    const seen = kept.all().filter((each) => each.councilId === councilId && each.at >= from && each.at < until);
    return new Set(seen.map(({ userId }) => userId)).size;
  },
});

/** Everything the service keeps, in memory. */
export const fakeRepositories = (): Repositories => ({
  councils: fakeCouncils(fakeKept()),
  users: fakeUsers(fakeKept()),
  invitations: fakeInvitations(fakeKept()),
  sessions: fakeSessions(fakeKept()),
  codes: fakeCodes(fakeKept()),
  links: fakeLinks(fakeKept()),
  attempts: fakeAttempts(fakeKept()),
  activity: fakeActivity(fakeKept()),
  audit: fakeAudit(fakeKept()),
  usage: fakeUsage(),
  requestCounts: fakeRequestCounts(),
  systemEvents: fakeSystemEvents(),
  maintenances: fakeMaintenances(),
  certificates: fakeCertificates(),
  councilExports: fakeCouncilExports(),
  ai: fakeAi(),
  notifications: fakeNotifications(),
  notices: fakeNotices(),
  digests: fakeDigests(),
});
