import {
  collectionAcrossCouncils,
  defineEntity,
  defineModel,
  isDuplicateKey,
  modelOf,
  type Scope,
} from '@folkmoot/service-kit';
import type { StoredSsoAttempt } from './sso-attempt.domain';
import type { SsoAttemptRepository } from './sso-attempt.repository';

type SsoAttemptDocument = Omit<StoredSsoAttempt, 'id'> & { _id: string };

interface UsedAnswerDocument {
  _id: string;
  expiresAt: Date;
}

export const ssoAttemptModel = defineModel<SsoAttemptDocument>('ssoAttempts', {
  fields: {
    councilId: { type: String, required: true },
    protocol: { type: String, required: true },
    browser: { type: String, required: true },
    nonce: { type: String, required: true },
    codeVerifier: { type: String, default: '' },
    isAgain: { type: Boolean, default: false },
    ticket: { type: String, default: null },
    answer: { type: String, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { ticket: 1 }, serves: 'findByTicket' },
    { keys: { councilId: 1 }, serves: 'erasure of a council' },
    { keys: { expiresAt: 1 }, serves: 'removal of what has expired', expireAfterSeconds: 0 },
  ],
});

export const usedAnswerModel = defineModel<UsedAnswerDocument>('ssoUsedAnswers', {
  fields: { expiresAt: { type: Date, required: true } },
  indexes: [{ keys: { expiresAt: 1 }, serves: 'removal of what has expired', expireAfterSeconds: 0 }],
});

const toAttempt = ({ _id, ...fields }: SsoAttemptDocument): StoredSsoAttempt => ({ id: _id, ...fields });

/** An answer of a provider says which attempt it is for, not which council. */
export const createSsoAttemptRepositoryAcrossCouncils = (scope: Scope): SsoAttemptRepository => {
  const attempts = collectionAcrossCouncils(ssoAttemptModel, scope);
  const used = collectionAcrossCouncils(usedAnswerModel, scope);
  return {
    add: async ({ id, ...fields }) => void (await attempts.insert({ ...fields, _id: id })),
    find: async (id, now) => {
      const document = await attempts.findOne({ _id: id, expiresAt: { $gt: now } });
      return document && toAttempt(document);
    },
    take: async (id, now) => {
      const filter = { _id: id, expiresAt: { $gt: now } };
      const options = { session: scope.session ?? undefined };
      const taken = await modelOf(scope.connection, ssoAttemptModel).findOneAndDelete(filter, options).lean();
      return taken ? toAttempt(taken as unknown as SsoAttemptDocument) : null;
    },
    keepAnswer: async (id, ticket, answer) =>
      (await attempts.updateOne({ _id: id, ticket: null }, { $set: { ticket, answer } })) !== null,
    findByTicket: async (ticket, now) => {
      const document = await attempts.findOne({ ticket, expiresAt: { $gt: now } });
      return document && toAttempt(document);
    },
    useOnce: async (key, expiresAt) => {
      try {
        await used.insert({ _id: key, expiresAt });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
};

export const ssoAttemptEntity = defineEntity({
  models: [ssoAttemptModel, usedAnswerModel],
  repositories: (scope) => ({ ssoAttempts: createSsoAttemptRepositoryAcrossCouncils(scope) }),
  exported: { except: [ssoAttemptModel] },
});
