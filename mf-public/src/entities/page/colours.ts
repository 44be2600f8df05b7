import { channelsOf, contrast, type PublicCouncil, READABLE_CONTRAST } from '@folkmoot/contracts/client';

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

/**
 * The council's colour, darkened until it is readable on white. A value that is not a colour becomes the product's
 * own.
 */
export const accentOf = (primaryColor: string): string => {
  let accent = /^#[0-9a-fA-F]{6}$/.test(primaryColor) ? primaryColor.toLowerCase() : FALLBACK;
  while (contrast(accent, '#ffffff') < READABLE_CONTRAST) accent = darkened(accent);
  return accent;
};

/**
 * The three colours of a council, each so dark that it is read on white and white on it: the first is what can
 * be pressed, the second progress and success, the third what is marked. Without a council the product's own.
 */
export const coloursOf = (council: PublicCouncil | null): Record<'accent' | 'second' | 'third', string> => {
  const { primaryColor = '', secondaryColor = '#00703c', accentColor = FALLBACK } = council?.branding ?? {};
  return { accent: accentOf(primaryColor), second: accentOf(secondaryColor), third: accentOf(accentColor) };
};
