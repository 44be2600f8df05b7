import { createHash } from 'node:crypto';
import type { Kept } from './everything.mongo';

const HASHES = ['md5', 'sha1', 'sha256', 'sha512'] as const;
const ENCODINGS = ['hex', 'base64', 'base64url'] as const;

/** The text itself, and what anybody can compute from it without a key. Case of letters does not count. */
const openForms = (secret: string): string[] => [
  secret,
  ...ENCODINGS.map((encoding) => Buffer.from(secret).toString(encoding).replace(/=+$/, '')),
  ...HASHES.flatMap((hash) =>
    ENCODINGS.map((encoding) => createHash(hash).update(secret).digest(encoding).replace(/=+$/, '')),
  ),
];

/** The same as bytes: letters of one or two bytes, hashes, and the four bytes of a network address. */
const bytesOf = (secret: string): Buffer[] => {
  const parts = secret.split('.').map(Number);
  const isAddress = parts.length === 4 && parts.every((part) => Number.isInteger(part) && part >= 0 && part < 256);
  return [
    Buffer.from(secret),
    Buffer.from(secret, 'utf16le'),
    ...HASHES.map((hash) => createHash(hash).update(secret).digest()),
    ...(isAddress ? [Buffer.from(parts), Buffer.from([...parts].reverse())] : []),
  ];
};

interface Secret {
  readonly secret: string;
  readonly texts: readonly string[];
  readonly bytes: readonly Buffer[];
}

const secretOf = (secret: string): Secret => ({
  secret,
  texts: openForms(secret).map((text) => text.toLowerCase()),
  bytes: bytesOf(secret),
});

/** Letters of bytes in lower case, so that case does not hide a word. */
const lowered = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.map((byte) => (byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte)));

/**
 * The secrets that can be read from records without a key: as text, encoded, hashed without a key, or in their bytes.
 */
export const readableIn = (records: readonly Kept[], secrets: readonly string[]): { kept: Kept; secret: string }[] => {
  const wanted = secrets.map(secretOf);
  return records.flatMap((kept) => {
    const text = kept.text.toLowerCase();
    const fields = kept.bytes.flatMap((bytes) => [Buffer.from(bytes), lowered(bytes)]);
    const isReadable = ({ texts, bytes }: Secret): boolean =>
      texts.some((form) => text.includes(form)) || fields.some((field) => bytes.some((form) => field.includes(form)));
    return wanted.filter(isReadable).map(({ secret }) => ({ kept, secret }));
  });
};
