import type { ImportEncoding } from '@folkmoot/contracts';
import { fromWindows1252 } from './windows-1252';

/** Encodings in which text files are read. */
export type Encoding = ImportEncoding;

type SingleByte = Exclude<Encoding, 'UTF-8' | 'UTF-16'>;

const labels: Readonly<Record<Exclude<SingleByte, 'Windows-1252'>, string>> = {
  'Windows-1250': 'windows-1250',
  'Windows-1251': 'windows-1251',
  'ISO-8859-15': 'iso-8859-15',
  Macintosh: 'macintosh',
};

export const isSingleByte = (encoding: Encoding): encoding is SingleByte =>
  encoding !== 'UTF-8' && encoding !== 'UTF-16';

/** Text of bytes in an encoding with one byte per character. */
export const decodeSingleByte = (encoding: SingleByte, bytes: Buffer): string =>
  encoding === 'Windows-1252' ? fromWindows1252(bytes) : new TextDecoder(labels[encoding]).decode(bytes);

const byteOfCharacter = (encoding: SingleByte): ReadonlyMap<string, number> => {
  const all = decodeSingleByte(encoding, Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)));
  return new Map([...all].map((character, byte) => [character, byte]));
};

const UNKNOWN = '?'.charCodeAt(0);

/** Turns text that was decoded by mistake back into the bytes of the uploaded file. */
interface ByteRestorer {
  /** A piece may end within a character. */
  push(text: Buffer): Buffer;
}

export const createByteRestorer = (encoding: Encoding): ByteRestorer => {
  if (encoding === 'UTF-8') return { push: (text) => text };
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  if (!isSingleByte(encoding)) {
    return { push: (text) => Buffer.from(decoder.decode(text, { stream: true }), 'utf16le') };
  }
  const bytes = byteOfCharacter(encoding);
  return {
    push: (text) =>
      Buffer.from(Array.from(decoder.decode(text, { stream: true }), (character) => bytes.get(character) ?? UNKNOWN)),
  };
};
