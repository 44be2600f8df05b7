/** @file The order of options in a report. */

const DIGIT = /\p{Number}/u;

/**
 * True when the order of these labels means something: most of them contain a number, as ages, amounts and years do.
 * Sorting such options by size would hide their pattern.
 */
export const isOrderMeaningful = (labels: readonly string[]): boolean =>
  labels.filter((label) => DIGIT.test(label)).length * 2 > labels.length;

/** The largest first. Equal ones keep their order. */
export const bySize = <T>(options: readonly T[], sizeOf: (option: T) => number): T[] =>
  options.toSorted((a, b) => sizeOf(b) - sizeOf(a));
