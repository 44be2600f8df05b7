import { DomainError, LOGO_HEIGHT, LOGO_WIDTH } from '@folkmoot/contracts';
import sharp from 'sharp';
import { checkSvg } from './check-svg';
import { messages } from './logo.messages';
import type { LogoType } from './logo-type';

export interface DrawnLogo {
  /** PNG. */
  readonly bytes: Buffer;
  /** Display width in pixels. The picture has up to twice as many. */
  readonly width: number;
  readonly height: number;
}

export interface SentLogo {
  readonly bytes: Uint8Array;
  readonly type: LogoType;
}

const LONGEST_EDGE = 5_000;
const FINENESS = 2;
const SVG_DENSITY = 72;
const MOST_DENSITY = 2_400;

const unreadable = (detail: string, cause?: unknown): DomainError =>
  new DomainError('file_unreadable', { detail, cause });

const isBomb = (error: unknown): boolean =>
  error instanceof Error && /pixel limit|exceeds|too large/i.test(error.message);

const sizeOf = async (bytes: Uint8Array): Promise<{ width: number; height: number }> => {
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  if (width > LONGEST_EDGE || height > LONGEST_EDGE) throw unreadable(messages.tooManyPixels(LONGEST_EDGE));
  if (width < 1 || height < 1) throw unreadable(messages.broken);
  return { width, height };
};

const draw = async (bytes: Uint8Array, type: LogoType): Promise<DrawnLogo> => {
  const natural = await sizeOf(bytes);
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

/**
 * Decodes and draws the picture again, so that the stored file has pixels only. Throws file_unreadable. Runs in a
 * separate process.
 */
export const drawLogo = async ({ bytes, type }: SentLogo): Promise<DrawnLogo> => {
  if (type === 'svg') checkSvg(bytes);
  try {
    return await draw(bytes, type);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw unreadable(isBomb(error) ? messages.tooManyPixels(LONGEST_EDGE) : messages.broken, error);
  }
};
