import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Programs that can run a service: its own, or the one with all services. */
const programs = (service: string): string[] => [`services/${service}/dist/main.mjs`, 'build/run/all-in-one.mjs'];

/** The process that runs a service of the product on this data folder. Linux only, like the test machines. */
const processOf = (service: string, dataDir: string): number | undefined =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      const isProgram = programs(service).some((program) => read(`/proc/${pid}/cmdline`).includes(program));
      return isProgram && read(`/proc/${pid}/environ`).includes(dataDir);
    });

/** Kills the process of a service, like a crash. The product restarts it. */
export const crash = (service: string, dataDir: string): void => {
  const pid = processOf(service, dataDir);
  if (pid === undefined) throw new Error(`no process runs ${service} on ${dataDir}`);
  process.kill(pid, 'SIGKILL');
};
