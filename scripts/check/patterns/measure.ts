import { type HostileText, hostileTexts, written } from './hostile-texts';

const SHORT = 10_000;
const LONGER = 100_000;
const LONGEST = 1_000_000;
/** Limit of the time factor for ten times the text: more than ten, because memory and machine vary. */
const MOST_GROWTH = 25;
/** Below this the clock and the garbage collector affect the time more than the pattern. */
const FEWEST_MS = 20;

/** Above this one measurement is enough: no pause of the garbage collector takes so long. */
const CERTAIN_MS = 1_000;
/** The engine compiles a pattern to machine code after its first runs, which are much slower. */
const WARM_UP_RUNS = 5;

const MICROSECONDS = 1_000;

/** Processor time: time of other processes on a busy machine does not count. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
};

/** Finds all matches, as `replace` and `matchAll` do, and stores none of them. */
const timeOf = (pattern: RegExp, text: string): number => {
  const began = processorMs();
  pattern.lastIndex = 0;
  let last = 0;
  while (pattern.test(text)) {
    if (pattern.lastIndex === last) pattern.lastIndex += 1;
    last = pattern.lastIndex;
  }
  return processorMs() - began;
};

const quickest = (pattern: RegExp, text: string, times: number): number =>
  Math.min(...Array.from({ length: times }, () => timeOf(pattern, text)));

/** True when ten times the text takes far more than ten times as long. Measured again before it counts. */
const growsTooFast = (pattern: RegExp, hostile: HostileText, length: number, before: number): boolean => {
  const text = written(hostile, length);
  const took = timeOf(pattern, text);
  if (took <= Math.max(before * MOST_GROWTH, FEWEST_MS)) return false;
  if (took > CERTAIN_MS) return true;
  // The garbage collector may have run in between: the fastest of several runs counts.
  const again = quickest(pattern, written(hostile, length / 10), 5);
  return quickest(pattern, text, 3) > Math.max(again * MOST_GROWTH, FEWEST_MS);
};

const described = ({ before, repeated, after }: HostileText, length: number): string =>
  `${JSON.stringify(before)} + ${JSON.stringify(repeated)} repeated to ${length} signs + ${JSON.stringify(after)}`;

/** Up to 100,000 characters: the longest time, or the text on which the time grew too fast. */
const measured = (pattern: RegExp, hostile: HostileText): { ms: number } | { slow: string } => {
  const first = quickest(pattern, written(hostile, SHORT / 10), WARM_UP_RUNS);
  if (growsTooFast(pattern, hostile, SHORT, first)) return { slow: described(hostile, SHORT) };
  const short = quickest(pattern, written(hostile, SHORT), 2);
  if (growsTooFast(pattern, hostile, LONGER, short)) return { slow: described(hostile, LONGER) };
  return { ms: timeOf(pattern, written(hostile, LONGER)) };
};

/**
 * Measures a pattern on hostile texts of 10,000, 100,000 and 1,000,000 characters; the longest only with the slowest
 * text before. Returns the text on which its time is not linear, or null.
 */
export const slowText = (source: string, flags: string): string | null => {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags.replace('y', '')}g`);
  let worst: { hostile: HostileText; ms: number } | null = null;
  for (const hostile of hostileTexts(source)) {
    const measurement = measured(pattern, hostile);
    if ('slow' in measurement) return measurement.slow;
    if (!worst || measurement.ms > worst.ms) worst = { hostile, ms: measurement.ms };
  }
  return worst && growsTooFast(pattern, worst.hostile, LONGEST, worst.ms) ? described(worst.hostile, LONGEST) : null;
};
