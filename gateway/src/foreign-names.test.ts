import { ask, sendRaw } from './testing/raw';
import { startTestGateway, type TestGateway } from './testing/test-gateway';

/** Names that every object has: an object literal answers when one of them is used as a key. */
const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then', 'length', 'name'];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

/** The services are doubles that always answer, so a server error would come from the gateway. */
const expectSound = (status: number, where: string): void => {
  if (status < 200 || status >= 500) throw new Error(`${where} is answered ${status}`);
};

const places = ['/NAME', '/NAME/', '/NAME/x', '/x/NAME', '/api/NAME', '/api/NAME/x', '/api/campaigns/NAME'];
const deeper = ['/api/campaigns/NAME/live', '/api/campaigns/x/NAME', '/static/NAME', '/remotes/NAME/NAME/NAME'];
const others = [
  '/dev/NAME',
  '/internal/NAME',
  '/auth/NAME',
  '/invite/NAME',
  '/q/NAME',
  '/survey/NAME',
  '/api/docs/NAME',
];

describe('names of members of Object.prototype', () => {
  it.each([...places, ...deeper, ...others])('%s is answered with any of them, by each method', async (url) => {
    for (const name of names)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']) {
        const where = url.replaceAll('NAME', name);
        expectSound((await ask(gateway.url, where, { method })).status, `${method} ${where}`);
      }
  });
  it('change nothing when they are names and values of queries, headers and cookies', async () => {
    for (const name of names)
      for (const where of ['/', '/api/campaigns', '/riverside/survey/x', '/remotes.json']) {
        const query = `${where}?${name}=${name}&${name}[${name}]=1`;
        const headers = { [name]: name, cookie: `${name}=${name}; folkmoot_session=${name}`, accept: 'text/html' };
        expectSound((await ask(gateway.url, query, { headers })).status, query);
        const languages = { 'accept-language': name, 'accept-encoding': name, 'x-request-id': name };
        expectSound((await ask(gateway.url, where, { headers: languages })).status, `${where} in ${name}`);
      }
  });
  it('leave the prototype of objects unchanged', () => {
    expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(
      names.filter((name) => !['prototype', 'then', 'length', 'name'].includes(name)).toSorted(),
    );
  });
});

const HEAD = 'HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

describe('a malformed request', () => {
  it.each([
    ['GET //', /404/],
    ['GET //metrics', /404/],
    ['GET //evil.example/x/', /404/],
    ['GET /%', /404/],
    ['GET /%00', /404/],
    ['GET /api/%E0%A4%A', /404/],
    ['GET *', /40[04]/],
    ['OPTIONS *', /40[04]/],
    ['GET http://evil.example/api/campaigns', /404/],
    ['GET /?', /200/],
    ['TRACE /', /405/],
    ['TRACE /api/campaigns', /405/],
    ['POST /dashboard', /405/],
    ['GET /mcp', /405/],
    ['DELETE /mcp', /405/],
    ['PROPFIND /api/campaigns', /405/],
    ['GET /../../metrics', /404/],
    ['GET /Metrics', /404/],
    ['GET /INTERNAL/health', /404/],
  ])('%s is answered without a server error', async (line, status) => {
    expect((await sendRaw(gateway.url, `${line} ${HEAD}`)).split('\r\n')[0]).toMatch(status);
  });
  it.each([
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET /api/campaigns HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'nonsense\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    'POST /api/campaigns HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/campaigns HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    'POST /api/campaigns HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
    '\0\0\0\0',
  ])('%j ends its own connection at most', async (text) => {
    await sendRaw(gateway.url, text);
    expect((await ask(gateway.url, '/healthz')).status).toBe(200);
  });
  it.each([
    '=',
    ';;;',
    'folkmoot_session',
    'folkmoot_session=',
    `folkmoot_session=${'x'.repeat(201)}`,
    `folkmoot_session=${'x'.repeat(8_000)}`,
    'folkmoot_session=%E0%A4%A; a=b=c',
    '__proto__=1; folkmoot_session=__proto__',
  ])('the cookie %j gives no session', async (cookie) => {
    const { status } = await ask(gateway.url, '/api/campaigns', { headers: { cookie } });
    expect([status, gateway.seen.at(-1)?.headers['x-folkmoot-actor']]).toEqual([200, undefined]);
  });
});

describe('a request that fails in the gateway', () => {
  it('is answered 500 and logged with its route when the listener throws', async () => {
    const broken = await startTestGateway();
    const original = Map.prototype.get;
    Map.prototype.get = function get(this: Map<unknown, unknown>, key: unknown) {
      if (key === '/planted') throw new Error('planted');
      return original.call(this, key);
    };
    try {
      expect((await ask(broken.url, '/planted')).status).toBe(500);
      expect((await ask(broken.url, '/healthz')).status).toBe(200);
      expect(JSON.stringify(broken.lines)).toMatch(/"method":"GET",[^}]*"path":"\/planted"/);
    } finally {
      Map.prototype.get = original;
      await broken.stop();
    }
  });
});
