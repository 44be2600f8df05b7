import type { OptInPage, PublicCouncil } from '@folkmoot/contracts/client';
import { accentOf, coloursOf } from './colours';

const COLOUR = /^#[0-9a-fA-F]{6}$/;
const fonts: Readonly<Record<OptInPage['styling']['fontFamily'], string>> = {
  // The font is not downloaded. People who have it installed see it.
  Inter: 'Inter, system-ui, sans-serif',
  System: 'system-ui, sans-serif',
  Serif: 'Georgia, "Times New Roman", serif',
};

/** Values that differ between councils and pages. They come last in the style, so that they win. */
export const root = (values: Readonly<Record<string, string>>): string =>
  `:root{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/**
 * Of a sign-up page as staff have styled it: its own colour, else the council's, darkened as far as it takes. The
 * other two are the council's on every page.
 */
export const sheetRoot = (council: PublicCouncil, styling: OptInPage['styling']): string => {
  const { primaryColor, backgroundColor, fontFamily } = styling;
  const { second, third } = coloursOf(council);
  return root({
    second,
    third,
    accent: accentOf(primaryColor ?? council.branding.primaryColor),
    page: COLOUR.test(backgroundColor) ? backgroundColor : '#f8fafc',
    font: fonts[fontFamily] ?? fonts.System,
  });
};
