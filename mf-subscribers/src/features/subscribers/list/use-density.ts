import { useState } from 'react';
import { readChoice, storeChoice } from './kept-choice';

export const densities = ['compact', 'roomy'] as const;
export type DensityKey = (typeof densities)[number];

const PLACE = 'folkmoot.subscribers.density';

/** The height of the rows: compact, unless somebody chose otherwise in this browser. */
export const useDensity = () => {
  const [density, setDensity] = useState<DensityKey>(() => (readChoice(PLACE) === 'roomy' ? 'roomy' : 'compact'));
  const choose = (next: DensityKey): void => {
    setDensity(next);
    storeChoice(PLACE, next);
  };
  return { density, choose };
};

export type Density = ReturnType<typeof useDensity>;
