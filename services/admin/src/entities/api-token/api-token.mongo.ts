import {
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type { StoredApiToken } from './api-token.domain';
import type { ApiTokenRepository, ApiTokenRepositoryAcrossCouncils } from './api-token.repository';

type ApiTokenDocument = Omit<StoredApiToken, 'id' | 'permissions'> & {
  _id: string;
  permissions: StoredApiToken['permissions'][number][];
};

export const apiTokenModel = defineModel<ApiTokenDocument>('apiTokens', {
  fields: {
    revision: { type: Number, required: true },
    councilId: { type: String, required: true },
    name: { type: String, required: true },
    permissions: { type: [String], required: true },
    hash: { type: String, required: true },
    createdBy: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
    lastUsedAt: { type: Date, default: null },
    revokedAt: { type: Date, default: null },
  },
  indexes: [
    { keys: { hash: 1 }, serves: 'findByHash', unique: true },
    { keys: { councilId: 1, createdAt: -1, _id: -1 }, serves: 'list, newest first' },
  ],
});

const toToken = ({ _id, ...fields }: ApiTokenDocument): StoredApiToken => ({ id: _id, ...fields });

const NOT_REVOKED = { revokedAt: null };

export const createApiTokenRepository = (scope: Scope): ApiTokenRepository => {
  const tokens = councilCollection(apiTokenModel, scope);
  return {
    add: async ({ id, permissions, ...fields }) =>
      toToken(await tokens.insert({ ...fields, permissions: [...permissions], _id: id })),
    get: async (id) => toToken(await tokens.get(id)),
    list: async () => {
      const page = await tokens.list({ filter: NOT_REVOKED, sort: { by: 'createdAt', direction: -1 } });
      return { ...page, items: page.items.map(toToken) };
    },
    count: () => tokens.count(NOT_REVOKED),
    save: async ({ id, revision }, changes) => toToken(await tokens.compareAndSet(id, revision, { ...changes })),
  };
};

/** A program sends only its token, and the log names the tokens of all councils. */
export const createApiTokenRepositoryAcrossCouncils = (scope: Scope): ApiTokenRepositoryAcrossCouncils => {
  const tokens = collectionAcrossCouncils(apiTokenModel, scope);
  return {
    findByHash: async (hash) => {
      const document = await tokens.findOne({ hash });
      return document && toToken(document);
    },
    noteUse: async (id, at) => void (await tokens.updateOne({ _id: id }, { $set: { lastUsedAt: at } })),
    findMany: async (ids) => (ids.length === 0 ? [] : (await tokens.find({ _id: { $in: [...ids] } })).map(toToken)),
  };
};

export const apiTokenEntity = defineEntity({
  models: [apiTokenModel],
  repositories: (scope) => ({
    apiTokens: createApiTokenRepository(scope),
    apiTokensAcrossCouncils: createApiTokenRepositoryAcrossCouncils(scope),
  }),
});
