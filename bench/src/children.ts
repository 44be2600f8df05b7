import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Processes of a benchmark: all end with it. */
export const createChildren = () => {
  const children: ChildProcess[] = [];
  return {
    /** Starts a program of this folder; resolves with what it tells first, rejects when it ends before that. */
    start: async <T>(file: string, env: Record<string, string>): Promise<{ child: ChildProcess; told: T }> => {
      const child = fork(path.join(import.meta.dirname, file), { env: { ...process.env, ...env } });
      children.push(child);
      const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)));
      const [told] = await Promise.race([once(child, 'message'), ended]);
      // From here on it ends when it is told to.
      ended.catch(() => undefined);
      return { child, told: told as T };
    },
    killAll: (): void => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
};
