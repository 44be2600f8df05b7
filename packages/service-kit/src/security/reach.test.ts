import { localServers } from '../testing';
import { postSafely, type SafePost } from './post-safely';
import { checkedLookup, isAllowedPrivately, problemOfHost } from './reach';

const { serve, closeAll } = localServers();
afterEach(closeAll);

const problemOf = (error: unknown): unknown => (error as { problem?: unknown }).problem;
const post = (url: string, options: Partial<SafePost> = {}) =>
  postSafely({
    url: new URL(url),
    headers: {},
    body: '{}',
    signal: AbortSignal.timeout(5_000),
    reach: { privateHosts: [] },
    maxAnswerBytes: 100,
    maxRedirects: 2,
    ...options,
  });

test.each([
  ['10.1.2.3', [], 'private'],
  ['10.1.2.3', ['10.0.0.0/8'], null],
  ['10.1.2.3', ['10.2.0.0/16'], 'private'],
  ['10.1.2.3', ['10.1.2.3'], null],
  ['[::1]', [], 'private'],
  ['[::ffff:10.1.2.3]', [], 'private'],
  ['[fd12::1]', ['fd00::/8'], null],
  ['169.254.169.254', ['0.0.0.0/0', '169.254.169.254'], 'reserved'],
  ['metadata.google.internal.', ['metadata.google.internal'], 'reserved'],
  ['192.0.2.1', [], null],
  ['example.org', [], null],
])('the host %s has, with %j allowed, the problem %s', (host, privateHosts, expected) => {
  expect(problemOfHost(host, { privateHosts })).toBe(expected);
});

test('a name is allowed when the operator names it, or the network of its address', async () => {
  const resolve = async () => ['10.1.2.3'];
  const lookup = (privateHosts: string[]) => checkedLookup('hooks.internal', { privateHosts, resolve });
  await expect(lookup([])).rejects.toMatchObject({ problem: 'private' });
  await expect(lookup(['other.internal'])).rejects.toMatchObject({ problem: 'private' });
  await expect(lookup(['HOOKS.internal.'])).resolves.toBeDefined();
  await expect(lookup(['10.0.0.0/8'])).resolves.toBeDefined();
  // Only a host that is named, or an address, is called by http: the address of a name is known too late.
  expect(isAllowedPrivately('hooks.internal', { privateHosts: ['10.0.0.0/8'] })).toBe(false);
});

test('a name is refused when one of its addresses is private', async () => {
  const resolve = async () => ['192.0.2.1', '127.0.0.1'];
  await expect(checkedLookup('example.org', { privateHosts: [], resolve })).rejects.toMatchObject({
    problem: 'private',
  });
});

test('a name that changes its address after the check is called at the checked address (DNS rebinding)', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  let lookups = 0;
  const resolve = async () => answers[lookups++] ?? [];
  const url = (await serve((_, response) => response.end('checked'))).replace('127.0.0.1', 'rebinding.test');
  const reach = { privateHosts: ['rebinding.test'], resolve };
  expect((await post(url, { reach })).body).toBe('checked');
  expect(lookups).toBe(1);
  // The second message looks the name up again, and finds that it is private now.
  const strict = { privateHosts: ['127.0.0.1'], resolve };
  expect(problemOf(await post(url.replace('http:', 'https:'), { reach: strict }).catch((error) => error))).toBe(
    'private',
  );
});

test('a redirect is followed only when it keeps the message, and only to an address that may be called', async () => {
  const bodies: string[] = [];
  const target = await serve((request, response) => {
    request.on('data', (part) => bodies.push(`${request.method} ${part}`));
    request.on('end', () => response.end('arrived'));
  });
  const from = (code: number, location: string) =>
    serve((_, response) => void response.writeHead(code, { location }).end());
  const reach = { privateHosts: ['127.0.0.1'] };
  expect((await post(await from(308, target), { reach })).body).toBe('arrived');
  expect(bodies).toEqual(['POST {}']);
  expect((await post(await from(302, target), { reach })).status).toBe(302);
  const problem = async (location: string) =>
    problemOf(await post(await from(307, location), { reach }).catch((error) => error));
  expect(await problem('https://10.0.0.1/')).toBe('private');
  expect(await problem('https://169.254.169.254/')).toBe('reserved');
  expect(await problem('http://example.org/')).toBe('not_https');
  expect(await problem('https://user@example.org/')).toBe('not_https');
  expect(await problem('/')).toBe('too_many_redirects');
  expect(bodies).toHaveLength(1);
});

test('an answer is cut, and a slow one or a slow lookup ends with the signal', async () => {
  const reach = { privateHosts: ['127.0.0.1', 'slow.test'] };
  const long = await serve((_, response) => response.end('x'.repeat(10_000)));
  expect(await post(long, { reach })).toMatchObject({ body: 'x'.repeat(100), isCut: true });
  const silent = await serve(() => undefined);
  const signal = AbortSignal.timeout(50);
  await expect(post(silent, { reach, signal })).rejects.toMatchObject({ name: 'AbortError' });
  const never = { ...reach, resolve: () => new Promise<never>(() => undefined) };
  await expect(post('http://slow.test/', { reach: never, signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});
