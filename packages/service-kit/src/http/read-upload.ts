import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { DomainError } from '@folkmoot/contracts';
import { messages } from './read-upload.messages';

export interface Upload {
  /** The file name on the person's device, without folders. */
  readonly name: string;
  /** The bytes read: the whole file, or its beginning when it is too large. */
  readonly bytes: Buffer;
  readonly isTooLarge: boolean;
  /** The texts beside the file, by the name of their field; the first of each. */
  readonly fields?: ReadonlyMap<string, string>;
}

const FIELD = 'file';
const LONGEST_NAME = 200;
/** A form may have a few texts beside its file. A longer one is cut. */
const LIMITS = { files: 3, fields: 20, fieldSize: 200_000, parts: 25, headerPairs: 50 };

const cleanName = (fileName: string): string => {
  const name = [...fileName.normalize('NFC')]
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('');
  return name.trim().slice(-LONGEST_NAME) || FIELD;
};

const refused = (message: string): DomainError =>
  new DomainError('invalid_input', { detail: message, fields: [{ path: FIELD, message }] });

const collect = (stream: BusboyFileStream, into: { chunks: Buffer[]; isTooLarge: boolean }) => {
  stream.on('data', (chunk: Buffer) => into.chunks.push(chunk));
  // The parser itself reports a form that ends early.
  stream.on('error', () => undefined);
  stream.on('limit', () => {
    into.isTooLarge = true;
  });
};

const parserOf = (headers: Readonly<IncomingHttpHeaders>, maxBytes: number): BusboyInstance => {
  const contentType = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new DomainError('unsupported_media_type');
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': contentType },
      limits: { ...LIMITS, fileSize: maxBytes },
    });
  } catch {
    throw refused(messages.unreadable);
  }
};

/**
 * Reads the one file of a multipart form, from the field `file`. Always reads the form to its end, so that the refusal
 * reaches a client that is still sending. Throws invalid_input, unsupported_media_type or body_too_large.
 */
export const readUpload = async (
  body: Readable,
  headers: Readonly<IncomingHttpHeaders>,
  maxBytes: number,
): Promise<Upload> => {
  const parser = parserOf(headers, maxBytes);
  const files: { field: string; name: string; chunks: Buffer[]; isTooLarge: boolean }[] = [];
  parser.on('file', (field, stream, name) => {
    const file = { field, name: cleanName(name ?? ''), chunks: [], isTooLarge: false };
    files.push(file);
    collect(stream, file);
  });
  const fields = new Map<string, string>();
  parser.on('field', (name: string, value: string) => {
    if (!fields.has(name)) fields.set(name, value);
  });
  try {
    await pipeline(body, parser);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw refused(messages.unreadable);
  }
  const [file, ...more] = files;
  if (!file || more.length > 0 || file.field !== FIELD) throw refused(messages.oneFile);
  return { name: file.name, bytes: Buffer.concat(file.chunks), isTooLarge: file.isTooLarge, fields };
};
