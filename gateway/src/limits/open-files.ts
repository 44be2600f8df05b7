import { readFileSync } from 'node:fs';

/** Node raises its own soft limit to the hard limit at start. Infinity when the system does not report a limit. */
export const openFilesLimit = (): number => {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};
