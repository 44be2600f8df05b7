import { until } from '@folkmoot/service-kit/testing';
import { createLiveFigures, type LiveFigures } from './live-figures';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const EVERY_MS = 10;

const setUp = () => {
  const errors: unknown[] = [];
  const live = createLiveFigures({ everyMs: EVERY_MS, onError: (error) => errors.push(error) });
  const source = { figures: { revision: 1, responses: 0 } as LiveFigures, isBroken: false };
  const follow = (key: string) => {
    const seen: number[] = [];
    let reads = 0;
    const read = async () => {
      reads += 1;
      if (source.isBroken) throw new Error('the database is away');
      return source.figures;
    };
    const leave = new AbortController();
    const ended = live.follow(key, read, ({ responses }) => seen.push(responses), leave.signal);
    return { seen, ended, leave: () => leave.abort(), reads: () => reads };
  };
  return { live, source, follow, errors };
};

test('a follower gets the figures at once and then each change', async () => {
  const { source, follow } = setUp();
  const follower = follow('c1');
  await until(() => follower.seen.length === 1);
  source.figures = { revision: 2, responses: 7 };
  await until(() => follower.seen.length === 2);
  expect(follower.seen).toEqual([0, 7]);
  follower.leave();
  await follower.ended;
});

test('many followers of one campaign share one watcher', async () => {
  const { live, source, follow } = setUp();
  const many = Array.from({ length: 20 }, () => follow('c1'));
  const other = follow('c2');
  await until(() => many.every(({ seen }) => seen.length === 1));
  expect(live.watched()).toBe(2);
  // Each follower reads once at its beginning. After that only the first one of a campaign reads, for all of them.
  await until(() => (many[0]?.reads() ?? 0) >= 10 && other.reads() >= 10);
  expect(many.slice(1).map(({ reads }) => reads())).toEqual(Array(19).fill(1));
  source.figures = { revision: 2, responses: 3 };
  await until(() => many.every(({ seen }) => seen.at(-1) === 3));
  for (const follower of [...many, other]) follower.leave();
  await Promise.all([...many, other].map(({ ended }) => ended));
  expect(live.watched()).toBe(0);
});

test('a follower gets the changes when another one leaves while its own first read goes on', async () => {
  const { live, source } = setUp();
  const seen: number[] = [];
  let answer: (figures: LiveFigures) => void = () => undefined;
  const slowFirst = new Promise<LiveFigures>((resolve) => {
    answer = resolve;
  });
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads === 1 ? slowFirst : source.figures;
  };
  const staying = new AbortController();
  const leaving = new AbortController();
  const stays = live.follow('c1', read, ({ responses }) => seen.push(responses), staying.signal);
  const leaves = live.follow(
    'c1',
    async () => source.figures,
    () => undefined,
    leaving.signal,
  );
  leaving.abort();
  await leaves;
  answer(source.figures);
  await until(() => seen.length === 1);
  source.figures = { revision: 2, responses: 5 };
  await until(() => seen.includes(5));
  staying.abort();
  await stays;
});

test('a follower keeps the newest figures when its own first read is older than a poll', async () => {
  const { live, source } = setUp();
  const seen: number[] = [];
  const old = source.figures;
  let reads = 0;
  const read = async () => {
    reads += 1;
    if (reads > 1) return source.figures;
    await until(() => seen.length > 0 || reads > 3);
    return old;
  };
  source.figures = { revision: 2, responses: 5 };
  const leave = new AbortController();
  const ended = live.follow('c1', read, ({ responses }) => seen.push(responses), leave.signal);
  await until(() => reads > 6);
  leave.abort();
  await ended;
  expect(seen).toEqual([5]);
});

test('reading stops when all followers have left', async () => {
  const { follow } = setUp();
  const follower = follow('c1');
  await until(() => follower.reads() > 2);
  follower.leave();
  await follower.ended;
  const before = follower.reads();
  await pause(5 * EVERY_MS);
  expect(follower.reads()).toBe(before);
});

test('the stream continues when the database is not available for a while', async () => {
  const { source, follow, errors } = setUp();
  const follower = follow('c1');
  await until(() => follower.seen.length === 1);
  source.isBroken = true;
  await until(() => errors.length > 0);
  source.isBroken = false;
  source.figures = { revision: 2, responses: 1 };
  await until(() => follower.seen.length === 2);
  expect(follower.seen).toEqual([0, 1]);
  follower.leave();
  await follower.ended;
});

test('a follower gets an error and leaves no watcher when the first read fails', async () => {
  const { live, source, follow } = setUp();
  source.isBroken = true;
  await expect(follow('c1').ended).rejects.toThrow('the database is away');
  expect(live.watched()).toBe(0);
});
