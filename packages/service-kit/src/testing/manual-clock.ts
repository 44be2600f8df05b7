import type { Clock } from '../clock';

export interface ManualClock extends Clock {
  set(moment: Date | string): void;
  advance(ms: number): void;
}

/** A clock that changes only when a test sets it. */
export const manualClock = (start: Date | string = '2026-03-02T09:00:00.000Z'): ManualClock => {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (moment) => {
      now = new Date(moment);
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
  };
};
