import type { HealthState } from '@folkmoot/contracts';
import { manualClock } from '@folkmoot/service-kit/testing';
import { createHealthWatch, FREQUENT_CHECK_MS } from './health-watch';

const MINUTE_MS = 60_000;

const watched = () => {
  const clock = manualClock();
  let state: HealthState = 'ok';
  const part = { id: 'mail:server', part: 'mail', name: 'server', service: null, since: null, detail: '' } as const;
  const check = async () => ({
    checkedAt: clock.now().toISOString(),
    state,
    parts: [{ ...part, state, figures: {} }],
  });
  const watch = createHealthWatch(check, clock);
  return {
    ...watch,
    clock,
    change: (next: HealthState) => {
      state = next;
    },
  };
};

/** The watch when its first check is a while ago. */
const settled = async () => {
  const watch = watched();
  await watch.look();
  watch.clock.advance(MINUTE_MS);
  expect(await watch.look()).toBeNull();
  return watch;
};

describe('the background check of the installation', () => {
  it('is frequent for a minute when somebody asks', async () => {
    const { ask, look, clock } = await settled();
    await ask();
    clock.advance(MINUTE_MS - 1);
    expect(await look()).toBe(FREQUENT_CHECK_MS);
    clock.advance(1);
    expect(await look()).toBeNull();
  });

  it('is frequent for a minute when a part has changed its state', async () => {
    const { look, clock, change } = await settled();
    change('down');
    expect(await look()).toBe(FREQUENT_CHECK_MS);
    clock.advance(MINUTE_MS);
    expect(await look()).toBeNull();
    change('ok');
    expect(await look()).toBe(FREQUENT_CHECK_MS);
  });
});
