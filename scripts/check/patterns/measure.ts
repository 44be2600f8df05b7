import { type HostileText, hostileTexts, written } from './hostile-texts';

export const SHORT = 10_000;
export const LONGER = 100_000;
const LONGEST = 1_000_000;
/** Limit of the time factor for ten times the text: more than ten, because memory and machine vary. */
const MOST_GROWTH = 25;
/** Below this the clock and the garbage collector affect the time more than the pattern. */
const FEWEST_MS = 20;

/** Above this one measurement is enough: no pause of the garbage collector takes so long. */
const CERTAIN_MS = 1_000;
/** The engine compiles a pattern to machine code after its first runs, which are much slower. */
const WARM_UP_RUNS = 5;

/** So many of the texts are measured at the next length. */
const SLOWEST_TEXTS = 12;

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

interface Measurement {
  readonly hostile: HostileText;
  readonly length: number;
  readonly ms: number;
  readonly isSlow: boolean;
}

/** Slow when ten times the text takes far more than ten times as long. Measured again before it counts. */
const measure = (pattern: RegExp, hostile: HostileText, length: number, before: number): Measurement => {
  const text = written(hostile, length);
  const ms = timeOf(pattern, text);
  const grew = (now: number, earlier: number): boolean => now > Math.max(earlier * MOST_GROWTH, FEWEST_MS);
  if (!grew(ms, before)) return { hostile, length, ms, isSlow: false };
  if (ms > CERTAIN_MS) return { hostile, length, ms, isSlow: true };
  // The garbage collector may have run in between: the fastest of several runs counts.
  const again = quickest(pattern, written(hostile, length / 10), 5);
  return { hostile, length, ms, isSlow: grew(quickest(pattern, text, 3), again) };
};

const described = ({ hostile: { before, repeated, after }, length }: Measurement): string =>
  `${JSON.stringify(before)} + ${JSON.stringify(repeated)} repeated to ${length} signs + ${JSON.stringify(after)}`;

/** One kind of text at 10,000 characters, and at ten times as many until the longest for all texts. */
const measureUpTo = (pattern: RegExp, hostile: HostileText, longest: number): Measurement => {
  const first = quickest(pattern, written(hostile, SHORT / 10), WARM_UP_RUNS);
  let measurement = measure(pattern, hostile, SHORT, first);
  while (!measurement.isSlow && measurement.length < longest) {
    measurement = measure(pattern, hostile, measurement.length * 10, measurement.ms);
  }
  return measurement;
};

const slowest = (measurements: readonly Measurement[], most: number): Measurement[] =>
  [...measurements].sort((a, b) => b.ms - a.ms).slice(0, most);

/**
 * Measures a pattern on all kinds of hostile texts up to a length, then on ten times as many characters of the slowest
 * texts, up to 1,000,000. Returns the text on which its time is not linear, or null.
 */
export const slowText = (source: string, flags: string, longestForAll: number): string | null => {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags.replace('y', '')}g`);
  let measurements: Measurement[] = [];
  for (const hostile of hostileTexts(source)) {
    const measurement = measureUpTo(pattern, hostile, longestForAll);
    if (measurement.isSlow) return described(measurement);
    measurements.push(measurement);
  }
  for (let length = longestForAll * 10; length <= LONGEST; length *= 10) {
    const most = length === LONGEST ? 1 : SLOWEST_TEXTS;
    measurements = slowest(measurements, most).map(({ hostile, ms }) => measure(pattern, hostile, length, ms));
    const slow = measurements.find(({ isSlow }) => isSlow);
    if (slow) return described(slow);
  }
  return null;
};
