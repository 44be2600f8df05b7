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

/** Asks a child process to stop and waits for its end. */
export const stopChild = async (child: ChildProcess): Promise<void> => {
  if (hasExited(child)) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
};

export interface StartedEngine {
  readonly child: ChildProcess;
  /** The address, with the password. */
  readonly uri: string;
}

/**
 * Starts the engine's bundle; resolves when it has printed its address. The engine ends with this process, but runs in
 * its own process group: Ctrl-C in a terminal must not stop the database before its clients.
 */
export const spawnEngine = (main: string, dataDir: string, port: number): Promise<StartedEngine> =>
  new Promise((resolve, reject) => {
    const args = ['--disable-proto=delete', main, '--dbpath', dataDir, '--port', String(port), '--with-parent'];
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
