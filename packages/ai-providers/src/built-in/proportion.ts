import type { SentimentLabel } from '@folkmoot/contracts';

interface Labelled {
  readonly label: SentimentLabel | null;
}

/** Places for each share of a whole, by the largest remainder. */
const placesOf = (counts: readonly number[], places: number): number[] => {
  const sum = counts.reduce((all, count) => all + count, 0);
  const exact = counts.map((count) => (count * places) / Math.max(1, sum));
  const whole = exact.map(Math.floor);
  const rest = places - whole.reduce((all, count) => all + count, 0);
  const order = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of order.slice(0, rest)) whole[at] = (whole[at] as number) + 1;
  return whole;
};

/** The first comments of each label, as many as its share of all comments, the most frequent label first. */
export const inProportion = <T extends Labelled>(
  ordered: readonly T[],
  most: number,
  of: readonly Labelled[] = ordered,
): T[] => {
  const labels = [...new Set(of.map(({ label }) => label))];
  const counts = labels.map((label) => of.filter((each) => each.label === label).length);
  const places = placesOf(counts, Math.min(most, ordered.length));
  return labels
    .map((label, at) => ({ label, count: counts[at] as number, places: places[at] as number }))
    .sort((a, b) => b.count - a.count)
    .flatMap(({ label, places: own }) => ordered.filter((each) => each.label === label).slice(0, own));
};
