const MEGABYTE = 1024 * 1024;

export const messages = {
  tooLarge: (bytes: number) => `File size must be less than ${Math.round(bytes / MEGABYTE)}MB`,
  wrongType: 'File must be a PNG or SVG image',
  wrongPictureType: 'File must be a JPEG, PNG or SVG image',
  tooFewPixels: (width: number, height: number) =>
    `This picture is too small: it would be blurred. It must be at least ${width} by ${height} pixels.`,
  tooManyPixels: (edge: number) =>
    `This picture is too large. A logo may be ${edge.toLocaleString('en')} pixels wide and high at most; 200 by 80 is best.`,
  tooManyPicturePixels: (edge: number) =>
    `This picture is too large. It may be ${edge.toLocaleString('en')} pixels wide and high at most.`,
  broken: 'This picture is damaged or incomplete and cannot be used. Please save it again and upload that.',
  active: (content: string) =>
    `This SVG holds ${content}, which could harm residents. Please export it again without, or upload a PNG.`,
  scripts: 'a script',
  handlers: 'code that runs on events',
  foreign: 'embedded web pages',
  entities: 'a document type with entities',
  references: 'links to other files',
  unknown: (name: string) => `something that does not belong in a logo (“${name.slice(0, 40)}”)`,
  tooComplicated:
    'This SVG is too complicated to be drawn: it has too many parts, or parts that repeat themselves. Please simplify it, or upload a PNG.',
  empty: 'This picture shows nothing. Please upload another one.',
} as const;
