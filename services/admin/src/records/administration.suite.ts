import { councilOf, invitationOf, NOW, userOf } from '../testing/samples';
import type { StoredAiProvider } from './ai.repository';
import type { Repositories } from './repositories';
import { newSession } from './session.domain';

const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

const providerOf = (id: string, given: Partial<StoredAiProvider> = {}): Omit<StoredAiProvider, 'revision'> => ({
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
  ...given,
});

const councilTests = (kept: () => Repositories): void => {
  test('councils, are counted by status and found when their days are over, deleted ones apart', async () => {
    const { councils } = kept();
    await councils.add(councilOf('a'));
    await councils.add(councilOf('b', { subscriptionStatus: 'pending' }));
    await councils.add(councilOf('c', { deletedAt: NOW, erasedAfter: later(5) }));
    expect(await councils.countByStatus()).toEqual({ active: 1, pending: 1, inactive: 0 });
    expect(ids((await councils.list({})).items).sort()).toEqual(['a', 'b']);
    expect(ids((await councils.list({ status: 'active' })).items)).toEqual(['a']);
    expect(ids((await councils.list({ status: 'deleted' })).items)).toEqual(['c']);
    expect([await councils.listToErase(later(4)), await councils.listToErase(later(5))]).toEqual([[], ['c']]);
    await councils.delete('c');
    expect(await councils.find('c')).toBeNull();
  });
  test('a certificate, has what each service said first, and the moment when all had', async () => {
    const { certificates } = kept();
    await expect(certificates.note('a', { service: 'public', documents: 1, doneAt: NOW })).rejects.toBeDefined();
    await certificates.begin('a', NOW);
    await certificates.note('a', { service: 'public', documents: 3, doneAt: NOW });
    const noted = await certificates.note('a', { service: 'public', documents: 0, doneAt: later(1) });
    expect(noted).toEqual({
      councilId: 'a',
      orderedAt: NOW,
      services: [{ service: 'public', documents: 3, doneAt: NOW }],
      certifiedAt: null,
    });
    await certificates.certify('a', later(2));
    const after = await certificates.note('a', { service: 'admin', documents: 1, doneAt: later(3) });
    expect([after.certifiedAt, after.services.length]).toEqual([later(2), 2]);
  });
};

const peopleTests = (kept: () => Repositories): void => {
  test('users of all councils, are found by text, council or none, role and status, page by page', async () => {
    const { users } = kept();
    await users.add(userOf('u1', { name: 'Zoë Lee', createdAt: later(1) }));
    await users.add(userOf('u2', { councilId: null, createdAt: later(2) }));
    await users.add(userOf('u3', { councilId: 'b', role: 'council_admin', status: 'inactive', createdAt: later(3) }));
    await users.add(userOf('sys', { councilId: null, role: 'system_admin', createdAt: later(4) }));
    const found = async (search: Parameters<typeof users.list>[0]) => ids((await users.list(search)).items);
    expect(await found({})).toEqual(['sys', 'u3', 'u2', 'u1']);
    expect(await found({ q: 'zoe' })).toEqual(['u1']);
    expect([await found({ councilId: null }), await found({ councilId: 'b' })]).toEqual([['sys', 'u2'], ['u3']]);
    expect(await found({ role: 'council_staff', councilId: null })).toEqual(['u2']);
    expect(await found({ status: 'inactive' })).toEqual(['u3']);
    const first = await users.list({ limit: 3 });
    expect(ids((await users.list({ limit: 3, cursor: first.nextCursor ?? undefined })).items)).toEqual(['u1']);
    expect(await users.countAll()).toEqual({ total: 4, active: 3 });
    expect([await users.hasAnotherSystemAdmin('sys'), await users.hasAnotherSystemAdmin('u1')]).toEqual([false, true]);
  });
  test("a council's people, tell who has signed in, and when last", async () => {
    const { users, sessions, invitations } = kept();
    await users.add(userOf('u1', { lastLoginAt: later(9) }));
    await users.add(userOf('u2', { role: 'council_admin' }));
    expect([await users.hasAdminSignedIn('a'), await users.lastLoginAt('a'), await users.lastLoginAt('b')]).toEqual([
      false,
      later(9),
      null,
    ]);
    await users.noteSignIn('u2', later(3));
    expect([await users.hasAdminSignedIn('a'), await users.lastLoginAt('a')]).toEqual([true, later(9)]);
    expect(await users.listIds('a')).toEqual(['u1', 'u2']);
    await sessions.add({ ...newSession('s1', 'sys', NOW), actingCouncilId: 'a' });
    expect(ids(await sessions.listActingIn('a'))).toEqual(['s1']);
    expect(await sessions.listActingIn('b')).toEqual([]);
    await invitations.add(invitationOf('i1', { mailState: 'failed' }));
    await invitations.add(invitationOf('i2'));
    expect([await invitations.countFailedMails('a'), await invitations.countFailedMails('b')]).toEqual([1, 0]);
  });
};

const aiTests = (kept: () => Repositories): void => {
  test('AI settings, begin switched off and are saved by revision', async () => {
    const { ai } = kept();
    const first = await ai.settings();
    expect(first).toEqual({ isOn: false, defaultProviderId: null, monthlyCeiling: null, revision: 0 });
    const saved = await ai.saveSettings(first, { isOn: true, monthlyCeiling: 5 });
    expect(saved).toEqual({ isOn: true, defaultProviderId: null, monthlyCeiling: 5, revision: 1 });
    expect(await ai.settings()).toEqual(saved);
    await ai.saveSettings(saved, { isOn: false });
    await expect(ai.saveSettings(saved, { isOn: true })).rejects.toMatchObject({ code: 'stale_revision' });
  });
  test('providers, are listed the oldest first, changed by revision, and take their policies along', async () => {
    const { ai } = kept();
    await ai.addProvider(providerOf('p2', { createdAt: later(1) }));
    const one = await ai.addProvider(providerOf('p1'));
    expect(ids(await ai.listProviders())).toEqual(['p1', 'p2']);
    const saved = await ai.saveProvider(one, { name: 'Ours', sealedKey: null });
    expect(await ai.findProvider('p1')).toEqual({ ...providerOf('p1'), name: 'Ours', sealedKey: null, revision: 2 });
    await expect(ai.saveProvider(one, { name: 'Late' })).rejects.toMatchObject({ code: 'stale_revision' });
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
  test('uses, count once each, by month and council', async () => {
    const { ai } = kept();
    const use = (id: string, councilId: string | null, month: string, cost: number) =>
      ai.noteUse({ id, councilId, providerId: 'p1', month, inputTokens: 1, outputTokens: 1, cost, at: NOW });
    await use('x', 'a', '2026-03', 2);
    await use('x', 'a', '2026-03', 9);
    await use('y', 'b', '2026-03', 3);
    await use('z', null, '2026-03', 4);
    await use('old', 'a', '2026-02', 50);
    expect([await ai.spent('2026-03'), await ai.spent('2026-03', 'a'), await ai.spent('2026-01')]).toEqual([9, 2, 0]);
  });
};

/** What administrators of the system need of the repositories. */
export const administrationTests = (kept: () => Repositories): void => {
  describe('administration', () => {
    councilTests(kept);
    peopleTests(kept);
    aiTests(kept);
  });
};
