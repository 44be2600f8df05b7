import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Measurements of a page: times in milliseconds, and the layout shift, which has no unit. */
export interface Seen {
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly interaction: number;
  /** Bytes on the network until the page can be used. */
  readonly wire: number;
}

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;
const REST_MS = 3_500;
const LOOK_MS = 50;
/** A busy machine shows the next question late. */
const SHOWN_MS = 10_000;
/** Nobody taps faster than this. */
const TAP_MS = 250;

/** Runs before the page's own scripts. */
const watch = `
  window.seen = { paint: 0, blocking: 0, shift: 0, interaction: 0 };
  const follow = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  follow('largest-contentful-paint', ({ startTime }) => { seen.paint = startTime; });
  follow('longtask', ({ duration }) => { seen.blocking += Math.max(0, duration - 50); });
  follow('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
  follow('event', ({ interactionId, duration }) => {
    if (interactionId) seen.interaction = Math.max(seen.interaction, duration);
  }, { durationThreshold: 16 });
`;

/** A page on a phone with an empty cache: network and processor are throttled. */
const freshPage = async (browser: Browser) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let wire = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire += encodedDataLength;
  });
  await page.addInitScript(watch);
  return { page, session, wire: () => wire, close: () => context.close() };
};

/** User input on the page, without locators: those would run their own scripts on the slow processor. */
export interface Hand {
  /** Taps the middle of the first visible element that the selector finds. */
  tap(selector: string): Promise<void>;
  type(text: string): Promise<void>;
}

const lookAt = async <T>(session: CDPSession, expression: string): Promise<T> => {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as T;
};

const middleOf = (selector: string): string => `(() => {
  const shown = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility());
  if (!shown) return undefined;
  shown.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = shown.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

const middleWhenShown = async (session: CDPSession, selector: string): Promise<{ x: number; y: number }> => {
  for (const end = Date.now() + SHOWN_MS; Date.now() < end; await pause(LOOK_MS)) {
    const middle = await lookAt<{ x: number; y: number } | undefined>(session, middleOf(selector));
    if (middle) return middle;
  }
  throw new Error(`Nothing to tap on: ${selector}`);
};

const handOn = (page: Page, session: CDPSession): Hand => ({
  tap: async (selector) => {
    const { x, y } = await middleWhenShown(session, selector);
    await page.mouse.click(x, y);
    await pause(TAP_MS);
  },
  type: async (text) => {
    await page.keyboard.type(text, { delay: TAP_MS / 2 });
    await pause(TAP_MS);
  },
});

const untilReady = async (session: CDPSession, selector: string): Promise<void> => {
  const isThere = `document.querySelector(${JSON.stringify(selector)}) !== null`;
  while (!(await lookAt<boolean>(session, isThere))) await pause(LOOK_MS);
};

/** Opens an address with an empty cache, waits until the page is idle, then uses it. */
export const visitOnPhone = async (
  browser: Browser,
  address: string,
  { isReady, use }: { isReady: string; use: (hand: Hand) => Promise<void> },
): Promise<Seen> => {
  const { page, session, wire, close } = await freshPage(browser);
  await page.goto(address, { waitUntil: 'load' });
  await untilReady(session, isReady);
  const loaded = wire();
  await pause(REST_MS);
  await use(handOn(page, session));
  const seen = await lookAt<Omit<Seen, 'wire'>>(session, 'seen');
  await close();
  return { ...seen, wire: loaded };
};
