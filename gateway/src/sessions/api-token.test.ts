import { apiTokenRevokedEvent } from '@folkmoot/contracts';
import { ACTOR_HEADER, makeEnvelope, newApiToken } from '@folkmoot/service-kit';
import { readToken, userActor } from '@folkmoot/service-kit/testing';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';
import { hashOfSession } from './session-cache';

const REQUESTS_PER_MINUTE = 60;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ API_REQUESTS_PER_MINUTE: String(REQUESTS_PER_MINUTE) });
});
afterAll(() => gateway.stop());

const send = (headers: Record<string, string>, method = 'GET') =>
  fetch(`${gateway.url}/api/campaigns`, { method, headers });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A token of an actor that admin knows. */
const makeToken = (): string => {
  const token = newApiToken();
  const apiToken = { id: 'token_1', permissions: ['report:read' as const] };
  gateway.sessions.set(token, userActor({ sessionId: hashOfSession(token), apiToken }));
  return token;
};

test('a request with an API token reaches the service as the actor of the token, without the token', async () => {
  const token = makeToken();
  expect((await send(bearer(token))).status).toBe(200);
  const { headers } = gateway.seen.at(-1) ?? {};
  expect(await readToken(headers?.[ACTOR_HEADER], 'campaigns')).toMatchObject({
    kind: 'user',
    apiToken: { id: 'token_1', permissions: ['report:read'] },
  });
  expect(JSON.stringify(headers)).not.toContain(token);
});

test('a request with an API token changes data whatever its origin, because no other site can send a token', async () => {
  expect((await send({ ...bearer(makeToken()), origin: 'https://tool.example' }, 'POST')).status).toBe(200);
});

test('an API token is used when the request has a cookie too', async () => {
  gateway.sessions.set('s1', userActor());
  await send({ ...bearer(makeToken()), cookie: 'folkmoot_session=s1' });
  expect(await readToken(gateway.seen.at(-1)?.headers[ACTOR_HEADER], 'campaigns')).toHaveProperty('apiToken');
});

test.each([
  ['mistyped', () => `${makeToken().slice(0, -1)}_`],
  ['shortened', () => makeToken().slice(0, -1)],
  ['unknown', newApiToken],
])('an API token is refused in plain words when it is %s', async (_, token) => {
  const before = gateway.seen.length;
  const response = await send(bearer(token()));
  expect([response.status, await codeOf(response)]).toEqual([401, 'api_token_invalid']);
  expect(gateway.seen).toHaveLength(before);
});

test('another use of the Authorization header is left to the service', async () => {
  await send({ authorization: 'Bearer something else' });
  await send({ authorization: 'Bearer secret-of-a-mail-provider' });
  expect(gateway.seen.at(-1)?.headers.authorization).toBe('Bearer secret-of-a-mail-provider');
});

test('an API token is refused at once when it was revoked', async () => {
  const token = makeToken();
  expect((await send(bearer(token))).status).toBe(200);
  gateway.sessions.delete(token);
  const event = {
    aggregate: { type: 'api-token', id: 'token_1', revision: 2 },
    payload: { tokenId: 'token_1', userId: 'user_1', sessionIds: [hashOfSession(token)] },
  };
  const origin = { actor: userActor(), councilId: 'council_own', now: new Date() };
  await gateway.transport.publish([makeEnvelope(apiTokenRevokedEvent, event, origin)]);
  expect((await send(bearer(token))).status).toBe(401);
});

test('an API token is refused with the next request when a person has revoked it, before the event arrives', async () => {
  const token = makeToken();
  gateway.sessions.set('s_admin', userActor({ sessionId: hashOfSession('s_admin') }));
  expect((await send(bearer(token))).status).toBe(200);
  gateway.sessions.delete(token);
  const headers = { cookie: 'folkmoot_session=s_admin', origin: gateway.url };
  expect((await fetch(`${gateway.url}/api/tokens/token_1`, { method: 'DELETE', headers })).status).toBe(200);
  expect((await send(bearer(token))).status).toBe(401);
});

test('an API token must wait when it sent a sixth of its requests of a minute at once; another token need not', async () => {
  const token = makeToken();
  const statuses: number[] = [];
  for (let index = 0; index <= REQUESTS_PER_MINUTE / 6; index++) statuses.push((await send(bearer(token))).status);
  expect(statuses.slice(0, REQUESTS_PER_MINUTE / 6)).toEqual(Array(REQUESTS_PER_MINUTE / 6).fill(200));
  const refused = await send(bearer(token));
  expect([refused.status, await codeOf(refused)]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(bearer(makeToken()))).status).toBe(200);
});
