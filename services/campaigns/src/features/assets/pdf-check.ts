import { setImmediate as nextTurn } from 'node:timers/promises';
import { createInflate } from 'node:zlib';
import { DomainError } from '@folkmoot/contracts';
import { messages } from './assets.messages';
import { activePart, LONGEST_NAME, pdfNames } from './pdf-names.domain';

/** Throws file_unreadable for a PDF that is broken, cannot be looked into, or does more than show pages. */
export type CheckPdf = (bytes: Buffer) => Promise<void>;

const PIECE = 64 * 1024;
const END = 2048;
const DICTIONARY = 2048;
/** Pictures and pages of a 10 MB document come to far less. */
const MOST_UNPACKED = 150 * 1024 * 1024;
const MOST_STREAMS = 20_000;

const refused = (detail: string): DomainError => new DomainError('file_unreadable', { detail });

const refuseActive = (piece: string): void => {
  const what = activePart(piece);
  if (what) throw refused(messages.pdfActive(what));
};

/** Looks at a piece together with the end of the one before, where a name may have been cut in two. */
const scanner = (refuse: (text: string) => void) => {
  let before = '';
  return (piece: Buffer): void => {
    const text = before + piece.toString('latin1');
    refuse(text);
    before = text.slice(-LONGEST_NAME);
  };
};

const encrypted = pdfNames('Encrypt');

const refuseLocked = (text: string): void => {
  if (encrypted.test(text)) throw refused(messages.pdfLocked);
};

const scanRaw = async (bytes: Buffer): Promise<void> => {
  const scan = scanner((text) => {
    refuseActive(text);
    refuseLocked(text);
  });
  for (let from = 0; from < bytes.length; from += PIECE) {
    scan(bytes.subarray(from, from + PIECE));
    // Nobody's request waits for the whole of a large document.
    await nextTurn();
  }
};

interface PackedStream {
  readonly start: number;
  readonly dictionary: string;
}

/** Everything that could be a stream: what begins after the word, and what was said of it before. */
const streamsOf = function* (bytes: Buffer): Generator<PackedStream> {
  const word = 'stream';
  for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + word.length)) {
    let start = at + word.length;
    if (bytes[start] === 0x0d) start += 1;
    if (bytes[start] === 0x0a) start += 1;
    const said = bytes.toString('latin1', Math.max(0, at - DICTIONARY), at);
    yield { start, dictionary: said.slice(said.lastIndexOf('obj') + 1) };
  }
};

const isZlib = (bytes: Buffer, at: number): boolean =>
  ((bytes[at] ?? 0) & 0x0f) === 8 && bytes.length > at + 1 && bytes.readUInt16BE(at) % 31 === 0;

const objects = pdfNames('ObjStm');
/** Ways to pack objects other than the usual one: nobody needs them, and what they hide cannot be seen here. */
const unusual = pdfNames('LZWDecode', 'ASCIIHexDecode', 'ASCII85Decode', 'RunLengthDecode', 'Crypt', 'Predictor');

const refuseUnusual = ({ dictionary }: PackedStream): void => {
  if (objects.test(dictionary) && unusual.test(dictionary)) throw refused(messages.pdfLocked);
};

/** Unpacks one stream as far as it goes; what is no packed stream after all is passed over. Returns how much came out. */
const scanPacked = (bytes: Buffer, start: number, most: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const scan = scanner(refuseActive);
    const inflate = createInflate({ chunkSize: PIECE });
    let unpacked = 0;
    const finish = (failure: unknown) => {
      inflate.destroy();
      if (failure) reject(failure);
      else resolve(unpacked);
    };
    inflate.on('data', (piece: Buffer) => {
      unpacked += piece.length;
      try {
        if (unpacked > most) throw refused(messages.pdfLocked);
        scan(piece);
      } catch (failure) {
        finish(failure);
      }
    });
    inflate.on('end', () => finish(null));
    inflate.on('error', () => finish(null));
    inflate.end(bytes.subarray(start));
  });

/**
 * Reads through the whole file and everything packed in it for what would act on a reader's device. A parser would be
 * shorter, but sees only what it takes for objects, and readers differ in that.
 */
export const checkPdf: CheckPdf = async (bytes) => {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - END));
  if (!end.includes('startxref') || !end.includes('%%EOF')) throw refused(messages.pdfBroken);
  await scanRaw(bytes);
  let left = MOST_UNPACKED;
  let streams = 0;
  for (const stream of streamsOf(bytes)) {
    streams += 1;
    if (streams > MOST_STREAMS) throw refused(messages.pdfLocked);
    refuseUnusual(stream);
    if (isZlib(bytes, stream.start)) left -= await scanPacked(bytes, stream.start, left);
  }
};
