import type { seededRandom } from '@folkmoot/statistics';

/** Chooses an item. Items at the beginning of the list are chosen more often, the more so with a larger `power`. */
export const skewed = (random: ReturnType<typeof seededRandom>, items: readonly string[], power: number): string =>
  items[Math.floor(random() ** power * items.length)] ?? '';
