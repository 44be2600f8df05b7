import type { ResidentPage } from '@folkmoot/contracts';
import { file, page } from '@folkmoot/service-kit';
import { newNonce, type PageUse, pageHeaders } from './headers';
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

/** The page while no release of the pages could be loaded. */
export const plainPage = (): PageAnswer =>
  page(plain, { status: 503, headers: { ...pageHeaders(newNonce()), ...RETRY_AFTER } });

/** Redirects to another address of ours. */
export const redirect = (
  location: string,
  status: 301 | 302 | 303 | 308,
  headers: Readonly<Record<string, string>> = {},
): PageAnswer => page('', { status, headers: { Location: location, 'Cache-Control': 'no-store', ...headers } });

export interface Pages {
  readonly releases: Pick<Releases, 'current'>;
  readonly productName: string;
}

interface Rendered {
  readonly html: string;
  readonly headers: Record<string, string>;
}

interface Shown extends PageUse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Language of the interface texts; the council's by default. */
  readonly language?: string | undefined;
}

const render = (
  { productName }: Pages,
  release: Release,
  content: ResidentPage,
  { language, ...use }: PageUse & Pick<Shown, 'language'> = {},
): Rendered => {
  const nonce = newNonce();
  const { bundle, clientUrl, preloadUrls, laterUrls, formsUrl, workerUrl } = release;
  const context = { nonce, clientUrl, preloadUrls, laterUrls, formsUrl, workerUrl, productName };
  const html = bundle.renderPage(content, language === undefined ? context : { ...context, language });
  return { html, headers: pageHeaders(nonce, use) };
};

/** Renders a page of the current release. */
export const showPage = (
  pages: Pages,
  content: ResidentPage,
  { status = 200, headers: extraHeaders = {}, ...options }: Shown = {},
): PageAnswer => {
  const release = pages.releases.current();
  if (!release) return plainPage();
  const { html, headers } = render(pages, release, content, options);
  return page(html, { status, headers: { ...headers, ...(status === 503 ? RETRY_AFTER : {}), ...extraHeaders } });
};

/** A page of the current release as text, for a file; null without a release. */
export const renderPage = (pages: Pages, content: ResidentPage): string | null => {
  const release = pages.releases.current();
  return release ? render(pages, release, content).html : null;
};

/**
 * Renders a page that the browser requests again each time with the date of its copy. Always sends a full response: 304
 * would leave the browser with the content policy of another page.
 */
export const showDatedPage = (pages: Pages, content: ResidentPage, since: Date): PageAnswer => {
  const release = pages.releases.current();
  if (!release) return plainPage();
  const { html, headers } = render(pages, release, content);
  const dated = { 'Cache-Control': 'private, no-cache', 'Last-Modified': since.toUTCString() };
  return file(Buffer.from(html), { type: 'text/html; charset=utf-8', headers: { ...headers, ...dated } });
};

/** Returns the result of `make` for the current release, or the plain page without one. */
export const withRelease = (
  { releases }: Pages,
  make: (release: Release) => Promise<PageAnswer>,
): Promise<PageAnswer> | PageAnswer => {
  const release = releases.current();
  return release ? make(release) : plainPage();
};
