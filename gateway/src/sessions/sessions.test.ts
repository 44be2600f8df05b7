import { ACTOR_HEADER, signActorToken } from '@folkmoot/service-kit';
import { userActor } from '@folkmoot/service-kit/testing';
import { COOKIE, KEY, SESSION, startTestGateway, type TestGateway } from '../testing/fixtures';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

const codeOf = async (response: Response): Promise<unknown> => ((await response.json()) as { code: string }).code;
const json = { 'content-type': 'application/json' };

describe('actor', () => {
  it('of a session, is signed for the service; the cookie stays here', async () => {
    const response = await gateway.ask('/api/campaigns?q=a', { headers: { cookie: COOKIE } });
    expect(await response.json()).toEqual({ actor: 'user' });
    const [seen] = gateway.campaigns.seen;
    expect(seen?.url).toBe('/api/campaigns?q=a');
    expect(seen?.actor).toMatchObject({ kind: 'user', userId: 'user_1', sessionId: 'hash_of_session' });
    expect(seen?.headers.cookie).toBeUndefined();
  });

  it.each([
    ['signed with our key', () => signActorToken(userActor({ role: 'system_admin' }), KEY)],
    ['forged', async () => 'e30.e30.c2ln'],
  ])('sent from outside, %s, never reaches a service', async (_name, make) => {
    await gateway.ask('/api/campaigns', { headers: { [ACTOR_HEADER]: await make(), 'X-Folkmoot-Other': '1' } });
    const { headers } = gateway.campaigns.seen[0] ?? {};
    expect(headers?.[ACTOR_HEADER]).toBeUndefined();
    expect(headers?.['x-folkmoot-other']).toBeUndefined();
  });

  it('of no, an unknown or a strange cookie, is nobody', async () => {
    const strange = ['folkmoot_session=', 'folkmoot_session=$gt', `folkmoot_session=${'U'.repeat(43)}`];
    for (const cookie of ['other=1', ...strange]) {
      expect(await (await gateway.ask('/api/tags', { headers: { cookie } })).json()).toEqual({ actor: null });
    }
    expect(gateway.admin.asked()).toBe(1);
  });

  it("on residents' addresses, is nobody whoever asks", async () => {
    const response = await gateway.ask('/api/public/surveys/c1', { headers: { cookie: COOKIE } });
    expect(await response.json()).toEqual({ actor: null });
    expect(gateway.admin.asked()).toBe(0);
  });
});

describe('session', () => {
  const who = async () =>
    ((await (await gateway.ask('/api/tags', { headers: { cookie: COOKIE } })).json()) as { actor: unknown }).actor;

  it('used often, is asked for once', async () => {
    await Promise.all(Array.from({ length: 30 }, who));
    expect(gateway.admin.asked()).toBe(1);
  });

  it('revoked elsewhere, is over at once', async () => {
    expect(await who()).toBe('user');
    gateway.admin.sessions.delete(SESSION);
    expect(await who()).toBe('user');
    await gateway.revoke('hash_of_session');
    expect(await who()).toBeNull();
  });

  it('ended through this gateway, is over at once', async () => {
    expect(await who()).toBe('user');
    gateway.admin.sessions.delete(SESSION);
    await gateway.ask('/api/auth/session', { method: 'DELETE', headers: { cookie: COOKIE } });
    expect(await who()).toBeNull();
  });

  it('known, while admin is down, stays; an unknown one is told to come again', async () => {
    expect(await who()).toBe('user');
    await gateway.admin.kill();
    expect(await who()).toBe('user');
    const other = await gateway.ask('/api/tags', { headers: { cookie: `folkmoot_session=${'T'.repeat(43)}` } });
    expect([other.status, await codeOf(other), other.headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
  });
});

describe('origin', () => {
  const change = (headers: Record<string, string>) =>
    gateway.ask('/api/campaigns', { method: 'POST', body: '{}', headers: { ...json, ...headers } });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin at all', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['a strange referer', { referer: 'https://evil.example/page' }],
    ['ours as a part of another', { origin: 'http://folkmoot.example.evil.example' }],
  ])('with a session and %s, is refused', async (_name, headers) => {
    const response = await change({ cookie: COOKIE, ...headers });
    expect([response.status, await codeOf(response)]).toEqual([403, 'origin_refused']);
    expect(gateway.campaigns.seen).toHaveLength(0);
  });

  it.each([
    ['our origin', { origin: 'http://folkmoot.example' }],
    ['our referer', { referer: 'http://folkmoot.example/dashboard' }],
    ['a fetch of our own page', { 'sec-fetch-site': 'same-origin' }],
    ['none of the three, as a program', {}],
  ])('with a session and %s, passes', async (_name, headers) => {
    expect((await change({ cookie: COOKIE, ...headers })).status).toBe(200);
  });

  it('of another site without a session, passes: one-click unsubscribe has none', async () => {
    const headers = { origin: 'https://mail.example', 'content-type': 'application/x-www-form-urlencoded' };
    const response = await gateway.ask('/api/public/unsubscribe/t', { method: 'POST', body: 'a=b', headers });
    expect(response.status).toBe(200);
  });

  it('of a read, does not matter', async () => {
    const response = await gateway.ask('/api/tags', { headers: { cookie: COOKIE, origin: 'https://evil.example' } });
    expect(response.status).toBe(200);
  });
});
