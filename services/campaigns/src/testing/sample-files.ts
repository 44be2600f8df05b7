import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
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

/** A text with one question, as an upload. */
export const questionsFile = (): FormData =>
  formOf({ bytes: new TextEncoder().encode('What do you think?\n- Good\n- Bad'), name: 'questions.txt' });

/** One answer of a file, as an upload, with the name of its series. */
export const answersFile = (name: string): FormData => {
  const form = new FormData();
  form.set('name', name);
  form.set('file', new Blob(['wish\nMore trees\n']), 'paper.csv');
  return form;
};

/** A translation of a survey's title, as an upload. */
export const translationsFile = (): FormData =>
  formOf({ bytes: new TextEncoder().encode('path,target\ntitle,Ankieta'), name: 'pl.csv' });

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/></Types>';
const RELATIONSHIPS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const DOCUMENT_RELATIONSHIPS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>';
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
/** List 1 has numbers, list 2 has bullets. */
const NUMBERING = `<w:numbering ${WORD}><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="2"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`;

/** A paragraph of a Word document; `list` is 1 for numbers and 2 for bullets. */
export const wordParagraph = (text: string, list?: 1 | 2): string =>
  `<w:p>${list ? `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>` : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`;

export const wordTable = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

/** A Word document with this body, in the markup of its format. */
export const wordFile = (body: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    '_rels/.rels': strToU8(RELATIONSHIPS),
    'word/_rels/document.xml.rels': strToU8(DOCUMENT_RELATIONSHIPS),
    'word/numbering.xml': strToU8(NUMBERING),
    'word/document.xml': strToU8(`<w:document ${WORD}><w:body>${body}</w:body></w:document>`),
  });
