import { readdirSync, readFileSync } from 'node:fs';

const readEnvironment = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8') + readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // The process ended before it was read, or belongs to another user.
    return '';
  }
};

/** Processes that have a text in their environment or command line. Reads /proc, so on Linux only. */
export const processesNaming = (text: string): string[] =>
  readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && name !== String(process.pid) && readEnvironment(name).includes(text),
  );

const readProcess = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process ended before it was read, or belongs to another user.
    return '';
  }
};

/**
 * The process that runs a program on a data folder. The program is in its command line, the folder there or in its
 * environment. Reads /proc, so on Linux only.
 */
export const findProcess = (program: string, dataDir: string): number | undefined => {
  const isIt = (pid: string): boolean => {
    const command = readProcess(pid, 'cmdline');
    return command.includes(program) && (command + readProcess(pid, 'environ')).includes(dataDir);
  };
  const processId = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isIt(name));
  return processId === undefined ? undefined : Number(processId);
};
