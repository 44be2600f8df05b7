import { directionOf, lookup } from '@folkmoot/contracts';
import { linkUrl, textParts } from './linked-text';
import type { MailBlock, MailDocument, MailLink, MailWords } from './mail-document.types';
import { buttonColours, colourOrNull, dark, light } from './mail-palette';

const WIDTH = 600;
const PADDING = 36;
const CONTENT_WIDTH = WIDTH - 2 * PADDING;
const LOGO_WIDTH = 200;
const LOGO_HEIGHT = 40;
const MAX_PREHEADER = 140;
const FONT = 'font-family:Helvetica,Arial,sans-serif';
const TEXT = 'font-size:18px;line-height:27px';
const SMALL = 'font-size:15px;line-height:23px';
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => lookup(escapes, character) ?? character);
const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const anchor = (label: string, url: string, style = ''): string => {
  const href = linkUrl(url);
  if (!href) return label;
  return `<a class="l" href="${escapeHtml(href)}" style="color:${light.link};text-decoration:underline;${style}">${label}</a>`;
};

const typed = (text: string): string =>
  textParts(text)
    .map((part) => (part.url === null ? withBreaks(part.text) : anchor(escapeHtml(part.text), part.url)))
    .join('');

const wordsHtml = (words: readonly MailWords[]): string =>
  words
    .map(({ text, isBold, url }) => {
      const shown = withBreaks(text);
      const linked = url === undefined ? shown : anchor(shown, url, 'word-break:break-word');
      return isBold ? `<strong>${linked}</strong>` : linked;
    })
    .join('');

/** A list of texts that are HTML already. */
const list = (items: readonly string[], tag: 'ul' | 'ol'): string => {
  if (items.length === 0) return '';
  return `<${tag} style="margin:0 0 20px;${TEXT}">${items.map((item) => `<li style="margin:0 0 6px">${item}</li>`).join('')}</${tag}>`;
};

/** Links that fingers can hit: in a row where there is room, else below each other. */
const linkRow = (links: readonly MailLink[], style: string): string => {
  const tall = 'display:inline-block;padding-top:10px;padding-bottom:10px';
  const items = links.map(({ label, url }) => anchor(escapeHtml(label), url, tall));
  return `<p style="margin:0 0 10px;${style}">${items.join(' &nbsp; &nbsp; ')}</p>`;
};

const wholePixels = (pixels: number): number => Math.max(1, Math.round(pixels));

const picture = ({ url, alt, width, height }: Extract<MailBlock, { kind: 'picture' }>): string => {
  const src = linkUrl(url);
  if (!src) return alt ? paragraph(alt) : '';
  const shown = Math.min(width, CONTENT_WIDTH);
  const size = `width="${wholePixels(shown)}" height="${wholePixels((height * shown) / width)}"`;
  return `<p style="margin:0 0 20px;${SMALL}"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" ${size} style="display:block;max-width:100%;height:auto;border:0"></p>`;
};

const paragraph = (text: string, isTyped = false): string =>
  `<p style="margin:0 0 20px;${TEXT}">${isTyped ? typed(text) : withBreaks(text)}</p>`;

const facts = (rows: Extract<MailBlock, { kind: 'facts' }>['facts'], align: string): string => {
  const cell = `padding-top:10px;padding-bottom:10px;border-bottom:1px solid ${light.line};vertical-align:top;${FONT};${SMALL}`;
  const gap = `padding-${align === 'right' ? 'left' : 'right'}:16px`;
  const lines = rows.map(
    ({ label, value }) =>
      `<tr><th class="h" scope="row" align="${align}" width="38%" style="${cell};${gap};font-weight:bold">${withBreaks(label)}</th><td class="h" align="${align}" style="${cell}">${withBreaks(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%">${lines.join('')}</table>${gapBelow(20)}`;
};

/** Space that Word keeps too: it ignores the margin of a table. */
const gapBelow = (height: number): string =>
  `<p style="margin:0;font-size:${height}px;line-height:${height}px">&nbsp;</p>`;

/**
 * The cell has colour and padding for Word. Other programs take the padding of the link, so that the whole button can be
 * pressed.
 */
const button = ({ label, url }: MailLink, council: MailDocument['council']): string => {
  const href = linkUrl(url);
  if (!href) return paragraph(label);
  const { background, ink, border } = buttonColours(council);
  const cell = `background-color:${background};border:2px solid ${border};border-radius:4px;mso-padding-alt:13px 26px`;
  const link = `display:inline-block;padding:13px 26px;${FONT};font-size:18px;line-height:24px;font-weight:bold;color:${ink};text-decoration:none`;
  return `<table ${TABLE}><tr><td class="b" align="center" bgcolor="${background}" style="${cell}"><a href="${escapeHtml(href)}" style="${link}">${escapeHtml(label)}</a></td></tr></table>${gapBelow(24)}`;
};

const blockHtml = (block: MailBlock, { council, language = 'en' }: MailDocument): string => {
  const align = directionOf(language) === 'rtl' ? 'right' : 'left';
  switch (block.kind) {
    case 'heading':
      return `<h2 style="margin:8px 0 12px;font-size:21px;line-height:28px;font-weight:bold">${withBreaks(block.text)}</h2>`;
    case 'paragraph':
      return block.text === '' ? '' : paragraph(block.text, block.isTyped);
    case 'list':
      return list(block.items.map(withBreaks), 'ul');
    case 'words':
      return `<p style="margin:0 0 20px;${TEXT}">${wordsHtml(block.words)}</p>`;
    case 'word-list':
      return list(block.items.map(wordsHtml), block.isNumbered ? 'ol' : 'ul');
    case 'button':
      return button(block, council);
    case 'links':
      return linkRow(block.links, TEXT);
    case 'picture':
      return picture(block);
    case 'facts':
      return facts(block.facts, align);
    case 'divider':
      return `${rule(light.line, 1)}${gapBelow(24)}`;
  }
};

/** A line across the column, made of a cell: Word draws it in the colour of its background. */
const rule = (colour: string, height: number, width = '100%', name = ''): string =>
  `<table ${TABLE} width="${width}"><tr><td${name} height="${height}" bgcolor="${colour}" style="height:${height}px;background-color:${colour};font-size:${height}px;line-height:${height}px">&nbsp;</td></tr></table>`;

const header = ({ productName, council }: MailDocument): string => {
  const name = council?.name ?? productName;
  const title = `<p style="margin:0;font-size:18px;line-height:24px;font-weight:bold">${escapeHtml(name)}</p>`;
  const logo = council?.logoUrl ? linkUrl(council.logoUrl) : null;
  if (!logo) return title;
  const { logoAlt, logoWidth, logoHeight } = council ?? {};
  const shown = logoWidth && logoHeight ? Math.min(logoWidth, LOGO_WIDTH) : null;
  const size =
    shown && logoWidth && logoHeight
      ? `width="${wholePixels(shown)}" height="${wholePixels((logoHeight * shown) / logoWidth)}"`
      : `height="${LOGO_HEIGHT}"`;
  // On white, because a logo may be unreadable on a dark background.
  const image = `<img src="${escapeHtml(logo)}" alt="${escapeHtml(logoAlt || name)}" ${size} style="display:block;max-width:${LOGO_WIDTH}px;border:0;background-color:#ffffff;color:#14181d;${SMALL};font-weight:bold;border-radius:4px">`;
  return `<table ${TABLE}><tr><td class="g" style="background-color:#ffffff;${FONT}">${image}</td></tr></table>${gapBelow(12)}${title}`;
};

const footerHtml = (lines: NonNullable<MailDocument['footer']>): string =>
  lines
    .map((line) => {
      if (typeof line !== 'string') return linkRow(line, SMALL);
      return `<p style="margin:0 0 10px;${SMALL}">${typed(line)}</p>`;
    })
    .join('\n');

const preheaderOf = ({ preheader, body, title }: MailDocument): string => {
  const texts = body.map((block) => {
    if (block.kind === 'words') return block.words.map((each) => each.text).join('');
    return block.kind === 'paragraph' ? block.text : '';
  });
  const text = preheader ?? texts.find((each) => each !== '') ?? title;
  return [...text.replaceAll('\n', ' ').slice(0, MAX_PREHEADER + 1)].slice(0, MAX_PREHEADER).join('');
};

const DARK_STYLES = [
  `.p{background-color:${dark.page}!important}`,
  `.c{background-color:${dark.card}!important;color:${dark.ink}!important}`,
  `.f{color:${dark.muted}!important}`,
  `.l{color:${dark.link}!important}`,
  `.h,.s{border-color:${dark.line}!important}`,
].join('');

/** One letter for each class, because a mailing sends this text to everyone. */
const styles = (council: MailDocument['council']): string => {
  const { darkBorder } = buttonColours(council);
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{-webkit-text-size-adjust:100%}',
    '@media (max-width:480px){.c{padding-left:20px!important;padding-right:20px!important}.o{padding-top:0!important;padding-bottom:0!important}}',
    `@media (prefers-color-scheme:dark){${DARK_STYLES}.b{border-color:${darkBorder}!important}.g{padding:6px!important;border-radius:4px}}`,
  ].join('\n');
};

/** Word takes the serif font of a cell whose fonts it does not know, and scales pictures by the screen. */
const WORD_HEAD =
  '<!--[if mso]><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,th,p,h1,h2,li,a{font-family:Arial,sans-serif!important}</style><![endif]-->';
const WORD_OPEN = `<!--[if mso]><table ${TABLE} align="center" width="${WIDTH}"><tr><td><![endif]-->`;
const WORD_CLOSE = '<!--[if mso]></td></tr></table><![endif]-->';

/** The HTML part of a mail, within the subset that Word's engine in Outlook knows. */
export const mailHtml = (content: MailDocument): string => {
  const { title, body, footer = [], language = 'en', council } = content;
  const direction = directionOf(language);
  const primary = colourOrNull(council?.primaryColor) ?? light.link;
  const accent = colourOrNull(council?.accentColor);
  const secondary = colourOrNull(council?.secondaryColor);
  const cell = `background-color:${light.card};color:${light.ink};word-break:break-word;${FONT}`;
  const blocks = body.map((block) => blockHtml(block, content)).filter((text) => text !== '');
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(title)}</title>${WORD_HEAD}
<style>${styles(council)}</style></head>
<body class="p" style="margin:0;padding:0;background-color:${light.page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${light.page}">${escapeHtml(preheaderOf(content))}</div>
<table ${TABLE} class="p" width="100%" bgcolor="${light.page}" style="background-color:${light.page}"><tr><td class="o" align="center" style="padding:24px 0">
${WORD_OPEN}
<table ${TABLE} lang="${escapeHtml(language)}" dir="${direction}" width="100%" style="max-width:${WIDTH}px">
<tr><td height="6" bgcolor="${primary}" style="height:6px;background-color:${primary};font-size:6px;line-height:6px">&nbsp;</td></tr>
<tr><td class="c" style="padding:28px ${PADDING}px 12px;${cell}">
${header(content)}
<h1 style="margin:24px 0 ${accent ? 12 : 20}px;font-size:28px;line-height:35px;font-weight:bold">${escapeHtml(title)}</h1>
${accent ? `${rule(accent, 4, '48')}${gapBelow(20)}` : ''}
${blocks.join('\n')}
</td></tr>
<tr><td class="c f${secondary ? '' : ' s'}" style="padding:20px ${PADDING}px 24px;border-top:${secondary ? `2px solid ${secondary}` : `1px solid ${light.line}`};background-color:${light.card};color:${light.muted};word-break:break-word;${FONT}">
${footerHtml(footer)}
</td></tr></table>
${WORD_CLOSE}
</td></tr></table></body></html>`;
};
