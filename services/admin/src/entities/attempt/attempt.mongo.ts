import {
  collectionAcrossCouncils,
  defineEntity,
  defineModel,
  isDuplicateKey,
  type Scope,
  type WideCollection,
} from '@folkmoot/service-kit';
import type { AttemptRepository, Attempts } from './attempt.repository';

interface AttemptDocument {
  _id: string;
  count: number;
  endsAt: Date;
}

export const attemptModel = defineModel<AttemptDocument>('signInAttempts', {
  fields: { count: { type: Number, required: true }, endsAt: { type: Date, required: true } },
  indexes: [{ keys: { endsAt: 1 }, serves: 'removal of windows that are over', expireAfterSeconds: 0 }],
});

/** Null when another request opened the window at the same moment. The caller then counts in that window. */
const begin = async (attempts: WideCollection<AttemptDocument>, key: string, now: Date, endsAt: Date) => {
  try {
    const filter = { _id: key, endsAt: { $lte: now } };
    return await attempts.updateOne(filter, { $set: { count: 1, endsAt } }, { upsert: true });
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
};

/** Shared by all replicas. Runs outside transactions: an attempt counts even if the request fails. */
export const createAttemptRepositoryAcrossCouncils = (scope: Scope): AttemptRepository => {
  const attempts = collectionAcrossCouncils(attemptModel, scope);
  return {
    count: async (key, now, windowMs): Promise<Attempts> => {
      for (;;) {
        const counted =
          (await attempts.updateOne({ _id: key, endsAt: { $gt: now } }, { $inc: { count: 1 } })) ??
          (await begin(attempts, key, now, new Date(now.getTime() + windowMs)));
        if (counted) return counted;
      }
    },
  };
};

export const attemptEntity = defineEntity({
  models: [attemptModel],
  repositories: (scope) => ({ attempts: createAttemptRepositoryAcrossCouncils(scope) }),
});
