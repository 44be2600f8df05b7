import type { AiPolicy, AiSettings, AiTest } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import { aboutCouncil } from '../council/council-filter';
import type { AiRepository, AiUse, CouncilAiPolicy, StoredAiProvider } from './ai.repository';

type ProviderDocument = Omit<StoredAiProvider, 'id'> & { _id: string };
type SettingsDocument = AiSettings & { _id: string };
type UseDocument = Omit<AiUse, 'id'> & { _id: string };

interface PolicyDocument {
  /** The council's id. */
  _id: string;
  councilId: string;
  policy: AiPolicy;
  providerId: string | null;
  monthlyCeiling: number | null;
}

const SETTINGS = 'settings';
const DAY_SECONDS = 86_400;
/** Days: this month, the month before, and a margin. */
const KEEP_DAYS = 70;

const text = { type: String, default: '' };
const price = { type: Number, default: 0 };

export const aiProviderModel = defineModel<ProviderDocument>('aiProviders', {
  fields: {
    revision: { type: Number, required: true },
    kind: { type: String, required: true },
    name: { type: String, required: true },
    url: text,
    model: text,
    region: text,
    project: text,
    apiVersion: text,
    inputPrice: price,
    outputPrice: price,
    sealedKey: { type: String, default: null },
    keySetAt: { type: Date, default: null },
    lastTest: { type: Object, default: null },
    createdAt: { type: Date, required: true },
  },
});

export const aiSettingsModel = defineModel<SettingsDocument>('aiSettings', {
  fields: {
    revision: { type: Number, required: true },
    isOn: { type: Boolean, required: true },
    defaultProviderId: { type: String, default: null },
    monthlyCeiling: { type: Number, default: null },
  },
});

export const aiPolicyModel = defineModel<PolicyDocument>('aiPolicies', {
  fields: {
    councilId: { type: String, required: true },
    policy: { type: String, required: true },
    providerId: { type: String, default: null },
    monthlyCeiling: { type: Number, default: null },
  },
  indexes: [{ keys: { providerId: 1 }, serves: 'releasePolicies' }],
});

export const aiUseModel = defineModel<UseDocument>('aiUses', {
  fields: {
    councilId: { type: String, default: null },
    providerId: { type: String, required: true },
    month: { type: String, required: true },
    inputTokens: { type: Number, required: true },
    outputTokens: { type: Number, required: true },
    cost: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  indexes: [
    { keys: { month: 1, councilId: 1 }, serves: 'spent' },
    { keys: { at: 1 }, serves: 'removal of what counts no more', expireAfterSeconds: KEEP_DAYS * DAY_SECONDS },
  ],
});

/** Settings until an administrator changes them: no data leaves the installation. */
export const firstAiSettings: AiSettings = { isOn: false, defaultProviderId: null, monthlyCeiling: null, revision: 0 };

const toProvider = ({ _id, ...fields }: ProviderDocument): StoredAiProvider => ({ id: _id, ...fields });

/** One document: AI is switched on or off for the installation. */
const settingsOf = (scope: Scope) => {
  const kept = collectionAcrossCouncils(aiSettingsModel, scope);
  const view = ({ isOn, defaultProviderId, monthlyCeiling, revision }: AiSettings): AiSettings => ({
    isOn,
    defaultProviderId,
    monthlyCeiling,
    revision,
  });
  return {
    settings: async () => view((await kept.findOne({ _id: SETTINGS })) ?? firstAiSettings),
    saveSettings: async (known: AiSettings, changes: object) => {
      if (known.revision > 0) return view(await kept.compareAndSet(SETTINGS, known.revision, changes));
      const { revision: _, ...fields } = { ...known, ...changes };
      return view(await kept.insert({ ...fields, _id: SETTINGS }));
    },
  };
};

/** Providers belong to the installation; all councils use them. */
const providersOf = (scope: Scope) => {
  const providers = collectionAcrossCouncils(aiProviderModel, scope);
  return {
    listProviders: async () => (await providers.find({}, { sort: { createdAt: 1, _id: 1 } })).map(toProvider),
    findProvider: async (id: string) => {
      const document = await providers.findOne({ _id: id });
      return document && toProvider(document);
    },
    getProvider: async (id: string) => toProvider(await providers.get(id)),
    addProvider: async ({ id, ...fields }: Omit<StoredAiProvider, 'revision'>) =>
      toProvider(await providers.insert({ ...fields, _id: id })),
    saveProvider: async ({ id, revision }: StoredAiProvider, changes: object) =>
      toProvider(await providers.compareAndSet(id, revision, changes)),
    noteTest: async (id: string, lastTest: AiTest) => {
      await providers.updateOne({ _id: id }, { $set: { lastTest } });
    },
    removeProvider: async (id: string) => void (await providers.delete(id)),
  };
};

/** System administrators set the policy of any council. */
const policiesOf = (scope: Scope) => {
  const policies = collectionAcrossCouncils(aiPolicyModel, scope);
  return {
    findPolicy: async (councilId: string): Promise<CouncilAiPolicy | null> => {
      const document = await policies.findOne({ _id: councilId });
      if (!document) return null;
      const { policy, providerId, monthlyCeiling } = document;
      return { councilId, policy, providerId, monthlyCeiling };
    },
    savePolicy: async ({ councilId, ...fields }: CouncilAiPolicy) => {
      await policies.updateOne({ _id: councilId }, { $set: { councilId, ...fields } }, { upsert: true });
    },
    releasePolicies: async (providerId: string) => {
      await policies.updateMany({ providerId }, { $set: { policy: 'default', providerId: null } });
    },
  };
};

/** The ceiling of costs counts the uses of all councils. */
const usesOf = (scope: Scope) => {
  const uses = collectionAcrossCouncils(aiUseModel, scope);
  return {
    noteUse: async ({ id, ...fields }: AiUse) => {
      await uses.updateOne({ _id: id }, { $setOnInsert: fields }, { upsert: true });
    },
    spent: async (month: string, councilId?: string) => {
      const filter = councilId ? aboutCouncil<UseDocument>(councilId, { month }) : { month };
      const [sum] = await uses.aggregate<{ cost: number }>([
        { $match: filter },
        { $group: { _id: null, cost: { $sum: '$cost' } } },
      ]);
      return sum?.cost ?? 0;
    },
  };
};

/** AI settings belong to the installation, not to one council. */
export const createAiRepositoryAcrossCouncils = (scope: Scope): AiRepository => ({
  ...settingsOf(scope),
  ...providersOf(scope),
  ...policiesOf(scope),
  ...usesOf(scope),
});

export const aiEntity = defineEntity({
  models: [aiProviderModel, aiSettingsModel, aiPolicyModel, aiUseModel],
  repositories: (scope) => ({ ai: createAiRepositoryAcrossCouncils(scope) }),
});
