import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 30, g: 140, b: 90 } } });

/** A plain picture. */
export const pngFile = (width = 40, height = 30): Promise<Buffer> => paint(width, height).png().toBuffer();

export const gifFile = (): Promise<Buffer> => paint(20, 20).gif().toBuffer();

/** A photo with an orientation tag and the name of its author. */
export const photoFile = (): Promise<Buffer> =>
  paint(60, 20)
    .withExif({ IFD0: { Artist: 'Secret Person' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A small file with a very large picture. */
export const bombFile = (): Promise<Buffer> => paint(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();

const page = [
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
  '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj',
];

/** A PDF with one empty page and additional objects. */
export const pdfFile = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat(
    ['%PDF-1.7\n', ...[...page, ...objects].flatMap((object) => [object, '\n'])]
      .concat('xref\n0 4\ntrailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n9\n%%EOF\n')
      .map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );

/** A compressed object stream, as in modern PDFs. */
export const packedObjects = (content: string, dictionary = '/Filter /FlateDecode'): Buffer => {
  const packed = deflateSync(Buffer.from(`9 0 ${content}`));
  return Buffer.concat([
    Buffer.from(`8 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${dictionary} /Length ${packed.length} >>\nstream\r\n`),
    packed,
    Buffer.from('\nendstream\nendobj'),
  ]);
};

/** An object stream that is compressed twice. */
export const packedTwice = (content: string): Buffer => {
  const packed = deflateSync(deflateSync(Buffer.from(`9 0 ${content}`)));
  const filters = '/Filter [/FlateDecode /FlateDecode]';
  return Buffer.concat([
    Buffer.from(`8 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${filters} /Length ${packed.length} >>\nstream\r\n`),
    packed,
    Buffer.from('\nendstream\nendobj'),
  ]);
};

/** A PDF with a changed catalogue or trailer. */
export const changedPdf = (from: string, to: string, ...objects: string[]): Buffer =>
  Buffer.from(
    pdfFile(...objects)
      .toString('latin1')
      .replace(from, to),
    'latin1',
  );

/** A form with these files, each in a field. */
export const formOf = (...files: { bytes: Uint8Array; name?: string; field?: string }[]): FormData => {
  const form = new FormData();
  for (const { bytes, name = 'park.png', field = 'file' } of files)
    form.append(field, new Blob([Uint8Array.from(bytes)]), name);
  return form;
};
