import { directionOf, type ResidentPageContext } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';

interface DocumentInput {
  context: ResidentPageContext;
  /** What the page is mainly written in. */
  language: string;
  /** Links that stand above the page. */
  links?: string;
  title: string;
  body: string;
  style: string;
  /** What the script needs to take over; null where there is nothing to take over. */
  data: unknown;
  /** Its forms are sent without leaving the page, where there is script. */
  hasForms?: boolean;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => lookup(escapes, character) ?? '');

/** JSON that cannot end the script element it stands in. */
const embedJson = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');

const formsScript = ({ nonce, formsUrl }: ResidentPageContext): string =>
  formsUrl ? `<script type="module" src="${escapeHtml(formsUrl)}" nonce="${nonce}"></script>` : '';

/** So long the page waits for its script. */
const SCRIPT_WAIT_MS = 8000;

/**
 * Where the script cannot be had, fails or does not come, the whole form shows as without script; a picture that is missing
 * is no reason. Once it has taken over, the form is not plain any more.
 */
const WITHOUT_SCRIPT = `(p=>{addEventListener('error',e=>e.target.tagName=='IMG'||p(),true);setTimeout(()=>document.querySelector('form[data-plain]')&&p(),${SCRIPT_WAIT_MS})})(()=>document.body.setAttribute('data-plain',''))`;

const scriptsOf = ({ nonce, clientUrl, preloadUrls = [] }: ResidentPageContext, data: unknown): string => {
  if (data === null || clientUrl === null) return '';
  const json = `<script type="application/json" id="data" nonce="${nonce}">${embedJson(data)}</script>`;
  const preloads = preloadUrls.map((url) => `<link rel="modulepreload" href="${escapeHtml(url)}" nonce="${nonce}">`);
  return `${json}<script nonce="${nonce}">${WITHOUT_SCRIPT}</script>${preloads.join('')}<script type="module" src="${escapeHtml(clientUrl)}" nonce="${nonce}"></script>`;
};

/** The whole page: one request to first paint, nothing from elsewhere. */
export const toDocument = ({
  context,
  language,
  links = '',
  title,
  body,
  style,
  data,
  hasForms = false,
}: DocumentInput): string => {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${context.nonce}">${style}</style>`;
  return `<!doctype html><html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head>${head}</head><body>${links}<div id="root">${body}</div>${scriptsOf(context, data)}${hasForms ? formsScript(context) : ''}</body></html>`;
};
