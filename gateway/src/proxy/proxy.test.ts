import { COOKIE, rawGet, startTestGateway, startUpstream, type TestGateway } from '../testing/fixtures';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

const codeOf = async (response: Response): Promise<unknown> => ((await response.json()) as { code: string }).code;
const json = { 'content-type': 'application/json' };

describe('bodies', () => {
  it('of 5 MB on an address for small ones, with and without a length, are refused', async () => {
    const bytes = new Uint8Array(5 * 1024 * 1024);
    const known = await gateway.ask('/api/campaigns', { method: 'POST', body: bytes, headers: json });
    expect([known.status, await codeOf(known)]).toEqual([413, 'body_too_large']);
    const streamed = await gateway.ask('/api/campaigns', {
      method: 'POST',
      headers: json,
      body: new Blob([bytes]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([streamed.status, await codeOf(streamed)]).toEqual([413, 'body_too_large']);
    expect(gateway.campaigns.seen).toHaveLength(0);
  });

  it('with and without a length, arrive byte for byte', async () => {
    const text = '{"title":"é"}'.padEnd(100_000, ' ');
    await gateway.ask('/api/campaigns', { method: 'POST', body: text, headers: json });
    await gateway.ask('/api/campaigns', {
      method: 'POST',
      headers: json,
      body: new Blob([text]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(gateway.campaigns.seen.map(({ body }) => body === text)).toEqual([true, true]);
  });
});

describe('a service', () => {
  it('away, is a 503 that says when to come again; the others go on', async () => {
    await gateway.campaigns.kill();
    const response = await gateway.ask('/api/campaigns');
    expect([response.status, await codeOf(response), response.headers.get('retry-after')]).toEqual([
      503,
      'unavailable',
      '2',
    ]);
    expect((await gateway.ask('/api/tags')).status).toBe(200);
  });

  it('killed while a request runs, is a clean 503; back again, it answers', async () => {
    gateway.residents.answerWith(() => void gateway.residents.kill());
    const path = '/api/public/surveys/c1/responses';
    const response = await gateway.ask(path, { method: 'POST', body: '{}', headers: json });
    expect([response.status, await codeOf(response)]).toEqual([503, 'unavailable']);
    const again = await startUpstream(gateway.residents.port);
    expect((await gateway.ask(path, { method: 'POST', body: '{}', headers: json })).status).toBe(200);
    await again.kill();
  });

  it('killed in the middle of its answer, breaks the answer off', async () => {
    gateway.campaigns.answerWith((_req, res) => {
      res.writeHead(200, { 'Content-Length': 1_000 });
      res.write('half', () => res.destroy());
    });
    await expect(gateway.ask('/api/campaigns').then((response) => response.text())).rejects.toThrow();
  });

  it('asked a hundred times one after another, is reached over one connection', async () => {
    for (let index = 0; index < 100; index++) await (await gateway.ask('/api/tags')).text();
    expect(gateway.subscribers.connections.size).toBe(1);
  });

  it('answering with problems, cookies and headers of its own, is passed on as it is', async () => {
    gateway.admin.answerWith((_req, res) => {
      res.setHeader('Set-Cookie', ['a=1', 'b=2']);
      res.writeHead(409, { 'Content-Type': 'application/problem+json', 'Retry-After': '7' }).end('{"code":"conflict"}');
    });
    const response = await gateway.ask('/api/auth/session');
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
      409,
      '7',
      '{"code":"conflict"}',
    ]);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });
});

describe('event streams', () => {
  const startStream = (headers: Record<string, string> = {}) => {
    gateway.campaigns.answerWith((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/event-stream' });
      res.write('data: 1\n\n');
      setTimeout(() => res.write('data: 2\n\n'), 100);
    });
    return gateway.ask('/api/campaigns/c1/live', { headers });
  };
  const readOne = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
    new TextDecoder().decode((await reader.read()).value);

  it('arrive event by event', async () => {
    const response = await startStream();
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect(await readOne(reader)).toBe('data: 1\n\n');
    expect(await readOne(reader)).toBe('data: 2\n\n');
    await reader.cancel();
  });

  it('of a session that is revoked, end', async () => {
    const response = await startStream({ cookie: COOKIE });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await readOne(reader);
    await gateway.revoke('hash_of_session');
    const toTheEnd = async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read());
    };
    await expect(toTheEnd()).rejects.toThrow();
  });

  it('whose reader goes away, are ended at the service', async () => {
    const gone = new Promise<void>((resolve) => {
      gateway.campaigns.answerWith((_req, res) => {
        res.writeHead(200, { 'Content-Type': 'text/event-stream' });
        res.write('data: 1\n\n');
        res.once('close', () => resolve());
      });
    });
    const controller = new AbortController();
    const response = await gateway.ask('/api/campaigns/c1/live', { signal: controller.signal });
    await readOne((response.body as ReadableStream<Uint8Array>).getReader());
    controller.abort();
    await gone;
  });

  it('open when the gateway stops, do not hold it up', async () => {
    const own = await startTestGateway();
    own.campaigns.answerWith((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/event-stream' });
      res.write('data: 1\n\n');
    });
    await own.ask('/api/campaigns/c1/live', { headers: { cookie: COOKIE } });
    const began = performance.now();
    await own.stop();
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});

describe('addresses', () => {
  it.each([
    ['/internal/sessions/resolve', 404],
    ['/internal', 404],
    ['//internal/sessions/resolve', 404],
    ['/api/../internal/sessions/resolve', 404],
    ['/api/nothing', 404],
    ['/api', 404],
    ['/.env', 404],
    ['/riverside', 404],
    ['/dev/inbox', 404],
  ])('%s leads nowhere', async (path, status) => {
    const answer = await rawGet(gateway.port, path);
    expect([answer.status, (JSON.parse(answer.body) as { code: string }).code]).toEqual([status, 'not_found']);
    expect([gateway.admin, gateway.campaigns, gateway.residents].flatMap(({ seen }) => seen)).toEqual([]);
  });

  it.each([
    '/survey/c1',
    '/riverside/survey/c1',
    '/riverside/survey/c1/thank-you',
    '/riverside/news',
    '/q/abc',
    '/preferences/t',
    '/unsubscribe/t',
    '/confirm/t',
    '/resident/client.0a1b2c3d.js',
  ])("%s is a resident's page", async (path) => {
    expect((await gateway.ask(path)).status).toBe(200);
    expect(gateway.residents.seen.map(({ url }) => url)).toEqual([path]);
  });

  it('of the development inbox, where it is set, lead there', async () => {
    const inbox = await startUpstream();
    const own = await startTestGateway({ DEV_INBOX_URL: inbox.url });
    expect((await own.ask('/dev/inbox.json')).status).toBe(200);
    expect(inbox.seen.map(({ url }) => url)).toEqual(['/dev/inbox.json']);
    await own.stop();
    await inbox.kill();
  });
});

describe('log lines', () => {
  it('of residents carry no id, of nobody an address with its query', async () => {
    await gateway.ask('/riverside/survey/campaign-77?token=secret');
    await gateway.ask('/auth?code=secret');
    await gateway.ask('/api/campaigns/campaign-77?q=secret', { headers: { cookie: COOKIE } });
    const lines = gateway.lines.filter(({ message }) => message === 'request');
    expect(lines.map(({ fields }) => fields)).toEqual([
      { method: 'GET', route: 'public:other', status: 200, code: null, ms: expect.any(Number) },
      expect.objectContaining({ route: 'index', requestId: expect.any(String) }),
      expect.objectContaining({ route: 'getCampaign', requestId: expect.any(String) }),
    ]);
    expect(JSON.stringify(gateway.lines)).not.toMatch(/secret|campaign-77/);
  });
});
