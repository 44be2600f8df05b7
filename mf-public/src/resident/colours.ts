const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const rgb = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

const luminance = (hex: string): number => {
  const [red, green, blue] = rgb(hex);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
};

/** Contrast of two colours as WCAG 2.2 counts it, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const FALLBACK = '#2563eb';
const READABLE = 4.5;

const DARKER = 0.9;

const darkened = (hex: string): string =>
  `#${rgb(hex)
    .map((value) =>
      Math.floor(value * DARKER)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The council's colour, darkened as far as it takes to be read on white; what is no colour becomes the product's own. */
export const accentOf = (primaryColor: string): string => {
  let accent = /^#[0-9a-fA-F]{6}$/.test(primaryColor) ? primaryColor.toLowerCase() : FALLBACK;
  while (contrast(accent, '#ffffff') < READABLE) accent = darkened(accent);
  return accent;
};
