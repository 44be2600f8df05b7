import { createWaits } from './waits';

const limits = { forMs: 50, most: 3, mostOfNetwork: 2 };

it('a request waits, and one more of a full network or above the bound does not', async () => {
  const { wait } = createWaits(limits);
  const began = performance.now();
  const first = [wait('a'), wait('a')];
  expect(await wait('a')).toBe(false);
  const third = wait(null);
  expect(await wait('b')).toBe(false);
  expect(performance.now() - began).toBeLessThan(limits.forMs);
  expect(await Promise.all([...first, third])).toEqual([true, true, true]);
  expect(performance.now() - began).toBeGreaterThanOrEqual(limits.forMs - 2);
  expect(await wait('a')).toBe(true);
});

it('all waits end when the service stops', async () => {
  const { wait, release } = createWaits({ ...limits, forMs: 60_000 });
  const waiting = wait('a');
  release();
  expect(await waiting).toBe(true);
});
