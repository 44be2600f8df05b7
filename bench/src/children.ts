import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { bundle } from '../../scripts/build/bundle';

const root = path.join(import.meta.dirname, '../..');

/**
 * Bundles a program of this folder like the product's programs. Run from source, its functions would be compiled more
 * slowly.
 */
const built = async (file: string): Promise<string> => {
  const outdir = path.join(root, 'build/bench', path.dirname(file));
  await bundle({ root, entries: [path.join(import.meta.dirname, file)], outdir });
  return path.join(outdir, `${path.basename(file, '.ts')}.mjs`);
};

/** Child processes of a benchmark. All are ended with it. */
export const createChildren = () => {
  const children: ChildProcess[] = [];
  const run = (program: string, options: ForkOptions): ChildProcess => {
    const child = fork(program, options);
    children.push(child);
    return child;
  };
  return {
    /** Runs a built program of the product. */
    run: (program: string, env: Record<string, string>): void => {
      run(path.resolve(root, program), { env: { ...process.env, ...env }, stdio: 'ignore', execArgv: [] });
    },
    /** Starts a program of this folder. Resolves with its first message, rejects when it ends before that. */
    start: async <T>(file: string, env: Record<string, string> = {}): Promise<{ child: ChildProcess; message: T }> => {
      const child = run(await built(file), { env: { ...process.env, ...env }, execArgv: ['--enable-source-maps'] });
      const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)));
      const [message] = await Promise.race([once(child, 'message'), ended]);
      // From here on the process ends only when it is stopped.
      ended.catch(() => undefined);
      return { child, message: message as T };
    },
    killAll: (): void => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
};
