import { seededRandom } from '@folkmoot/statistics';

/** Deterministic pseudo-random numbers. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** A random index of `weights`, by weight. */
  weighted(weights: readonly number[]): number;
  /** In the form of a random UUID. */
  uuid(): string;
}

/** Generator from a seed. */
export const createRandom = (seed: number): Random => {
  const next = seededRandom(seed);
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const hex = (digits: number): string => Array.from({ length: digits }, () => between(0, 15).toString(16)).join('');
  return {
    next,
    between,
    pick: <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T,
    weighted: (weights) => {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => {
        rest -= weight;
        return rest < 0;
      });
      return index < 0 ? weights.length - 1 : index;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${between(8, 11).toString(16)}${hex(3)}-${hex(12)}`,
  };
};
