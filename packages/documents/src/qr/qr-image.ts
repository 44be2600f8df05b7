import { create, toBuffer, toString as toText } from 'qrcode';
import { type LogoField, logoField, type QrLogo } from './logo-field';

/** Pixels. */
export const QR_WIDTH = 300;
/** Modules of white around a code, as readers expect. */
export const QUIET = 4;
/** Level M bears a sixth of the code being dirty or torn; H nearly a third, of which a logo takes its part. */
const levelFor = (logo: QrLogo | null) => (logo ? 'H' : 'M');

/** The media type of what `qrImage` makes. */
export const qrImageType = (extension: string): string => (extension === 'svg' ? 'image/svg+xml' : 'image/png');

export interface QrModules {
  /** Modules along each side, without the white around them. */
  readonly size: number;
  /** Room for the logo; null without one. */
  readonly field: LogoField | null;
  /** Nothing is dark in the field of a logo. */
  isDark(row: number, column: number): boolean;
}

const isIn = ({ left, top, width, height }: LogoField, row: number, column: number): boolean =>
  row >= top && row < top + height && column >= left && column < left + width;

/** The modules of a QR code, for other drawing code such as paper. With a logo its field is white. */
export const qrModules = (text: string, logo: QrLogo | null = null): QrModules => {
  const { modules } = create(text, { errorCorrectionLevel: levelFor(logo) });
  const field = logo && logoField(modules.size, logo);
  const isCovered = (row: number, column: number) => field !== null && isIn(field, row, column);
  return {
    size: modules.size,
    field,
    isDark: (row, column) => !isCovered(row, column) && modules.get(row, column) !== 0,
  };
};

interface DrawingOptions {
  /** In the middle, on white. */
  readonly logo?: QrLogo | null;
  /** Pixels at which it is shown; as large as its place without. */
  readonly width?: number;
}

/** The logo as part of an SVG whose unit is one module. */
const logoSvg = ({ bytes }: QrLogo, { left, top, width, height, picture }: LogoField): string => {
  const at = (rectangle: { left: number; top: number; width: number; height: number }): string =>
    `x="${rectangle.left + QUIET}" y="${rectangle.top + QUIET}" width="${rectangle.width}" height="${rectangle.height}"`;
  const data = Buffer.from(bytes).toString('base64');
  const white = `<rect ${at({ left, top, width, height })} fill="#ffffff"/>`;
  return `${white}<image ${at(picture)} href="data:image/png;base64,${data}"/>`;
};

/** A QR code as SVG, white border included, with an optional logo in its middle. */
export const qrDrawing = async (text: string, { logo = null, width }: DrawingOptions = {}): Promise<string> => {
  const shape = { errorCorrectionLevel: levelFor(logo), margin: QUIET, ...(width ? { width } : {}) } as const;
  const svg = await toText(text, { ...shape, type: 'svg' });
  const { field } = qrModules(text, logo);
  return logo && field ? svg.replace('</svg>', `${logoSvg(logo, field)}</svg>`) : svg;
};

/** A QR code as a PNG of 300 x 300 pixels or as an SVG. */
export const qrImage = async (text: string, extension: string): Promise<Buffer> =>
  extension === 'svg'
    ? Buffer.from(await qrDrawing(text))
    : toBuffer(text, { errorCorrectionLevel: levelFor(null), margin: QUIET, width: QR_WIDTH });
