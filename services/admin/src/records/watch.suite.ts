import type { Repositories } from './repositories';
import type { CountedSlot } from './request-count.domain';
import type { PartState, StoredSystemEvent } from './system-event.repository';

type Kept = () => Repositories;

const DAY_MS = 86_400_000;
const SPAN_MS = 300_000;
/** The beginning of yesterday: what is kept for a time only must not be old. */
const DAY = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS);
const at = (spans: number): Date => new Date(DAY.getTime() + spans * SPAN_MS);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

const slot = (span: number, given: Partial<CountedSlot> = {}): CountedSlot => ({
  startsAt: at(span),
  seconds: 300,
  areas: { campaigns: { requests: 10, failures: 1 } },
  ...given,
});
const NEXT_DAY = DAY_MS / SPAN_MS;

const requestCountTests = (kept: Kept): void => {
  describe('counts of requests', () => {
    test('before any gateway has said something, are empty', async () => {
      const { requestCounts } = kept();
      expect(await requestCounts.lastHeardAt()).toBeNull();
      expect(await requestCounts.firstSince(DAY, at(1))).toBeNull();
      expect(await requestCounts.days(DAY)).toEqual([]);
    });
    test('of a span, sent again, take the place of what was sent before', async () => {
      const { requestCounts } = kept();
      await requestCounts.put('g1', [slot(0, { seconds: 100 })], at(1));
      await requestCounts.put('g1', [slot(0, { areas: { campaigns: { requests: 12, failures: 2 } } })], at(2));
      const [day] = await requestCounts.days(DAY);
      expect([day?.day, day?.seconds, day?.areas.campaigns]).toEqual([dayOf(DAY), 300, { requests: 12, failures: 2 }]);
      expect(await requestCounts.lastHeardAt()).toEqual(at(2));
    });
    test('of two gateways in one span, add up; the time that they counted does not', async () => {
      const { requestCounts } = kept();
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
    test('come by day, the oldest first, from a moment on', async () => {
      const { requestCounts } = kept();
      await requestCounts.put('g1', [slot(NEXT_DAY), slot(0)], at(NEXT_DAY + 1));
      expect((await requestCounts.days(DAY)).map(({ day }) => day)).toEqual([dayOf(DAY), dayOf(at(NEXT_DAY))]);
      expect((await requestCounts.days(at(1))).map(({ day }) => day)).toEqual([dayOf(at(NEXT_DAY))]);
    });
    test('begin where the first gateway began within its span', async () => {
      const { requestCounts } = kept();
      await requestCounts.put('g1', [slot(3), slot(1, { seconds: 60 })], at(4));
      const began = new Date(at(2).getTime() - 60_000);
      expect(await requestCounts.firstSince(DAY, at(4))).toEqual(began);
      expect(await requestCounts.firstSince(at(2), at(4))).toEqual(at(3));
    });
  });
};

const partOf = (given: Partial<PartState> = {}): PartState => ({
  id: 'service:campaigns',
  state: 'ok',
  since: at(0),
  startedAt: null,
  ...given,
});
const eventOf = (id: string, moment: Date): StoredSystemEvent => ({
  id,
  at: moment,
  part: 'service',
  name: 'campaigns',
  service: 'campaigns',
  kind: 'changed',
  from: 'ok',
  to: 'down',
  detail: 'It does not answer.',
});

const systemEventTests = (kept: Kept): void => {
  describe('system events', () => {
    test('a state, is news the first time and when it changes, and nobody else’s', async () => {
      const { systemEvents } = kept();
      expect(await systemEvents.setState(partOf())).toBe(true);
      expect(await systemEvents.setState(partOf({ since: at(1) }))).toBe(false);
      expect(await systemEvents.setState(partOf({ id: 'service:public' }))).toBe(true);
      expect(await systemEvents.setState(partOf({ state: 'down', since: at(2) }))).toBe(true);
      const states = (await systemEvents.states()).sort((one, other) => (one.id < other.id ? -1 : 1));
      expect(states).toEqual([partOf({ state: 'down', since: at(2) }), partOf({ id: 'service:public' })]);
    });
    test('a start, is news only when it is later than the one that is known', async () => {
      const { systemEvents } = kept();
      await systemEvents.setState(partOf({ startedAt: at(0) }));
      await systemEvents.setState(partOf({ id: 'queue:x' }));
      expect(await systemEvents.setStarted('service:campaigns', at(0))).toBe(false);
      expect(await systemEvents.setStarted('service:campaigns', at(2))).toBe(true);
      expect(await systemEvents.setStarted('service:campaigns', at(1))).toBe(false);
      expect(await systemEvents.setStarted('queue:x', at(2))).toBe(false);
      expect(await systemEvents.setStarted('nothing', at(2))).toBe(false);
    });
    test('events, are listed newest first, page by page, also those of the same moment', async () => {
      const { systemEvents } = kept();
      for (const [id, moment] of [
        ['a', 1],
        ['b', 2],
        ['c', 2],
        ['d', 0],
      ] as const) {
        await systemEvents.add(eventOf(id, at(moment)));
      }
      const first = await systemEvents.list({ limit: 3 });
      expect(ids(first.items)).toEqual(['c', 'b', 'a']);
      expect(first.items[2]).toEqual(eventOf('a', at(1)));
      const second = await systemEvents.list({ limit: 3, cursor: first.nextCursor ?? undefined });
      expect([ids(second.items), second.nextCursor]).toEqual([['d'], null]);
    });
  });
};

const maintenanceTests = (kept: Kept): void => {
  describe('maintenance', () => {
    const announced = (id: string, from: number, to: number) => ({
      id,
      text: `Maintenance ${id}`,
      startsAt: at(from),
      endsAt: at(to),
      announcedAt: at(0),
    });
    test('announced, is read back whole; withdrawn, it is not found', async () => {
      const { maintenances } = kept();
      await maintenances.add(announced('a', 1, 2));
      expect(await maintenances.get('a')).toEqual(announced('a', 1, 2));
      await maintenances.delete('a');
      await maintenances.delete('a');
      await expect(maintenances.get('a')).rejects.toMatchObject({ code: 'not_found' });
    });
    test('listed, comes the latest to begin first, page by page', async () => {
      const { maintenances } = kept();
      for (const [id, from] of [
        ['a', 2],
        ['b', 5],
        ['c', 3],
      ] as const) {
        await maintenances.add(announced(id, from, from + 1));
      }
      const first = await maintenances.list({ limit: 2 });
      expect(ids(first.items)).toEqual(['b', 'c']);
      const second = await maintenances.list({ limit: 2, cursor: first.nextCursor ?? undefined });
      expect([ids(second.items), second.nextCursor]).toEqual([['a'], null]);
    });
    test('ahead, is what has not ended, the next to begin first', async () => {
      const { maintenances } = kept();
      await maintenances.add(announced('over', 0, 2));
      await maintenances.add(announced('later', 9, 10));
      await maintenances.add(announced('goes on', 1, 8));
      expect(ids(await maintenances.ahead(at(2)))).toEqual(['goes on', 'later']);
      expect(await maintenances.ahead(at(10))).toEqual([]);
    });
  });
};

/** What the repositories of System Health must do, in memory and on MongoDB. */
export const watchTests = (kept: Kept): void => {
  requestCountTests(kept);
  systemEventTests(kept);
  maintenanceTests(kept);
};
