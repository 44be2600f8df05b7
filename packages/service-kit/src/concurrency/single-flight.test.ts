import { coalesce, singleFlight } from './single-flight';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('calls with one key share a run when they come at the same time', async () => {
  const keys: string[] = [];
  const load = singleFlight(async (key) => {
    keys.push(key);
    await turn();
    return `${key} ${keys.length}`;
  });
  expect(await Promise.all([load('a'), load('b'), load('a')])).toEqual(['a 2', 'b 2', 'a 2']);
  expect(await load('a')).toBe('a 3');
});

test('a failed run is not shared with later calls', async () => {
  let isAway = true;
  const load = singleFlight(async () => {
    if (isAway) throw new Error('away');
    return 'here';
  });
  await expect(load('a')).rejects.toThrow('away');
  isAway = false;
  expect(await load('a')).toBe('here');
});

test('calls during a run share one further run, also when the first fails', async () => {
  let runs = 0;
  const refresh = coalesce(async () => {
    runs += 1;
    const number = runs;
    await turn();
    if (number === 1) throw new Error('away');
  });
  const outcomes = await Promise.allSettled([refresh(), refresh(), refresh()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(runs).toBe(2);
});
