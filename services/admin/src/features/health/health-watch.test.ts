import type { HealthState } from '@folkmoot/contracts';
import { manualClock } from '@folkmoot/service-kit/testing';
import { createHealthWatch, FREQUENT_CHECK_MS } from './health-watch';

const ATTENTION_MS = 75_000;

const watched = () => {
  const clock = manualClock();
  let state: HealthState = 'ok';
  const part = { id: 'mail:server', part: 'mail', name: 'server', service: null, since: null, detail: '' } as const;
  const check = async () => ({
    checkedAt: clock.now().toISOString(),
    state,
    parts: [{ ...part, state, figures: {} }],
  });
  const reported: HealthState[] = [];
  const afterCheck = async (health: { state: HealthState }) => void reported.push(health.state);
  const watch = createHealthWatch({ check, afterCheck, clock });
  return {
    ...watch,
    clock,
    reported,
    change: (next: HealthState) => {
      state = next;
    },
  };
};

/** The watch when its first check is a while ago. */
const settled = async () => {
  const watch = watched();
  await watch.look();
  watch.clock.advance(ATTENTION_MS);
  expect(await watch.look()).toBeNull();
  return watch;
};

describe('the background check of the installation', () => {
  it('is frequent for 75 seconds when somebody asks, and reports nothing of that check', async () => {
    const { ask, look, clock, reported } = await settled();
    const before = reported.length;
    await ask();
    expect(reported).toHaveLength(before);
    clock.advance(ATTENTION_MS - 1);
    expect(await look()).toBe(FREQUENT_CHECK_MS);
    clock.advance(1);
    expect(await look()).toBeNull();
  });

  it('is frequent for 75 seconds when a part has changed its state, and reports it', async () => {
    const { look, clock, change, reported } = await settled();
    change('down');
    expect(await look()).toBe(FREQUENT_CHECK_MS);
    expect(reported.at(-1)).toBe('down');
    clock.advance(ATTENTION_MS);
    expect(await look()).toBeNull();
    change('ok');
    expect(await look()).toBe(FREQUENT_CHECK_MS);
  });
});
