import { pause } from '@folkmoot/service-kit';

/** Rests for so many times as long as the work before took: at most a tenth of the time is work. */
const RESTS = 9;
const LONGEST_REST_MS = 250;

/**
 * The same batches, with a rest before each next one. Work through all responses of a campaign is not urgent, and requests
 * share its thread and the database. A single batch is followed by no rest, so small campaigns do not wait.
 */
export const unhurried = async function* <T>(batches: AsyncIterable<T>, rest = pause): AsyncGenerator<T> {
  const iterator = batches[Symbol.asyncIterator]();
  try {
    let began = performance.now();
    let next = await iterator.next();
    while (!next.done) {
      yield next.value;
      next = await iterator.next();
      if (!next.done) await rest(Math.min(LONGEST_REST_MS, (performance.now() - began) * RESTS));
      began = performance.now();
    }
  } finally {
    await iterator.return?.();
  }
};
