import type { PublicCouncil, ResidentSite } from '@folkmoot/contracts/client';

interface DocumentInput {
  site: ResidentSite;
  council: PublicCouncil | null;
  title: string;
  body: string;
  style: string;
  /** What the script needs to take over; none where there is nothing to take over. */
  data: unknown;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** JSON that cannot end the script element it stands in. */
export const embedJson = (data: unknown): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '');

/** Right-to-left scripts, for the day a council's language is one of them. */
const directionOf = (language: string): 'rtl' | 'ltr' => (/^(ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr');

/** The whole page: one request to first paint, nothing from elsewhere. */
export const toDocument = ({ site, council, title, body, style, data }: DocumentInput): string => {
  const language = council?.language ?? 'en';
  const script =
    data === null
      ? ''
      : `<script type="application/json" id="data">${embedJson(data)}</script><script src="${escapeHtml(site.clientUrl)}" defer></script>`;
  return `<!doctype html><html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><div id="root">${body}</div>${script}</body></html>`;
};
