import { isAscii, isUtf8 } from 'node:buffer';
import { DomainError } from '@folkmoot/contracts';
import { decodeSingleByte, type Encoding, isSingleByte } from './encodings';
import { messages } from './file-text.messages';

/** First bytes of files that people upload by mistake: workbooks, documents, pictures, archives. */
const MAGIC: readonly (readonly [bytes: string, problem: string])[] = [
  ['PK\x03\x04', messages.workbook],
  ['\xd0\xcf\x11\xe0', messages.workbook],
  ['%PDF-', messages.binary],
  ['\x89PNG', messages.binary],
  ['\xff\xd8\xff', messages.binary],
  ['GIF8', messages.binary],
  ['\x1f\x8b', messages.binary],
  ['Rar!', messages.binary],
  ['7z\xbc\xaf', messages.binary],
];
const HEAD = 4096;
const LONGEST_SEQUENCE = 4;
/** Maximum share of control characters. Text has line breaks and tabs, and hardly any other control characters. */
const MOST_CONTROLS = 0.02;

/** Converts the pieces of a file from any encoding to UTF-8. */
export interface Transcoder {
  push(bytes: Buffer): Buffer;
  end(): Buffer;
  encoding(): Encoding;
}

type Decoding = Pick<Transcoder, 'push' | 'end' | 'encoding'>;

/** The error csv_invalid with the cause as detail. */
export const fileRefused = (message: string): DomainError =>
  new DomainError('csv_invalid', { fields: [{ path: 'file', message }] });

const nothing = Buffer.alloc(0);

const fromUtf16 = (label: 'utf-16le' | 'utf-16be'): Decoding => {
  const decoder = new TextDecoder(label);
  return {
    push: (bytes) => Buffer.from(decoder.decode(bytes, { stream: true })),
    end: () => Buffer.from(decoder.decode()),
    encoding: () => 'UTF-16',
  };
};

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x80 && byte < 0xc0;

const sequenceOf = (byte: number): number => {
  if (byte < 0xc0) return 1;
  if (byte < 0xe0) return 2;
  return byte < 0xf0 ? 3 : LONGEST_SEQUENCE;
};

/** Number of bytes at the end that belong to an incomplete character. */
const unfinished = (bytes: Buffer): number => {
  let back = 1;
  while (back < LONGEST_SEQUENCE && isContinuation(bytes[bytes.length - back])) back += 1;
  return sequenceOf(bytes[bytes.length - back] ?? 0) > back ? back : 0;
};

/** Assumes UTF-8, and falls back to Windows-1252 when the first characters beyond ASCII are not valid UTF-8. */
const fromBytes = (known: 'UTF-8' | null): Decoding => {
  let detected: 'UTF-8' | 'Windows-1252' | null = known;
  let carry: Buffer = nothing;
  const decode = (bytes: Buffer): Buffer => {
    if (isAscii(bytes)) return bytes;
    detected ??= isUtf8(bytes) ? 'UTF-8' : 'Windows-1252';
    if (detected === 'Windows-1252') return Buffer.from(decodeSingleByte('Windows-1252', bytes));
    return isUtf8(bytes) ? bytes : Buffer.from(bytes.toString('utf8'));
  };
  return {
    push: (bytes) => {
      const all = carry.length > 0 ? Buffer.concat([carry, bytes]) : bytes;
      const left = detected === 'Windows-1252' ? 0 : unfinished(all);
      carry = all.subarray(all.length - left);
      return decode(all.subarray(0, all.length - left));
    },
    end: () => decode(carry),
    encoding: () => detected ?? 'UTF-8',
  };
};

const zerosAt = (head: Buffer, parity: 0 | 1): number => {
  let zeros = 0;
  for (let at = parity; at < head.length; at += 2) zeros += head[at] === 0 ? 1 : 0;
  return zeros / Math.max(1, head.length / 2);
};

const MOSTLY = 0.7;

/** By the byte order mark, or UTF-16 when every other byte is zero, as in Latin text. */
const decodingOf = (head: Buffer): { decoding: Decoding; mark: number } => {
  const [a, b, c] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { decoding: fromBytes('UTF-8'), mark: 3 };
  if (a === 0xff && b === 0xfe) return { decoding: fromUtf16('utf-16le'), mark: 2 };
  if (a === 0xfe && b === 0xff) return { decoding: fromUtf16('utf-16be'), mark: 2 };
  if (zerosAt(head, 1) > MOSTLY) return { decoding: fromUtf16('utf-16le'), mark: 0 };
  if (zerosAt(head, 0) > MOSTLY) return { decoding: fromUtf16('utf-16be'), mark: 0 };
  return { decoding: fromBytes(null), mark: 0 };
};

const BYTE_ORDER_MARK = 3;

/** The decoding that somebody chose. The byte order of UTF-16 is still detected. */
const chosenDecoding = (encoding: Encoding, head: Buffer): { decoding: Decoding; mark: number } => {
  const detected = decodingOf(head);
  if (encoding === 'UTF-16') {
    const isDetected = detected.decoding.encoding() === 'UTF-16';
    return isDetected ? detected : { decoding: fromUtf16('utf-16le'), mark: 0 };
  }
  const mark = detected.mark === BYTE_ORDER_MARK ? BYTE_ORDER_MARK : 0;
  if (!isSingleByte(encoding)) return { decoding: fromBytes('UTF-8'), mark };
  const decode = (bytes: Buffer): Buffer => Buffer.from(decodeSingleByte(encoding, bytes));
  return { decoding: { push: decode, end: () => nothing, encoding: () => encoding }, mark: 0 };
};

const isControl = (byte: number): boolean => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d;

const refuseMagic = (head: Buffer): void => {
  const start = head.subarray(0, 8).toString('latin1');
  const known = MAGIC.find(([magic]) => start.startsWith(magic));
  if (known) throw fileRefused(known[1]);
};

const refuseControls = (text: Buffer): void => {
  const head = text.subarray(0, HEAD);
  const controls = head.filter(isControl).length;
  if (controls > head.length * MOST_CONTROLS) throw fileRefused(messages.binary);
};

/** Text contains no zero bytes. */
const withoutZeros = (text: Buffer): Buffer => {
  if (text.includes(0)) throw fileRefused(messages.binary);
  return text;
};

/**
 * Reads text of any of the encodings that lists come in, or of the one that somebody chose. Throws csv_invalid for what
 * is no text.
 */
export const createTranscoder = (chosen: Encoding | null = null): Transcoder => {
  let head: Buffer = nothing;
  let begun: Decoding | null = null;

  const begin = (): Buffer => {
    refuseMagic(head);
    const { decoding, mark } = chosen ? chosenDecoding(chosen, head) : decodingOf(head);
    begun = decoding;
    const text = decoding.push(head.subarray(mark));
    refuseControls(text);
    return text;
  };
  return {
    push: (bytes) => {
      if (begun) return withoutZeros(begun.push(bytes));
      head = Buffer.concat([head, bytes]);
      return head.length < HEAD ? nothing : withoutZeros(begin());
    },
    end: () => {
      const text = begun ? nothing : begin();
      return withoutZeros(Buffer.concat([text, begun?.end() ?? nothing]));
    },
    encoding: () => begun?.encoding() ?? 'UTF-8',
  };
};
