import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { SignInFailureRepository, SignInFailures } from './sign-in-failure.repository';

/** The id has day, person and reason, so that replicas count in the same document. */
type FailureDocument = SignInFailures & { _id: string };

const KEEP_SECONDS = 90 * 86_400;
const MOST_LISTED = 200;

export const signInFailureModel = defineModel<FailureDocument>('signInFailures', {
  fields: {
    day: { type: String, required: true },
    userId: { type: String, default: null },
    reason: { type: String, required: true },
    count: { type: Number, default: 0 },
    lastAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { day: -1, count: -1 }, serves: 'list' },
    { keys: { lastAt: 1 }, serves: 'removal of old days', expireAfterSeconds: KEEP_SECONDS },
  ],
});

/** People sign in before their council is known. */
export const createSignInFailureRepositoryAcrossCouncils = (scope: Scope): SignInFailureRepository => {
  const failures = collectionAcrossCouncils(signInFailureModel, scope);
  return {
    add: async ({ count, ...fields }) => {
      const { day, userId, reason } = fields;
      const update = { $inc: { count }, $set: fields };
      await failures.updateOne({ _id: [day, userId, reason].join(' ') }, update, { upsert: true });
    },
    list: async (firstDay, lastDay) =>
      (
        await failures.find(
          { day: { $gte: firstDay, $lte: lastDay } },
          { sort: { day: -1, count: -1 }, limit: MOST_LISTED },
        )
      ).map(({ day, userId, reason, count, lastAt }) => ({ day, userId, reason, count, lastAt })),
  };
};

export const signInFailureEntity = defineEntity({
  models: [signInFailureModel],
  repositories: (scope) => ({ signInFailures: createSignInFailureRepositoryAcrossCouncils(scope) }),
});
