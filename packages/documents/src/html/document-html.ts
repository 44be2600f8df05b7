import { chartDrawing, drawingSvg } from '../charts';
import { seenColour } from '../document/colours';
import {
  type BlockOf,
  type DocumentBlock,
  type DocumentContent,
  type DocumentQuote,
  type DocumentSection,
  detailOf,
} from '../document/document-content';
import { numbersOf } from '../document/own-text';
import { Html, html } from './html';
import { styleOf } from './style';

const nothing = html``;
const PERCENT = 100;

interface Row {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly picture?: Uint8Array | undefined;
}

const png = (bytes: Uint8Array): string => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

/** Its label is beside it. */
const picture = ({ picture: bytes }: Row): Html =>
  bytes ? html`<img class="picture" alt="" src="${png(bytes)}">` : nothing;

const bar = (row: Row, most: number): Html => {
  const share = most > 0 ? Math.round((row.value / most) * PERCENT) : 0;
  return html`<td class="share"><span class="track" aria-hidden="true"><span class="bar" style="width:${share}%"></span></span>
<span>${detailOf(row)}</span></td>`;
};

const chart = (title: string, headings: readonly [string, string], rows: readonly Row[]): Html => {
  const most = Math.max(0, ...rows.map(({ value }) => value));
  return html`<table><caption>${title}</caption><thead><tr><th scope="col">${headings[0]}</th><th scope="col">${headings[1]}</th></tr></thead>
<tbody>${rows.map((row) => html`<tr><th scope="row" dir="auto">${picture(row)}${row.label}</th>${bar(row, most)}</tr>`)}</tbody></table>`;
};

/** The figures alone; for screen readers only where a picture shows them. */
const table = (title: string, headings: readonly [string, string], rows: readonly Row[], isSeen: boolean): Html =>
  html`<table class="${isSeen ? 'plain' : 'heard'}"><caption>${title}</caption><thead><tr><th scope="col">${headings[0]}</th><th scope="col">${headings[1]}</th></tr></thead>
<tbody>${rows.map((row) => html`<tr><th scope="row" dir="auto">${picture(row)}${row.label}</th><td>${detailOf(row)}</td></tr>`)}</tbody></table>`;

const WIDTH = 720;

/** A chart as a picture. The table beside it has its figures, so that screen readers skip the picture. */
const drawn = (block: BlockOf<'bars'>, colour: string): Html => {
  const svg = drawingSvg(chartDrawing(block, WIDTH, colour), { title: block.title, alt: '', lettering: 'letters' });
  return html`<div class="chart" aria-hidden="true">${new Html(svg)}</div>`;
};

const answers = (block: BlockOf<'bars'>, colour: string): Html => {
  const { title, headings, rows, chart: kind = 'bars', hasTable = false } = block;
  if (rows.length === 0) return nothing;
  if (kind === 'bars')
    return html`${chart(title, headings, rows)}${hasTable ? table(title, headings, rows, true) : nothing}`;
  if (kind === 'none') return table(title, headings, rows, true);
  return html`${drawn(block, colour)}${table(title, headings, rows, hasTable)}`;
};

type OwnPart = BlockOf<'own'>['parts'][number];

const ownWords = ({ words }: OwnPart): Html =>
  html`${words.map(({ text, isBold }) => (isBold ? html`<strong>${text}</strong>` : html`${text}`))}`;

/** Neighbouring items of one kind are one list. */
const own = (parts: readonly OwnPart[]): Html => {
  const numbers = numbersOf(parts);
  return html`${parts.map((part, index) => {
    if (part.kind === 'paragraph') return html`<p dir="auto">${ownWords(part)}</p>`;
    const list = part.kind === 'number' ? 'ol' : 'ul';
    const isFirst = part.kind === 'number' ? numbers[index] === 1 : parts[index - 1]?.kind !== 'bullet';
    const isLast = parts[index + 1]?.kind !== part.kind;
    return html`${isFirst ? new Html(`<${list}>`) : nothing}<li dir="auto">${ownWords(part)}</li>${isLast ? new Html(`</${list}>`) : nothing}`;
  })}`;
};

const quote = ({ text, source }: DocumentQuote): Html =>
  html`<blockquote dir="auto"><p>${text}</p>${source === '' ? nothing : html`<footer>${source}</footer>`}</blockquote>`;

type Write = { readonly [K in DocumentBlock['kind']]: (block: BlockOf<K>, colour: string) => Html };

const write: Write = {
  text: ({ text, tone = 'body' }) => html`<p class="${tone}" dir="auto">${text}</p>`,
  heading: ({ text }) => html`<h3 dir="auto">${text}</h3>`,
  own: ({ parts }) => own(parts),
  break: () => new Html('<div class="break"></div>'),
  figures: ({ items }) =>
    html`<dl class="figures">${items.map(({ label, value, note }) => html`<div><dt>${label}</dt><dd><strong>${value}</strong> ${note}</dd></div>`)}</dl>`,
  facts: ({ caption, headings, rows }) =>
    html`<table><caption>${caption}</caption><thead><tr><th scope="col">${headings[0]}</th><th scope="col">${headings[1]}</th></tr></thead>
<tbody>${rows.map(({ label, value }) => html`<tr><th scope="row">${label}</th><td dir="auto">${value}</td></tr>`)}</tbody></table>`,
  table: ({ title, notes, headings, rows, language }) => {
    const lang = language === undefined ? nothing : html` lang="${language}"`;
    return html`<section><h3 dir="auto"${lang}>${title}</h3>${notes.map((note) => html`<p class="soft">${note}</p>`)}
<table class="wide"><caption>${title}</caption><thead><tr>${headings.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(({ label, values }) => html`<tr><th scope="row" dir="auto"${lang}>${label}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`)}</tbody></table></section>`;
  },
  bars: (question, colour) => {
    const { title, notes, quotes = [], language } = question;
    return html`<section${language === undefined ? nothing : html` lang="${language}"`}><h3 dir="auto">${title}</h3>${notes.map((note) => html`<p class="soft">${note}</p>`)}
${answers(question, colour)}${quotes.map(quote)}</section>`;
  },
  columns: ({ title, headings, rows }) => html`<section><h3>${title}</h3>${chart(title, headings, rows)}</section>`,
  shares: ({ title, headings, rows }) => html`<section><h3>${title}</h3>${chart(title, headings, rows)}</section>`,
  statement: ({ title, badge, text, quotes }) =>
    html`<section>${title === '' ? nothing : html`<h4 dir="auto">${title}</h4>`}
${badge === null ? nothing : html`<p class="badge" style="color:var(--${badge.tone})">${badge.text}</p>`}
${text === '' ? nothing : html`<p dir="auto">${text}</p>`}${quotes.map(quote)}</section>`,
  answers: ({ title, about, rows }) =>
    html`<section><h3>${title}</h3><p class="soft">${about}</p>
<dl class="answers">${rows.map(({ question, answer }) => html`<dt dir="auto">${question}</dt><dd dir="auto">${answer}</dd>`)}</dl></section>`,
};

const block = (each: DocumentBlock, colour: string): Html =>
  (write[each.kind] as (block: DocumentBlock, colour: string) => Html)(each, colour);

const section = ({ title, blocks }: DocumentSection, index: number, colour: string): Html => {
  const content = blocks.map((each) => block(each, colour));
  if (title === '') return html`<div>${content}</div>`;
  return html`<section aria-labelledby="s${index}"><h2 id="s${index}" dir="auto">${title}</h2>${content}</section>`;
};

const logo = ({ logo: bytes }: DocumentContent): Html =>
  bytes === null ? nothing : html`<img alt="" src="${png(bytes)}">`;

/**
 * A document as one HTML file that needs nothing else: headings, tables with captions, and bars that print. The text
 * alternatives of the PDF are here too, for screen readers.
 */
export const documentHtml = (content: DocumentContent): string => {
  const { language, kind, title, author, accent, facts, footer, sections } = content;
  const colour = seenColour(accent);
  const made = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – ${kind}</title>
<style>${styleOf(colour)}</style></head><body><header>${logo(content)}<p dir="auto">${author}</p><h1>${kind}</h1><p class="about" dir="auto">${title}</p>
<dl>${facts.map(({ label, value }) => html`<dt>${label}</dt><dd dir="auto">${value}</dd>`)}</dl></header>
<main>${sections.map((each, index) => section(each, index, colour))}</main><footer><p>${footer}</p></footer></body></html>
`;
  return made.text;
};
