import { channelsOf, contrast } from '@folkmoot/contracts';
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

/** Parts of a whole. Distinguishable for people with colour blindness, and by lightness in print. */
export const palette = [
  '#1d4f91',
  '#e39300',
  '#5aa9e6',
  '#8a3ffc',
  '#2a9d8f',
  '#c2500a',
  '#f2c14e',
  '#5c6470',
] as const;

/** The same colours on dark screens, by the same names and positions. */
export const dark: {
  readonly colours: Readonly<Record<keyof typeof colours, string>>;
  readonly tones: Readonly<Record<Tone, string>>;
  readonly palette: readonly string[];
} = {
  colours: { ink: '#f3f4f6', soft: '#b4bbc7', line: '#414a59', plate: '#262d3a', paper: '#12161f' },
  tones: {
    positive: '#5aa9e6',
    neutral: '#9ca3af',
    negative: '#f08c4a',
    high: '#f87171',
    medium: '#f2a65a',
    low: '#4ade80',
  },
  palette: ['#6ea8f0', '#e39300', '#a9d6f8', '#b48cff', '#2fb5a5', '#f08c4a', '#f2c14e', '#98a1af'],
};

const INSTEAD = '#2563eb';
const SEEN = 3;

/** The council's colour when it is visible on white, else the default. */
export const seenColour = (accent: string): string => (contrast(accent, colours.paper) >= SEEN ? accent : INSTEAD);

const WHITE = 255;
const LIGHTER = 0.12;

const lightened = (colour: string): string =>
  `#${channelsOf(colour)
    .map((value) => Math.ceil(value + (WHITE - value) * LIGHTER))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** A colour of a document, lightened until it is visible on a dark screen. */
export const seenInTheDark = (colour: string): string =>
  contrast(colour, dark.colours.plate) >= SEEN ? colour : seenInTheDark(lightened(colour));
