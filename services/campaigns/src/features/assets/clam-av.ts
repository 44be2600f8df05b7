import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { DomainError } from '@folkmoot/contracts';
import type { ScanFile } from './asset.types';

const CHUNK = 64 * 1024;
const SECONDS = 30;
const FOUND = /: (.+) FOUND/;

/** clamd's stream protocol: pieces, each after its length, then an empty piece. */
const pieces = function* (bytes: Buffer): Generator<Buffer> {
  const length = (size: number): Buffer => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(size);
    return head;
  };
  yield Buffer.from('zINSTREAM\0');
  for (let from = 0; from < bytes.length; from += CHUNK) {
    const piece = bytes.subarray(from, from + CHUNK);
    yield length(piece.length);
    yield piece;
  }
  yield length(0);
};

const ask = async (url: string, bytes: Buffer): Promise<string> => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.setTimeout(SECONDS * 1000, () => socket.destroy(new Error('the malware scanner did not answer in time')));
  for (const piece of pieces(bytes)) socket.write(piece);
  return (await text(socket)).replaceAll('\0', '').trim();
};

/** Scans with a ClamAV daemon. Throws `unavailable` when the file could not be scanned. */
export const clamAv =
  (url: string): ScanFile =>
  async (bytes) => {
    const answer = await ask(url, bytes).catch((cause: unknown) => {
      throw new DomainError('unavailable', { cause });
    });
    const malware = FOUND.exec(answer)?.[1];
    if (malware) return malware;
    if (!/: OK$/.test(answer)) throw new DomainError('unavailable', { cause: new Error(`clamd: ${answer}`) });
    return null;
  };
