import { cpus, loadavg } from 'node:os';

/** One way to do the same work. Its figure is in units per second. */
export interface Variant {
  readonly name: string;
  readonly measure: () => Promise<number>;
}

export interface Figures {
  readonly name: string;
  /** Ratio to the first variant of the same round: median and extremes. */
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  readonly perSecond: readonly number[];
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
};

/** Measures every variant once per round, in turns, so that load on the machine affects all of them equally. */
export const interleaved = async (variants: readonly Variant[], rounds: number): Promise<Figures[]> => {
  const seen = variants.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { measure }] of variants.entries()) seen[index]?.push(await measure());
  }
  return variants.map(({ name }, index) => {
    const perSecond = seen[index] ?? [];
    const ratios = perSecond.map((value, round) => value / (seen[0]?.[round] ?? Number.NaN));
    return { name, median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios), perSecond };
  });
};

export const machine = (): string =>
  `${cpus().length} cores, load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}, node ${process.version}`;

/** The figures as lines of a table. */
export const table = (figures: readonly Figures[]): string =>
  figures
    .map(({ name, median: middle, lowest, highest, perSecond }) => {
      const ratio = `${middle.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})`;
      return `${name.padEnd(28)} ${ratio.padEnd(24)} ${perSecond.map((value) => value.toFixed(0)).join(' ')} per second`;
    })
    .join('\n');
