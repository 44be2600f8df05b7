import { seenColour, tones } from '../document/colours';
import type {
  BlockOf,
  DocumentBlock,
  DocumentContent,
  DocumentQuote,
  DocumentSection,
} from '../document/document-content';
import { type Html, html } from './html';
import { styleOf } from './style';

const nothing = html``;
const PERCENT = 100;

interface Row {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

const bar = ({ value, text }: Row, most: number): Html => {
  const share = most > 0 ? Math.round((value / most) * PERCENT) : 0;
  return html`<td class="share"><span class="track" aria-hidden="true"><span class="bar" style="width:${share}%"></span></span>
<span>${text}</span></td>`;
};

const chart = (title: string, headings: readonly [string, string], rows: readonly Row[]): Html => {
  const most = Math.max(0, ...rows.map(({ value }) => value));
  return html`<table><caption>${title}</caption><thead><tr><th scope="col">${headings[0]}</th><th scope="col">${headings[1]}</th></tr></thead>
<tbody>${rows.map((row) => html`<tr><th scope="row" dir="auto">${row.label}</th>${bar(row, most)}</tr>`)}</tbody></table>`;
};

const quote = ({ text, source }: DocumentQuote): Html =>
  html`<blockquote><p dir="auto">${text}</p>${source === '' ? nothing : html`<footer>${source}</footer>`}</blockquote>`;

type Write = { readonly [K in DocumentBlock['kind']]: (block: BlockOf<K>) => Html };

const write: Write = {
  text: ({ text, tone = 'body' }) => html`<p class="${tone}" dir="auto">${text}</p>`,
  heading: ({ text }) => html`<h3 dir="auto">${text}</h3>`,
  figures: ({ items }) =>
    html`<dl class="figures">${items.map(({ label, value, note }) => html`<div><dt>${label}</dt><dd><strong>${value}</strong> ${note}</dd></div>`)}</dl>`,
  facts: ({ caption, headings, rows }) =>
    html`<table><caption>${caption}</caption><thead><tr><th scope="col">${headings[0]}</th><th scope="col">${headings[1]}</th></tr></thead>
<tbody>${rows.map(({ label, value }) => html`<tr><th scope="row">${label}</th><td dir="auto">${value}</td></tr>`)}</tbody></table>`,
  bars: ({ title, notes, headings, rows, quotes = [] }) =>
    html`<section><h3 dir="auto">${title}</h3>${notes.map((note) => html`<p class="soft">${note}</p>`)}
${rows.length === 0 ? nothing : chart(title, headings, rows)}${quotes.map(quote)}</section>`,
  columns: ({ title, headings, rows }) => html`<section><h3>${title}</h3>${chart(title, headings, rows)}</section>`,
  shares: ({ title, headings, rows }) => html`<section><h3>${title}</h3>${chart(title, headings, rows)}</section>`,
  statement: ({ title, badge, text, quotes }) =>
    html`<section>${title === '' ? nothing : html`<h4 dir="auto">${title}</h4>`}
${badge === null ? nothing : html`<p class="badge" style="color:${tones[badge.tone]}">${badge.text}</p>`}
${text === '' ? nothing : html`<p dir="auto">${text}</p>`}${quotes.map(quote)}</section>`,
  answers: ({ title, about, rows }) =>
    html`<section><h3>${title}</h3><p class="soft">${about}</p>
<dl class="answers">${rows.map(({ question, answer }) => html`<dt dir="auto">${question}</dt><dd dir="auto">${answer}</dd>`)}</dl></section>`,
};

const block = (each: DocumentBlock): Html => (write[each.kind] as (block: DocumentBlock) => Html)(each);

const section = ({ title, blocks }: DocumentSection, index: number): Html =>
  html`<section aria-labelledby="s${index}"><h2 id="s${index}">${title}</h2>${blocks.map(block)}</section>`;

const logo = ({ logo: picture }: DocumentContent): Html =>
  picture === null
    ? nothing
    : html`<img alt="" src="data:image/png;base64,${Buffer.from(picture).toString('base64')}">`;

/**
 * A document as one HTML file that needs nothing else: headings, tables with captions, and bars that print. The text
 * alternatives of the PDF are here too, for screen readers.
 */
export const documentHtml = (content: DocumentContent): string => {
  const { language, kind, title, author, accent, facts, footer, sections } = content;
  const made = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – ${kind}</title>
<style>${styleOf(seenColour(accent))}</style></head><body><header>${logo(content)}<p dir="auto">${author}</p><h1>${kind}</h1><p class="about" dir="auto">${title}</p>
<dl>${facts.map(({ label, value }) => html`<dt>${label}</dt><dd dir="auto">${value}</dd>`)}</dl></header>
<main>${sections.map(section)}</main><footer><p>${footer}</p></footer></body></html>
`;
  return made.text;
};
