import { readdirSync, readFileSync } from 'node:fs';

const readEnvironment = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8') + readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // Ended between the listing and the reading, or somebody else's.
    return '';
  }
};

/** Processes that have a text in their environment or command line. Reads /proc, so on Linux only. */
export const processesNaming = (text: string): string[] =>
  readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && name !== String(process.pid) && readEnvironment(name).includes(text),
  );
