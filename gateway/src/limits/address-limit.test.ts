import { startTestGateway } from '../testing/test-gateway';

describe('limits', () => {
  const statuses = async (url: string, headers: Record<string, string>[]) => {
    const seen: number[] = [];
    for (const requestHeaders of headers)
      seen.push((await fetch(`${url}/api/campaigns`, { headers: requestHeaders })).status);
    return seen;
  };
  it('answers 429 with Retry-After when an address exceeds its burst, whatever address its headers claim', async () => {
    const small = await startTestGateway({ RATE_LIMIT_BURST: '2', RATE_LIMIT_PER_SECOND: '1' });
    expect(await statuses(small.url, [{}, {}, { 'x-forwarded-for': '10.0.0.9' }])).toEqual([200, 200, 429]);
    await small.stop();
  });
  it('separates visitors behind a trusted proxy by the address that the proxy wrote', async () => {
    const small = await startTestGateway({ RATE_LIMIT_BURST: '1', RATE_LIMIT_PER_SECOND: '1', TRUSTED_PROXIES: '1' });
    const from = (address: string) => ({ 'x-forwarded-for': `1.2.3.4, ${address}` });
    expect(await statuses(small.url, [from('10.0.0.1'), from('10.0.0.2'), from('10.0.0.1')])).toEqual([200, 200, 429]);
    await small.stop();
  });
});
