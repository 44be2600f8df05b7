import type { Stretch } from './known-words';
export const findLikelyNames = (_text: string): Stretch[] => [];
