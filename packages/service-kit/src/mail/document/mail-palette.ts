import { contrast, inkOn, isColour } from '@folkmoot/contracts';
import type { MailBranding } from './mail-document.types';

/** The colours of mails, in light and dark mode. Text has a contrast of 4.5 or more on both surfaces. */
export const light = {
  page: '#eef1f4',
  card: '#ffffff',
  ink: '#14181d',
  muted: '#4b5563',
  link: '#1d5fa8',
  line: '#d3d9e0',
} as const;
export const dark = {
  page: '#0f1215',
  card: '#1b2026',
  ink: '#f1f4f7',
  muted: '#b6bfc9',
  link: '#8fbcf5',
  line: '#454e59',
} as const;

/** Contrast of a control with the surface around it (WCAG 2.2, 1.4.11). */
const MIN_CONTROL_CONTRAST = 3;
const BLUE = light.link;

/** Stored colours are checked again: a colour becomes part of a style. */
export const colourOrNull = (text: string | undefined): string | null =>
  text !== undefined && isColour(text) ? text : null;

export interface ButtonColours {
  readonly background: string;
  readonly ink: string;
  /** The border keeps a button visible whose colour is close to the surface. */
  readonly border: string;
  readonly darkBorder: string;
}

export const buttonColours = (council: MailBranding | null | undefined): ButtonColours => {
  const background = colourOrNull(council?.primaryColor) ?? BLUE;
  const borderOn = (surface: string, ink: string): string =>
    contrast(background, surface) < MIN_CONTROL_CONTRAST ? ink : background;
  return {
    background,
    ink: inkOn(background),
    border: borderOn(light.card, light.ink),
    darkBorder: borderOn(dark.card, dark.ink),
  };
};
