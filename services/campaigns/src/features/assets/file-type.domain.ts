/** The type of a file by its first bytes, whatever its name is. */
export type FileType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'application/pdf';

const HEAD = 1024;

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

/** The picture decoder would detect the type as well, but not the intended type of a damaged file. */
const signatures: readonly (readonly [FileType, (head: string) => boolean])[] = [
  ['image/png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['image/gif', (head) => /^GIF8[79]a/.test(head)],
  ['image/webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  // PDF readers accept data before the header.
  ['application/pdf', (head) => head.includes('%PDF-')],
];

/** The type by content; null when the file is neither a picture nor a PDF. */
export const fileTypeOf = (bytes: Uint8Array): FileType | null => {
  const head = text(bytes, 0, HEAD);
  return signatures.find(([, fits]) => fits(head))?.[0] ?? null;
};
