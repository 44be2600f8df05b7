import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../source/child';

const root = join(__dirname, '../../../..');
const outputs = join(root, 'packages/embedded-mongo/dist');

export interface EngineBundle {
  readonly main: string;
  remove(): void;
}
/** Builds the engine's program as the product does, in a place of its own. */
export const bundleEngine = (): EngineBundle => {
  mkdirSync(outputs, { recursive: true });
  const main = join(mkdtempSync(join(outputs, 'check-')), 'main.mjs');
  const options = ['--bundle', '--platform=node', '--format=esm', '--packages=external', `--outfile=${main}`];
  const program = join(root, 'node_modules/esbuild/bin/esbuild');
  execFileSync(program, [join(root, 'packages/embedded-mongo/src/main.ts'), ...options, '--log-level=warning']);
  return { main, remove: () => rmSync(dirname(main), { recursive: true, force: true }) };
};

/** The engine in a process that can be killed and started again on the same folder and port. */
export class EngineProcess {
  static readonly freePort = freePort;
  #uri = '';
  #child: ChildProcess | undefined;
  constructor(
    private readonly main: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}
  /** Known once it has started; the same after every start. */
  get uri(): string {
    return this.#uri;
  }
  async start(): Promise<void> {
    const args = [this.main, '--dbpath', this.folder, '--port', String(this.port)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    const [uri] = await Promise.race([
      once(createInterface({ input: child.stdout }), 'line'),
      once(child, 'exit').then(() => Promise.reject(new Error('the engine did not start'))),
    ]);
    this.#uri = String(uri);
  }
  /** Suspends the process: its connections stay open, and nothing is answered until `resume`. */
  suspend(): void {
    this.#child?.kill('SIGSTOP');
  }
  resume(): void {
    this.#child?.kill('SIGCONT');
  }
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
