import { lookup } from '@folkmoot/contracts/dictionary';
import type { CaughtMail } from './inbox';
import { inboxMessages as text } from './inbox.messages';
import { inboxStyles } from './inbox-styles';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => lookup(ENTITIES, sign) ?? sign);

const htmlDocument = (title: string, body: string, bodyClass = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${inboxStyles}</style>
</head>
<body class="${bodyClass}">${body}</body>
</html>`;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The same format for all viewers, and for tests. */
const when = ({ receivedAt }: CaughtMail): string => {
  const [day = '', time = ''] = receivedAt.split('T');
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `<time datetime="${receivedAt}">${date} ${months[month - 1]}, ${time.slice(0, 5)} UTC</time>`;
};

const linkify = (value: string): string =>
  escapeHtml(value).replace(/https?:\/\/[^\s<]+[^\s<.,;:!?)]/g, (url) => `<a href="${url}" target="_top">${url}</a>`);

export const inboxViews = ['html', 'phone', 'text', 'links'] as const;
export type InboxView = (typeof inboxViews)[number];

const addressOf = (id: string, { query = '', view }: { query?: string; view?: InboxView } = {}): string => {
  const parameters = new URLSearchParams({
    ...(query ? { q: query } : {}),
    ...(view && view !== 'html' ? { view } : {}),
  });
  return escapeHtml(`/dev/inbox/${id}${parameters.size > 0 ? `?${parameters}` : ''}`);
};

const SNIPPET = 120;
const snippet = (mail: CaughtMail): string => mail.text.replace(/\s+/g, ' ').trim().slice(0, SNIPPET);

interface Shown {
  mails: readonly CaughtMail[];
  query: string;
  /** The open mail. Absent on the list page. */
  open?: CaughtMail;
  view?: InboxView;
}

const row = (mail: CaughtMail, { query, open }: Shown): string => {
  const current = mail.id === open?.id ? ' aria-current="true"' : '';
  return `<li><a class="mail" href="${addressOf(mail.id, { query })}"${current}>
<span class="who cut">${escapeHtml(mail.to.join(', '))}</span>${when(mail)}
<span class="wide cut">${escapeHtml(mail.subject || text.noSubject)}</span>
<span class="wide cut soft">${escapeHtml(mail.fromName || mail.from)}: ${escapeHtml(snippet(mail))}</span></a></li>`;
};

const listPane = (shown: Shown): string => {
  const { mails, query } = shown;
  const clear = query ? `<a href="/dev/inbox">${text.clear}</a>` : `<a href="/dev/inbox">${text.refresh}</a>`;
  const bar = `<div class="bar"><span>${text.count(mails.length)}</span>${clear}</div>`;
  const body =
    mails.length > 0
      ? `<ul class="list">${mails.map((mail) => row(mail, shown)).join('\n')}</ul>`
      : `<p class="empty">${escapeHtml(query ? text.nothingFound(query) : text.empty)}</p>`;
  return `<nav class="pane mails" aria-label="${text.list}" tabindex="0">${bar}${body}</nav>`;
};

const tabs = (mail: CaughtMail, query: string, chosen: InboxView): string => {
  const links = inboxViews.map((view) => {
    const label = view === 'links' ? `${text.view.links} (${mail.links.length})` : text.view[view];
    const current = view === chosen ? ' aria-current="page"' : '';
    return `<a href="${addressOf(mail.id, { query, view })}"${current}>${label}</a>`;
  });
  const [first] = mail.links;
  const open = first ? `<a class="button" href="${escapeHtml(first)}">${text.firstLink}</a>` : '';
  return `<div class="tabs"><nav aria-label="${text.views}">${links.join('')}</nav>${open}</div>`;
};

const frame = (mail: CaughtMail, isPhone: boolean): string => {
  if (!mail.html) return `<div class="paper"><p class="empty">${text.noHtml}</p></div>`;
  return `<div class="paper${isPhone ? ' phone' : ''}"><iframe title="${text.frame}" sandbox="allow-popups allow-top-navigation-by-user-activation" src="/dev/inbox/${mail.id}/body"></iframe></div>`;
};

const linkList = ({ links }: CaughtMail): string => {
  if (links.length === 0) return `<p class="empty">${text.noLinks}</p>`;
  const items = links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`);
  return `<ul class="links">${items.join('')}</ul>`;
};

const content: Readonly<Record<InboxView, (mail: CaughtMail) => string>> = {
  html: (mail) => frame(mail, false),
  phone: (mail) => frame(mail, true),
  text: (mail) => `<div class="paper"><pre tabindex="0">${linkify(mail.text || text.noText)}</pre></div>`,
  links: (mail) => `<div class="paper">${linkList(mail)}</div>`,
};

const mailPane = ({ open: mail, query, view = 'html' }: Shown): string => {
  if (!mail) return `<main class="pane one"><p class="empty">${text.choose}</p></main>`;
  const from = mail.fromName ? `${mail.fromName} <${mail.from}>` : mail.from;
  const back = query ? `/dev/inbox?${new URLSearchParams({ q: query })}` : '/dev/inbox';
  const facts = [
    [text.from, escapeHtml(from)],
    [text.to, escapeHtml(mail.to.join(', '))],
    ...(mail.replyTo ? [[text.replyTo, escapeHtml(mail.replyTo)]] : []),
    [text.received, when(mail)],
  ];
  return `<main class="pane one"><article>
<a class="back" href="${escapeHtml(back)}">← ${text.back}</a>
<h2>${escapeHtml(mail.subject || text.noSubject)}</h2>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
${tabs(mail, query, view)}
${content[view](mail)}
</article></main>`;
};

/** The mails, newest first, with a search field, and the open one next to the list, its HTML in a sandbox. */
export const inboxPage = (shown: Shown): string => {
  const { query, open } = shown;
  return htmlDocument(
    open ? open.subject || text.noSubject : text.title,
    `<header class="top"><div><h1>${text.title}</h1><p>${text.explanation}</p></div>
<form class="search" role="search" action="/dev/inbox"><input name="q" type="search" aria-label="${text.search}" placeholder="${text.searchHint}" value="${escapeHtml(query)}"><button>${text.searchAction}</button></form></header>
<div class="panes">${listPane(shown)}${mailPane(shown)}</div>`,
    open ? 'has-mail' : 'no-mail',
  );
};

export const missingPage = (): string =>
  htmlDocument(
    text.missing,
    `<main><article><h1>${text.missing}</h1><p><a href="/dev/inbox">${text.back}</a></p></article></main>`,
  );

/** The mail's own HTML for the sandboxed frame. Its links open in the whole window. */
export const mailBody = (mail: CaughtMail): string => `<base target="_top">${mail.html}`;
