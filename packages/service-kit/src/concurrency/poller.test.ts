import { until } from '../testing/until';
import { createPoller } from './poller';
import { pause } from './timing';

const INTERVAL_MS = 5;

test('the work continues when a run fails', async () => {
  const failures: unknown[] = [];
  let runs = 0;
  const work = async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
  };
  const poller = createPoller(work, { intervalMs: INTERVAL_MS, onError: (error) => failures.push(error) });
  await poller.start();
  await until(() => runs >= 3);
  await poller.stop();
  expect(failures.map(String)).toEqual(['Error: away']);
});

test('a stop waits for the running work, does it once more when it should, and nothing afterwards', async () => {
  const events: string[] = [];
  let finish: () => void = () => undefined;
  const mayFinish = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = async () => {
    events.push('begin');
    await mayFinish;
    events.push('end');
  };
  const options = { intervalMs: INTERVAL_MS, runsAtStop: true, onError: () => undefined };
  const poller = createPoller(work, options);
  await poller.start();
  await until(() => events.length > 0);
  const stopping = poller.stop();
  finish();
  await stopping;
  expect(events).toEqual(['begin', 'end', 'begin', 'end']);
  await pause(4 * INTERVAL_MS);
  expect(events).toHaveLength(4);
});
