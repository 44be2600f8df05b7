import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@folkmoot/contracts';
import { failureMessages } from './failure-page.messages';

type Language = keyof typeof failureMessages;
type Told = Exclude<keyof (typeof failureMessages)['en'], 'again'>;
const told: readonly string[] = ['unavailable', 'too_many_requests', 'body_too_large'] satisfies Told[];

const isLanguage = (tag: string): tag is Language => Object.hasOwn(failureMessages, tag);

/** The first of the visitor's languages that there are words in. */
const languageOf = (accepted: string | undefined): Language =>
  (accepted ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'en';

const isTold = (code: ErrorCode): code is Told => told.includes(code);

/** Whether somebody waits for a page, and not a program for an answer. */
const isForPeople = ({ headers, url = '' }: IncomingMessage): boolean =>
  String(headers.accept ?? '').includes('text/html') && !url.startsWith('/api/');

const style =
  'body{margin:0;padding:48px 16px;font:1.1875rem/1.5 system-ui,sans-serif;color:#0b0c0c;background:#fff}main{max-width:640px;margin:0 auto}h1{font-size:2rem;line-height:1.2}a{color:#1d4ed8}';

/**
 * The page in place of a problem body, for people who asked for one: their service is away or busy, or what they sent
 * was not taken. Null where nobody reads pages, or where there is nothing to say to people.
 */
export const failurePage = (req: IncomingMessage, code: ErrorCode): string | null => {
  if (!isForPeople(req) || !isTold(code)) return null;
  const language = languageOf(req.headers['accept-language']);
  const { again, [code]: words } = failureMessages[language];
  // The empty address is the one that was asked for.
  const link = req.method === 'GET' ? `<p><a href="">${again}</a></p>` : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title><style>${style}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p>${link}</main></body></html>`;
};
