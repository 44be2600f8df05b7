import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Draw, type Drawable, type DrawOptions, drawHere } from './drawing';
import type { Drawn } from './drawing-thread';

const PATIENCE_MS = 120_000;
const MOST_MEMORY_MB = 384;
/** So many threads at a time: more would take the processor from those who answer requests. */
const AT_A_TIME = 2;

/** Beside the built service; not there when the service runs from its source, as in tests. */
const builtWorker = (): string => fileURLToPath(new URL('./drawing-worker.mjs', import.meta.url));

const drawInWorker = (
  file: string,
  what: Drawable,
  onProgress: DrawOptions['onProgress'],
  end: AbortSignal,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: what,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const stop = () => {
      reject(end.reason);
      void worker.terminate();
    };
    end.addEventListener('abort', stop, { once: true });
    worker.on('message', (told: Drawn) => {
      if ('file' in told) resolve(Buffer.from(told.file));
      else onProgress?.(told.done, told.total);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      end.removeEventListener('abort', stop);
      reject(new Error(`the drawing ended with ${code} before the file was there`));
    });
  });

/** Lets so many in at a time; the others wait until one has left. */
const createTurnstile = (atATime: number) => {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= atATime) await new Promise<void>((resolve) => waiting.push(resolve));
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
};

/** Draws PDFs in threads of their own, so that requests in between do not wait. The thread's file is `drawing-worker.mjs` beside the service. */
export const createDrawing = (file = builtWorker()): Draw => {
  const isBuilt = existsSync(file);
  const inTurn = createTurnstile(AT_A_TIME);
  return (what, { onProgress, signal } = {}) =>
    inTurn(() => {
      signal?.throwIfAborted();
      const end = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]);
      return isBuilt ? drawInWorker(file, what, onProgress, end) : drawHere(what, { onProgress, signal: end });
    });
};
