/** @file A resident who loads a page all the time and so measures every pause. */
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_CAMPAIGN } from '../product/people';
import { send } from './wire';

const EVERY_MS = 50;

export interface Seen {
  /** The longest time until a page arrived. */
  longestMs: number;
  /** Statuses of pages that failed. */
  missed: number[];
}

export interface Probe {
  /** The measurements since the last call. */
  take(): Promise<Seen>;
  stop(): Promise<void>;
}

export const startProbe = (origin: string): Probe => {
  let isStopped = false;
  let seen: Seen = { longestMs: 0, missed: [] };
  const look = async (): Promise<void> => {
    const began = performance.now();
    const { status } = await send(origin, { path: `/riverside/survey/${DEMO_CAMPAIGN}` });
    const tookMs = performance.now() - began;
    seen.longestMs = Math.max(seen.longestMs, tookMs);
    if (status !== 200) seen.missed.push(status);
  };
  let current = look();
  const watching = (async () => {
    while (!isStopped) {
      await current;
      await pause(EVERY_MS);
      current = look();
    }
  })();
  return {
    take: async () => {
      // A page that is still loading belongs to the current measurement.
      await current;
      const taken = seen;
      seen = { longestMs: 0, missed: [] };
      return taken;
    },
    stop: async () => {
      isStopped = true;
      await watching;
    },
  };
};
