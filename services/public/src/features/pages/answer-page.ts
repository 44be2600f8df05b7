import type { ResidentPage } from '@folkmoot/contracts';
import { page } from '@folkmoot/service-kit';
import { newNonce, pageHeaders } from './headers';
import { pageMessages } from './pages.messages';
import type { Release, Releases } from './release';

export type PageAnswer = ReturnType<typeof page>;

const RETRY_AFTER = { 'Retry-After': '5' };

const plain = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pageMessages.unavailableTitle}</title>
</head>
<body>
<main>
<h1>${pageMessages.unavailableTitle}</h1>
<p>${pageMessages.unavailableText}</p>
</main>
</body>
</html>
`;

/** What is shown when no release of the pages could be loaded. */
const plainPage = (): PageAnswer =>
  page(plain, { status: 503, headers: { ...pageHeaders(newNonce()), ...RETRY_AFTER } });

/** Sends to another address of ours. */
export const redirect = (location: string, status: 302 | 303): PageAnswer =>
  page('', { status, headers: { Location: location, 'Cache-Control': 'no-store' } });

export interface Pages {
  readonly releases: Pick<Releases, 'current'>;
  readonly productName: string;
}

/** Renders a page of the current release. */
export const showPage = ({ releases, productName }: Pages, what: ResidentPage, status = 200): PageAnswer => {
  const release = releases.current();
  if (!release) return plainPage();
  const nonce = newNonce();
  const { bundle, clientUrl, preloadUrls } = release;
  const html = bundle.renderPage(what, { nonce, clientUrl, preloadUrls, productName });
  return page(html, { status, headers: { ...pageHeaders(nonce), ...(status === 503 ? RETRY_AFTER : {}) } });
};

/** Answers with what `make` gives for the current release, or the plain page when there is none. */
export const withRelease = (
  { releases }: Pages,
  make: (release: Release) => Promise<PageAnswer>,
): Promise<PageAnswer> | PageAnswer => {
  const release = releases.current();
  return release ? make(release) : plainPage();
};
