/** A thing with the label that is right, and the label that is measured. */
export interface JudgedItem<Label = string> {
  readonly truth: Label;
  readonly label: Label;
}

/** A thing with several labels: how many are in both sets, and in one of them only. */
export interface ComparedSets {
  readonly both: number;
  readonly onlyTruth: number;
  readonly onlyLabel: number;
}

const weightAt = (weights: readonly number[] | undefined, index: number): number => weights?.[index] ?? 1;

/**
 * The share of items whose label is right.
 * @param weights how many things each item represents, in the order of the items; 1 each when left out
 * @returns between 0 and 1; null without items
 */
export const accuracy = (items: readonly JudgedItem<unknown>[], weights?: readonly number[]): number | null => {
  let right = 0;
  let all = 0;
  items.forEach(({ truth, label }, index) => {
    const weight = weightAt(weights, index);
    all += weight;
    if (truth === label) right += weight;
  });
  return all === 0 ? null : right / all;
};

/**
 * F1 of one class from its counts: the harmonic mean of precision and recall, which is 2 * hits / (2 * hits + misses).
 * @param hits things that have the label and should
 * @param misses things that have the label and should not, or should and have not
 * @returns between 0 and 1; null without both
 */
export const f1OfCounts = (hits: number, misses: number): number | null =>
  hits + misses === 0 ? null : (2 * hits) / (2 * hits + misses);

/**
 * The mean of the F1 of each class, so that a rare class counts as much as a common one.
 * Classes are those of the items, in truth or label: one that occurs nowhere has no F1.
 * Source: Sokolova and Lapalme (2009), Information Processing & Management 45, 427-437; as `f1_score(average='macro')`
 * of scikit-learn.
 * @param weights how many things each item represents, in the order of the items; 1 each when left out
 * @returns between 0 and 1; null without items
 */
export const macroF1 = <Label>(items: readonly JudgedItem<Label>[], weights?: readonly number[]): number | null => {
  const classes = new Map<Label, { hits: number; misses: number }>();
  const countsOf = (label: Label): { hits: number; misses: number } => {
    const known = classes.get(label);
    if (known) return known;
    const counts = { hits: 0, misses: 0 };
    classes.set(label, counts);
    return counts;
  };
  items.forEach(({ truth, label }, index) => {
    const weight = weightAt(weights, index);
    if (weight === 0) return;
    if (truth === label) countsOf(truth).hits += weight;
    else {
      countsOf(truth).misses += weight;
      countsOf(label).misses += weight;
    }
  });
  let sum = 0;
  for (const { hits, misses } of classes.values()) sum += f1OfCounts(hits, misses) ?? 0;
  return classes.size === 0 ? null : sum / classes.size;
};

/** Compares two sets of labels. A label that is in a list twice counts once. */
export const comparedSets = (truth: Iterable<string>, label: Iterable<string>): ComparedSets => {
  const right = new Set(truth);
  const measured = new Set(label);
  let both = 0;
  for (const each of measured) if (right.has(each)) both += 1;
  return { both, onlyTruth: right.size - both, onlyLabel: measured.size - both };
};

/**
 * F1 of all decisions about labels together, for items with any number of labels: frequent labels count more.
 * Source: as `f1_score(average='micro')` of scikit-learn for several labels.
 * @param items made by `comparedSets`
 * @param weights how many things each item represents, in the order of the items; 1 each when left out
 * @returns between 0 and 1; null when no item has a label in either set
 */
export const microF1 = (items: readonly ComparedSets[], weights?: readonly number[]): number | null => {
  let hits = 0;
  let misses = 0;
  items.forEach(({ both, onlyTruth, onlyLabel }, index) => {
    const weight = weightAt(weights, index);
    hits += weight * both;
    misses += weight * (onlyTruth + onlyLabel);
  });
  return f1OfCounts(hits, misses);
};
