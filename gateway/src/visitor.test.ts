import { startTestGateway, type TestGateway } from './testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

const get = (where: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${where}`, { headers });

describe('the visitor headers', () => {
  it('contain the visitor’s network for the public service only, and only its prefix', async () => {
    const claimed = { 'x-forwarded-for': '203.0.113.9' };
    for (const where of ['/riverside/survey/x', '/q/abc', '/api/public/surveys/x', '/api/campaigns'])
      await get(where, claimed);
    expect(gateway.seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
      '127.0.0.1',
      '127.0.0.1',
      '127.0.0.1',
      undefined,
    ]);
  });
  it('contain the first 64 bits of an IPv6 address when it is behind a trusted proxy', async () => {
    const behind = await startTestGateway({ TRUSTED_PROXIES: '1' });
    const from = (address: string) =>
      fetch(`${behind.url}/riverside/survey/x`, { headers: { 'x-forwarded-for': `10.9.9.9, ${address}` } });
    await from('2001:db8:1:2:3:4:5:6');
    await from('203.0.113.9');
    expect(behind.seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['2001:db8:1:2', '203.0.113.9']);
    await behind.stop();
  });
});
