/** @file A resident who loads a page all the time and so measures every pause. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { processesNaming } from '../../e2e/faults/processes';
import { DEMO_CAMPAIGN } from '../product/people';
import { send } from './wire';

const EVERY_MS = 50;
const NANOSECONDS_PER_MS = 1e6;

export interface Seen {
  /**
   * The longest time until a page arrived, in milliseconds, without the time in which the product waited for a
   * processor that other programs used.
   */
  longestMs: number;
  /** Statuses of pages that failed. */
  missed: number[];
}

export interface Probe {
  /** The measurements since the last call. */
  take(): Promise<Seen>;
  stop(): Promise<void>;
}

/**
 * For how long the main thread of a process was ready to work and waited for a processor, in milliseconds since it
 * began: the second number in the kernel's `schedstat`. 0 when the process has ended or the kernel does not count.
 */
const heldUpMs = (pid: string): number => {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(waited) / NANOSECONDS_PER_MS;
  } catch {
    return 0;
  }
};

const heldUpMsOf = (pids: readonly string[]): Map<string, number> => new Map(pids.map((pid) => [pid, heldUpMs(pid)]));

/** The time of the process that was held up longest. One that began or ended in between does not count. */
const addedMs = (before: ReadonlyMap<string, number>): number =>
  Math.max(0, ...[...before].map(([pid, earlierMs]) => heldUpMs(pid) - earlierMs));

export const startProbe = ({ origin, dataDir }: { origin: string; dataDir: string }): Probe => {
  let isStopped = false;
  let seen: Seen = { longestMs: 0, missed: [] };
  let processes = processesNaming(dataDir);
  const look = async (): Promise<void> => {
    const before = heldUpMsOf(processes);
    const began = performance.now();
    const { status } = await send(origin, { path: `/riverside/survey/${DEMO_CAMPAIGN}` });
    const tookMs = performance.now() - began - addedMs(before);
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
      // An attack may have ended processes, which were started again.
      processes = processesNaming(dataDir);
      return taken;
    },
    stop: async () => {
      isStopped = true;
      await watching;
    },
  };
};
