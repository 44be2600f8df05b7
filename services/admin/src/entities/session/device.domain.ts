import type { Device } from '@folkmoot/contracts';

/** The order matters: most browsers also name the ones after them. */
const browsers: readonly [Device['browser'], RegExp][] = [
  ['Edge', /edg(e|a|ios)?\//i],
  ['Opera', /opr\/|opera/i],
  ['Firefox', /firefox\/|fxios\//i],
  ['Chrome', /chrome\/|crios\/|chromium\//i],
  ['Safari', /safari\//i],
];

const systems: readonly [Device['system'], RegExp][] = [
  ['Windows', /windows/i],
  ['iOS', /iphone|ipad|ipod/i],
  ['Android', /android/i],
  ['ChromeOS', /\bcros\b/i],
  ['macOS', /macintosh|mac os x/i],
  ['Linux', /linux|x11/i],
];

const first = <T>(families: readonly (readonly [T, RegExp])[], text: string): T | 'Other' =>
  families.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Other';

/** The families of browser and operating system from a user agent, without versions. */
export const deviceOf = (userAgent: string | undefined): Device => ({
  browser: first(browsers, userAgent ?? ''),
  system: first(systems, userAgent ?? ''),
});
