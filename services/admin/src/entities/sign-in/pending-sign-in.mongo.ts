import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { PendingSignIn, PendingSignInRepository } from './pending-sign-in.repository';

type PendingDocument = Omit<PendingSignIn, 'id'> & { _id: string };

export const pendingSignInModel = defineModel<PendingDocument>('pendingSignIns', {
  fields: {
    userId: { type: String, required: true },
    method: { type: String, required: true },
    failures: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { userId: 1 }, serves: 'endOfUser' },
    { keys: { expiresAt: 1 }, serves: 'removal of what has expired', expireAfterSeconds: 0 },
  ],
});

/** Pending sign-ins belong to users, not to councils. All replicas share them. */
export const createPendingSignInRepositoryAcrossCouncils = (scope: Scope): PendingSignInRepository => {
  const pendings = collectionAcrossCouncils(pendingSignInModel, scope);
  return {
    add: async ({ id, ...fields }) => void (await pendings.insert({ ...fields, _id: id })),
    find: async (id, now) => {
      const document = await pendings.findOne({ _id: id, expiresAt: { $gt: now } });
      if (!document) return null;
      const { _id, ...fields } = document;
      return { ...fields, id: _id };
    },
    countFailure: async (id) => (await pendings.updateOne({ _id: id }, { $inc: { failures: 1 } }))?.failures ?? null,
    end: (id) => pendings.delete(id),
    endOfUser: async (userId) => void (await pendings.deleteMany({ userId })),
  };
};

export const pendingSignInEntity = defineEntity({
  models: [pendingSignInModel],
  repositories: (scope) => ({ pendingSignIns: createPendingSignInRepositoryAcrossCouncils(scope) }),
});
