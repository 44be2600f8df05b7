import { directionOf, inkOn, isColour as isColourText, lookup } from '@folkmoot/contracts';

export interface MailBranding {
  name: string;
  /** An absolute address, because mails are read outside our origin. */
  logoUrl?: string | undefined;
  logoAlt?: string | undefined;
  logoWidth?: number | null | undefined;
  logoHeight?: number | null | undefined;
  /** `#rrggbb`, like the two below; other values are ignored. */
  primaryColor?: string | undefined;
  secondaryColor?: string | undefined;
  accentColor?: string | undefined;
}

export interface MailContent {
  productName: string;
  council?: MailBranding | null;
  title: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Small print; lines. */
  footer?: readonly string[];
  language?: string;
}

const ACCENT = '#1d5fa8';
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => lookup(escapes, character) ?? character);
const breaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const webUrl = (url: string | undefined): string | null => (url && /^https?:\/\//i.test(url) ? url : null);
const isColour = (text: string | undefined): text is string => text !== undefined && isColourText(text);
const colour = (text: string | undefined): string => (isColour(text) ? text : ACCENT);

const header = ({ productName, council }: MailContent): string => {
  const name = council?.name ?? productName;
  const logo = webUrl(council?.logoUrl);
  if (!logo) return `<p style="margin:0;font-size:18px;font-weight:700">${escapeHtml(name)}</p>`;
  const { logoAlt, logoWidth, logoHeight } = council ?? {};
  const size = logoWidth && logoHeight ? ` width="${logoWidth}" height="${logoHeight}"` : ' height="40"';
  // On white, because a logo may be unreadable on a dark mail client's background.
  const picture = `<img src="${escapeHtml(logo)}" alt="${escapeHtml(logoAlt || name)}"${size} style="display:block;max-width:200px;height:auto;border:0;background:#ffffff;border-radius:4px">`;
  return `${picture}\n<p style="margin:12px 0 0;font-size:14px;font-weight:600">${escapeHtml(name)}</p>`;
};

/** Style for decorative colour without text on it. */
const line = (colourText: string | undefined, style: string): string =>
  isColour(colourText) ? `<div style="${style};background:${colourText};line-height:0;font-size:0">&nbsp;</div>` : '';

const button = ({ action, council }: MailContent): string => {
  if (!action) return '';
  const background = colour(council?.primaryColor);
  const url = escapeHtml(action.url);
  const style = `display:inline-block;padding:12px 24px;border-radius:6px;background:${background};color:${inkOn(background)};font-weight:600;text-decoration:none`;
  return `<p style="margin:24px 0"><a href="${url}" style="${style}">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a href="${url}" style="color:inherit">${url}</a></p>`;
};

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** Makes addresses in the small print links. */
const linked = (line: string): string =>
  line
    .split(ADDRESS)
    .map((part, index) => {
      if (index % 2 === 0) return breaks(part);
      return `<a href="${escapeHtml(part)}" style="color:inherit;word-break:break-all">${escapeHtml(part)}</a>`;
    })
    .join('');

const small = (lines: readonly string[]): string =>
  lines
    .map((line) => `<p style="margin:0 0 8px;font-size:13px;line-height:1.5;opacity:.8">${linked(line)}</p>`)
    .join('\n');

const html = (content: MailContent): string => {
  const { title, paragraphs, council, footer = [], language = 'en' } = content;
  const body = paragraphs.map(
    (text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${breaks(text)}</p>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 16px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div role="article" lang="${escapeHtml(language)}" dir="${directionOf(language)}" style="max-width:560px;margin:0 auto">
${line(council?.primaryColor, 'height:4px;margin:0 0 20px')}
${header(content)}
<h1 style="margin:24px 0 ${council?.accentColor ? 8 : 16}px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${line(council?.accentColor, 'width:48px;height:3px;margin:0 0 16px')}
${body.join('\n')}
${button(content)}
<hr style="margin:32px 0 16px;border:0;border-top:${isColour(council?.secondaryColor) ? `2px solid ${council.secondaryColor}` : '1px solid #8a8a8a'}">
${small(footer)}
</div></body></html>`;
};

const text = ({ productName, council, title, paragraphs, action, footer = [] }: MailContent): string =>
  [
    council?.name ?? productName,
    title,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(footer.length > 0 ? ['--', footer.join('\n')] : []),
  ].join('\n\n');

/** Lays out a message in one column, with the same content as plain text. The mail client decides the text colours. */
export const mailLayout = (content: MailContent): { html: string; text: string } => ({
  html: html(content),
  text: text(content),
});

interface BrandedCouncil {
  readonly name: string;
  readonly branding: Omit<MailBranding, 'name' | 'logoUrl'> & { readonly logoUrl: string | null };
}

/** The branding of a council's mails. The logo is served from our own origin. */
export const mailBranding = ({ name, branding }: BrandedCouncil, publicOrigin: string): MailBranding => {
  const { logoUrl, logoAlt, logoWidth, logoHeight, primaryColor, secondaryColor, accentColor } = branding;
  const url = logoUrl ? new URL(logoUrl, publicOrigin) : null;
  const isOurs = url !== null && url.origin === new URL(publicOrigin).origin;
  return {
    name,
    logoUrl: isOurs ? url.href : undefined,
    logoAlt,
    logoWidth,
    logoHeight,
    primaryColor,
    secondaryColor,
    accentColor,
  };
};
