export interface MailBranding {
  name: string;
  logoUrl?: string | undefined;
  /** `#rrggbb`; anything else is passed over. */
  primaryColor?: string | undefined;
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
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
const breaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const webUrl = (url: string | undefined): string | null => (url && /^https?:\/\//i.test(url) ? url : null);
const colour = (given: string | undefined): string => (given && /^#[0-9a-f]{6}$/i.test(given) ? given : ACCENT);

/** Black or white, whichever reads better on a colour. */
const textOn = (background: string): string => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(background.slice(start, start + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#111111' : '#ffffff';
};

const header = ({ productName, council }: MailContent): string => {
  const name = council?.name ?? productName;
  const logo = webUrl(council?.logoUrl);
  if (!logo) return `<p style="margin:0;font-size:18px;font-weight:700">${escapeHtml(name)}</p>`;
  return `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="40" style="height:40px;max-width:200px;border:0">`;
};

const button = ({ action, council }: MailContent): string => {
  if (!action) return '';
  const background = colour(council?.primaryColor);
  const url = escapeHtml(action.url);
  const style = `display:inline-block;padding:12px 24px;border-radius:6px;background:${background};color:${textOn(background)};font-weight:600;text-decoration:none`;
  return `<p style="margin:24px 0"><a href="${url}" style="${style}">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a href="${url}" style="color:inherit">${url}</a></p>`;
};

const small = (lines: readonly string[]): string =>
  lines
    .map((line) => `<p style="margin:0 0 8px;font-size:13px;line-height:1.5;opacity:.8">${breaks(line)}</p>`)
    .join('\n');

const html = (content: MailContent): string => {
  const { title, paragraphs, footer = [], language = 'en' } = content;
  const body = paragraphs.map(
    (text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${breaks(text)}</p>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 16px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div role="article" style="max-width:560px;margin:0 auto">
${header(content)}
<h1 style="margin:24px 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${body.join('\n')}
${button(content)}
<hr style="margin:32px 0 16px;border:0;border-top:1px solid #8a8a8a">
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

/** Lays out a message in one column, with the same content as plain text. Colours are left to the reader's client. */
export const mailLayout = (content: MailContent): { html: string; text: string } => ({
  html: html(content),
  text: text(content),
});
