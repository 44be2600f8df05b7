import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { DomainError, IMPORT_LIMIT } from '@folkmoot/contracts';
import { messages } from './imports.messages';

const FIELD = 'file';
const LONGEST_NAME = 200;
const LIMITS = { files: 3, fields: 150, fieldSize: 10_000, parts: 160, headerPairs: 50, fileSize: IMPORT_LIMIT };

/** Consumer of the bytes of an uploaded file. */
export interface Sink<T> {
  write(bytes: Buffer): Promise<void>;
  /** The upload is complete. */
  end(): Promise<T>;
  /** The upload was interrupted. */
  abandon(): Promise<void>;
}

export interface Form<T> {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** Null when the form has no file. */
  readonly file: T | null;
}

const cleanName = (fileName: string): string => {
  const name = [...fileName.normalize('NFC')]
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('');
  return name.trim().slice(-LONGEST_NAME);
};

const refused = (message: string): DomainError =>
  new DomainError('invalid_input', { detail: message, fields: [{ path: FIELD, message }] });

const parserOf = (headers: Readonly<IncomingHttpHeaders>): BusboyInstance => {
  const contentType = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new DomainError('unsupported_media_type');
  try {
    return new Busboy({ headers: { ...headers, 'content-type': contentType }, limits: LIMITS });
  } catch {
    throw refused(messages.unreadable);
  }
};

type Outcome<T> = { readonly value: T } | { readonly error: unknown };

/**
 * Passes a file to its sink in pieces. Reads to the end even after an error, so that the error response reaches a
 * client that is still sending.
 */
const drain = async <T>(stream: BusboyFileStream, open: () => Promise<Sink<T>>): Promise<Outcome<T>> => {
  let sink: Sink<T> | null = null;
  let failure: { error: unknown } | null = null;
  const attempt = async <R>(work: () => Promise<R>): Promise<R | null> => {
    if (failure) return null;
    try {
      return await work();
    } catch (error) {
      failure = { error };
      return null;
    }
  };
  sink = await attempt(open);
  try {
    for await (const bytes of stream) await attempt(async () => sink?.write(bytes as Buffer));
  } catch {
    failure ??= { error: refused(messages.unreadable) };
  }
  if (stream.truncated) failure ??= { error: new DomainError('file_too_large', { detail: messages.tooLarge }) };
  const value = await attempt(async () => sink?.end());
  if (!failure) return { value: value as T };
  await sink?.abandon().catch(() => undefined);
  return failure;
};

/**
 * Parses a multipart form with at most one file, in the field `file`, without loading it into memory. `open` gets the
 * fields in front of the file. Throws
 * invalid_input, unsupported_media_type, body_too_large, file_too_large, or the error of the sink.
 */
export const readForm = async <T>(
  body: Readable,
  headers: Readonly<IncomingHttpHeaders>,
  open: (start: Pick<Form<T>, 'fields'> & { readonly name: string }) => Promise<Sink<T>>,
): Promise<Form<T>> => {
  const parser = parserOf(headers);
  const fields = new Map<string, string[]>();
  const files: { field: string; name: string; taken: Promise<Outcome<T>> }[] = [];
  parser.on('field', (field: string, value: string) => void fields.set(field, [...(fields.get(field) ?? []), value]));
  parser.on('file', (field: string, stream: BusboyFileStream, fileName: string) => {
    const name = cleanName(fileName ?? '');
    // A browser sends an empty file without a name when no file is chosen.
    if (files.length > 0 || field !== FIELD || name === '') return void stream.resume();
    files.push({ field, name, taken: drain(stream, () => open({ name, fields })) });
  });
  const failure = await pipeline(body, parser).then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? error : refused(messages.unreadable)),
  );
  const outcome = await files[0]?.taken;
  if (outcome && 'error' in outcome) throw outcome.error;
  if (failure) throw failure;
  return { fields, file: outcome ? outcome.value : null };
};
