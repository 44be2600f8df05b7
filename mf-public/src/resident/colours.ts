import { channelsOf, contrast, READABLE_CONTRAST } from '@folkmoot/contracts/client';

const FALLBACK = '#2563eb';
const DARKER = 0.9;

const darkened = (hex: string): string =>
  `#${channelsOf(hex)
    .map((value) =>
      Math.floor(value * DARKER)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The council's colour, darkened as far as it takes to be read on white; what is no colour becomes the product's own. */
export const accentOf = (primaryColor: string): string => {
  let accent = /^#[0-9a-fA-F]{6}$/.test(primaryColor) ? primaryColor.toLowerCase() : FALLBACK;
  while (contrast(accent, '#ffffff') < READABLE_CONTRAST) accent = darkened(accent);
  return accent;
};
