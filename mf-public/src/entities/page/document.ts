import { directionOf, type ResidentPageContext } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';

/** A part above everything else, such as the mark of a draft. */
export interface Above {
  readonly html: string;
  readonly style: string;
  /** Begins the title of the page. */
  readonly title: string;
}

/** The context of a page that is rendered here. */
export type PageContext = ResidentPageContext & { readonly above?: Above };

interface DocumentInput {
  context: PageContext;
  /** The main language of the page. */
  language: string;
  /** Links above the page. */
  links?: string;
  title: string;
  body: string;
  style: string;
  /** Data that the script needs for hydration. Null when the page needs no hydration. */
  data: unknown;
  /** Names of files that load on demand and that this page will need. */
  later?: readonly string[];
  /** Names of such files that run by themselves. */
  runs?: readonly string[];
  /** Search engines may list it. */
  isIndexed?: boolean;
  /** For the end of the head: HTML. */
  more?: string;
  /** With script, its forms are sent without leaving the page. */
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

/** JSON that cannot close the script element around it. */
export const embedJson = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');

const formsScript = ({ nonce, formsUrl }: ResidentPageContext): string =>
  formsUrl ? `<script type="module" src="${escapeHtml(formsUrl)}" nonce="${nonce}"></script>` : '';

/**
 * Takes an invitation out of the address, so that it is not copied or seen. The history entry keeps it: a reload puts
 * it back and loads once more, because the server must see it. Runs before anything can be answered.
 */
const HIDE_INVITATION = `(s=>{let u=new URL(location),p=u.searchParams,k='invitation',i=p.get(k);if(i){p.delete(k);history.replaceState({...s,[k]:i},'',u)}else if(s&&s[k]){p.set(k,s[k]);history.replaceState(s,'',u);location.reload()}})(history.state)`;

/** The page waits this long for its script. */
const SCRIPT_WAIT_MS = 8000;

/**
 * Shows the whole plain form when the script cannot be loaded, fails or does not arrive in time. A missing picture
 * does not count. After hydration the form is no longer plain.
 */
const WITHOUT_SCRIPT = `(p=>{addEventListener('error',e=>e.target.tagName=='IMG'||p(),true);setTimeout(()=>document.querySelector('form[data-plain]')&&p(),${SCRIPT_WAIT_MS})})(()=>document.body.setAttribute('data-plain',''))`;

const scriptsOf = (
  context: ResidentPageContext,
  { data, later = [], runs = [] }: Pick<DocumentInput, 'data' | 'later' | 'runs'>,
): string => {
  const { nonce, clientUrl, preloadUrls = [], laterUrls = {} } = context;
  if (data === null || clientUrl === null) return '';
  const urlsOf = (names: readonly string[]) => names.flatMap((name) => lookup(laterUrls, name) ?? []);
  const urls = [...preloadUrls, ...urlsOf(later)];
  const scripts = [clientUrl, ...urlsOf(runs)].map(
    (url) => `<script type="module" src="${escapeHtml(url)}" nonce="${nonce}"></script>`,
  );
  const json = `<script type="application/json" id="data" nonce="${nonce}">${embedJson(data)}</script>`;
  const preloads = urls.map((url) => `<link rel="modulepreload" href="${escapeHtml(url)}" nonce="${nonce}">`);
  return `${json}<script nonce="${nonce}">${HIDE_INVITATION};${WITHOUT_SCRIPT}</script>${preloads.join('')}${scripts.join('')}`;
};

/** Without it, browsers ask the server for an icon that it does not have. */
const NO_ICON = '<link rel="icon" href="data:,">';

/** The whole page: the first paint needs one request and nothing from other origins. */
export const toDocument = ({
  context,
  language,
  links = '',
  title,
  body,
  style,
  data,
  later,
  runs,
  isIndexed = false,
  more = '',
  hasForms = false,
}: DocumentInput): string => {
  const { above } = context;
  const named = above ? `${above.title}: ${title}` : title;
  const styles = above ? style + above.style : style;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${isIndexed ? '' : '<meta name="robots" content="noindex">'}<title>${escapeHtml(named)}</title>${NO_ICON}<style nonce="${context.nonce}">${styles}</style>${more}`;
  return `<!doctype html><html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head>${head}</head><body>${above?.html ?? ''}${links}<div id="root">${body}</div>${scriptsOf(context, { data, later, runs })}${hasForms ? formsScript(context) : ''}</body></html>`;
};
