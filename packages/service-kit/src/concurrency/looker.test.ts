import { createSignal } from '../outbox/signal';
import { until } from '../testing/until';
import { createLooker, type Outlook } from './looker';
import { createPace } from './pace';
import type { Poller } from './poller';
import { pause } from './timing';

const HOUR_MS = 3_600_000;

let started: Poller[] = [];
afterEach(async () => {
  await Promise.all(started.map((looker) => looker.stop()));
  started = [];
});

/** A looker whose looks have these results, and then find nothing. Without a signal it looks once an hour. */
const startLooker = async (outlooks: readonly (Outlook | Error)[], { shortestMs = HOUR_MS } = {}) => {
  const signal = createSignal();
  const at: number[] = [];
  const failures: unknown[] = [];
  const look = async (): Promise<Outlook> => {
    const outlook = outlooks[at.length] ?? null;
    at.push(performance.now());
    if (outlook instanceof Error) throw outlook;
    return outlook;
  };
  const looker = createLooker(look, {
    shortestMs,
    longestMs: HOUR_MS,
    signals: [signal],
    onError: (error) => failures.push(error),
  });
  started.push(looker);
  await looker.start();
  await until(() => at.length > 0);
  return { at, failures, signal, looker };
};

test('the time between looks grows to the longest one, and starts again when there was work', () => {
  const pace = createPace(100, 300);
  expect([pace.next(), pace.next(), pace.next(), pace.next(), pace.next()]).toEqual([100, 150, 225, 300, 300]);
  pace.reset();
  expect(pace.next()).toBe(100);
});

test('the time between looks is never shorter than the shortest one when the longest one is', () => {
  const pace = createPace(2_000, 250);
  expect([pace.next(), pace.next()]).toEqual([2_000, 2_000]);
});

test('a look starts at once when a signal is raised, however many there are', async () => {
  const { at, signal } = await startLooker([]);
  for (let times = 0; times < 100; times += 1) signal.raise();
  await until(() => at.length > 1);
  await pause(300);
  expect(at).toHaveLength(2);
  signal.raise();
  await until(() => at.length > 2);
});

test('a look starts when the known work is due', async () => {
  const { at } = await startLooker([400]);
  await until(() => at.length > 1);
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(395);
});

test('a look that did work is followed by another one after the shortest time, whatever is signalled', async () => {
  const { at, signal } = await startLooker(['worked', 'worked'], { shortestMs: 150 });
  signal.raise();
  await until(() => at.length > 1);
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(145);
});

test('the looks continue when one fails', async () => {
  const { at, failures } = await startLooker([new Error('away')], { shortestMs: 5 });
  await until(() => at.length > 1);
  expect(failures.map(String)).toEqual(['Error: away']);
});

test('a stop ends the wait, and no look follows', async () => {
  const { at, looker, signal } = await startLooker([]);
  await looker.stop();
  signal.raise();
  await pause(250);
  expect(at).toHaveLength(1);
});
