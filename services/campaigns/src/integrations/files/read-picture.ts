import { DomainError } from '@folkmoot/contracts';
import sharp from 'sharp';
import { messages } from './files.messages';

export interface Picture {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const MOST_PIXELS = 50_000_000;
const LONGEST_EDGE = 1600;
const QUALITY = 82;

const isBomb = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message);

const unreadable = (error: unknown): DomainError =>
  new DomainError('file_unreadable', {
    detail: isBomb(error) ? messages.imageTooManyPixels : messages.imageBroken,
    cause: error,
  });

/**
 * Decodes, turns upright, makes smaller and encodes anew: what is kept is pixels and nothing else, neither place and camera
 * nor whatever was hidden behind them. Of an animation the first picture is kept. Throws file_unreadable. Runs in a process
 * of its own.
 */
export const readPicture = async (bytes: Uint8Array): Promise<Picture> => {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw unreadable(error);
  }
};
