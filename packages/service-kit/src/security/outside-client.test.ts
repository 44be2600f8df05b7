import { localServers } from '../testing/local-servers';
import { createAddressCheck, readNetwork } from './outside-addresses';
import { createOutsideClient } from './outside-client';

const servers = localServers();
afterEach(servers.closeAll);

const here = createOutsideClient({ networks: ['127.0.0.1'], timeoutMs: 300, maxBytes: 1_000 });
const problemOf = (url: string, client = here) =>
  client.request({ url }).then(
    ({ status }) => status,
    ({ problem }: { problem: string }) => problem,
  );

describe('an address', () => {
  it.each([
    ['8.8.8.8', 'outside'],
    ['2606:4700::1', 'outside'],
    ['10.1.2.3', 'allowed'],
    ['::ffff:10.1.2.3', 'allowed'],
    ['10.2.0.1', 'refused'],
    ['127.0.0.1', 'refused'],
    ['::1', 'refused'],
    ['::ffff:127.0.0.1', 'refused'],
    ['192.168.1.1', 'refused'],
    ['172.31.0.1', 'refused'],
    ['100.64.0.1', 'refused'],
    ['fd00::1', 'refused'],
    ['64:ff9b::7f00:1', 'refused'],
    ['2002:7f00:1::', 'refused'],
    ['0.0.0.0', 'refused'],
    ['fe80::1', 'refused'],
    ['169.254.169.254', 'refused'],
  ])('%s is %s when the operator allows 10.1.0.0/16 and a metadata address', (address, verdict) =>
    expect(createAddressCheck(['10.1.0.0/16', '169.254.169.254'])(address)).toBe(verdict),
  );

  it.each(['10.0.0.0/33', '10.0.0/8', 'host.example', '', '::/129'])('%s is no network', (text) =>
    expect(readNetwork(text)).toBeNull(),
  );
});

describe('a call to an address from outside', () => {
  it('is refused for a private address, also behind a name or a redirect', async () => {
    const inside = await servers.serve((_, res) => res.end('secret'));
    const strict = createOutsideClient({ networks: [] });
    const named = createOutsideClient({
      networks: [],
      resolve: async () => [{ address: '93.184.216.34' }, { address: '10.0.0.1' }],
    });
    const redirecting = await servers.serve((_, res) =>
      res.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    );
    expect(await problemOf(inside, strict)).toBe('refused');
    expect(await problemOf('https://provider.example', named)).toBe('refused');
    expect(await problemOf(redirecting)).toBe('refused');
    expect(await problemOf(inside)).toBe(200);
  });

  it('needs https outside the networks of the operator', async () => {
    const outside = createOutsideClient({ networks: [], resolve: async () => [{ address: '93.184.216.34' }] });
    expect(await problemOf('http://provider.example', outside)).toBe('not_https');
  });

  it('ends with a word for each failure', async () => {
    const large = await servers.serve((_, res) => res.end('x'.repeat(2_000)));
    const silent = await servers.serve(() => undefined);
    const circle = await servers.serve((_, res) => res.writeHead(302, { location: '/again' }).end());
    const hanging = createOutsideClient({ networks: [], timeoutMs: 50, resolve: () => new Promise(() => undefined) });
    expect(await problemOf(large)).toBe('too_large');
    expect(await problemOf(silent)).toBe('timeout');
    expect(await problemOf(circle)).toBe('redirects');
    expect(await problemOf('https://provider.example', hanging)).toBe('timeout');
    expect(await problemOf('http://127.0.0.1:1')).toBe('unreachable');
    expect(await problemOf('ftp://provider.example')).toBe('address_invalid');
    expect(await problemOf('https://user:pass@provider.example')).toBe('address_invalid');
  });

  it('does not follow a redirect of a post, whose secret is for the address that was entered', async () => {
    const redirecting = await servers.serve((_, res) => res.writeHead(307, { location: '/elsewhere' }).end());
    const answer = await here.request({ url: redirecting, method: 'POST', body: 'secret=1' });
    expect(answer.status).toBe(307);
  });
});
