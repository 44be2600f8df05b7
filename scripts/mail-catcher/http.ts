import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { CaughtMail, Inbox } from './inbox';
import { type InboxView, inboxPage, inboxViews, mailBody, missingPage } from './pages';
import { isSameSecret } from './secret';

const MAIL_PATH = /^\/dev\/inbox\/([\w-]+?)(\/body)?$/;
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'";
/**
 * The mail's own HTML may show pictures and styles, and run no script. Only the inbox frames it, whatever policy the
 * gateway sets for other pages.
 */
const BODY_POLICY =
  "default-src 'none'; img-src https: http: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";

interface Answer {
  status: number;
  type: string;
  body: string;
  policy?: string;
}

const send = (res: ServerResponse, { status, type, body, policy = PAGE_POLICY }: Answer): void => {
  res.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  res.end(body);
};

const contains = (mail: CaughtMail, query: string): boolean =>
  [mail.subject, mail.text, mail.from, mail.fromName, ...mail.to].some((value) =>
    value.toLowerCase().includes(query.toLowerCase()),
  );

const toItem = ({ to, subject, text, html, links, receivedAt }: CaughtMail) => ({
  to: to.join(', '),
  subject,
  text,
  html,
  links,
  receivedAt,
});

const html = (body: string, status = 200): Answer => ({ status, type: 'text/html', body });

interface MailQuery {
  query: string;
  mails: readonly CaughtMail[];
  view: InboxView;
}

const viewOf = (url: URL): InboxView => inboxViews.find((view) => view === url.searchParams.get('view')) ?? 'html';

const mailAnswer = (inbox: Inbox, pathname: string, { mails, query, view }: MailQuery): Answer => {
  const [, id = '', body] = MAIL_PATH.exec(pathname) ?? [];
  const mail = inbox.find(id);
  if (!mail) return html(missingPage(), 404);
  return body ? { ...html(mailBody(mail)), policy: BODY_POLICY } : html(inboxPage({ mails, query, open: mail, view }));
};

const answerTo = (inbox: Inbox, url: URL): Answer => {
  const query = url.searchParams.get('q')?.trim() ?? '';
  const mails = inbox.list().filter((mail) => !query || contains(mail, query));
  if (url.pathname === '/readyz') return { status: 200, type: 'text/plain', body: 'ready' };
  if (url.pathname === '/dev/inbox') return html(inboxPage({ mails, query }));
  if (url.pathname === '/dev/inbox.json') {
    return { status: 200, type: 'application/json', body: JSON.stringify({ items: mails.map(toItem) }) };
  }
  return mailAnswer(inbox, url.pathname, { query, mails, view: viewOf(url) });
};

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Who may read: with a token, clients that send it. Without a token the port is published on the loopback address only,
 * and the Host must be a name of this machine, so that a web page cannot reach it under its own name.
 */
const mayRead = ({ headers }: IncomingMessage, token: string | undefined): boolean =>
  token === undefined
    ? LOOPBACK_HOST.test(headers.host ?? '')
    : isSameSecret(/^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1], token);

const refuse = (status: number, body: string): Answer => ({ status, type: 'text/plain', body });

/** The pages of the inbox and `/dev/inbox.json`, read only. */
export const inboxServer = (inbox: Inbox, { token }: { token?: string | undefined }): Server =>
  createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://inbox.local');
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead) return send(res, refuse(405, 'GET only'));
    if (url.pathname !== '/readyz' && !mayRead(req, token)) return send(res, refuse(403, 'not for everybody'));
    return send(res, answerTo(inbox, url));
  });
