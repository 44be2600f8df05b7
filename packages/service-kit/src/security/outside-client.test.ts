import { localServers } from '../testing/local-servers';
import { readNetwork } from './outside-addresses';
import { createOutsideClient, type OutsideOptions, type OutsideRequest } from './outside-client';
import { checkHost, isCallable, isHostOrNetwork, problemOfHost, type Reach } from './reach';

const servers = localServers();
afterEach(servers.closeAll);

const HERE: Reach = { privateHosts: ['127.0.0.1'] };
const PUBLIC = '93.184.216.34';
const clientFor = (options: Partial<OutsideOptions> = {}) =>
  createOutsideClient({ reach: HERE, timeoutMs: 1_000, maxBytes: 1_000, ...options });
const named = (addresses: readonly string[], privateHosts: readonly string[] = []) =>
  clientFor({ reach: { privateHosts, resolve: async () => addresses } });

/** The status of an answer, or the problem of a call that fails. */
const outcomeOf = (request: OutsideRequest, client = clientFor()): Promise<unknown> =>
  client.request(request).then(
    ({ status }) => status,
    ({ problem, name }: { problem?: string; name: string }) => problem ?? name,
  );
const redirectTo = (location: string, code = 302) =>
  servers.serve((_, res) => void res.writeHead(code, { location }).end());

describe('the host of an address', () => {
  it.each([
    ['8.8.8.8', [], null],
    ['[2606:4700::1]', [], null],
    ['example.org', [], null],
    ['10.1.2.3', [], 'private'],
    ['10.1.2.3', ['10.0.0.0/8'], null],
    ['10.1.2.3', ['10.2.0.0/16'], 'private'],
    ['10.1.2.3', ['10.1.2.3'], null],
    ['[::ffff:10.1.2.3]', [], 'private'],
    ['[::ffff:10.1.2.3]', ['10.1.0.0/16'], null],
    ['127.0.0.1', [], 'private'],
    ['[::1]', [], 'private'],
    ['[::ffff:127.0.0.1]', [], 'private'],
    ['[::7f00:1]', [], 'private'],
    ['192.168.1.1', [], 'private'],
    ['172.31.0.1', [], 'private'],
    ['100.64.0.1', [], 'private'],
    ['[fd12::1]', [], 'private'],
    ['[fd12::1]', ['fd00::/8'], null],
    ['[64:ff9b::7f00:1]', [], 'private'],
    ['[64:ff9b:1::a00:1]', [], 'private'],
    ['[2002:7f00:1::]', [], 'private'],
    ['0.0.0.0', ['0.0.0.0/0'], 'reserved'],
    ['[fe80::1]', ['fe80::/10'], 'reserved'],
    ['169.254.169.254', ['0.0.0.0/0', '169.254.169.254'], 'reserved'],
    ['[::ffff:169.254.169.254]', ['0.0.0.0/0'], 'reserved'],
    ['metadata.google.internal.', ['metadata.google.internal'], 'reserved'],
  ])('%s has, with %j allowed, the problem %s', (host, privateHosts, expected) =>
    expect(problemOfHost(host, { privateHosts })).toBe(expected),
  );

  it.each([
    ['hooks.internal', true],
    ['10.0.0.5', true],
    ['10.0.0.0/8', true],
    ['fd00::/8', true],
    ['10.0.0.0/33', false],
    ['::/129', false],
    ['10.0.0/8', false],
    ['hooks.internal/8', false],
    ['10.0.0.0/', false],
  ])('can be allowed by the operator as %s: %s', (text, expected) => {
    expect(isHostOrNetwork(text)).toBe(expected);
    expect(readNetwork(text) !== null).toBe(expected && text !== 'hooks.internal');
  });

  it('is allowed when the operator names it, or the network of all its addresses', async () => {
    const check = (privateHosts: string[], addresses: string[]) =>
      checkHost('hooks.internal', { privateHosts, resolve: async () => addresses });
    expect((await check([], ['10.1.2.3'])).problem).toBe('private');
    expect((await check(['other.internal'], ['10.1.2.3'])).problem).toBe('private');
    expect(await check(['HOOKS.internal.'], ['10.1.2.3'])).toMatchObject({ problem: null, isAllowed: true });
    expect(await check(['10.0.0.0/8'], ['10.1.2.3'])).toMatchObject({ problem: null, isAllowed: true });
    expect(await check(['10.0.0.0/8'], ['10.1.2.3', PUBLIC])).toMatchObject({ problem: null, isAllowed: false });
    expect((await check([], [PUBLIC, '127.0.0.1'])).problem).toBe('private');
    // Before the lookup, only a host that is named, or an address, can be entered with http.
    expect(isCallable(new URL('http://hooks.internal'), { privateHosts: ['10.0.0.0/8'] })).toBe(false);
    expect(isCallable(new URL('http://hooks.internal'), { privateHosts: ['hooks.internal'] })).toBe(true);
  });
});

describe('a call to an address from outside', () => {
  it('is refused for a private address, also behind a name or a redirect', async () => {
    const inside = await servers.serve((_, res) => res.end('secret'));
    expect(await outcomeOf({ url: inside }, clientFor({ reach: { privateHosts: [] } }))).toBe('private');
    expect(await outcomeOf({ url: 'https://provider.example' }, named([PUBLIC, '10.0.0.1']))).toBe('private');
    expect(await outcomeOf({ url: await redirectTo('http://169.254.169.254/') })).toBe('reserved');
    expect(await outcomeOf({ url: await redirectTo('https://10.0.0.1/') })).toBe('private');
    expect(await outcomeOf({ url: inside })).toBe(200);
  });

  it('goes to the address that was checked when the name leads elsewhere afterwards (DNS rebinding)', async () => {
    const url = (await servers.serve((_, res) => res.end('checked'))).replace('127.0.0.1', 'rebinding.test');
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    let lookups = 0;
    const resolve = async () => answers[lookups++] ?? [];
    const client = clientFor({ reach: { privateHosts: ['127.0.0.1'], resolve } });
    expect((await client.request({ url })).body.toString()).toBe('checked');
    expect(lookups).toBe(1);
    // The next call looks the name up again, and finds that it is private now.
    expect(await outcomeOf({ url }, client)).toBe('private');
  });

  it('needs https outside the hosts and networks of the operator, also after a redirect', async () => {
    expect(await outcomeOf({ url: 'http://provider.example' }, named([PUBLIC]))).toBe('not_https');
    expect(await outcomeOf({ url: 'http://provider.example' }, named([PUBLIC, '127.0.0.1'], ['127.0.0.1']))).toBe(
      'not_https',
    );
    const redirecting = await redirectTo('http://provider.example/');
    expect(await outcomeOf({ url: redirecting }, named([PUBLIC], ['127.0.0.1']))).toBe('not_https');
  });

  it('ends with a word for each failure', async () => {
    const hanging = { privateHosts: [], resolve: () => new Promise<never>(() => undefined) };
    const large = await servers.serve((_, res) => res.end('x'.repeat(2_000)));
    const silent = await servers.serve(() => undefined);
    const quick = clientFor({ timeoutMs: 50 });
    expect(await outcomeOf({ url: large })).toBe('too_large');
    expect(await outcomeOf({ url: silent }, quick)).toBe('timeout');
    expect(await outcomeOf({ url: 'https://slow.example' }, clientFor({ reach: hanging, timeoutMs: 50 }))).toBe(
      'timeout',
    );
    expect(await outcomeOf({ url: await redirectTo('/again') })).toBe('redirects');
    expect(await outcomeOf({ url: 'https://provider.example' }, named([]))).toBe('dns');
    expect(await outcomeOf({ url: 'http://127.0.0.1:1' })).toBe('unreachable');
    expect(await outcomeOf({ url: 'ftp://provider.example' })).toBe('address_invalid');
    expect(await outcomeOf({ url: 'https://user:pass@provider.example' })).toBe('address_invalid');
    expect(await outcomeOf({ url: await redirectTo('https://user@provider.example/') })).toBe('address_invalid');
    expect(await outcomeOf({ url: silent, signal: AbortSignal.abort() })).toBe('AbortError');
    expect(await outcomeOf({ url: silent, signal: AbortSignal.timeout(50) })).toBe('TimeoutError');
  });

  it('keeps the beginning of a long answer when the caller wants no more', async () => {
    const large = await servers.serve((_, res) => res.end('x'.repeat(200_000)));
    const client = clientFor({ maxBytes: 100, longAnswer: 'cut' });
    const { body, isCut } = await client.request({ url: large });
    expect([body.toString(), isCut]).toEqual(['x'.repeat(100), true]);
  });

  it('that posts follows a redirect only when the caller allows it and the body is kept', async () => {
    const seen: string[] = [];
    const target = await servers.serve((req, res) => {
      req.on('data', (part) => seen.push(`${req.method} ${part}`));
      req.on('end', () => res.end('arrived'));
    });
    const post = async (code: number, maxRedirects?: number) =>
      outcomeOf({
        url: await redirectTo(target, code),
        method: 'POST',
        body: '{}',
        ...(maxRedirects === undefined ? {} : { maxRedirects }),
      });
    expect([await post(307), await post(302, 2), await post(303, 2)]).toEqual([307, 302, 303]);
    expect(seen).toEqual([]);
    expect([await post(308, 2), await post(307, 2)]).toEqual([200, 200]);
    expect(seen).toEqual(['POST {}', 'POST {}']);
  });

  it('does not send its token to another origin that a redirect names', async () => {
    const tokens: unknown[] = [];
    const note = (location?: string) =>
      servers.serve((req, res) => {
        tokens.push(req.headers.authorization);
        res.writeHead(location && req.url === '/' ? 302 : 200, location ? { location } : {}).end();
      });
    const headers = { authorization: 'Bearer secret' };
    await clientFor().request({ url: await note('/next'), headers });
    await clientFor().request({ url: await note(await note()), headers });
    expect(tokens).toEqual(['Bearer secret', 'Bearer secret', 'Bearer secret', undefined]);
  });
});
