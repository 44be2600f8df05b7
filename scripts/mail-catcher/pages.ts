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

const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const htmlDocument = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${inboxStyles}</style>
</head>
<body>${body}</body>
</html>`;

const when = (mail: CaughtMail): string =>
  `<time datetime="${mail.receivedAt}">${mail.receivedAt.slice(0, 16).replace('T', ' ')} UTC</time>`;

const linkify = (value: string): string =>
  escapeHtml(value).replace(/https?:\/\/[^\s<]+[^\s<.,;:!?)]/g, (url) => `<a href="${url}" target="_top">${url}</a>`);

const row = (mail: CaughtMail): string => `<li><a class="mail" href="/dev/inbox/${mail.id}">
<span class="subject">${escapeHtml(mail.subject || text.noSubject)}</span>
<span class="to">${escapeHtml(mail.to.join(', '))}</span>${when(mail)}</a></li>`;

const listBody = (mails: readonly CaughtMail[], query: string): string => {
  if (mails.length > 0) return `<ul class="list">${mails.map(row).join('\n')}</ul>`;
  return `<p class="empty">${escapeHtml(query ? text.nothingFound(query) : text.empty)}</p>`;
};

/** The list of mails, newest first, with a search field. */
export const inboxPage = (mails: readonly CaughtMail[], query: string): string =>
  htmlDocument(
    text.title,
    `<header><h1>${text.title}</h1><p>${text.explanation}</p></header>
<main>
<form role="search" action="/dev/inbox"><label for="q">${text.search}</label>
<input id="q" name="q" type="search" value="${escapeHtml(query)}"><button>${text.searchAction}</button></form>
${listBody(mails, query)}
</main>`,
  );

const links = (mail: CaughtMail): string => {
  if (mail.links.length === 0) return '';
  const items = mail.links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('');
  return `<section><h2>${text.links}</h2><ul class="links">${items}</ul></section>`;
};

const asHtml = (mail: CaughtMail): string =>
  mail.html
    ? `<section><h2>${text.html}</h2><iframe title="${text.html}" sandbox="allow-popups allow-top-navigation-by-user-activation" src="/dev/inbox/${mail.id}/body"></iframe></section>`
    : '';

/** One mail: its links, the HTML in a sandbox, and the text. */
export const mailPage = (mail: CaughtMail): string =>
  htmlDocument(
    mail.subject || text.noSubject,
    `<header><p><a href="/dev/inbox">${text.back}</a></p><h1>${escapeHtml(mail.subject || text.noSubject)}</h1>
<dl><dt>${text.from}</dt><dd>${escapeHtml(mail.from)}</dd><dt>${text.to}</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
<dt>${text.received}</dt><dd>${when(mail)}</dd></dl></header>
<main>${links(mail)}${asHtml(mail)}
<section><h2>${text.text}</h2><pre>${linkify(mail.text || text.noText)}</pre></section></main>`,
  );

export const missingPage = (): string =>
  htmlDocument(text.missing, `<header><h1>${text.missing}</h1><p><a href="/dev/inbox">${text.back}</a></p></header>`);

/** The mail's own HTML for the sandboxed frame; its links open in the whole window. */
export const mailBody = (mail: CaughtMail): string => `<base target="_top">${mail.html}`;
