import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../start/problem.mjs';
import type { Child } from './child';

const EVERY_MS = 40;
const TIMEOUT_MS = 90_000;
const MOST_CRASHES = 3;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

/**
 * Resolves when the address answers 200. Fails with the end of the log when the process keeps crashing or takes too
 * long.
 */
export const untilReady = async (url: string, child: Child): Promise<void> => {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await answers(url))) {
    if (child.isMisconfigured()) throw new Problem(`${child.name} does not start:`, child.lastLines().slice(-1));
    if (child.crashes() >= MOST_CRASHES) throw new Problem(`${child.name} does not start:`, child.lastLines());
    if (Date.now() > deadline) throw new Problem(`${child.name} is not ready (${url}):`, child.lastLines());
    await pause(EVERY_MS);
  }
};
