import { QR_WIDTH, qrDrawing, qrLogoOf } from '../qr';

interface Wanted {
  readonly extension: string;
  /** A PNG for the middle of the code. */
  readonly logo: Uint8Array | null;
}

/** A code as a PNG of 300 x 300 pixels or as an SVG, with the logo in its middle when there is one. */
export const drawCodeImage = async (url: string, { extension, logo: png }: Wanted): Promise<Buffer> => {
  const logo = png && qrLogoOf(png);
  if (extension === 'svg') return Buffer.from(await qrDrawing(url, { logo }));
  // Loaded with the first picture: it takes 25 MB of memory.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(await qrDrawing(url, { logo, width: QR_WIDTH })))
    .png({ compressionLevel: 9 })
    .toBuffer();
};
