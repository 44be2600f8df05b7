import { createHeavyWork } from '@folkmoot/service-kit/heavy-work';
import type { Draw } from '@folkmoot/service-kit/paper';
import type { SubscribersTasks } from './heavy-worker';

const DRAWING_LIMIT_MS = 120_000;

/** Draws posters and cards in processes of their own, so that requests in between do not wait. */
export const createDrawing = (): Draw => {
  const work = createHeavyWork<SubscribersTasks>({ program: new URL('./heavy-worker', import.meta.url) });
  return async (what, options = {}) =>
    Buffer.from(await work.run('drawPaper', what, { limitMs: DRAWING_LIMIT_MS, ...options }));
};
