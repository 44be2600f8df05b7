import { create, toBuffer, toString as toText } from 'qrcode';

/** D1 section 9. */
const WIDTH = 300;
/** Level M bears a sixth of the code being dirty or torn; four modules of white around it is what readers expect. */
const LEVEL = 'M';
const SHAPE = { errorCorrectionLevel: LEVEL, margin: 4 } as const;

/** The media type of what `qrImage` makes. */
export const qrImageType = (extension: string): string => (extension === 'svg' ? 'image/svg+xml' : 'image/png');

/** A QR code as a PNG of 300 x 300 pixels or as an SVG. */
export const qrImage = async (text: string, extension: string): Promise<Buffer> =>
  extension === 'svg'
    ? Buffer.from(await toText(text, { ...SHAPE, type: 'svg' }))
    : toBuffer(text, { ...SHAPE, width: WIDTH });

export interface QrModules {
  /** Modules along each side, without the white around them. */
  readonly size: number;
  isDark(row: number, column: number): boolean;
}

/** The modules of a QR code, to be drawn by somebody else: on paper, for example. */
export const qrModules = (text: string): QrModules => {
  const { modules } = create(text, { errorCorrectionLevel: LEVEL });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) !== 0 };
};
