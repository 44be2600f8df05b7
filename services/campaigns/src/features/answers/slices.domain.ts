/** Adjacent days that are read together, newest first. */
export interface Slice {
  readonly from: string;
  readonly to: string;
  readonly responses: number;
}

interface Day {
  readonly day: string;
  readonly responses: number;
}

/** Slices of adjacent days with about `most` responses each, newest first. A day is never split. */
export const slicesOf = (days: readonly Day[], most: number): Slice[] => {
  const slices: Slice[] = [];
  for (const { day, responses } of days.toSorted((a, b) => (a.day < b.day ? 1 : -1))) {
    const last = slices.at(-1);
    if (last && last.responses + responses <= most) {
      slices[slices.length - 1] = { from: day, to: last.to, responses: last.responses + responses };
    } else slices.push({ from: day, to: day, responses });
  }
  return slices;
};
