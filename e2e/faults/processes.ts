import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Empty for a process that has ended, or belongs to another user. Reads /proc, so on Linux only. */
const readProcess = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

const commandAndEnvironment = (pid: string): string => readProcess(pid, 'cmdline') + readProcess(pid, 'environ');

const processIds = (): string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** The programs of a product in separate processes, by a text in their command line. */
export const programs = {
  public: 'services/public/dist/main.mjs',
  engine: 'packages/embedded-mongo/dist/main.mjs',
  campaigns: 'services/campaigns/dist/main.mjs',
  gateway: 'gateway/dist/main.mjs',
  subscribers: 'services/subscribers/dist/main.mjs',
  admin: 'services/admin/dist/main.mjs',
} as const;
export type Program = keyof typeof programs;
export const programNames = Object.keys(programs) as Program[];

/** Processes that have a text in their environment or command line. Reads /proc, so on Linux only. */
export const processesNaming = (text: string): string[] =>
  processIds().filter((pid) => pid !== String(process.pid) && commandAndEnvironment(pid).includes(text));

/**
 * The process that runs a program on a data folder. The program is in its command line, the folder there or in its
 * environment.
 */
export const findProcess = (program: string, dataDir: string): number | undefined => {
  const processId = processIds().find(
    (pid) => readProcess(pid, 'cmdline').includes(program) && commandAndEnvironment(pid).includes(dataDir),
  );
  return processId === undefined ? undefined : Number(processId);
};

/** Kills the process of a program, as a machine does that runs out of memory. False when there is none. */
export const killProgram = (program: Program, dataDir: string): boolean => {
  const pid = findProcess(programs[program], dataDir);
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  return pid !== undefined;
};

/** Stops the database for a time, in milliseconds. False when there is no process of it. */
export const stallDatabase = async (dataDir: string, ms: number): Promise<boolean> => {
  const pid = findProcess(programs.engine, dataDir);
  if (pid === undefined) return false;
  process.kill(pid, 'SIGSTOP');
  await pause(ms);
  process.kill(pid, 'SIGCONT');
  return true;
};

const KIB_PER_MB = 1_024;

/**
 * Memory that each program on a data folder has made, in megabytes. Pages of mapped files are not counted: those of the
 * engine's data grow with the data, and the system takes them back when it needs memory.
 */
export const memoryOfPrograms = (dataDir: string): { readonly program: Program; readonly megabytes: number }[] =>
  programNames.flatMap((program) => {
    const pid = findProcess(programs[program], dataDir);
    if (pid === undefined) return [];
    const kib = Number(/^RssAnon:\s+(\d+)/m.exec(readProcess(String(pid), 'status'))?.[1] ?? 0);
    return [{ program, megabytes: kib / KIB_PER_MB }];
  });
