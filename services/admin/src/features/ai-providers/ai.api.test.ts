import { type AiServer, makeServiceAccount, startAiServer } from '@folkmoot/ai-providers/testing';
import {
  addAiProviderOperation,
  aiProviderChangedEvent,
  getAiConfigurationOperation,
  getAiCredentialsOperation,
  noteAiUseOperation,
  removeAiProviderOperation,
  systemActor,
  testAiProviderOperation,
  updateAiProviderOperation,
  updateAiSettingsOperation,
  updateCouncilAiOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, startAdminService } from '../../testing/fixtures';

const system = userActor({ userId: 'sys', role: 'system_admin', councilId: null });
const campaigns = systemActor('campaigns');

let service: AdminTestService;
let server: AiServer;
beforeAll(async () => {
  server = await startAiServer();
});
afterAll(() => server.stop());
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  server.answerWith(null);
  await service.empty();
  await makeCouncils(service);
});
afterAll(() => service.stop());

const add = async (overrides: object = {}) => {
  const body = {
    kind: 'openai' as const,
    name: 'Ours',
    url: `${server.url}/v1`,
    model: 'm',
    key: 'open-key',
    ...overrides,
  };
  return (await service.call(addAiProviderOperation, { as: system, body })).body;
};
const test = async (providerId: string) =>
  (await service.call(testAiProviderOperation, { as: system, params: { providerId } })).body;
const settings = (body: object) => service.call(updateAiSettingsOperation, { as: system, body });
const policy = (body: object) =>
  service.call(updateCouncilAiOperation, {
    as: system,
    params: { councilId: ownCouncil },
    body: body as { policy: 'off' },
  });
const credentials = async (councilId = ownCouncil) =>
  (await service.call(getAiCredentialsOperation, { as: campaigns, body: { councilId } })).body;

describe("an AI provider's key (E-41)", () => {
  it('the key is stored encrypted and is in no response and no event, and only the campaigns service gets it', async () => {
    const provider = await add();
    const changed = await service.call(updateAiProviderOperation, {
      as: system,
      params: { providerId: provider.id },
      body: { name: 'Renamed' },
    });
    const configuration = await service.call(getAiConfigurationOperation, { as: system });
    await service.settled();
    const stored = await service.connection.collection('aiProviders').find().toArray();
    const outbox = await service.connection.collection('outbox').find().toArray();
    for (const seen of [provider, changed.body, configuration.body, stored, outbox, service.events]) {
      expect(JSON.stringify(seen)).not.toContain('open-key');
    }
    expect(provider).toMatchObject({ hasKey: true, revision: 1 });
    await settings({ isOn: true });
    expect((await credentials()).provider).toMatchObject({ key: 'open-key', kind: 'openai' });
    expect(service.eventsOf(aiProviderChangedEvent).map(({ payload }) => payload.change)).toEqual(['added', 'edited']);
  });
  it('the key is deleted when the provider gets another address, so that it is not sent there', async () => {
    const { id } = await add();
    const move = (body: object) =>
      service.call(updateAiProviderOperation, { as: system, params: { providerId: id }, body });
    const moved = await move({ url: 'https://elsewhere.example' });
    expect([moved.status, moved.body.fields]).toEqual([
      400,
      [{ path: 'key', message: 'With another address the key has to be entered again.' }],
    ]);
    expect((await move({ url: 'https://elsewhere.example', key: null })).body.hasKey).toBe(false);
    expect((await move({ url: 'ftp://elsewhere.example' })).status).toBe(400);
  });
  it('the key is deleted when a Google provider gets another region, and a region cannot contain another host', async () => {
    const { json } = await makeServiceAccount('https://oauth2.googleapis.com/token');
    const google = { kind: 'vertex', url: '', region: 'europe-west2', model: 'gemini-test', key: json };
    const { id } = await add(google);
    const move = (body: object) =>
      service.call(updateAiProviderOperation, { as: system, params: { providerId: id }, body });
    expect((await move({ region: 'us-central1' })).body.fields).toEqual([
      { path: 'key', message: 'With another address the key has to be entered again.' },
    ]);
    const elsewhere = await move({ region: 'evil.example/x?', key: json });
    expect([elsewhere.status, elsewhere.body.fields?.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['region'],
    ]);
    expect((await move({ region: 'us-central1', key: json })).status).toBe(200);
  });
});

describe('an AI provider test', () => {
  it('a working provider returns the analysis of made-up responses, and the result is stored with it (F-36)', async () => {
    const { id } = await add({ inputPrice: 10, outputPrice: 100 });
    const result = await test(id);
    expect(result).toMatchObject({
      success: true,
      model: 'test-model-2026',
      responseCount: 5,
      failure: null,
      error: '',
    });
    expect(result.analysis).toContain('benches');
    const { body } = await service.call(getAiConfigurationOperation, { as: system });
    expect([body.providers[0]?.lastTest?.success, body.providers[0]?.revision]).toEqual([true, 1]);
    expect(body.spent).toBeCloseTo((120 * 10 + 30 * 100) / 1_000_000);
  });
  it('a test of Google Vertex AI signs in with the service account', async () => {
    const { json, publicKey } = await makeServiceAccount(`${server.url}/token`);
    server.trust(publicKey);
    const vertex = { kind: 'vertex', url: server.url, region: 'europe-west2', model: 'gemini-test', key: json };
    expect(await test((await add(vertex)).id)).toMatchObject({ success: true, region: 'europe-west2' });
    const unusable = JSON.stringify({ ...JSON.parse(json), private_key: 'no key' });
    expect(await test((await add({ ...vertex, key: unusable })).id)).toMatchObject({
      success: false,
      failure: 'credentials_invalid',
      error: 'Invalid Google Cloud credentials JSON format',
      httpStatus: null,
    });
  });
  it('a key of Google Vertex AI is refused at its field when it is not the service account file', async () => {
    const { json } = await makeServiceAccount('https://oauth2.googleapis.com/token');
    const google = { kind: 'vertex', name: 'Google', region: 'europe-west2', model: 'gemini-test' } as const;
    const message = 'Paste the whole file of the service account, from the first to the last brace.';
    for (const key of ['{not json', '{}', '"text"', 'null']) {
      const refused = await service.call(addAiProviderOperation, { as: system, body: { ...google, key } });
      expect([refused.status, refused.body.fields]).toEqual([400, [{ path: 'key', message }]]);
    }
    const { id } = await add({ ...google, key: json });
    const change = { as: system, params: { providerId: id }, body: { key: '{not json' } };
    expect((await service.call(updateAiProviderOperation, change)).body.fields).toEqual([{ path: 'key', message }]);
  });
  it('a failed test reports status and body without the key', async () => {
    server.answerWith({ status: 403, body: '{"error":"SERVICE_DISABLED"}' });
    const result = await test((await add()).id);
    expect(result).toMatchObject({ success: false, failure: 'forbidden', httpStatus: 403 });
    expect(result.httpBody).toContain('SERVICE_DISABLED');
    expect(JSON.stringify(result)).not.toContain('open-key');
  });
  it('the built-in provider needs neither address nor key', async () => {
    const { id } = await add({ kind: 'built_in', url: '', model: '', key: undefined });
    expect(await test(id)).toMatchObject({ success: true, model: 'built-in' });
  });
});

describe("a council's AI access", () => {
  it('a council has no provider until AI is on, then the default one, its own, or none', async () => {
    expect(await credentials()).toEqual({ provider: null, refusal: 'off' });
    await settings({ isOn: true });
    expect(await credentials()).toEqual({ provider: null, refusal: 'not_configured' });
    const [first, second] = [await add(), await add({ name: 'Second' })];
    expect((await credentials()).provider?.id).toBe(first.id);
    await policy({ policy: 'provider', providerId: second.id });
    expect((await credentials()).provider?.id).toBe(second.id);
    await service.call(removeAiProviderOperation, { as: system, params: { providerId: second.id } });
    expect((await credentials()).provider?.id).toBe(first.id);
    expect((await policy({ policy: 'off' })).body).toMatchObject({ policy: 'off', refusal: 'council_off' });
    expect(await credentials()).toEqual({ provider: null, refusal: 'council_off' });
    expect((await policy({ policy: 'provider', providerId: 'none' })).status).toBe(404);
    expect(
      (await service.call(getAiCredentialsOperation, { as: campaigns, body: { councilId: 'nowhere' } })).status,
    ).toBe(404);
  });
  it('AI access ends at the ceiling of all councils or of one, by usage that counts once, until the next month', async () => {
    const { id: providerId } = await add({ inputPrice: 1_000_000 });
    await settings({ isOn: true, monthlyCeiling: 10 });
    const use = (useId: string, inputTokens: number) =>
      service.call(noteAiUseOperation, {
        as: campaigns,
        body: { useId, councilId: ownCouncil, providerId, inputTokens, outputTokens: 0 },
      });
    await policy({ policy: 'default', monthlyCeiling: 4 });
    await use('one', 3);
    await use('one', 3);
    expect((await credentials()).refusal).toBeNull();
    await use('two', 1);
    expect(await credentials()).toEqual({ provider: null, refusal: 'ceiling_reached' });
    expect((await credentials('council_other')).provider?.id).toBe(providerId);
    await use('three', 6);
    expect((await credentials('council_other')).refusal).toBe('ceiling_reached');
    service.clock.advance(32 * 86_400_000);
    expect((await credentials()).refusal).toBeNull();
  });
  it('only one of two changes is saved when both have the same revision', async () => {
    await settings({ isOn: true });
    const both = await Promise.all([settings({ isOn: false, revision: 1 }), settings({ isOn: true, revision: 1 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await settings({ defaultProviderId: 'none' })).status).toBe(404);
  });
});
