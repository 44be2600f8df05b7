import { createLiveFigures, type LiveFigures } from './live-figures';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const EVERY_MS = 10;

const setUp = () => {
  const errors: unknown[] = [];
  const live = createLiveFigures({ everyMs: EVERY_MS, onError: (error) => errors.push(error) });
  const source = { figures: { revision: 1, responses: 0 } as LiveFigures, reads: 0, isBroken: false };
  const read = async () => {
    source.reads += 1;
    if (source.isBroken) throw new Error('the database is away');
    return source.figures;
  };
  const follow = (key: string) => {
    const seen: number[] = [];
    const leave = new AbortController();
    const ended = live.follow(key, read, ({ responses }) => seen.push(responses), leave.signal);
    return { seen, ended, leave: () => leave.abort() };
  };
  return { live, source, follow, errors };
};

test('a follower gets the figures at once and then each change', async () => {
  const { source, follow } = setUp();
  const follower = follow('c1');
  await pause(5 * EVERY_MS);
  source.figures = { revision: 2, responses: 7 };
  await pause(5 * EVERY_MS);
  expect(follower.seen).toEqual([0, 7]);
  follower.leave();
  await follower.ended;
});

test('many followers of one campaign share one watcher', async () => {
  const { live, source, follow } = setUp();
  const many = Array.from({ length: 20 }, () => follow('c1'));
  const other = follow('c2');
  await pause(EVERY_MS);
  expect(live.watched()).toBe(2);
  const before = source.reads;
  await pause(10 * EVERY_MS);
  expect(source.reads - before).toBeLessThan(2 * 12);
  source.figures = { revision: 2, responses: 3 };
  await pause(5 * EVERY_MS);
  expect(many.every(({ seen }) => seen.at(-1) === 3)).toBe(true);
  for (const follower of [...many, other]) follower.leave();
  await Promise.all([...many, other].map(({ ended }) => ended));
  expect(live.watched()).toBe(0);
});

test('reading stops when all followers have left', async () => {
  const { source, follow } = setUp();
  const follower = follow('c1');
  await pause(3 * EVERY_MS);
  follower.leave();
  await follower.ended;
  const before = source.reads;
  await pause(5 * EVERY_MS);
  expect(source.reads).toBe(before);
});

test('the stream continues when the database is not available for a while', async () => {
  const { source, follow, errors } = setUp();
  const follower = follow('c1');
  await pause(2 * EVERY_MS);
  source.isBroken = true;
  await pause(4 * EVERY_MS);
  source.isBroken = false;
  source.figures = { revision: 2, responses: 1 };
  await pause(4 * EVERY_MS);
  expect(errors.length).toBeGreaterThan(0);
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
