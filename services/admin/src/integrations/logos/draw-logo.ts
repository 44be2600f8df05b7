import { DomainError, LOGO_HEIGHT, LOGO_WIDTH, PICTURE_HEIGHT, PICTURE_WIDTH } from '@folkmoot/contracts';
import sharp from 'sharp';
import { checkSvg } from './check-svg';
import { messages } from './logo.messages';
import type { LogoType, PictureType } from './logo-type';

export interface DrawnLogo {
  /** PNG; WebP of a picture. */
  readonly bytes: Buffer;
  /** Display width in pixels. The picture has up to twice as many. */
  readonly width: number;
  readonly height: number;
}

export interface SentLogo {
  readonly bytes: Uint8Array;
  readonly type: LogoType;
  readonly isPicture?: false;
}

/** A wide picture, which is cropped. */
export interface SentPicture {
  readonly bytes: Uint8Array;
  readonly type: PictureType;
  readonly isPicture: true;
}

const LONGEST_EDGE = 5_000;
const FINENESS = 2;
const SVG_DENSITY = 72;
const MOST_DENSITY = 2_400;

const unreadable = (detail: string, cause?: unknown): DomainError =>
  new DomainError('file_unreadable', { detail, cause });

const isBomb = (error: unknown): boolean =>
  error instanceof Error && /pixel limit|exceeds|too large/i.test(error.message);

const sizeOf = async (bytes: Uint8Array, longest: number, tooMany: string) => {
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  if (width > longest || height > longest) throw unreadable(tooMany);
  if (width < 1 || height < 1) throw unreadable(messages.broken);
  return { width, height };
};

const draw = async (bytes: Uint8Array, type: LogoType): Promise<DrawnLogo> => {
  const natural = await sizeOf(bytes, LONGEST_EDGE, messages.tooManyPixels(LONGEST_EDGE));
  const fitting = Math.min(LOGO_WIDTH / natural.width, LOGO_HEIGHT / natural.height);
  // A vector drawing can be scaled up without loss; a raster picture cannot.
  const scale = type === 'svg' ? fitting : Math.min(fitting, 1);
  const density = Math.min(MOST_DENSITY, Math.max(1, Math.ceil(SVG_DENSITY * scale * FINENESS)));
  const { data } = await sharp(bytes, { failOn: 'error', ...(type === 'svg' ? { density } : {}) })
    .autoOrient()
    .resize({
      width: LOGO_WIDTH * FINENESS,
      height: LOGO_HEIGHT * FINENESS,
      fit: 'inside',
      withoutEnlargement: type === 'png',
    })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const shown = (edge: number) => Math.max(1, Math.round(edge * scale));
  return { bytes: data, width: shown(natural.width), height: shown(natural.height) };
};

/** Cameras make larger photographs than drawing programs make logos. */
const LONGEST_PHOTO_EDGE = 10_000;
const PICTURE_QUALITY = 72;

const drawPicture = async ({ bytes, type }: SentPicture): Promise<DrawnLogo> => {
  const tooMany = messages.tooManyPicturePixels(LONGEST_PHOTO_EDGE);
  const { width, height } = await sizeOf(bytes, LONGEST_PHOTO_EDGE, tooMany);
  const scale = Math.max(PICTURE_WIDTH / width, PICTURE_HEIGHT / height);
  // A raster picture may be shown as large as its own pixels, which is half of the stored size.
  if (type !== 'svg' && scale > FINENESS)
    throw unreadable(messages.tooFewPixels(PICTURE_WIDTH / FINENESS, PICTURE_HEIGHT / FINENESS));
  const density = Math.min(MOST_DENSITY, Math.max(1, Math.ceil(SVG_DENSITY * scale)));
  const drawn = await sharp(bytes, { failOn: 'error', ...(type === 'svg' ? { density } : {}) })
    .autoOrient()
    .resize({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: PICTURE_QUALITY })
    .toBuffer();
  return { bytes: drawn, width: PICTURE_WIDTH, height: PICTURE_HEIGHT };
};

/**
 * Decodes and draws a logo or picture again, so that the stored file has pixels only. Throws file_unreadable. Runs in a
 * separate process.
 */
export const drawLogo = async (sent: SentLogo | SentPicture): Promise<DrawnLogo> => {
  if (sent.type === 'svg') checkSvg(sent.bytes);
  try {
    return await (sent.isPicture ? drawPicture(sent) : draw(sent.bytes, sent.type));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const tooMany = sent.isPicture
      ? messages.tooManyPicturePixels(LONGEST_PHOTO_EDGE)
      : messages.tooManyPixels(LONGEST_EDGE);
    throw unreadable(isBomb(error) ? tooMany : messages.broken, error);
  }
};
