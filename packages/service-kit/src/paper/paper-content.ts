import { type Fonts, writable } from './fonts';

/** What posters and cards say. */
export interface PaperContent {
  readonly language: string;
  readonly councilName: string;
  /** A PNG. */
  readonly logo: Uint8Array | null;
  /** `#rrggbb`: the council's colour. */
  readonly accent: string;
  readonly headline: string;
  /** What stands there when the headline has letters that the font does not. */
  readonly headlineInstead: string;
  /** What to do with the code. */
  readonly scan: string;
  readonly orGoTo: string;
  /** Where the code leads. */
  readonly url: string;
  /** Whether the logo stands in the middle of the code, too. */
  readonly hasLogoInCode: boolean;
  /** Until when it can be used; null for no end. */
  readonly until: string | null;
  /** What people need not fear. */
  readonly promise: string;
  /** Where it will hang: small, at the edge, for those who put up several. */
  readonly place?: string | undefined;
}

/** The content as the font can write it. */
export const written = (fonts: Fonts, content: PaperContent): PaperContent => ({
  ...content,
  councilName: writable(fonts, content.councilName) ?? '',
  headline: writable(fonts, content.headline) || content.headlineInstead,
  place: content.place && (writable(fonts, content.place) ?? undefined),
  until: content.until === null ? null : writable(fonts, content.until),
});

/** An address as people type it. */
export const spoken = (url: string): string => url.replace(/^https?:\/\//, '');
