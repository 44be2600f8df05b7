export interface KeptFile {
  readonly type: string;
  /** What it is called when somebody saves it. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Whether everybody may have it, caches on the way included. */
  readonly isPublic: boolean;
}

const ONE_YEAR_SECONDS = 31_536_000;

const extensions: Readonly<Record<string, string>> = { 'image/webp': '.webp', 'application/pdf': '.pdf' };

/** The name with the extension of what the file is now. */
const nameFor = ({ name, type }: KeptFile): string => {
  const extension = extensions[type] ?? '';
  return name.toLowerCase().endsWith(extension) ? name : `${name.replace(/\.[^.]*$/, '')}${extension}`;
};

/** A public file never changes at its address. A private one must not outlive the session in the cache of a shared computer. */
const cacheControlOf = ({ isPublic }: KeptFile): string =>
  isPublic ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'private, no-store';

/** Headers of a file that somebody uploaded: shown in place, but with no power of its own whatever it holds. */
export const fileHeaders = (file: KeptFile): Record<string, string> => ({
  'Cache-Control': cacheControlOf(file),
  'Content-Length': String(file.size),
  'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(nameFor(file))}`,
  // A browser shows a PDF by an object of its own, which must stay allowed.
  'Content-Security-Policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
});
