import { NETWORK_HEADER, SESSION_HASH_HEADER } from '@folkmoot/service-kit';
import { userActor } from '@folkmoot/service-kit/testing';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';
import { cookiesForService, sessionIdOf } from './cookie';
import { hashOfSession } from './session-cache';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const send = (method: string, where: string, headers: Record<string, string>) =>
  fetch(`${gateway.url}${where}`, { method, headers, redirect: 'manual' });

const places = [
  ['POST', '/auth?code=x'],
  ['POST', '/api/auth/magic-links'],
  ['POST', '/api/auth/sign-in-links'],
  ['POST', '/api/auth/sessions'],
  ['DELETE', '/api/auth/session'],
  ['PUT', '/api/auth/session/council'],
  ['POST', '/api/auth/anything/else'],
] as const;

const foreign: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { referer: 'https://evil.example/x' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://folkmoot.example', 'sec-fetch-site': 'cross-site' },
];
const ours: readonly Record<string, string>[] = [
  {},
  { origin: 'https://folkmoot.example', 'sec-fetch-site': 'same-origin' },
];

describe.each(places)('%s %s without a session', (method, where) => {
  it.each(foreign)('is refused when another site sends %j', async (headers) => {
    const response = await send(method, where, headers);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, 'origin_refused']);
  });
  it.each(ours)('is accepted when a program or our own page sends %j', async (headers) => {
    expect((await send(method, where, headers)).status).toBe(200);
  });
});

it('the page of a provider may post its answer, which is signed, and nothing beside it', async () => {
  const provider = { origin: 'https://login.example', 'sec-fetch-site': 'cross-site' };
  expect((await send('POST', '/auth/saml/callback', provider)).status).toBe(200);
  expect((await send('POST', '/api/auth/sso', provider)).status).toBe(403);
});

describe('the session cookie', () => {
  const idIn = (cookie: string) => sessionIdOf({ headers: { cookie } });
  it.each([
    ['folkmoot_session=a', 'a'],
    ['__Host-folkmoot_session=h-a', 'h-a'],
    ['folkmoot_session=a; __Host-folkmoot_session=h-b', 'h-b'],
    ['x=1;folkmoot_session=a', 'a'],
    ['folkmoot_session=h-a', null],
    ['folkmoot_session=', null],
    [`folkmoot_session=${'a'.repeat(200)}`, 'a'.repeat(200)],
    [`folkmoot_session=${'a'.repeat(201)}`, null],
    ['', null],
  ])('%s contains the session %s', (cookie, id) => expect(idIn(cookie)).toBe(id));

  it('is treated as no session, not as an error, when it has more than 200 characters', async () => {
    const response = await send('GET', '/api/campaigns', { cookie: `folkmoot_session=${'a'.repeat(5_000)}` });
    expect(response.status).toBe(200);
    expect(gateway.seen.at(-1)?.headers['x-folkmoot-actor']).toBeUndefined();
  });
});

describe('the headers for a service', () => {
  it('contain the sign-in cookies on sign-in paths, and no cookies elsewhere', () => {
    const headers = { cookie: 'folkmoot_session=s; folkmoot_asked=1; other=2; __Host-folkmoot_known=3' };
    expect(cookiesForService({ headers }, '/api/auth/magic-links')).toBe('folkmoot_asked=1; __Host-folkmoot_known=3');
    expect(cookiesForService({ headers }, '/auth')).toBe('folkmoot_asked=1; __Host-folkmoot_known=3');
    const atProvider = { headers: { cookie: 'folkmoot_session=s; __Host-folkmoot_sso=4' } };
    expect(cookiesForService(atProvider, '/auth/saml/callback')).toBe('__Host-folkmoot_sso=4');
    expect(cookiesForService({ headers }, '/api/authors')).toBeNull();
    expect(cookiesForService({ headers }, '/api/campaigns')).toBeNull();
    expect(cookiesForService({ headers: {} }, '/auth')).toBeNull();
  });
  it('contain the hash of the session only where its end is asked for, whatever the request says', async () => {
    const sent = { cookie: 'folkmoot_session=s9', [SESSION_HASH_HEADER]: 'forged' };
    await send('GET', '/api/auth/session-end', sent);
    expect(gateway.seenByAdmin.at(-1)?.headers).toMatchObject({ [SESSION_HASH_HEADER]: hashOfSession('s9') });
    expect(gateway.seenByAdmin.at(-1)?.headers.cookie).toBeUndefined();
    await send('GET', '/api/auth/session-end', { [SESSION_HASH_HEADER]: 'forged' });
    expect(gateway.seenByAdmin.at(-1)?.headers[SESSION_HASH_HEADER]).toBeUndefined();
    await send('GET', '/api/campaigns', sent);
    expect(gateway.seen.at(-1)?.headers[SESSION_HASH_HEADER]).toBeUndefined();
  });
  it('contain the network as a hash for a signed-in user, and on sign-in paths', async () => {
    gateway.sessions.set('s1', userActor());
    await send('GET', '/api/campaigns', { cookie: 'folkmoot_session=s1', [NETWORK_HEADER]: 'forged' });
    expect(gateway.seen.at(-1)?.headers[NETWORK_HEADER]).toMatch(/^[\w-]{16}$/);
    await send('GET', '/api/campaigns', { [NETWORK_HEADER]: 'forged' });
    expect(gateway.seen.at(-1)?.headers[NETWORK_HEADER]).toBeUndefined();
  });
});
