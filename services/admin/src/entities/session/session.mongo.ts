import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import { LONGEST_MS } from './session.domain';
import type { SessionEnd, SessionEnding, SessionRepository, StoredSession } from './session.repository';

const UNKNOWN_DEVICE = { browser: 'Other', system: 'Other' } as const;

type SessionDocument = Omit<StoredSession, 'id'> & { _id: string };

export const sessionModel = defineModel<SessionDocument>('sessions', {
  fields: {
    userId: { type: String, required: true },
    actingCouncilId: { type: String, default: null },
    device: { type: Object, default: UNKNOWN_DEVICE },
    method: { type: String, default: null },
    confirmedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { userId: 1 }, serves: 'all sessions of a user, to revoke them' },
    { keys: { actingCouncilId: 1 }, serves: 'listActingIn' },
    { keys: { expiresAt: 1 }, serves: 'removal of what has expired', expireAfterSeconds: 0 },
  ],
});

type SessionEndDocument = SessionEnd & { _id: string; expiresAt: Date };

export const sessionEndModel = defineModel<SessionEndDocument>('sessionEnds', {
  fields: {
    reason: { type: String, required: true },
    councilId: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  indexes: [{ keys: { expiresAt: 1 }, serves: 'removal of what nobody can ask for any more', expireAfterSeconds: 0 }],
});

const toSession = ({ _id, ...fields }: SessionDocument): StoredSession => ({
  id: _id,
  ...fields,
  // Sessions stored before these fields existed have none.
  device: fields.device ?? UNKNOWN_DEVICE,
  method: fields.method ?? null,
  confirmedAt: fields.confirmedAt ?? null,
});

/** Sessions belong to users, not to councils. */
export const createSessionRepositoryAcrossCouncils = (scope: Scope): SessionRepository => {
  const sessions = collectionAcrossCouncils(sessionModel, scope);
  const ends = collectionAcrossCouncils(sessionEndModel, scope);
  /** A cookie lives as long as the longest session. */
  const keepReason = (id: string, { reason, councilId, at }: SessionEnding) =>
    ends.updateOne(
      { _id: id },
      { $set: { reason, councilId, expiresAt: new Date(at.getTime() + LONGEST_MS) } },
      { upsert: true },
    );
  return {
    add: async ({ id, ...fields }) => toSession(await sessions.insert({ ...fields, _id: id })),
    find: async (id) => {
      const document = await sessions.findOne({ _id: id });
      return document && toSession(document);
    },
    touch: async (id, moments) => void (await sessions.updateOne({ _id: id }, { $set: { ...moments } })),
    actIn: async (id, councilId) =>
      void (await sessions.updateOne({ _id: id }, { $set: { actingCouncilId: councilId } })),
    confirm: async (id, at) => void (await sessions.updateOne({ _id: id }, { $set: { confirmedAt: at } })),
    listOfUser: async (userId, now) => {
      const filter = { userId, expiresAt: { $gt: now } };
      return (await sessions.find(filter, { sort: { lastSeenAt: -1 } })).map(toSession);
    },
    listActingIn: async (councilId) =>
      (await sessions.find({ actingCouncilId: councilId })).map(({ _id, userId }) => ({ id: _id, userId })),
    endOfUser: async (userId, ending, exceptId) => {
      const filter = { userId, ...(exceptId ? { _id: { $ne: exceptId } } : {}) };
      const ids = (await sessions.find(filter)).map(({ _id }) => _id);
      for (const id of ids) await keepReason(id, ending);
      if (ids.length > 0) await sessions.deleteMany({ _id: { $in: ids } });
      return ids;
    },
    end: async (id, ending) => {
      if (!(await sessions.delete(id))) return false;
      await keepReason(id, ending);
      return true;
    },
    findEnd: async (id) => {
      const kept = await ends.findOne({ _id: id });
      return kept && { reason: kept.reason, councilId: kept.councilId };
    },
    delete: (id) => sessions.delete(id),
  };
};

export const sessionEntity = defineEntity({
  models: [sessionModel, sessionEndModel],
  repositories: (scope) => ({ sessions: createSessionRepositoryAcrossCouncils(scope) }),
});
