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

const MAIL_WIDTH = 1120;
const MAIL_HEIGHT = 1600;

/** A picture for mails, whose programs often do not know WebP: JPEG, or PNG where it is transparent. */
export interface MailPicture extends Picture {
  readonly extension: 'jpg' | 'png';
}

/** The same as `readPicture`, for mails. Throws file_unreadable. */
export const readMailPicture = async (bytes: Uint8Array): Promise<MailPicture> => {
  try {
    const shown = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAIL_WIDTH, height: MAIL_HEIGHT, fit: 'inside', withoutEnlargement: true });
    const isOpaque = (await sharp(bytes, { limitInputPixels: MOST_PIXELS }).stats()).isOpaque;
    const written = isOpaque ? shown.jpeg({ quality: QUALITY, mozjpeg: true }) : shown.png({ compressionLevel: 9 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, extension: isOpaque ? 'jpg' : 'png' };
  } catch (error) {
    throw unreadable(error);
  }
};

/**
 * Decodes, rotates upright, scales down and encodes again. Only pixels are kept: no location, camera data or hidden
 * data. Keeps the first frame of an animation. Throws file_unreadable. Runs in a separate process.
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
