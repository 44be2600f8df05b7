import { startTestGateway, type TestGateway } from './testing/fixtures';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const from = (address: string) => ({ 'x-forwarded-for': address, 'content-type': 'application/json' });

describe('limits', () => {
  it('of sign-in, asked for from one address too often, answer 429 with a time to wait; others pass', async () => {
    const ask = (address: string) =>
      gateway.ask('/api/auth/magic-links', { method: 'POST', body: '{}', headers: from(address) });
    const statuses = (await Promise.all(Array.from({ length: 260 }, () => ask('192.0.2.7')))).map((r) => r.status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
    const refused = await ask('192.0.2.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect((await ask('192.0.2.8')).status).toBe(200);
  });

  it('of a library with 200 people who answer a survey, are not met', async () => {
    const person = async () => {
      const reads = ['/riverside/survey/c1', '/resident/client.js', '/api/public/surveys/c1'];
      const posts = ['events', 'events', 'events', 'responses'].map((what) => `/api/public/surveys/c1/${what}`);
      const answers = await Promise.all([
        ...reads.map((path) => gateway.ask(path, { headers: from('198.51.100.5') })),
        ...posts.map((path) => gateway.ask(path, { method: 'POST', body: '{}', headers: from('198.51.100.5') })),
      ]);
      return answers.map(({ status }) => status);
    };
    const statuses: number[] = [];
    for (let group = 0; group < 10; group++) {
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, person))).flat());
    }
    expect(statuses).toHaveLength(1_400);
    expect(new Set(statuses)).toEqual(new Set([200]));
  }, 60_000);
});

describe('own addresses', () => {
  it('/healthz and /metrics answer', async () => {
    expect(await (await gateway.ask('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await gateway.ask('/metrics')).text()).toContain('folkmoot_request_seconds_count');
  });

  it('/readyz names the state of each service', async () => {
    const own = await startTestGateway();
    expect(await (await own.ask('/readyz')).json()).toMatchObject({ status: 'ok' });
    await own.campaigns.kill();
    const response = await own.ask('/readyz');
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'degraded', services: { admin: true, campaigns: false, subscribers: true, public: true } },
    ]);
    await Promise.all([own.admin.kill(), own.subscribers.kill(), own.residents.kill()]);
    expect((await own.ask('/readyz')).status).toBe(503);
    await own.stop();
  });

  it('/api/openapi.json describes every operation but the internal ones, and may be kept', async () => {
    const response = await gateway.ask('/api/openapi.json');
    const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> };
    expect(openapi).toBe('3.1.0');
    expect(paths['/api/auth/sessions']).toHaveProperty('post');
    expect(Object.keys(paths).filter((path) => path.startsWith('/internal'))).toEqual([]);
    const etag = response.headers.get('etag') ?? '';
    expect((await gateway.ask('/api/openapi.json', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('/api/docs is a page whose parts all come from here', async () => {
    const response = await gateway.ask('/api/docs');
    const html = await response.text();
    expect(html).not.toMatch(/<script>|https?:\/\//);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, where]) => where ?? '');
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) expect([part, (await gateway.ask(part)).status]).toEqual([part, 200]);
    expect((await gateway.ask('/api/docs/package.json')).status).toBe(404);
  });
});

describe('request ids', () => {
  it('given or made, come back and reach the service', async () => {
    const given = await gateway.ask('/api/tags', { headers: { 'x-request-id': 'given-request-1' } });
    expect(given.headers.get('x-request-id')).toBe('given-request-1');
    expect(gateway.subscribers.seen.at(-1)?.headers['x-request-id']).toBe('given-request-1');
    const made = await gateway.ask('/api/tags', { headers: { 'x-request-id': 'not valid!' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
