import { createSlowDomains } from './slow-domains';

const MINUTE_MS = 60_000;
const start = new Date('2026-03-02T09:00:00.000Z');
const after = (minutes: number): Date => new Date(start.getTime() + minutes * MINUTE_MS);

/** How many of the next messages may go out. */
const allowed = (slow: ReturnType<typeof createSlowDomains>, at: Date, asked = 5_000): number => {
  for (let count = 0; count < asked; count++) if (slow.heldUntil('slow.example', at)) return count;
  return asked;
};

describe('domains that asked for slower sending', () => {
  it('get nothing during the pause, then a few messages, and twice as many in each minute', () => {
    const slow = createSlowDomains();
    expect(allowed(slow, start)).toBe(5_000);
    expect(slow.slowDown('slow.example', start)).toEqual(after(1));
    expect([allowed(slow, after(0.9)), allowed(slow, after(1)), allowed(slow, after(1.9))]).toEqual([0, 10, 0]);
    expect([allowed(slow, after(2)), allowed(slow, after(3)), allowed(slow, after(4))]).toEqual([20, 40, 80]);
    expect(slow.heldUntil('quick.example', after(0.5))).toBeNull();
    for (const minute of [5, 6, 7]) allowed(slow, after(minute));
    expect(allowed(slow, after(8))).toBe(5_000);
  });

  it('wait longer after each refusal, and get fewer messages', () => {
    const slow = createSlowDomains();
    let now = start;
    const waits = Array.from({ length: 8 }, () => {
      const until = slow.slowDown('slow.example', now);
      const minutes = (until.getTime() - now.getTime()) / MINUTE_MS;
      now = until;
      return minutes;
    });
    expect(waits).toEqual([1, 2, 5, 10, 20, 30, 30, 30]);
    expect(allowed(slow, now)).toBe(1);
  });

  it('a second refusal during the pause does not extend it: messages went out in parallel', () => {
    const slow = createSlowDomains();
    slow.slowDown('slow.example', start);
    expect(slow.slowDown('slow.example', after(0.1))).toEqual(after(1));
  });

  it('postponed messages are spread over the next minutes', () => {
    const slow = createSlowDomains();
    slow.slowDown('slow.example', start);
    const times = Array.from({ length: 200 }, () => slow.heldUntil('slow.example', start)?.getTime() ?? 0);
    expect(times[0]).toBe(after(1).getTime());
    expect(times[15]).toBe(after(2).getTime());
    expect(Math.max(...times)).toBe(after(11).getTime());
  });
});
