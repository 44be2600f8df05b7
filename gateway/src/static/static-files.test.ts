import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rawGet, registryOf, startTestGateway, type TestGateway } from '../testing/fixtures';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const SCRIPT = '/static/main.3f2a9c1b.js';
const REMOTE = '/remotes/mf-x/1.0.0-aaaaaaaa';

describe('static files', () => {
  it.each([
    ['br, gzip', 'br', 'brotli bytes'],
    ['gzip, deflate', 'gzip', 'gzip bytes'],
    ['br;q=0, gzip', 'gzip', 'gzip bytes'],
    ['identity', undefined, 'export const hello = 1;'],
    ['', undefined, 'export const hello = 1;'],
  ])('with Accept-Encoding "%s", are sent in that form', async (accept, encoding, body) => {
    const answer = await rawGet(gateway.port, SCRIPT, { 'accept-encoding': accept });
    expect([answer.status, answer.headers['content-encoding'], answer.body]).toEqual([200, encoding, body]);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    [SCRIPT, 'public, max-age=31536000, immutable'],
    [`${REMOTE}/chunk.0a1b2c3d.js`, 'public, max-age=31536000, immutable'],
    [`${REMOTE}/remoteEntry.js`, 'no-cache'],
    [`${REMOTE}/mf-manifest.json`, 'no-cache'],
    ['/', 'no-cache'],
    ['/remotes.json', 'no-cache'],
  ])('%s is kept by browsers as %s', async (where, cacheControl) => {
    const first = await rawGet(gateway.port, where);
    expect([first.status, first.headers['cache-control']]).toEqual([200, cacheControl]);
    const again = await rawGet(gateway.port, where, { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
    const changed = await rawGet(gateway.port, where, { 'if-none-match': '"other"' });
    expect(changed.status).toBe(200);
  });

  it.each([
    '/static/../../../secret.txt',
    '/static/..%2f..%2f..%2fsecret.txt',
    '/static/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/static/..%5c..%5csecret.txt',
    '/remotes/../../secret.txt',
    '/static/%00main.js',
    '/static/%zz',
    '/static/',
    '/static/nothing.js',
  ])('%s is not found', async (where) => {
    const answer = await rawGet(gateway.port, where);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('a secret');
  });

  it.each(['/', '/auth?code=x', '/invite/t', '/dashboard', '/dashboard/campaigns/1'])(
    '%s is the application, with a policy that allows no foreign script',
    async (where) => {
      const { status, body, headers } = await rawGet(gateway.port, where);
      expect([status, body]).toEqual([200, '<!doctype html><title>shell</title>']);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("style-src 'self' 'unsafe-inline';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('asked for with HEAD, come without their content', async () => {
    const response = await gateway.ask(SCRIPT, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('written to, do not exist', async () => {
    expect((await gateway.ask(SCRIPT, { method: 'POST', body: 'x' })).status).toBe(404);
  });
});

describe('registry of remotes', () => {
  const versionNow = async () => {
    const { remotes } = (await (await gateway.ask('/remotes.json')).json()) as { remotes: { version: string }[] };
    return remotes[0]?.version;
  };

  it('changed on the disk, is read again; broken, the last good one stays and the log says so', async () => {
    expect(await versionNow()).toBe('1.0.0-aaaaaaaa');
    const fresh = path.join(gateway.dir, 'fresh.json');
    await writeFile(fresh, registryOf('1.0.1-bbbbbbbb'));
    await rename(fresh, gateway.remotesFile);
    expect(await versionNow()).toBe('1.0.1-bbbbbbbb');
    await writeFile(gateway.remotesFile, '{"remotes": [{"name": "nonsense"}]}');
    expect(await versionNow()).toBe('1.0.1-bbbbbbbb');
    expect(gateway.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    await writeFile(gateway.remotesFile, registryOf('1.0.2-cccccccc'));
    expect(await versionNow()).toBe('1.0.2-cccccccc');
  });
});

describe('https installation', () => {
  it('asked over its proxy, tells browsers to stay with https', async () => {
    const own = await startTestGateway({ PUBLIC_ORIGIN: 'https://folkmoot.example' });
    const { headers } = await own.ask('/');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    await own.stop();
  });
});
