import { lookup, type referrerTypes } from '@folkmoot/contracts';
import { type BrowserFamily, browserFamilyOf, type DeviceType, deviceTypeOf, isBot } from './user-agent.domain';

export type ReferrerType = (typeof referrerTypes)[number];

/** All that is known of who looks at a page; it is counted and never kept with a response. */
export interface Visitor {
  readonly deviceType: DeviceType;
  readonly browserFamily: BrowserFamily;
  /** False for programs, and for those who ask not to be tracked. */
  readonly isCounted: boolean;
  /** By the name that it gives itself. */
  readonly isProgram: boolean;
}

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A header that came once. */
export const headerOf = (headers: Headers, name: string): string => {
  const value = lookup(headers, name);
  return typeof value === 'string' ? value : '';
};

/** Do Not Track, and the Global Privacy Control that has followed it. */
const asksNotToBeTracked = (headers: Headers): boolean =>
  headerOf(headers, 'dnt') === '1' || headerOf(headers, 'sec-gpc') === '1';

/** What browsers that load a page before anybody has asked for it say. */
const isAhead = (headers: Headers): boolean => /prefetch|prerender/.test(headerOf(headers, 'sec-purpose'));

export const visitorOf = (headers: Headers): Visitor => {
  const userAgent = headerOf(headers, 'user-agent');
  const isProgram = isBot(userAgent);
  return {
    deviceType: deviceTypeOf(userAgent),
    browserFamily: browserFamilyOf(userAgent),
    isCounted: !isProgram && !asksNotToBeTracked(headers) && !isAhead(headers),
    isProgram,
  };
};

/** Whether the script of a page sent it: browsers name the page's origin then, whatever else they keep to themselves. */
export const isFromPage = (headers: Headers): boolean => headerOf(headers, 'origin') !== '';

/**
 * Whether a page is shown to somebody who has it already: they load it anew, or come from it by a change of language, or from
 * a page beside it. Browsers say both themselves; nobody is known for it.
 */
export const isShownAgain = (headers: Headers, path: string): boolean => {
  const referrer = headerOf(headers, 'referer');
  const before = URL.canParse(referrer) ? new URL(referrer).pathname : '';
  const isReloaded = /max-age=0|no-cache/.test(headerOf(headers, 'cache-control'));
  return isReloaded || before === path || before.startsWith(`${path}/`);
};

/** The visitor's network, as the gateway tells it; null where nothing stands in front. Held in memory for minutes, never kept. */
export const networkOf = (headers: Headers): string | null => headerOf(headers, 'x-forwarded-for') || null;

const SOCIAL =
  /(^|\.)(facebook\.com|fb\.com|instagram\.com|threads\.net|twitter\.com|x\.com|t\.co|linkedin\.com|lnkd\.in|reddit\.com|nextdoor\.com|nextdoor\.co\.uk|whatsapp\.com|wa\.me|t\.me|telegram\.org|tiktok\.com|youtube\.com|pinterest\.com|snapchat\.com|bsky\.app|mastodon\.social)$/;
const MAIL =
  /^((web)?mail[.-]|outlook\.)|(^|\.)(mail\.google\.com|outlook\.live\.com|outlook\.office(365)?\.com|mail\.yahoo\.com|mail\.proton\.me|gmx\.(net|de|com)|web\.de|fastmail\.com)$/;

const hostOf = (address: string): string | null =>
  address !== '' && URL.canParse(address) ? new URL(address).hostname : null;

/** Where a visitor came from, by what the browser says (its host, no more is looked at) and what stands in the link. */
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
