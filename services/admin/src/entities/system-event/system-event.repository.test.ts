import { testContext } from '../../testing/test-context';
import type { PartState, StoredSystemEvent } from './system-event.repository';

const { repositoriesOf } = testContext();
const DAY_MS = 86_400_000;
const SPAN_MS = 300_000;
/** Start of yesterday: the collections have a TTL, so the sample must not be old. */
const DAY = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS);
const at = (spans: number): Date => new Date(DAY.getTime() + spans * SPAN_MS);
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

const partOf = (overrides: Partial<PartState> = {}): PartState => ({
  id: 'service:campaigns',
  state: 'ok',
  since: at(0),
  startedAt: null,
  ...overrides,
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

describe('system events', () => {
  test('a state is new the first time and when it changes, separately for each part', async () => {
    const { systemEvents } = repositoriesOf();
    expect(await systemEvents.setState(partOf())).toBe(true);
    expect(await systemEvents.setState(partOf({ since: at(1) }))).toBe(false);
    expect(await systemEvents.setState(partOf({ id: 'service:public' }))).toBe(true);
    expect(await systemEvents.setState(partOf({ state: 'down', since: at(2) }))).toBe(true);
    const states = (await systemEvents.states()).sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(states).toEqual([partOf({ state: 'down', since: at(2) }), partOf({ id: 'service:public' })]);
  });

  test('a start is new only when it is later than the known one', async () => {
    const { systemEvents } = repositoriesOf();
    await systemEvents.setState(partOf({ startedAt: at(0) }));
    await systemEvents.setState(partOf({ id: 'queue:x' }));
    expect(await systemEvents.setStarted('service:campaigns', at(0))).toBe(false);
    expect(await systemEvents.setStarted('service:campaigns', at(2))).toBe(true);
    expect(await systemEvents.setStarted('service:campaigns', at(1))).toBe(false);
    expect(await systemEvents.setStarted('queue:x', at(2))).toBe(false);
    expect(await systemEvents.setStarted('nothing', at(2))).toBe(false);
  });

  test('events are listed newest first, page by page, also events of the same moment', async () => {
    const { systemEvents } = repositoriesOf();
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
