import { openStage, type Stage } from './testing/stage';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.stop());

const get = (where: string, headers: Record<string, string> = {}) => fetch(`${stage.url}${where}`, { headers });

describe('who services are told of', () => {
  it('the visitor’s network is told to the public service and to no other, as a prefix and never as the visitor wrote it', async () => {
    const claimed = { 'x-forwarded-for': '203.0.113.9' };
    for (const where of ['/riverside/survey/x', '/q/abc', '/api/public/surveys/x', '/api/campaigns'])
      await get(where, claimed);
    expect(stage.seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
      '127.0.0.1',
      '127.0.0.1',
      '127.0.0.1',
      undefined,
    ]);
  });
  it('behind a trusted proxy the network of an IPv6 address is its first 64 bits', async () => {
    const behind = await openStage({ TRUSTED_PROXIES: '1' });
    const from = (address: string) =>
      fetch(`${behind.url}/riverside/survey/x`, { headers: { 'x-forwarded-for': `10.9.9.9, ${address}` } });
    await from('2001:db8:1:2:3:4:5:6');
    await from('203.0.113.9');
    expect(behind.seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['2001:db8:1:2', '203.0.113.9']);
    await behind.stop();
  });
});
