import { fitInto, pngSize } from '../png-size';

/** A PNG for the middle of a code. */
export interface QrLogo {
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Position of a logo in a code, in modules from the corner of the first finder pattern. */
export interface LogoField extends Rectangle {
  /** The picture itself: as large as it fits, with some white around it. */
  readonly picture: Rectangle;
}

/** How wide and how high at most, of the code's side: a field in the middle touches no finder or timing pattern. */
const WIDEST = 0.36;
const HIGHEST = 0.26;
/**
 * Maximum share of the code's area, before rounding to whole modules: a fifth of the error correction of level H, so
 * that the rest is left for dirt and torn corners.
 */
const MOST_AREA = 0.06;
const PADDING = 0.5;
/** Below that nothing is left of it beside the white. */
const SMALLEST = 3;

/** Codes have an odd number of modules, so a centred field must have one too. */
const odd = (modules: number): number => Math.max(SMALLEST, 2 * Math.round((modules - 1) / 2) + 1);

/** The white field for a logo in a code of that many modules along each side. */
export const logoField = (size: number, { width, height }: Pick<QrLogo, 'width' | 'height'>): LogoField => {
  const ratio = width / height;
  const wide = Math.min(Math.sqrt(MOST_AREA * ratio), WIDEST, HIGHEST * ratio) * size;
  const field = { width: odd(wide), height: odd(wide / ratio) };
  const left = (size - field.width) / 2;
  const top = (size - field.height) / 2;
  const room = { width: field.width - 2 * PADDING, height: field.height - 2 * PADDING };
  const picture = fitInto({ width, height }, room);
  const inMiddle = { left: (size - picture.width) / 2, top: (size - picture.height) / 2 };
  return { ...field, left, top, picture: { ...picture, ...inMiddle } };
};

/** A PNG as a logo for codes. */
export const qrLogoOf = (png: Uint8Array): QrLogo => ({ bytes: png, ...pngSize(png) });
