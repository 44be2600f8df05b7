import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { ConfigError } from '@folkmoot/service-kit';
import { readConfig } from '../config';
import { ask, sendRaw } from '../testing/raw';
import { monitoringHeaders, startTestGateway, type TestGateway } from '../testing/test-gateway';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});

const startGateway = async (env: Record<string, string> = {}): Promise<TestGateway> => {
  const gateway = await startTestGateway(env);
  open.push(gateway.stop);
  return gateway;
};

const mails = async (): Promise<string> => {
  const server = createServer((_req, res) => res.end('every sign-in link'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe('the inbox of the mail catcher', () => {
  const inbox = async (headers: Record<string, string>) => {
    const gateway = await startGateway({ DEV_INBOX_URL: await mails(), PUBLIC_ORIGIN: 'http://localhost:4000' });
    return ask(gateway.url, '/dev/inbox.json', { headers });
  };
  it.each(['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'LOCALHOST'])(
    'is shown when the browser is on this machine and the Host is %s',
    async (host) => expect((await inbox({ host })).text).toBe('every sign-in link'),
  );
  it.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', 'localhost'],
    ['forwarded', 'for=203.0.113.9'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '203.0.113.9'],
    ['cf-connecting-ip', '203.0.113.9'],
  ])('is answered 404 when a proxy adds %s: %s', async (name, value) =>
    expect((await inbox({ host: 'localhost', [name]: value })).status).toBe(404),
  );
  it('is refused when a page has rebound its own name to this machine', async () =>
    expect((await inbox({ host: 'attacker.example' })).status).toBe(421));
  it('keeps the gateway from starting when PUBLIC_ORIGIN is an address for people', async () => {
    const env = { DEV_INBOX_URL: 'http://127.0.0.1:9', PUBLIC_ORIGIN: 'https://feedback.example' };
    await expect(startTestGateway(env)).rejects.toThrow(ConfigError);
  });
});

describe('the Host of a request', () => {
  it.each([
    ['folkmoot.example', 200],
    ['folkmoot.example:8443', 200],
    ['FOLKMOOT.example.', 200],
    ['www.folkmoot.example', 200],
    ['127.0.0.1:1', 200],
    ['localhost', 200],
    ['attacker.example', 421],
    ['attacker.example:4000', 421],
    ['folkmoot.example.attacker.example', 421],
    ['localhost.attacker.example', 421],
    ['user@localhost', 421],
    ['constructor', 421],
  ])('%s is answered %d', async (host, status) => {
    const gateway = await startGateway({ PUBLIC_HOSTS: 'www.folkmoot.example, feedback.example' });
    for (const where of ['/', '/api/campaigns', '/riverside/survey/x', '/remotes.json', '/nowhere/at/all'])
      expect([where, (await ask(gateway.url, where, { headers: { host } })).status]).toEqual([where, status]);
    for (const where of ['/healthz', '/readyz'])
      expect([where, (await ask(gateway.url, where, { headers: { host } })).status]).toEqual([where, 200]);
  });
  it.each(['GET / HTTP/1.1\r\nHost:\r\n', 'GET / HTTP/1.0\r\n'])(
    'that is missing in %j is answered 421',
    async (head) => {
      const gateway = await startGateway();
      expect(await sendRaw(gateway.url, `${head}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 421/);
    },
  );
  it('must not be a loopback name when the connection comes from the network', async () => {
    const outer = Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.family === 'IPv4' && !each.internal)?.address;
    if (!outer) return;
    const gateway = await startGateway({ HOST: '0.0.0.0' });
    const { port } = new URL(gateway.url);
    const response = await fetch(`http://${outer}:${port}/`, { headers: { host: 'localhost' } });
    expect(response.status).toBe(421);
  });
  it.each(['https://x', 'a b', 'x:80'])('PUBLIC_HOSTS refuses %j', (hosts) =>
    expect(() => readConfig({ PUBLIC_HOSTS: hosts })).toThrow(/PUBLIC_HOSTS: must be host names/),
  );
});

describe.each(['/metrics', '/healthz/system'])('%s', (where) => {
  it('is answered 404 when no token is set', async () => {
    const gateway = await startGateway({ METRICS_TOKEN: '' });
    for (const headers of [{}, monitoringHeaders, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }])
      expect((await ask(gateway.url, where, { headers })).status).toBe(404);
  });
  it('is answered only when the request has the token', async () => {
    const gateway = await startGateway();
    const statusWith = async (headers: Record<string, string>) => (await ask(gateway.url, where, { headers })).status;
    expect(await statusWith({})).toBe(401);
    expect(await statusWith({ authorization: 'Bearer another token' })).toBe(401);
    expect([200, 503]).toContain(await statusWith(monitoringHeaders));
  });
  it('is answered under any host when the request has the token, because monitoring calls containers by address', async () => {
    const gateway = await startGateway();
    const statusWith = async (headers: Record<string, string>) =>
      (await ask(gateway.url, where, { headers: { ...headers, host: '10.0.0.5:8080' } })).status;
    expect(await statusWith({})).toBe(401);
    expect([200, 503]).toContain(await statusWith(monitoringHeaders));
  });
});

describe('the metrics of services', () => {
  it.each([
    '//metrics',
    '/./metrics',
    '/x/../metrics',
    '/api/../metrics',
    '/q/%2e%2e/metrics',
    '/metrics/',
    '/METRICS',
  ])('are not reachable at %s', async (where) => {
    const gateway = await startGateway();
    await ask(gateway.url, where);
    expect(gateway.seen.map(({ url }) => url).filter((url) => url === '/metrics')).toEqual([]);
  });
});
