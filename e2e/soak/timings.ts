/** @file How long requests take over a long run. */

const SLOWEST_HUNDREDTH = 0.99;

interface Timing {
  readonly at: number;
  readonly ms: number;
}

/** The slowest hundredth, in milliseconds. NaN without timings. */
const slowestOf = (timings: readonly Timing[]): number => {
  const sorted = timings.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * SLOWEST_HUNDREDTH))] ?? Number.NaN;
};

/** Durations of the requests of one kind. Those around a disturbance are left out: people wait then, as they should. */
export class Timings {
  readonly #all: Timing[] = [];

  note(startedAt: number, ms: number): void {
    this.#all.push({ at: startedAt, ms });
  }

  get count(): number {
    return this.#all.length;
  }

  /** The slowest hundredth within a period, without the requests that began in one of the pauses. */
  slowest(from: number, to: number, pauses: readonly (readonly [number, number])[]): number {
    const isCalm = ({ at }: Timing) => !pauses.some(([begin, end]) => at >= begin && at <= end);
    return slowestOf(this.#all.filter((timing) => timing.at >= from && timing.at < to && isCalm(timing)));
  }
}
