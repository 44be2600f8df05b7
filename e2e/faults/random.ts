import { createRandom, type Random } from '@folkmoot/sample-data/random';

/** Random numbers for a seed. The factor keeps neighbouring seeds apart. */
export const randomOf = (seed: number): Random => createRandom(seed * 7_919);
