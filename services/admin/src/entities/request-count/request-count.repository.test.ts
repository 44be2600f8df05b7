import { testContext } from '../../testing/test-context';
import type { CountedSlot } from './request-count.domain';

const { repositoriesOf } = testContext();
const DAY_MS = 86_400_000;
const SPAN_MS = 300_000;
/** Start of yesterday: the collections have a TTL, so the sample must not be old. */
const DAY = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS);
const at = (spans: number): Date => new Date(DAY.getTime() + spans * SPAN_MS);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DD'.length);

const slot = (span: number, overrides: Partial<CountedSlot> = {}): CountedSlot => ({
  startsAt: at(span),
  seconds: 300,
  areas: { campaigns: { requests: 10, failures: 1 } },
  ...overrides,
});
const NEXT_DAY = DAY_MS / SPAN_MS;

describe('request counts', () => {
  test('request counts are empty when no gateway has reported', async () => {
    const { requestCounts } = repositoriesOf();
    expect(await requestCounts.lastHeardAt()).toBeNull();
    expect(await requestCounts.firstSince(DAY, at(1))).toBeNull();
    expect(await requestCounts.days(DAY)).toEqual([]);
  });

  test('the counts of a slot are replaced when the gateway sends the slot again', async () => {
    const { requestCounts } = repositoriesOf();
    await requestCounts.put('g1', [slot(0, { seconds: 100 })], at(1));
    await requestCounts.put('g1', [slot(0, { areas: { campaigns: { requests: 12, failures: 2 } } })], at(2));
    const [day] = await requestCounts.days(DAY);
    expect([day?.day, day?.seconds, day?.areas.campaigns]).toEqual([dayOf(DAY), 300, { requests: 12, failures: 2 }]);
    expect(await requestCounts.lastHeardAt()).toEqual(at(2));
  });

  test('the requests of two gateways in one slot are added, the seconds are not', async () => {
    const { requestCounts } = repositoriesOf();
    await requestCounts.put('g1', [slot(0), slot(1)], at(2));
    await requestCounts.put('g2', [slot(1, { seconds: 200, areas: { admin: { requests: 3, failures: 0 } } })], at(3));
    const [day] = await requestCounts.days(DAY);
    expect(day?.seconds).toBe(600);
    expect([day?.areas.campaigns, day?.areas.admin, day?.areas.public]).toEqual([
      { requests: 20, failures: 2 },
      { requests: 3, failures: 0 },
      { requests: 0, failures: 0 },
    ]);
  });

  test('request counts are listed by day since a moment, oldest first', async () => {
    const { requestCounts } = repositoriesOf();
    await requestCounts.put('g1', [slot(NEXT_DAY), slot(0)], at(NEXT_DAY + 1));
    expect((await requestCounts.days(DAY)).map(({ day }) => day)).toEqual([dayOf(DAY), dayOf(at(NEXT_DAY))]);
    expect((await requestCounts.days(at(1))).map(({ day }) => day)).toEqual([dayOf(at(NEXT_DAY))]);
  });

  test('counting starts when the first gateway started within its slot', async () => {
    const { requestCounts } = repositoriesOf();
    await requestCounts.put('g1', [slot(3), slot(1, { seconds: 60 })], at(4));
    const began = new Date(at(2).getTime() - 60_000);
    expect(await requestCounts.firstSince(DAY, at(4))).toEqual(began);
    expect(await requestCounts.firstSince(at(2), at(4))).toEqual(at(3));
  });
});
