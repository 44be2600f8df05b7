import { seededRandom } from '@folkmoot/statistics';

/** Random draws that repeat with the seed. */
export interface Draws {
  /** At least 0 and less than 1. */
  readonly share: () => number;
  readonly chance: (probability: number) => boolean;
  /** A whole number from `least` to `most`. */
  readonly whole: (least: number, most: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Index of a weight, as often as its weight says. */
  readonly index: (weights: readonly number[]) => number;
  readonly normal: () => number;
  /** Half of the numbers are below the median; `spread` is the standard deviation of their logarithms. */
  readonly logNormal: (median: number, spread: number) => number;
  readonly exponential: (mean: number) => number;
  /** Source: Gumbel noise makes choices by utility follow the multinomial logit model. */
  readonly gumbel: () => number;
}

const SMALLEST = 1e-12;

export const createDraws = (seed: number): Draws => {
  const share = seededRandom(seed);
  const exponential = (mean: number) => -mean * Math.log(Math.max(SMALLEST, share()));
  /** Source: Box and Muller (1958). */
  const normal = () => Math.sqrt(exponential(2)) * Math.cos(2 * Math.PI * share());
  return {
    share,
    chance: (probability) => share() < probability,
    whole: (least, most) => least + Math.floor(share() * (most - least + 1)),
    pick: <Item>(items: readonly Item[]) => items[Math.floor(share() * items.length)] as Item,
    index: (weights) => {
      let left = share() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return index < 0 ? weights.length - 1 : index;
    },
    normal,
    logNormal: (median, spread) => median * Math.exp(spread * normal()),
    exponential,
    gumbel: () => -Math.log(Math.max(SMALLEST, exponential(1))),
  };
};
