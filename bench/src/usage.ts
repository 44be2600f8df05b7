/** @file Processor time and memory of processes. Reads /proc, so on Linux only. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

export interface Usage {
  readonly pid: number;
  readonly name: string;
  readonly parent: number;
  /** Processor time in clock ticks. */
  readonly ticks: number;
  readonly residentKib: number;
  /** Pages that no other process has. The others, such as those of the program node itself, are in memory once for all. */
  readonly ownKib: number;
}

export const ticksPerSecond = (): number => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Null when the process has ended. */
export const readProcess = (pid: number, file: string): string | null => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
};

/** The program of a node process: the last of its arguments that is a file of the product. */
const nameOf = (commandLine: string): string => {
  const programs = commandLine.split('\0').filter((word) => /\.[mc]?js$/.test(word));
  return path.relative(root, path.resolve(root, programs.at(-1) ?? commandLine));
};

export const usageOf = (pid: number): Usage | null => {
  const [stat, status, commandLine] = ['stat', 'status', 'cmdline'].map((file) => readProcess(pid, file));
  if (!stat || !status || !commandLine) return null;
  // The second field is the name of the program, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const residentKib = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  // Not readable for a process of another user.
  const pages = readProcess(pid, 'smaps_rollup') ?? '';
  const own = [...pages.matchAll(/^Private_\w+:\s+(\d+)/gm)].reduce((sum, [, kib]) => sum + Number(kib), 0);
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { pid, name: nameOf(commandLine), parent: Number(fields[1]), ticks, residentKib, ownKib: own || residentKib };
};
