import { createQueryClient } from '@folkmoot/shell-sdk';
import { sampleSession } from '@folkmoot/shell-sdk/testing';
import { adoptSession, refreshAfter, sessionKey, sessionQuery } from './session-query';

const NOW = Date.parse('2026-05-01T12:00:00.000Z');
const endsIn = (ms: number) => sampleSession({ expiresAt: new Date(NOW + ms).toISOString() });

describe('refreshAfter', () => {
  it.each([
    ['an hour', 3_600_000, 900_000],
    ['ten minutes', 600_000, 300_000],
    ['four seconds', 4_000, 5_000],
    ['minus a minute', -60_000, 5_000],
  ])('returns half of the remaining time, within limits, for a session that ends in %s', (_words, left, expected) => {
    expect(refreshAfter(endsIn(left), NOW)).toBe(expected);
  });

  it('returns a short interval while the page is visible, so that people notice a sign-out in another browser', () => {
    expect(refreshAfter(endsIn(3_600_000), NOW, true)).toBe(20_000);
  });

  it('returns false when there is no session', () => {
    expect(refreshAfter(null, NOW)).toBe(false);
  });
});

describe('sessionQuery', () => {
  it('backs off from 200 ms, doubling (D1 section 9)', () => {
    const { retryDelay } = sessionQuery;
    if (typeof retryDelay !== 'function') throw new Error('expected a function');
    expect([0, 1, 2, 3].map((failures) => retryDelay(failures, new Error()))).toEqual([200, 400, 800, 1600]);
  });
});

describe('adoptSession', () => {
  const withData = () => {
    const client = createQueryClient();
    client.setQueryData(sessionKey, sampleSession());
    client.setQueryData(['listCampaigns', {}], 'of Riverside');
    client.setQueryData(['remotes'], 'the same for all');
    return client;
  };

  it('clears the cache when the council changes', () => {
    const client = withData();
    adoptSession(client, sampleSession({ council: { id: 'other' } }));
    expect(client.getQueryData(['listCampaigns', {}])).toBeUndefined();
    expect(client.getQueryData(['remotes'])).toBe('the same for all');
  });

  it('keeps the cache when user and council are the same', () => {
    const client = withData();
    adoptSession(client, sampleSession());
    expect(client.getQueryData(['listCampaigns', {}])).toBe('of Riverside');
  });

  it('clears the cache when the user signs out', () => {
    const client = withData();
    adoptSession(client, null);
    expect(client.getQueryData(['listCampaigns', {}])).toBeUndefined();
  });
});
