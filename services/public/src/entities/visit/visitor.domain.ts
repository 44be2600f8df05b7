import { lookup, type referrerTypes } from '@folkmoot/contracts';
import { agentOf, type BrowserFamily, type DeviceType } from './user-agent.domain';

export type ReferrerType = (typeof referrerTypes)[number];

/** All known properties of a page's visitor. They are counted and never stored with a response. */
export interface Visitor {
  readonly deviceType: DeviceType;
  readonly browserFamily: BrowserFamily;
  /** False for programs, and for visitors who ask not to be tracked. */
  readonly isCounted: boolean;
  /** By its user agent. */
  readonly isProgram: boolean;
}

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The value of a header; empty when it is missing or repeated. */
export const headerOf = (headers: Headers, name: string): string => {
  const value = lookup(headers, name);
  return typeof value === 'string' ? value : '';
};

/** Do Not Track, and its successor Global Privacy Control. */
const asksNotToBeTracked = (headers: Headers): boolean =>
  headerOf(headers, 'dnt') === '1' || headerOf(headers, 'sec-gpc') === '1';

/** Whether the browser loads the page in advance, before the person has opened it. */
const isAhead = (headers: Headers): boolean => /prefetch|prerender/.test(headerOf(headers, 'sec-purpose'));

export const visitorOf = (headers: Headers): Visitor => {
  const agent = agentOf(headerOf(headers, 'user-agent'));
  return { ...agent, isCounted: !agent.isProgram && !asksNotToBeTracked(headers) && !isAhead(headers) };
};

/** Whether the script of a page sent the request. Browsers then always send the page's origin. */
export const isFromPage = (headers: Headers): boolean => headerOf(headers, 'origin') !== '';

/**
 * Whether the visitor has the page already: they reload it, change the language, or return from a page beside it. Both
 * signals come from the browser; no visitor is identified.
 */
export const isShownAgain = (headers: Headers, path: string): boolean => {
  const referrer = headerOf(headers, 'referer');
  const before = URL.canParse(referrer) ? new URL(referrer).pathname : '';
  const isReloaded = /max-age=0|no-cache/.test(headerOf(headers, 'cache-control'));
  return isReloaded || before === path || before.startsWith(`${path}/`);
};

/** The visitor's network from the gateway's header; null without a gateway. In memory for minutes, never stored. */
export const networkOf = (headers: Headers): string | null => headerOf(headers, 'x-forwarded-for') || null;

const SOCIAL =
  /(^|\.)(facebook\.com|fb\.com|instagram\.com|threads\.net|twitter\.com|x\.com|t\.co|linkedin\.com|lnkd\.in|reddit\.com|nextdoor\.com|nextdoor\.co\.uk|whatsapp\.com|wa\.me|t\.me|telegram\.org|tiktok\.com|youtube\.com|pinterest\.com|snapchat\.com|bsky\.app|mastodon\.social)$/;
const MAIL =
  /^((web)?mail[.-]|outlook\.)|(^|\.)(mail\.google\.com|outlook\.live\.com|outlook\.office(365)?\.com|mail\.yahoo\.com|mail\.proton\.me|gmx\.(net|de|com)|web\.de|fastmail\.com)$/;

const hostOf = (address: string): string | null =>
  address !== '' && URL.canParse(address) ? new URL(address).hostname : null;

/** The origin of a visitor: by the referrer's host (no other part is used) and the parameters of the link. */
export const referrerTypeOf = (
  referrer: string,
  { ownHost, isByCode, medium }: { ownHost: string; isByCode: boolean; medium: unknown },
): ReferrerType => {
  if (isByCode) return 'qr_code';
  if (medium === 'email') return 'email';
  const host = hostOf(referrer);
  if (host === null || host === ownHost) return medium === 'social' ? 'social' : 'direct';
  if (MAIL.test(host)) return 'email';
  return SOCIAL.test(host) || medium === 'social' ? 'social' : 'external';
};
