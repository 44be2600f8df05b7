import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** What runs a service: its own program, or the one that holds all of them. */
const programs = (service: string): string[] => [`services/${service}/dist/main.mjs`, 'build/run/all-in-one.mjs'];

/** The process that runs a service of the product on this data folder. Linux only, as the test machines are. */
const processOf = (service: string, dataDir: string): number | undefined =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      const isProgram = programs(service).some((program) => read(`/proc/${pid}/cmdline`).includes(program));
      return isProgram && read(`/proc/${pid}/environ`).includes(dataDir);
    });

/** Ends the process of a service without a word, as a crash would. The product starts it again by itself. */
export const crash = (service: string, dataDir: string): void => {
  const pid = processOf(service, dataDir);
  if (pid === undefined) throw new Error(`no process runs ${service} on ${dataDir}`);
  process.kill(pid, 'SIGKILL');
};
