import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { EngineError } from '../server/engine-error';

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const hasExited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Asks a child to stop and waits until it has. */
export const stopChild = async (child: ChildProcess): Promise<void> => {
  if (hasExited(child)) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
};

export interface StartedEngine {
  readonly child: ChildProcess;
  /** Where it answers, with the password in it. */
  readonly uri: string;
}

/**
 * Starts the engine's bundle; resolves when it has printed its address. It ends when this process does, but in a group
 * of its own: Ctrl-C in a terminal must not take the database away from those who still write.
 */
export const spawnEngine = (main: string, dataDir: string, port: number): Promise<StartedEngine> =>
  new Promise((resolve, reject) => {
    const args = [main, '--dbpath', dataDir, '--port', String(port), '--with-parent'];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = `${complaint}${chunk.toString()}`.slice(-2000);
    });
    createInterface({ input: child.stdout }).once('line', (uri) => resolve({ child, uri }));
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new EngineError('EngineFailed', complaint.trim() || `the engine ended with ${code}`)),
    );
  });
