import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Actor, sessionRevokedEvent } from '@folkmoot/contracts';
import { ACTOR_HEADER, makeEnvelope } from '@folkmoot/service-kit';
import { readToken, userActor } from '@folkmoot/service-kit/testing';
import { hashOfSession } from './sessions/session-cache';
import { openRaw, until } from './testing/raw';
import { monitoringHeaders, startTestGateway, type TestGateway } from './testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

/** Longer than the time in which a token of the gateway is surely valid still. */
const LATE_MS = 1_200;

const signedIn = { cookie: 'folkmoot_session=s1' };
const get = (where: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${where}`, { headers, redirect: 'manual' });
const jsonOf = async <T>(response: Response): Promise<T> => (await response.json()) as T;
const post = (where: string, headers: Record<string, string> = {}, body = '{}') =>
  fetch(`${gateway.url}${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const actorSeen = async (): Promise<Actor | null> => {
  const token = gateway.seen.at(-1)?.headers[ACTOR_HEADER];
  return token ? readToken(token, 'campaigns') : null;
};

const revoke = async (): Promise<void> => {
  const origin = { actor: userActor(), councilId: 'council_own', now: new Date() };
  const event = {
    aggregate: { type: 'user', id: 'user_1', revision: 1 },
    payload: { userId: 'user_1', sessionIds: [hashOfSession('s1')] },
  };
  await gateway.transport.publish([makeEnvelope(sessionRevokedEvent, event, origin)]);
};

describe('sessions', () => {
  it('a session cookie becomes a signed actor token, and the cookie is not forwarded', async () => {
    gateway.sessions.set('s1', userActor());
    expect((await get('/api/campaigns', signedIn)).status).toBe(200);
    expect(await actorSeen()).toMatchObject({ kind: 'user', userId: 'user_1' });
    expect(gateway.seen[0]?.headers.cookie).toBeUndefined();
  });
  it('an actor token from outside is removed', async () => {
    await get('/api/campaigns', { [ACTOR_HEADER]: 'forged' });
    expect(await actorSeen()).toBeNull();
  });
  it('an unknown session gives no actor', async () => {
    await get('/api/campaigns', signedIn);
    expect(await actorSeen()).toBeNull();
  });
  it('a revoked session is dropped from the cache at once', async () => {
    gateway.sessions.set('s1', userActor());
    await get('/api/campaigns', signedIn);
    gateway.sessions.delete('s1');
    await revoke();
    await get('/api/campaigns', signedIn);
    expect(await actorSeen()).toBeNull();
  });
  it('a body that arrives late is forwarded with the actor of that moment, because the token lasts for seconds only', async () => {
    gateway.sessions.set('s1', userActor());
    const head = `POST /api/campaigns HTTP/1.1\r\nHost: localhost\r\nCookie: ${signedIn.cookie}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n`;
    const socket = await openRaw(gateway.url, `${head}{`);
    await pause(LATE_MS);
    gateway.sessions.delete('s1');
    await revoke();
    socket.write('}');
    expect(await until(() => socket.received.includes('\r\n\r\n'))).toBe(true);
    socket.destroy();
    expect([gateway.seen.length, await actorSeen()]).toEqual([1, null]);
  });
  it('a known session still works while admin is not reachable, and an unknown one gets 503', async () => {
    gateway.sessions.set('s1', userActor());
    await get('/api/campaigns', signedIn);
    await gateway.stopAdmin();
    expect((await get('/api/campaigns', signedIn)).status).toBe(200);
    const unknown = await get('/api/campaigns', { cookie: 'folkmoot_session=s2' });
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '2']);
  });
});

describe('origin', () => {
  beforeEach(() => gateway.sessions.set('s1', userActor()));
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ referer: 'https://evil.example/x' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://folkmoot.example' }, 200],
    [{ referer: 'https://folkmoot.example/dashboard' }, 200],
    [{}, 200],
  ])('a change with a session and %j answers %d', async (headers, status) => {
    expect((await post('/api/campaigns', { ...signedIn, ...(headers as Record<string, string>) })).status).toBe(status);
  });
  it('a request without a session is accepted from other sites, as one-click unsubscribe needs', async () => {
    expect((await post('/api/campaigns', { origin: 'https://evil.example' })).status).toBe(200);
  });
  it('a read request is never refused for its origin', async () => {
    expect((await get('/api/campaigns', { ...signedIn, origin: 'https://evil.example' })).status).toBe(200);
  });
});

describe('forwarding', () => {
  it('method, body, status and headers arrive unchanged', async () => {
    gateway.answer.current = async (req, res) => {
      let body = '';
      for await (const chunk of req) body += chunk;
      res.writeHead(201, { 'x-made': 'yes' }).end(`${req.method} ${body}`);
    };
    const response = await post('/api/campaigns?x=1', {}, '{"a":1}');
    expect([response.status, response.headers.get('x-made'), await response.text()]).toEqual([
      201,
      'yes',
      'POST {"a":1}',
    ]);
    expect(gateway.seen[0]?.url).toBe('/api/campaigns?x=1');
  });
  it('a page that any site may frame has no header that forbids it, every other page has it', async () => {
    const policies = ["default-src 'none'; frame-ancestors *", "default-src 'none'; frame-ancestors 'none'"];
    const framing: (string | null)[] = [];
    for (const policy of policies) {
      gateway.answer.current = (_, res) => {
        res.writeHead(200, { 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' }).end();
      };
      framing.push((await get('/riverside/consultations?embed=1')).headers.get('x-frame-options'));
    }
    expect(framing).toEqual([null, 'SAMEORIGIN']);
  });
  it('a request over plain HTTP is answered, and never redirected to HTTPS with its content', async () => {
    for (const path of ['/api/campaigns', '/internal/nothing']) {
      const answer = await fetch(`${gateway.url}${path}`, {
        headers: { 'x-forwarded-proto': 'http' },
        redirect: 'manual',
      });
      expect([answer.status < 300 || answer.status >= 400, answer.headers.get('location')]).toEqual([true, null]);
    }
  });
  it('a service that is not reachable is answered 503 with Retry-After and a problem body', async () => {
    const response = await get('/api/tags');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({
      code: 'unavailable',
      requestId: response.headers.get('x-request-id'),
    });
  });
  it('the connection is cut when a service dies during its answer', async () => {
    gateway.answer.current = (req) => req.socket.destroy();
    expect((await get('/api/campaigns')).status).toBe(503);
  });
  it('server-sent events arrive when they are sent, not when the stream ends', async () => {
    gateway.answer.current = (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('data: first\n\n');
    };
    const response = await get('/api/campaigns/c1/live');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: first\n\n');
    await reader.cancel();
  });
  it('a body of 5 MB is refused before the service sees it, declared or not', async () => {
    const big = 'x'.repeat(5 * 1024 * 1024);
    const declared = await post('/api/campaigns', {}, big).catch(() => null);
    expect(declared === null || declared.status === 413).toBe(true);
    const status = await new Promise<number>((resolve) => {
      const req = request(
        `${gateway.url}/api/campaigns`,
        { method: 'POST', headers: { 'content-type': 'application/json' } },
        (res) => resolve(res.statusCode ?? 0),
      );
      req.on('error', () => resolve(413));
      for (let at = 0; at < big.length; at += 65_536) req.write(big.slice(at, at + 65_536));
      req.end();
    });
    expect(status).toBe(413);
  });
  it.each(['/internal/sessions/resolve', '/api/nowhere', '/dev/inbox', '/dev/reload'])(
    '%s is answered 404',
    async (where) => {
      const response = await get(where);
      expect([response.status, (await jsonOf<{ code: string }>(response)).code]).toEqual([404, 'not_found']);
      expect(gateway.seen).toEqual([]);
    },
  );
  it('pages of residents are requested from the public service', async () => {
    for (const where of ['/survey/x', '/riverside/survey/x', '/riverside/news', '/q/abc', '/resident/client.js'])
      await get(where);
    expect(gateway.seen.map(({ url }) => url)).toHaveLength(5);
  });
});

describe('static files', () => {
  it('a hashed file is immutable, and compressed when the browser accepts it', async () => {
    const packed = await fetch(`${gateway.url}/static/main.0123abcd.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect([packed.headers.get('cache-control'), await packed.text()]).toEqual([
      'public, max-age=31536000, immutable',
      'plain',
    ]);
    const encoding = await new Promise((resolve) => {
      request(`${gateway.url}/static/main.0123abcd.js`, { headers: { 'accept-encoding': 'gzip, br' } }, (res) =>
        resolve(res.headers['content-encoding']),
      ).end();
    });
    expect(encoding).toBe('br');
  });
  it('every file of a release is immutable when its version has a hash', async () => {
    const manifest = await get('/remotes/mf-x/1.0.0-0123abcd/mf-manifest.json');
    expect(manifest.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
  it('a file without a hash is revalidated, and answered 304 when it is unchanged', async () => {
    const first = await get('/remotes/mf-x/1.0.0/mf-manifest.json');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/remotes/mf-x/1.0.0/mf-manifest.json', {
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });
  it.each(['/static/../../secret.txt', '/static/%2e%2e/%2e%2e/secret.txt', '/remotes/..%2f..%2fsecret.txt'])(
    '%s is answered 404',
    async (where) => {
      const text = await new Promise<string>((resolve) => {
        const req = request(`${gateway.url}`, { path: where }, (res) => {
          let body = '';
          res.on('data', (chunk) => (body += chunk)).on('end', () => resolve(body));
        });
        req.end();
      });
      expect(text).not.toContain('outside');
    },
  );
  it.each(['/', '/auth', '/dashboard/campaigns/x', '/invite/t'])(
    '%s serves the shell, with a policy that allows only our own script',
    async (where) => {
      const response = await get(where);
      expect(await response.text()).toContain('<title>Shell</title>');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(response.headers.get('strict-transport-security')).toContain('max-age');
    },
  );
});

describe('the description of the interface', () => {
  it('lists the public operations and no internal operation', async () => {
    const document = await jsonOf<{ openapi: string; paths: object }>(await get('/api/openapi.json'));
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/auth/magic-links', '/api/campaigns/{campaignId}/report']),
    );
    expect(Object.keys(document.paths).filter((where) => where.startsWith('/internal'))).toEqual([]);
  });
  it('is shown on a page without inline script', async () => {
    const html = await (await get('/api/docs')).text();
    expect(html).not.toMatch(/<script(?![^>]*src=)/);
    expect((await get('/api/docs/swagger-ui-bundle.js')).status).toBe(200);
    expect((await get('/api/docs/package.json')).status).toBe(404);
  });
});

describe('readiness', () => {
  it('the gateway stays ready when a service is not reachable, and system health names the service', async () => {
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 200]);
    const response = await get('/healthz/system', monitoringHeaders);
    expect(response.status).toBe(503);
    expect(await jsonOf<object>(response)).toMatchObject({
      status: 'degraded',
      services: { campaigns: true, subscribers: false },
    });
  });
});
