import { DomainError, type SsoGroup } from '@folkmoot/contracts';
import {
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type { StoredSsoConnection } from './sso-connection.domain';
import type { SsoConnectionRepository, SsoConnectionRepositoryAcrossCouncils } from './sso-connection.repository';

type SsoConnectionDocument = Omit<StoredSsoConnection, 'id' | 'certificates' | 'groups' | 'breakGlassUserIds'> & {
  _id: string;
  certificates: string[];
  groups: SsoGroup[];
  breakGlassUserIds: string[];
};

export const ssoConnectionModel = defineModel<SsoConnectionDocument>('ssoConnections', {
  fields: {
    revision: { type: Number, required: true },
    councilId: { type: String, required: true },
    protocol: { type: String, required: true },
    preset: { type: String, required: true },
    label: { type: String, default: '' },
    isOn: { type: Boolean, required: true },
    issuer: { type: String, default: '' },
    clientId: { type: String, default: '' },
    sealedSecret: { type: String, default: null },
    metadataUrl: { type: String, default: '' },
    entityId: { type: String, default: '' },
    signInUrl: { type: String, default: '' },
    signOutUrl: { type: String, default: '' },
    certificates: { type: [String], default: [] },
    emailClaim: { type: String, default: '' },
    groupsClaim: { type: String, default: '' },
    groups: { type: [Object], default: [] },
    allowsNewAccounts: { type: Boolean, required: true },
    isRequired: { type: Boolean, default: false },
    breakGlassUserIds: { type: [String], default: [] },
    lastTest: { type: Object, default: null },
    updatedAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { councilId: 1 }, serves: 'erasure and export of a council' },
    { keys: { entityId: 1 }, serves: 'listByEntityId' },
  ],
});

const toConnection = ({ _id, ...fields }: SsoConnectionDocument): StoredSsoConnection => ({ id: _id, ...fields });

const copied = (changes: Partial<StoredSsoConnection>): Partial<Omit<SsoConnectionDocument, '_id' | 'councilId'>> => {
  const { id: _id, councilId: _councilId, certificates, groups, breakGlassUserIds, ...fields } = changes;
  return {
    ...fields,
    ...(certificates ? { certificates: [...certificates] } : {}),
    ...(groups ? { groups: [...groups] } : {}),
    ...(breakGlassUserIds ? { breakGlassUserIds: [...breakGlassUserIds] } : {}),
  };
};

export const createSsoConnectionRepository = (scope: Scope): SsoConnectionRepository => {
  const connections = councilCollection(ssoConnectionModel, scope);
  const find = async () => {
    const document = await connections.findOne({});
    return document && toConnection(document);
  };
  return {
    find,
    get: async () => {
      const stored = await find();
      if (!stored) throw new DomainError('not_found');
      return stored;
    },
    add: async (councilId, { certificates, groups, breakGlassUserIds, ...fields }) =>
      toConnection(
        await connections.insert({
          ...fields,
          certificates: [...certificates],
          groups: [...groups],
          breakGlassUserIds: [...breakGlassUserIds],
          _id: councilId,
        }),
      ),
    save: async ({ id, revision }, changes) =>
      toConnection(await connections.compareAndSet(id, revision, copied(changes))),
    noteTest: async (lastTest) => void (await connections.updateOne({}, { $set: { lastTest } })),
    delete: async () => void (await connections.deleteMany({})),
  };
};

/** People sign in before their council is known, and providers sign people out without saying of which council. */
export const createSsoConnectionRepositoryAcrossCouncils = (scope: Scope): SsoConnectionRepositoryAcrossCouncils => {
  const connections = collectionAcrossCouncils(ssoConnectionModel, scope);
  return {
    find: async (councilId) => {
      const document = await connections.findOne({ _id: councilId });
      return document && toConnection(document);
    },
    listByEntityId: async (entityId) =>
      entityId === '' ? [] : (await connections.find({ entityId, protocol: 'saml' })).map(toConnection),
    listWithMetadata: async () =>
      (await connections.find({ protocol: 'saml', metadataUrl: { $gt: '' } })).map(({ _id }) => _id),
  };
};

export const ssoConnectionEntity = defineEntity({
  models: [ssoConnectionModel],
  repositories: (scope) => ({
    ssoConnections: createSsoConnectionRepository(scope),
    ssoConnectionsAcrossCouncils: createSsoConnectionRepositoryAcrossCouncils(scope),
  }),
  // The secret belongs to the provider, and is encrypted with a key of this installation.
  exported: { without: { ssoConnections: ['sealedSecret'] } },
});
