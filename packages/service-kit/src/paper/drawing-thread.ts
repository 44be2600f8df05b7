import { parentPort, workerData } from 'node:worker_threads';
import { type Drawable, drawHere } from './drawing';

/** What the thread says: how far it is, or the file. */
export type Drawn = { readonly done: number; readonly total: number } | { readonly file: Uint8Array };

/** All that a service's `drawing-worker.ts` does: draws what the thread was started with. */
export const drawAsThread = async (): Promise<void> => {
  const file = await drawHere(workerData as Drawable, {
    onProgress: (done, total) => parentPort?.postMessage({ done, total } satisfies Drawn),
  });
  const bytes = new Uint8Array(file);
  parentPort?.postMessage({ file: bytes } satisfies Drawn, [bytes.buffer]);
};
