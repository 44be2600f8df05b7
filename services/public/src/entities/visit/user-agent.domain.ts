import type { browserFamilies, deviceTypes } from '@folkmoot/contracts';
import { isbot } from 'isbot';

export type DeviceType = (typeof deviceTypes)[number];
export type BrowserFamily = (typeof browserFamilies)[number];

/** Browsers that isbot classifies as programs: small ones, and one that people use for privacy. */
const BROWSERS = /^(netsurf|dillo|emacs-w3)|duckduckgo\/\d/i;
/** Only this many characters are examined. User agents of browsers are shorter. */
const LOOKED_AT = 500;

/** Programs that load pages without a person. An empty user agent counts as one. */
export const isBot = (userAgent: string): boolean => {
  const text = userAgent.slice(0, LOOKED_AT).trim();
  return text === '' || (isbot(text) && !BROWSERS.test(text));
};

const TABLET = /ipad|tablet|kindle|silk|playbook/i;
const MOBILE = /mobi|iphone|ipod|android|windows phone/i;

/** Android says "Mobile" on a phone only. */
const isAndroidTablet = (userAgent: string): boolean => {
  const name = userAgent.toLowerCase();
  const at = name.lastIndexOf('android');
  return at >= 0 && !name.includes('mobile', at);
};

/** The class of device, all that is kept of it. */
export const deviceTypeOf = (userAgent: string): DeviceType => {
  if (TABLET.test(userAgent) || isAndroidTablet(userAgent)) return 'tablet';
  return MOBILE.test(userAgent) ? 'mobile' : 'desktop';
};

/** The order matters: most browsers also name the ones after them. */
const families: readonly [BrowserFamily, RegExp][] = [
  ['Edge', /edg(e|a|ios)?\//i],
  ['Opera', /opr\/|opera/i],
  ['Firefox', /firefox\/|fxios\//i],
  ['Chrome', /chrome\/|crios\/|chromium\//i],
  ['Safari', /safari\//i],
];

export const browserFamilyOf = (userAgent: string): BrowserFamily =>
  families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Other';

/** The facts of a user agent that are used. */
export interface Agent {
  readonly deviceType: DeviceType;
  readonly browserFamily: BrowserFamily;
  readonly isProgram: boolean;
}

const MAX_KNOWN = 500;
/** Many visitors share a user agent, and its patterns take longer than the rest of a request's facts. Nothing else is kept here. */
const known = new Map<string, Agent>();

export const agentOf = (userAgent: string): Agent => {
  const seen = known.get(userAgent);
  if (seen) return seen;
  const agent = {
    deviceType: deviceTypeOf(userAgent),
    browserFamily: browserFamilyOf(userAgent),
    isProgram: isBot(userAgent),
  };
  if (known.size >= MAX_KNOWN) known.clear();
  if (userAgent.length <= LOOKED_AT) known.set(userAgent, agent);
  return agent;
};
