import { readFileSync } from 'node:fs';

/** Node raises its own soft limit to the hard one when it starts. Where a system does not say, there is no bound from here. */
export const openFilesLimit = (): number => {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};
