import { createTranscoder } from './file-text';

const read = (bytes: Buffer, size = 1_000_000) => {
  const transcoder = createTranscoder();
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(transcoder.push(bytes.subarray(at, at + size)));
  pieces.push(transcoder.end());
  return { text: Buffer.concat(pieces).toString(), encoding: transcoder.encoding() };
};
const text = `Name;Email\n${'José Ångström;jose@x.example\n'.repeat(400)}€ “quoted”;last@x.example\n`;
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
/** Windows-1252 is Latin-1 except for these characters. */
const windows = (text: string) =>
  Buffer.from(
    [...text].map((character) => ({ '€': 0x80, '“': 0x93, '”': 0x94 })[character] ?? character.charCodeAt(0)),
  );

const files: readonly (readonly [string, Buffer, string])[] = [
  ['UTF-8', Buffer.from(text), 'UTF-8'],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`), 'UTF-8'],
  ['UTF-16 as Excel writes it', Buffer.from(`\ufeff${text}`, 'utf16le'), 'UTF-16'],
  ['UTF-16 the other way round', swapped(Buffer.from(`\ufeff${text}`, 'utf16le')), 'UTF-16'],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), 'UTF-16'],
  ['Windows-1252', windows(text), 'Windows-1252'],
];

describe('file encodings (E-75)', () => {
  it.each(files)('%s is decoded correctly in pieces of any size', (_, bytes, encoding) => {
    for (const size of [1_000_000, 4096, 4099, 7]) expect(read(bytes, size)).toEqual({ text, encoding });
  });
  it('Windows-1252 is detected when its first special character is late or last', () => {
    const late = `${'a@x.example\n'.repeat(50_000)}Zoë`;
    expect(read(windows(late), 65_536)).toEqual({ text: late, encoding: 'Windows-1252' });
  });
  it('the rest of the text is read when UTF-8 with a byte order mark has a damaged character', () => {
    const damaged = Buffer.concat([Buffer.from('\ufeffé@x\n'), Buffer.from([0xff]), Buffer.from('\nb@x')]);
    expect(read(damaged)).toEqual({ text: 'é@x\n\ufffd\nb@x', encoding: 'UTF-8' });
  });
  it('the text is empty when the file is empty', () => expect(read(Buffer.alloc(0)).text).toBe(''));

  const refused = (bytes: Buffer, size?: number) => {
    try {
      return read(bytes, size).encoding;
    } catch (error) {
      return (error as { code: string; fields: { message: string }[] }).fields[0]?.message;
    }
  };
  it.each([
    ['a workbook', Buffer.from('PK\x03\x04 xl/workbook.xml'), /Excel workbook/],
    ['an old workbook', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1'), /Excel workbook/],
    ['a PDF', Buffer.from('%PDF-1.7 a@x.example'), /not text/],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /not text/],
    ['random bytes', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919 + (at >> 3)) % 256)), /not text/],
    ['control characters', Buffer.from('\x01\x02\x03a@x'.repeat(100)), /not text/],
  ])('%s is refused by its content, whatever its name', (_, bytes, message) => {
    expect(refused(bytes)).toMatch(message);
  });
  it('a file is refused when it has a zero byte after the sample', () => {
    const bytes = Buffer.concat([Buffer.from('a@x.example\n'.repeat(10_000)), Buffer.from([0])]);
    expect(refused(bytes, 65_536)).toMatch(/not text/);
  });
});
