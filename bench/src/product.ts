import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answerSurvey, DEMO_CAMPAIGN, signIn } from '../../scripts/product/people';
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from '../../scripts/product/running-product';
import { machine, median } from './rounds';

const STARTS = 3;
const POSTS = 9;
const root = path.join(import.meta.dirname, '../..');

/** Follows the live figures of a report: returns the last number of responses that arrived. */
const follow = async (origin: string, cookie: string) => {
  const gone = new AbortController();
  const response = await fetch(`${origin}/api/campaigns/${DEMO_CAMPAIGN}/live`, {
    headers: { cookie },
    signal: gone.signal,
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let responses = -1;
  const listen = async (): Promise<void> => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const match = /"responses":(\d+)/.exec(new TextDecoder().decode(value));
      if (match) responses = Number(match[1]);
    }
  };
  listen().catch(() => undefined);
  const until = async (isEnough: (count: number) => boolean): Promise<number> => {
    while (!isEnough(responses)) await pause(1);
    return responses;
  };
  return { until, close: () => gone.abort() };
};

/** Milliseconds from sending a response until its report shows it. */
const postToReport = async ({ origin }: RunningProduct): Promise<number[]> => {
  const live = await follow(origin, await signIn(origin));
  const times: number[] = [];
  for (let round = 0; round < POSTS; round++) {
    const before = await live.until((count) => count >= 0);
    const started = performance.now();
    await answerSurvey(origin);
    await live.until((count) => count > before);
    times.push(performance.now() - started);
  }
  live.close();
  return times;
};

const secondsToStart = async (dataDir: string): Promise<{ seconds: number; product: RunningProduct }> => {
  const started = performance.now();
  const product = await startProduct({ root, dataDir });
  await (await fetch(`${product.origin}/`)).text();
  return { seconds: (performance.now() - started) / 1000, product };
};

const line = (name: string, values: readonly number[], unit: string): string =>
  `${name.padEnd(48)} ${median(values).toFixed(2)} ${unit} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`;

/** Time from `npm start` to the first page, with build and data present, and from a response to its report. */
export const product = async (): Promise<string> => {
  const dataDir = freshDataDir();
  const first = await secondsToStart(dataDir);
  const latencies = await postToReport(first.product);
  await first.product.stop();
  const starts: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const again = await secondsToStart(dataDir);
    starts.push(again.seconds);
    await again.product.stop();
  }
  removeDataDir(dataDir);
  return [
    machine(),
    line('start to first page, first time, with demo data', [first.seconds], 's'),
    line('start to first page, built and with data', starts, 's'),
    line('response posted to report told', latencies, 'ms'),
  ].join('\n');
};
