import { canWrite } from './document/pieces';

/** The text printed on posters and cards. */
export interface PaperContent {
  readonly language: string;
  readonly councilName: string;
  /** A PNG. */
  readonly logo: Uint8Array | null;
  /** `#rrggbb`: the council's colour. */
  readonly accent: string;
  readonly headline: string;
  /** Replaces the headline when it has letters that the font lacks. */
  readonly headlineInstead: string;
  /** Instruction to scan the code. */
  readonly scan: string;
  readonly orGoTo: string;
  /** Where the code leads. */
  readonly url: string;
  /** Whether the code has the logo in its middle, too. */
  readonly hasLogoInCode: boolean;
  /** Until when it can be used; null for no end. */
  readonly until: string | null;
  /** A reassurance, such as that answers are anonymous. */
  readonly promise: string;
  /** The place where it will hang: small, at the edge, for staff who put up several. */
  readonly place?: string | undefined;
}

/** The parts of the content that differ between the codes of a campaign. */
export type PaperPlace = Pick<PaperContent, 'url' | 'place' | 'hasLogoInCode'>;

/** Paper for one code, or a sheet for each of several places in one file. */
export interface PaperOrder extends PaperContent {
  /** Each replaces the code of the content. */
  readonly places?: readonly PaperPlace[] | undefined;
}

/** A text in one line; null when the fonts lack some of its letters. */
const writable = (text: string): string | null => (canWrite(text) ? text.replace(/\s+/g, ' ').trim() : null);

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The content as the fonts can write it. */
const written = (content: PaperContent): PaperContent => {
  const headline = writable(content.headline);
  return {
    ...content,
    councilName: writable(content.councilName) ?? '',
    headline: headline !== null && hasLetters(headline) ? headline : content.headlineInstead,
    place: content.place && (writable(content.place) ?? undefined),
    until: content.until === null ? null : writable(content.until),
  };
};

/** The content of each sheet, as the fonts can write it. */
export const sheetsOf = ({ places, ...content }: PaperOrder): [PaperContent, ...PaperContent[]] => {
  const [first = content, ...others] = places?.map((place) => ({ ...content, ...place })) ?? [];
  return [written(first), ...others.map(written)];
};

/** An address as people type it. */
export const spoken = (url: string): string => url.replace(/^https?:\/\//, '');
