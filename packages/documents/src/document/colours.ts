import { contrast } from '@folkmoot/contracts';
import type { Tone } from './document-content';

export const colours = {
  ink: '#111827',
  soft: '#4b5563',
  line: '#d1d5db',
  plate: '#f3f4f6',
  paper: '#ffffff',
} as const;

/** Safe for colour blindness and in print; each tone also has a word. */
export const tones: Readonly<Record<Tone, string>> = {
  positive: '#1d6fb8',
  neutral: '#9ca3af',
  negative: '#c2500a',
  high: '#b91c1c',
  medium: '#a3480a',
  low: '#147539',
};

const INSTEAD = '#2563eb';
const SEEN = 3;

/** The council's colour when it is visible on white, else the default. */
export const seenColour = (accent: string): string => (contrast(accent, colours.paper) >= SEEN ? accent : INSTEAD);
