/**
 * Cohen's kappa: how much more two people agree than by chance, (agreed - expected) / (1 - expected).
 * 1 is complete agreement, 0 is what chance would do, and less than 0 is worse than chance.
 * Source: Cohen (1960), Educational and Psychological Measurement 20, 37-46.
 * @param pairs the labels of the first and the second person for each thing
 * @param weights how many things each pair represents, in the order of the pairs; 1 each when left out
 * @returns at least -1 and at most 1; null without pairs, and when both people used one and the same label only
 */
export const cohensKappa = <Label>(
  pairs: readonly (readonly [Label, Label])[],
  weights?: readonly number[],
): number | null => {
  const first = new Map<Label, number>();
  const second = new Map<Label, number>();
  let agreed = 0;
  let all = 0;
  pairs.forEach(([firstLabel, secondLabel], index) => {
    const weight = weights?.[index] ?? 1;
    first.set(firstLabel, (first.get(firstLabel) ?? 0) + weight);
    second.set(secondLabel, (second.get(secondLabel) ?? 0) + weight);
    if (firstLabel === secondLabel) agreed += weight;
    all += weight;
  });
  let expected = 0;
  for (const [label, count] of first) expected += count * (second.get(label) ?? 0);
  const chance = all * all;
  if (chance === expected) return null;
  return (agreed * all - expected) / (chance - expected);
};
