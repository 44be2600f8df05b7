/** An even sample in the original order. */
export const sampleOf = <T>(all: readonly T[], most: number): T[] => {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)] as T);
};
