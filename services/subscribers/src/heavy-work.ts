import type { Draw } from '@folkmoot/documents';
import { createHeavyWork } from '@folkmoot/service-kit/heavy-work';
import type { SubscribersTasks } from './heavy-worker';

const DRAWING_LIMIT_MS = 120_000;

/** Draws posters and cards in separate processes, so that requests do not wait. */
export const createDrawing = (): Draw => {
  const work = createHeavyWork<SubscribersTasks>({ program: new URL('./heavy-worker', import.meta.url) });
  return async (paper, options = {}) =>
    Buffer.from(await work.run('drawPaper', paper, { limitMs: DRAWING_LIMIT_MS, ...options }));
};
