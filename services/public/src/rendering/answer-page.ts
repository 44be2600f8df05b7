import type { ResidentPage } from '@folkmoot/contracts';
import { file, page } from '@folkmoot/service-kit';
import { newNonce, pageHeaders } from './headers';
import type { Release, Releases } from './release';
import { renderingMessages } from './rendering.messages';

export type PageAnswer = ReturnType<typeof page> | ReturnType<typeof file>;

const RETRY_AFTER = { 'Retry-After': '5' };

const plain = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${renderingMessages.unavailableTitle}</title>
</head>
<body>
<main>
<h1>${renderingMessages.unavailableTitle}</h1>
<p>${renderingMessages.unavailableText}</p>
</main>
</body>
</html>
`;

/** What is shown when no release of the pages could be loaded. */
const plainPage = (): PageAnswer =>
  page(plain, { status: 503, headers: { ...pageHeaders(newNonce()), ...RETRY_AFTER } });

/** Sends to another address of ours. */
export const redirect = (location: string, status: 301 | 302 | 303 | 308): PageAnswer =>
  page('', { status, headers: { Location: location, 'Cache-Control': 'no-store' } });

export interface Pages {
  readonly releases: Pick<Releases, 'current'>;
  readonly productName: string;
}

interface Rendered {
  readonly html: string;
  readonly headers: Record<string, string>;
}

const render = ({ productName }: Pages, release: Release, what: ResidentPage, language?: string): Rendered => {
  const nonce = newNonce();
  const { bundle, clientUrl, preloadUrls, formsUrl, workerUrl } = release;
  const context = { nonce, clientUrl, preloadUrls, formsUrl, workerUrl, productName };
  const html = bundle.renderPage(what, language === undefined ? context : { ...context, language });
  return { html, headers: pageHeaders(nonce) };
};

interface Shown {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of our own words; the council's where it is left out. */
  readonly language?: string | undefined;
}

/** Renders a page of the current release. */
export const showPage = (
  pages: Pages,
  what: ResidentPage,
  { status = 200, headers: given = {}, language }: Shown = {},
): PageAnswer => {
  const release = pages.releases.current();
  if (!release) return plainPage();
  const { html, headers } = render(pages, release, what, language);
  return page(html, { status, headers: { ...headers, ...(status === 503 ? RETRY_AFTER : {}), ...given } });
};

/**
 * Renders a page that the browser asks for again each time, saying since when it has it. It is always sent anew: not
 * changed would leave the browser with a page under another page's policy.
 */
export const showDatedPage = (pages: Pages, what: ResidentPage, since: Date): PageAnswer => {
  const release = pages.releases.current();
  if (!release) return plainPage();
  const { html, headers } = render(pages, release, what);
  const dated = { 'Cache-Control': 'private, no-cache', 'Last-Modified': since.toUTCString() };
  return file(Buffer.from(html), { type: 'text/html; charset=utf-8', headers: { ...headers, ...dated } });
};

/** Answers with what `make` gives for the current release, or the plain page when there is none. */
export const withRelease = (
  { releases }: Pages,
  make: (release: Release) => Promise<PageAnswer>,
): Promise<PageAnswer> | PageAnswer => {
  const release = releases.current();
  return release ? make(release) : plainPage();
};
