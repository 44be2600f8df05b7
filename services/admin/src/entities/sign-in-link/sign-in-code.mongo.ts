import { collectionAcrossCouncils, defineEntity, defineModel, modelOf, type Scope } from '@folkmoot/service-kit';
import type { CodeRepository, StoredCode } from './sign-in-code.repository';

type CodeDocument = Omit<StoredCode, 'id'> & { _id: string };

export const codeModel = defineModel<CodeDocument>('signInCodes', {
  fields: {
    kind: { type: String, required: true },
    userId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  indexes: [{ keys: { expiresAt: 1 }, serves: 'removal of what has expired', expireAfterSeconds: 0 }],
});

const toCode = ({ _id, kind, userId, expiresAt }: CodeDocument): StoredCode => ({ id: _id, kind, userId, expiresAt });

/** Codes belong to users, not to councils. */
export const createCodeRepositoryAcrossCouncils = (scope: Scope): CodeRepository => ({
  add: async ({ id, ...fields }) =>
    void (await collectionAcrossCouncils(codeModel, scope).insert({ ...fields, _id: id })),
  find: async (id, kind, now) => {
    const document = await collectionAcrossCouncils(codeModel, scope).findOne({
      _id: id,
      kind,
      expiresAt: { $gt: now },
    });
    return document && toCode(document);
  },
  redeem: async (id, kind, now) => {
    const filter = { _id: id, kind, expiresAt: { $gt: now } };
    const options = { session: scope.session ?? undefined };
    const taken = await modelOf(scope.connection, codeModel).findOneAndDelete(filter, options).lean();
    if (!taken) return null;
    return toCode(taken as unknown as CodeDocument);
  },
});

export const codeEntity = defineEntity({
  models: [codeModel],
  repositories: (scope) => ({ codes: createCodeRepositoryAcrossCouncils(scope) }),
});
