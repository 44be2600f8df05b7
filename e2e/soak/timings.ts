/** @file How long requests take over a long run, and how much memory processes have. */
import { readdirSync, readFileSync } from 'node:fs';

const KIB_PER_MB = 1_024;
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

  note(startedAt: number): void {
    this.#all.push({ at: startedAt, ms: Date.now() - startedAt });
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

export interface MemoryOfProcess {
  readonly program: string;
  readonly megabytes: number;
}

const readOrEmpty = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process ended meanwhile.
    return '';
  }
};

/** Memory of the processes of a product: those with its data folder in their environment. Reads /proc, so on Linux only. */
export const memoryOf = (dataDir: string): MemoryOfProcess[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const command = readOrEmpty(`/proc/${pid}/cmdline`);
      const program = /([\w-]+)\/dist\/main\.mjs/.exec(command)?.[1];
      if (!program || !(command + readOrEmpty(`/proc/${pid}/environ`)).includes(dataDir)) return [];
      const kib = Number(/^VmRSS:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0);
      return [{ program, megabytes: kib / KIB_PER_MB }];
    });
