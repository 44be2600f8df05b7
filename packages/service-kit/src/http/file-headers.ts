import { lookup } from '@folkmoot/contracts';
export interface KeptFile {
  readonly type: string;
  /** The file name for saving. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Whether everybody may read it, shared caches included. */
  readonly isPublic: boolean;
}

const ONE_YEAR_SECONDS = 31_536_000;

const extensions: Readonly<Record<string, string>> = { 'image/webp': '.webp', 'application/pdf': '.pdf' };

/** The name with the extension of the file's present type. */
const nameFor = ({ name, type }: KeptFile): string => {
  const extension = lookup(extensions, type) ?? '';
  return name.toLowerCase().endsWith(extension) ? name : `${name.replace(/\.[^.]*$/, '')}${extension}`;
};

/** A public file never changes at its address. A private one must not outlive the session in the cache of a shared computer. */
const cacheControlOf = ({ isPublic }: KeptFile): string =>
  isPublic ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'private, no-store';

/** Headers for an uploaded file: shown inline, but without scripts or other active content. */
export const fileHeaders = (file: KeptFile): Record<string, string> => ({
  'Cache-Control': cacheControlOf(file),
  'Content-Length': String(file.size),
  'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(nameFor(file))}`,
  // Browsers show a PDF in an object element, which must stay allowed.
  'Content-Security-Policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
});
