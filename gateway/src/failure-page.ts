import type { IncomingMessage } from 'node:http';
import { directionOf, type ErrorCode, errorCodes, type PageLanguage, pageLanguageOf } from '@folkmoot/contracts';
import { wordsFrom } from '@folkmoot/contracts/page-words';
import { failureMessages } from './failure-page.messages';

type FailureText = Exclude<keyof (typeof failureMessages)['en'], 'again'>;

/** The first of the visitor's languages that the messages exist in. No council has switched on any other here. */
const languageOf = (accepted: string | undefined): PageLanguage =>
  (accepted ?? '')
    .split(',')
    .map((part) => pageLanguageOf(part.trim().slice(0, 2), {}))
    .find((language) => language !== null) ?? 'en';

const byStatus: ReadonlyMap<number, FailureText> = new Map<number, FailureText>([
  [404, 'not_found'],
  [413, 'body_too_large'],
  [429, 'too_many_requests'],
  [502, 'unavailable'],
  [503, 'unavailable'],
]);

/** Failures where a retry may help. */
const passing: ReadonlySet<FailureText> = new Set<FailureText>(['unavailable', 'too_many_requests']);

/** True when a browser navigates: below /api only when the address itself was opened. Programs get a problem body. */
const isForPeople = ({ headers, url = '' }: IncomingMessage): boolean =>
  String(headers.accept ?? '').includes('text/html') &&
  (!url.startsWith('/api/') || headers['sec-fetch-mode'] === 'navigate');

const style =
  'body{margin:0;padding:48px 16px;font:1.1875rem/1.5 system-ui,sans-serif;color:#0b0c0c;background:#fff}main{max-width:640px;margin:0 auto}h1{font-size:2rem;line-height:1.2}a{color:#1d4ed8}';

/** The page that replaces a problem body when a browser opened the address. Null for programs. */
export const failurePageOf = (req: IncomingMessage, status: number): string | null => {
  if (!isForPeople(req)) return null;
  const reason = byStatus.get(status) ?? 'failed';
  const language = languageOf(req.headers['accept-language']);
  const { again, [reason]: words } = wordsFrom(failureMessages, 'failure', language);
  // An empty href is the current address.
  const link = req.method === 'GET' && passing.has(reason) ? `<p><a href="">${again}</a></p>` : '';
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title><style>${style}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p>${link}</main></body></html>`;
};

/** The page for a problem that the gateway itself reports. */
export const failurePage = (req: IncomingMessage, code: ErrorCode): string | null =>
  failurePageOf(req, errorCodes[code].status);
