import type { browserFamilies, deviceTypes } from '@folkmoot/contracts';

export type DeviceType = (typeof deviceTypes)[number];
export type BrowserFamily = (typeof browserFamilies)[number];

const BOT =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|monitor|headlesschrome|lighthouse|curl\/|wget\/|python-|java\/|go-http-client|node-fetch|axios\//i;

/** Programs that look at pages without a person behind them. Nothing at all counts as one. */
export const isBot = (userAgent: string): boolean => userAgent === '' || BOT.test(userAgent);

const TABLET = /ipad|tablet|kindle|silk|playbook/i;
const MOBILE = /mobi|iphone|ipod|android|windows phone/i;

/** Android on a phone says so. */
const isAndroidTablet = (userAgent: string): boolean => {
  const name = userAgent.toLowerCase();
  const at = name.lastIndexOf('android');
  return at >= 0 && !name.includes('mobile', at);
};

/** The class of device, all that is kept of it (E-62). */
export const deviceTypeOf = (userAgent: string): DeviceType => {
  if (TABLET.test(userAgent) || isAndroidTablet(userAgent)) return 'tablet';
  return MOBILE.test(userAgent) ? 'mobile' : 'desktop';
};

/** In this order: most browsers also name the ones after them. */
const families: readonly [BrowserFamily, RegExp][] = [
  ['Edge', /edg(e|a|ios)?\//i],
  ['Opera', /opr\/|opera/i],
  ['Firefox', /firefox\/|fxios\//i],
  ['Chrome', /chrome\/|crios\/|chromium\//i],
  ['Safari', /safari\//i],
];

export const browserFamilyOf = (userAgent: string): BrowserFamily =>
  families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Other';
