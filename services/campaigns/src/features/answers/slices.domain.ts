/** Days that are looked at together, the newest first. */
export interface Slice {
  readonly from: string;
  readonly to: string;
  readonly responses: number;
}

interface Day {
  readonly day: string;
  readonly responses: number;
}

/** Neighbouring days with about `most` responses together, the newest first; a day is never cut. */
export const slicesOf = (days: readonly Day[], most: number): Slice[] => {
  const slices: Slice[] = [];
  for (const { day, responses } of days.toSorted((one, other) => (one.day < other.day ? 1 : -1))) {
    const last = slices.at(-1);
    if (last && last.responses + responses <= most) {
      slices[slices.length - 1] = { from: day, to: last.to, responses: last.responses + responses };
    } else slices.push({ from: day, to: day, responses });
  }
  return slices;
};
