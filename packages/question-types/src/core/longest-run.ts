/** The longest rising run that remains of different numbers when some are removed, in n log n. */
export const longestRun = (numbers: readonly number[]): number[] => {
  /** For each length of a run, the index of the smallest number that ends one. */
  const ends: number[] = [];
  const before: number[] = [];
  numbers.forEach((number, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = index;
  });
  const run: number[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) run.unshift(numbers[index] ?? 0);
  return run;
};
