/**
 * How many to draw from each stratum: in proportion to its size, at least one of each, and never more than it has.
 * Shares are rounded by largest remainders; strata of equal claim are served in their order.
 * @param sizes how many things each stratum has
 * @param total how many to draw; with fewer things than that, all of them are drawn
 * @returns one number for each stratum. With more strata than `total`, the largest strata get one each and the others none:
 * merge small strata first (`mergedStrata`), so that everything can be drawn.
 */
export const allocate = (sizes: readonly number[], total: number): number[] => {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const wanted = Math.min(total, all);
  const bySize = sizes.map((_, index) => index).sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
  const drawn = sizes.map(() => 0);
  let left = wanted;
  for (const index of bySize) {
    if (left === 0 || sizes[index] === 0) break;
    drawn[index] = 1;
    left -= 1;
  }
  // One by one to the stratum that is furthest below its share. `total` is small, so this is quick.
  for (; left > 0; left -= 1) {
    let next = -1;
    let furthest = Number.NEGATIVE_INFINITY;
    sizes.forEach((size, index) => {
      const missing = (wanted * size) / all - (drawn[index] ?? 0);
      if ((drawn[index] ?? 0) < size && missing > furthest) {
        next = index;
        furthest = missing;
      }
    });
    drawn[next] = (drawn[next] ?? 0) + 1;
  }
  return drawn;
};

/**
 * Strata that are at most `max`: the smallest is merged with the smaller of its neighbours until they are. So sort strata
 * first in such a way that neighbours are alike. Nothing is left out, so everything keeps its chance to be drawn.
 */
export const mergedStrata = <Item>(strata: readonly (readonly Item[])[], max: number): Item[][] => {
  const merged = strata.filter((stratum) => stratum.length > 0).map((stratum) => [...stratum]);
  const sizeAt = (index: number): number => merged[index]?.length ?? Number.POSITIVE_INFINITY;
  while (merged.length > Math.max(1, max)) {
    let smallest = 0;
    for (let index = 1; index < merged.length; index += 1) if (sizeAt(index) < sizeAt(smallest)) smallest = index;
    const left = sizeAt(smallest - 1) <= sizeAt(smallest + 1) ? smallest - 1 : smallest;
    const [first = [], second = []] = merged.slice(left, left + 2);
    merged.splice(left, 2, [...first, ...second]);
  }
  return merged;
};
