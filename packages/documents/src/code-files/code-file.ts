import type { Draw } from '../drawing';
import { qrImageType } from '../qr';
import { drawCodeImage } from './draw-code-image';

interface CodeFileOrder {
  readonly url: string;
  readonly label: string;
  /** A PNG for the middle of the code. */
  readonly logo: Uint8Array | null;
  /** The file's extension: png, svg or pdf. */
  readonly type: string;
}

interface CodeFile {
  readonly body: Buffer;
  /** The media type. */
  readonly type: string;
}

/** One code as an image or as a PDF. */
export const drawCodeFile = async (draw: Draw, { url, label, logo, type }: CodeFileOrder): Promise<CodeFile> => {
  if (type !== 'pdf') return { body: await drawCodeImage(url, { extension: type, logo }), type: qrImageType(type) };
  return { body: await draw({ of: 'code', content: { url, title: label, logo } }), type: 'application/pdf' };
};
