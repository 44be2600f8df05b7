/**
 * @file Logs, while tests run, the longest time that the main thread was blocked, and the test that did it. Fails no
 * test.
 */
const { appendFileSync, mkdirSync } = require('node:fs');
const path = require('node:path');

const BEAT_MS = 20;
const NOTED_MS = 200;
const folder = path.resolve(__dirname, '../../../build/test');

let longest = { ms: 0, test: '' };
let before = performance.now();
let timer;

beforeAll(() => {
  before = performance.now();
  timer = setInterval(() => {
    const now = performance.now();
    const ms = Math.round(now - before - BEAT_MS);
    before = now;
    if (ms > longest.ms) longest = { ms, test: expect.getState().currentTestName ?? '' };
  }, BEAT_MS);
  timer.unref();
});

afterAll(() => {
  clearInterval(timer);
  if (longest.ms < NOTED_MS) return;
  mkdirSync(folder, { recursive: true });
  // The name of a test in a group begins with its file.
  const [first] = longest.test.split(' ');
  const { testPath = '' } = expect.getState();
  const file = first.endsWith('.test.ts') ? first : path.relative(path.resolve(folder, '../..'), testPath);
  appendFileSync(path.join(folder, 'blocks.jsonl'), `${JSON.stringify({ ...longest, file })}\n`);
});
