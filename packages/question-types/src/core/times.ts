/** Number of responses for each number of whole seconds. */
export type Histogram = Readonly<Record<string, number>>;

interface Step {
  readonly seconds: number;
  readonly count: number;
}

const stepsOf = (histogram: Histogram): Step[] =>
  Object.entries(histogram)
    .map(([seconds, count]) => ({ seconds: Number(seconds), count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.seconds - b.seconds);

const totalOf = (steps: readonly Step[]): number => steps.reduce((sum, { count }) => sum + count, 0);

/** The value at an index, counted from 0, of all values in order. */
const valueAt = (steps: readonly Step[], position: number): number => {
  let passed = 0;
  for (const { seconds, count } of steps) {
    passed += count;
    if (position < passed) return seconds;
  }
  return steps.at(-1)?.seconds ?? 0;
};

/** The exact median. Null without values. */
export const medianOf = (histogram: Histogram): number | null => {
  const steps = stepsOf(histogram);
  const total = totalOf(steps);
  if (total === 0) return null;
  return (valueAt(steps, Math.floor((total - 1) / 2)) + valueAt(steps, Math.floor(total / 2))) / 2;
};

const TRIMMED = 0.05;

/** The average without the 5% quickest and the 5% slowest (number of values rounded down). Null without values. */
export const trimmedAverageOf = (histogram: Histogram): number | null => {
  const steps = stepsOf(histogram);
  const total = totalOf(steps);
  if (total === 0) return null;
  const cut = Math.floor(total * TRIMMED);
  let passed = 0;
  let sum = 0;
  for (const { seconds, count } of steps) {
    const from = Math.max(passed, cut);
    const to = Math.min(passed + count, total - cut);
    sum += Math.max(0, to - from) * seconds;
    passed += count;
  }
  return sum / (total - 2 * cut);
};
