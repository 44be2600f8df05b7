import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { freshDataDir, removeDataDir, startProduct } from '../../scripts/product/running-product';
import { openBrowser, signedIn } from './officer';
import { machine } from './rounds';

const root = path.join(import.meta.dirname, '../..');
const REST_MS = 3_000;

interface Visit {
  readonly requests: number;
  /** Bytes of headers and bodies on the network. */
  readonly bytes: number;
  readonly largest: readonly string[];
}

/** Opens the overview in a new tab and counts the requests that the browser's cache does not answer. */
const visit = async (context: BrowserContext, origin: string): Promise<Visit> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.requestServedFromCache', ({ requestId }) => addresses.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) addresses.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address?.startsWith(origin)) sizes.set(address.slice(origin.length), encodedDataLength);
  });
  await page.goto(`${origin}/dashboard/overview`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(REST_MS);
  await page.close();
  const largest = [...sizes].sort(([, a], [, b]) => b - a);
  return {
    requests: largest.length,
    bytes: largest.reduce((sum, [, size]) => sum + size, 0),
    largest: largest.slice(0, 6).map(([address, size]) => `    ${(size / 1024).toFixed(1).padStart(6)} kB  ${address}`),
  };
};

const line = (name: string, { requests, bytes }: Visit): string =>
  `${name.padEnd(40)} ${(bytes / 1024).toFixed(1)} kB in ${requests} requests`;

/** Requests and bytes of the dashboard in an officer's browser: first visit and second visit (P13). */
export const dashboard = async (): Promise<string> => {
  const dataDir = freshDataDir();
  const product = await startProduct({ root, dataDir });
  const browser = await openBrowser();
  const context = await signedIn(browser, product.origin);
  const first = await visit(context, product.origin);
  const second = await visit(context, product.origin);
  await browser.close();
  await product.stop();
  removeDataDir(dataDir);
  return [
    machine(),
    line('overview, first visit', first),
    ...first.largest,
    line('overview, second visit', second),
  ].join('\n');
};
