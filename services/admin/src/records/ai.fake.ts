import { type AiSettings, DomainError } from '@folkmoot/contracts';
import type { AiRepository, AiUse, CouncilAiPolicy, StoredAiProvider } from './ai.repository';
import { type FakeKept, fakeKept } from './fake-kept.fake';

const requireSame = (known: { revision: number } | null, revision: number): void => {
  if (known?.revision !== revision) throw new DomainError('stale_revision');
};

const fakeProviders = (providers: FakeKept<StoredAiProvider>) => {
  const get = (id: string): StoredAiProvider => {
    const found = providers.find(id);
    if (!found) throw new DomainError('not_found');
    return found;
  };
  const oldestFirst = (one: StoredAiProvider, other: StoredAiProvider) =>
    one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
  return {
    listProviders: async () => providers.all().sort(oldestFirst),
    findProvider: async (id) => providers.find(id),
    getProvider: async (id) => get(id),
    addProvider: async (provider) => providers.put({ ...provider, revision: 1 }),
    saveProvider: async ({ id, revision }, changes) => {
      const known = get(id);
      requireSame(known, revision);
      return providers.put({ ...known, ...changes, revision: revision + 1 });
    },
    noteTest: async (id, lastTest) => {
      const known = providers.find(id);
      if (known) providers.put({ ...known, lastTest });
    },
    removeProvider: async (id) => void providers.delete(id),
  } satisfies Partial<AiRepository>;
};

const fakePolicies = (policies: FakeKept<CouncilAiPolicy & { id: string }>) =>
  ({
    findPolicy: async (councilId) => {
      const found = policies.find(councilId);
      if (!found) return null;
      const { id: _, ...policy } = found;
      return policy;
    },
    savePolicy: async (policy) => void policies.put({ ...policy, id: policy.councilId }),
    releasePolicies: async (providerId) => {
      for (const policy of policies.all()) {
        if (policy.providerId === providerId) policies.put({ ...policy, policy: 'default', providerId: null });
      }
    },
  }) satisfies Partial<AiRepository>;

const fakeUses = (uses: FakeKept<AiUse>) =>
  ({
    noteUse: async (use) => {
      if (!uses.find(use.id)) uses.put(use);
    },
    spent: async (month, councilId) =>
      uses
        .all()
        .filter((use) => use.month === month && (!councilId || use.councilId === councilId))
        .reduce((sum, { cost }) => sum + cost, 0),
  }) satisfies Partial<AiRepository>;

/** AI settings in memory. */
export const fakeAi = (): AiRepository => {
  let settings: AiSettings = { isOn: false, defaultProviderId: null, monthlyCeiling: null, revision: 0 };
  return {
    settings: async () => settings,
    saveSettings: async ({ revision }, changes) => {
      requireSame(settings, revision);
      settings = { ...settings, ...changes, revision: revision + 1 };
      return settings;
    },
    ...fakeProviders(fakeKept()),
    ...fakePolicies(fakeKept()),
    ...fakeUses(fakeKept()),
  };
};
