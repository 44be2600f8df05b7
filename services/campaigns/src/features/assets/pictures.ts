import { DomainError } from '@folkmoot/contracts';
import { limiter } from '@folkmoot/service-kit';
import sharp from 'sharp';
import { messages } from './assets.messages';

export interface Picture {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Makes a picture of our own out of one that somebody sent. Throws file_unreadable. */
export type ReadPicture = (bytes: Uint8Array) => Promise<Picture>;

const MOST_PIXELS = 50_000_000;
const LONGEST_EDGE = 1600;
const QUALITY = 82;
const SECONDS = 20;
/** Decoding keeps threads busy that the rest of the process needs, too. */
const AT_A_TIME = 2;

const isBomb = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message);

const unreadable = (error: unknown): DomainError =>
  new DomainError('file_unreadable', {
    detail: isBomb(error) ? messages.imageTooManyPixels : messages.imageBroken,
    cause: error,
  });

const encode = async (bytes: Uint8Array): Promise<Picture> => {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw unreadable(error);
  }
};

/**
 * Decodes, turns upright, makes smaller and encodes anew, off the main thread: what is kept is pixels and nothing else,
 * neither place and camera nor whatever was hidden behind them. Of an animation the first picture is kept.
 */
export const createPictures = (): ReadPicture => {
  const inTurn = limiter(AT_A_TIME);
  return (bytes) => inTurn(() => encode(bytes));
};
