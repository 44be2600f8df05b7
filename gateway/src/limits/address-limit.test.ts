import { openStage } from '../testing/stage';

describe('limits', () => {
  const statuses = async (url: string, headers: Record<string, string>[]) => {
    const seen: number[] = [];
    for (const one of headers) seen.push((await fetch(`${url}/api/campaigns`, { headers: one })).status);
    return seen;
  };
  it('beyond the burst of an address answers 429 with Retry-After, and what it claims to be changes nothing', async () => {
    const small = await openStage({ RATE_LIMIT_BURST: '2', RATE_LIMIT_PER_SECOND: '1' });
    expect(await statuses(small.url, [{}, {}, { 'x-forwarded-for': '10.0.0.9' }])).toEqual([200, 200, 429]);
    await small.stop();
  });
  it('behind a trusted proxy visitors are told apart by what it wrote, not by what they wrote', async () => {
    const small = await openStage({ RATE_LIMIT_BURST: '1', RATE_LIMIT_PER_SECOND: '1', TRUSTED_PROXIES: '1' });
    const from = (address: string) => ({ 'x-forwarded-for': `1.2.3.4, ${address}` });
    expect(await statuses(small.url, [from('10.0.0.1'), from('10.0.0.2'), from('10.0.0.1')])).toEqual([200, 200, 429]);
    await small.stop();
  });
});
