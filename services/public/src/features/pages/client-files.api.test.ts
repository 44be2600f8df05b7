import { type IncomingHttpHeaders, request } from 'node:http';
import { type PublicTestService, startPublicService } from '../../testing/fixtures';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

describe('client files', () => {
  let service: PublicTestService;
  let files: TestStatic;
  beforeAll(async () => {
    files = await testStatic();
    await files.release('one');
    service = await startPublicService({ staticDir: files.staticDir, remotesFile: files.remotesFile });
  });
  afterAll(async () => {
    await service.stop();
    await files.remove();
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${service.url}${path}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it.each([
    ['br', 'gzip, deflate, br, zstd', 'brotli one'],
    ['br', 'BR;q=1.0, gzip;q=0.8', 'brotli one'],
    ['gzip', 'gzip, deflate', 'gzip one'],
    ['gzip', 'br;q=0, gzip', 'gzip one'],
    [undefined, 'br;q=0.0', 'client one'],
    [undefined, 'sabre, identity', 'client one'],
    [undefined, '', 'client one'],
  ])(
    'a client file is served as %s for Accept-Encoding %j with a permanent cache time and a Vary header',
    async (encoding, accepted, content) => {
      const [headers, text] = await new Promise<[IncomingHttpHeaders, string]>((resolve, reject) => {
        request(`${service.url}/resident/client.one.js`, { headers: { 'accept-encoding': accepted } }, (res) => {
          let body = '';
          res.on('data', (chunk) => (body += chunk)).on('end', () => resolve([res.headers, body]));
        })
          .on('error', reject)
          .end();
      });
      expect([headers['content-encoding'], text]).toEqual([encoding, content]);
      expect([headers['cache-control'], headers.vary]).toEqual([
        'public, max-age=31536000, immutable',
        'Accept-Encoding',
      ]);
    },
  );

  it('client files have their type, and no other files are served', async () => {
    const plain = await get('/resident/client.one.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    for (const path of ['/resident/client.none.js', '/resident/..%2Fremote.json', '/resident/render.one.mjs']) {
      expect((await get(path)).status).toBe(404);
    }
  });
});
