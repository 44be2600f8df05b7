import { contrast } from './contrast';

/** Whether a text is a colour in the stored form: `#rrggbb`. */
export const isColour = (text: string): boolean => /^#[0-9a-fA-F]{6}$/.test(text);

const INK = '#111827';
const PAPER = '#ffffff';

/** Dark or white, whichever reads better on a colour. */
export const inkOn = (background: string): string =>
  contrast(INK, background) > contrast(PAPER, background) ? INK : PAPER;
