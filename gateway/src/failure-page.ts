import type { IncomingMessage } from 'node:http';
import { directionOf, type ErrorCode, errorCodes } from '@folkmoot/contracts';
import { failureMessages } from './failure-page.messages';

type Language = keyof typeof failureMessages;
type Told = Exclude<keyof (typeof failureMessages)['en'], 'again'>;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(failureMessages, tag);

/** The first of the visitor's languages that there are words in. */
const languageOf = (accepted: string | undefined): Language =>
  (accepted ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'en';

const byStatus: ReadonlyMap<number, Told> = new Map<number, Told>([
  [404, 'not_found'],
  [413, 'body_too_large'],
  [429, 'too_many_requests'],
  [502, 'unavailable'],
  [503, 'unavailable'],
]);

/** Where trying the same again may help. */
const passing: ReadonlySet<Told> = new Set<Told>(['unavailable', 'too_many_requests']);

/** Whether somebody waits for a page, and not a program for an answer: of the API only what is opened as an address. */
const isForPeople = ({ headers, url = '' }: IncomingMessage): boolean =>
  String(headers.accept ?? '').includes('text/html') &&
  (!url.startsWith('/api/') || headers['sec-fetch-mode'] === 'navigate');

const style =
  'body{margin:0;padding:48px 16px;font:1.1875rem/1.5 system-ui,sans-serif;color:#0b0c0c;background:#fff}main{max-width:640px;margin:0 auto}h1{font-size:2rem;line-height:1.2}a{color:#1d4ed8}';

/** The page in place of a problem body, for people who opened an address in a browser. Null where nobody reads pages. */
export const failurePageOf = (req: IncomingMessage, status: number): string | null => {
  if (!isForPeople(req)) return null;
  const told = byStatus.get(status) ?? 'failed';
  const language = languageOf(req.headers['accept-language']);
  const { again, [told]: words } = failureMessages[language];
  // The empty address is the one that was asked for.
  const link = req.method === 'GET' && passing.has(told) ? `<p><a href="">${again}</a></p>` : '';
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title><style>${style}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p>${link}</main></body></html>`;
};

/** The same for a problem that the gateway itself tells. */
export const failurePage = (req: IncomingMessage, code: ErrorCode): string | null =>
  failurePageOf(req, errorCodes[code].status);
