import { NOW } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import type { StoredAiProvider } from './ai.repository';

const { repositoriesOf } = testContext();
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

const providerOf = (id: string, overrides: Partial<StoredAiProvider> = {}): Omit<StoredAiProvider, 'revision'> => ({
  id,
  kind: 'openai',
  name: `Provider ${id}`,
  url: 'https://ai.example/v1',
  model: 'm',
  region: '',
  project: '',
  apiVersion: '',
  inputPrice: 1,
  outputPrice: 2,
  sealedKey: 'sealed',
  keySetAt: NOW,
  lastTest: null,
  createdAt: NOW,
  ...overrides,
});

describe('AI providers', () => {
  test('AI settings are off at first and are saved by revision', async () => {
    const { ai } = repositoriesOf();
    const first = await ai.settings();
    expect(first).toEqual({ isOn: false, defaultProviderId: null, monthlyCeiling: null, revision: 0 });
    const saved = await ai.saveSettings(first, { isOn: true, monthlyCeiling: 5 });
    expect(saved).toEqual({ isOn: true, defaultProviderId: null, monthlyCeiling: 5, revision: 1 });
    expect(await ai.settings()).toEqual(saved);
    await ai.saveSettings(saved, { isOn: false });
    await expect(ai.saveSettings(saved, { isOn: true })).rejects.toMatchObject({ code: 'stale_revision' });
  });

  test('providers are listed oldest first, are changed by revision, and take their policies with them when removed', async () => {
    const { ai } = repositoriesOf();
    await ai.addProvider(providerOf('p2', { createdAt: later(1) }));
    const added = await ai.addProvider(providerOf('p1'));
    expect(ids(await ai.listProviders())).toEqual(['p1', 'p2']);
    const saved = await ai.saveProvider(added, { name: 'Ours', sealedKey: null });
    expect(await ai.findProvider('p1')).toEqual({ ...providerOf('p1'), name: 'Ours', sealedKey: null, revision: 2 });
    await expect(ai.saveProvider(added, { name: 'Late' })).rejects.toMatchObject({ code: 'stale_revision' });
    await ai.savePolicy({ councilId: 'a', policy: 'provider', providerId: 'p1', monthlyCeiling: 2 });
    await ai.savePolicy({ councilId: 'b', policy: 'off', providerId: null, monthlyCeiling: null });
    await ai.releasePolicies(saved.id);
    await ai.removeProvider(saved.id);
    expect(await ai.findProvider('p1')).toBeNull();
    expect(await ai.findPolicy('a')).toEqual({
      councilId: 'a',
      policy: 'default',
      providerId: null,
      monthlyCeiling: 2,
    });
    expect([(await ai.findPolicy('b'))?.policy, await ai.findPolicy('c')]).toEqual(['off', null]);
  });

  test('AI usage counts once per id, by month and council', async () => {
    const { ai } = repositoriesOf();
    const use = (id: string, councilId: string | null, month: string, cost: number) =>
      ai.noteUse({ id, councilId, providerId: 'p1', month, inputTokens: 1, outputTokens: 1, cost, at: NOW });
    await use('x', 'a', '2026-03', 2);
    await use('x', 'a', '2026-03', 9);
    await use('y', 'b', '2026-03', 3);
    await use('z', null, '2026-03', 4);
    await use('old', 'a', '2026-02', 50);
    expect([await ai.spent('2026-03'), await ai.spent('2026-03', 'a'), await ai.spent('2026-01')]).toEqual([9, 2, 0]);
  });
});
