import { toBuffer, toString as toText } from 'qrcode';

/** D1 section 9. */
const WIDTH = 300;
/** Level M bears a sixth of the code being dirty or torn; four modules of white around it is what readers expect. */
const SHAPE = { errorCorrectionLevel: 'M', margin: 4 } as const;

export const qrImageType = (extension: string): string => (extension === 'svg' ? 'image/svg+xml' : 'image/png');

/** A QR code as a PNG of 300 x 300 pixels or as an SVG. */
export const qrImage = async (text: string, extension: string): Promise<Buffer> =>
  extension === 'svg'
    ? Buffer.from(await toText(text, { ...SHAPE, type: 'svg' }))
    : toBuffer(text, { ...SHAPE, width: WIDTH });
