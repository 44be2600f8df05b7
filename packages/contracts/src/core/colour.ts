const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
};

/** Whether a text is a colour as we keep them: `#rrggbb`. */
export const isColour = (text: string): boolean => /^#[0-9a-fA-F]{6}$/.test(text);

/** What WCAG 2.2 AA asks of text. */
export const READABLE_CONTRAST = 4.5;

/** Contrast of two colours (`#rrggbb`) as WCAG 2.2 counts it, 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const INK = '#111827';
const PAPER = '#ffffff';

/** Dark or white, whichever reads better on a colour. */
export const inkOn = (background: string): string =>
  contrastOf(INK, background) > contrastOf(PAPER, background) ? INK : PAPER;
