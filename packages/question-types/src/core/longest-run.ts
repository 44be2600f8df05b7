/** The longest rising run that is left of different numbers when some are taken out, in n log n. */
export const longestRun = (numbers: readonly number[]): number[] => {
  /** For each length of a run, the place of the smallest number that ends one. */
  const ends: number[] = [];
  const before: number[] = [];
  numbers.forEach((number, place) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[place] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = place;
  });
  const run: number[] = [];
  for (let place = ends.at(-1) ?? -1; place >= 0; place = before[place] ?? -1) run.unshift(numbers[place] ?? 0);
  return run;
};
