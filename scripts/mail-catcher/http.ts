import { createServer, type Server, type ServerResponse } from 'node:http';
import type { CaughtMail, Inbox } from './inbox';
import { type InboxView, inboxPage, inboxViews, mailBody, missingPage } from './pages';

const MAIL_PATH = /^\/dev\/inbox\/([\w-]+?)(\/body)?$/;
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'";
/** The mail's own HTML may show pictures and styles, and run nothing. Only the inbox frames it, whatever the gateway says of other pages. */
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

interface Asked {
  query: string;
  found: readonly CaughtMail[];
  view: InboxView;
}

const viewOf = (url: URL): InboxView => inboxViews.find((view) => view === url.searchParams.get('view')) ?? 'html';

const mailAnswer = (inbox: Inbox, pathname: string, { found: mails, query, view }: Asked): Answer => {
  const [, id = '', body] = MAIL_PATH.exec(pathname) ?? [];
  const mail = inbox.find(id);
  if (!mail) return html(missingPage(), 404);
  return body ? { ...html(mailBody(mail)), policy: BODY_POLICY } : html(inboxPage({ mails, query, open: mail, view }));
};

const answerTo = (inbox: Inbox, url: URL): Answer => {
  const query = url.searchParams.get('q')?.trim() ?? '';
  const found = inbox.list().filter((mail) => !query || contains(mail, query));
  if (url.pathname === '/readyz') return { status: 200, type: 'text/plain', body: 'ready' };
  if (url.pathname === '/dev/inbox') return html(inboxPage({ mails: found, query }));
  if (url.pathname === '/dev/inbox.json') {
    return { status: 200, type: 'application/json', body: JSON.stringify({ items: found.map(toItem) }) };
  }
  return mailAnswer(inbox, url.pathname, { query, found, view: viewOf(url) });
};

/** The pages of the inbox and `/dev/inbox.json`, read only. */
export const inboxServer = (inbox: Inbox): Server =>
  createServer((req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const refusal: Answer = { status: 405, type: 'text/plain', body: 'GET only' };
    send(res, isRead ? answerTo(inbox, new URL(req.url ?? '/', 'http://inbox.local')) : refusal);
  });
