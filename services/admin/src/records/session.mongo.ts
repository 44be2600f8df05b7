import { collectionAcrossCouncils, defineModel, type Scope } from '@folkmoot/service-kit';
import type { SessionRepository, StoredSession } from './session.repository';

type SessionDocument = Omit<StoredSession, 'id'> & { _id: string };

export const sessionModel = defineModel<SessionDocument>('sessions', {
  fields: {
    userId: { type: String, required: true },
    actingCouncilId: { type: String, default: null },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { userId: 1 }, serves: 'all sessions of a user, to revoke them' },
    { keys: { expiresAt: 1 }, serves: 'removal of what has expired', expireAfterSeconds: 0 },
  ],
});

const toSession = ({ _id, ...fields }: SessionDocument): StoredSession => ({ id: _id, ...fields });

/** Sessions belong to users, not to councils. */
export const createSessionRepositoryAcrossCouncils = (scope: Scope): SessionRepository => {
  const sessions = collectionAcrossCouncils(sessionModel, scope);
  return {
    add: async ({ id, ...fields }) => toSession(await sessions.insert({ ...fields, _id: id })),
    find: async (id) => {
      const found = await sessions.findOne({ _id: id });
      return found && toSession(found);
    },
    touch: async (id, moments) => void (await sessions.updateOne({ _id: id }, { $set: { ...moments } })),
    actIn: async (id, councilId) =>
      void (await sessions.updateOne({ _id: id }, { $set: { actingCouncilId: councilId } })),
    delete: (id) => sessions.delete(id),
  };
};
