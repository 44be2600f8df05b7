import { KEPT_COPY_HEADER } from '@folkmoot/contracts/client';
import * as conflicts from '../entities/response/after-conflict';
import { flush } from '../entities/response/outbox';
import { postWith } from '../entities/response/post-response';
import { SYNC_TAG } from '../entities/service-worker/worker-registration';

/**
 * @file The service worker of one survey's page. It opens the page offline, and sends stored responses after the page
 * is closed. It caches the public page and immutable files, never answers.
 */

/** Build id. When a new build becomes active, it deletes the cache of older builds. */
declare const RELEASE: string;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}
const worker = self as unknown as WorkerScope;

const scope = new URL(worker.registration.scope);
const family = `folkmoot:${scope.pathname}:`;
const cacheName = family + RELEASE;

const dropAll = async (isOld: (name: string) => boolean): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(family) && isOld(name));
  await Promise.all(names.map((name) => caches.delete(name)));
};

const isUnchanging = ({ pathname }: URL): boolean =>
  /^\/(resident|api\/public\/surveys\/[^/]+\/files)\//.test(pathname);
const isSurvey = ({ pathname }: URL): boolean => pathname === scope.pathname;

/** Caches only a page that is the same for all visitors. */
const keepPage = async (url: URL, response: Response): Promise<void> => {
  if (response.ok && !response.redirected)
    await (await caches.open(cacheName)).put(url.pathname + url.search, response);
};

const KEY = /"idempotencyKey":"([^"]+)"/;

/** A cached page may be answered several times, so each time it needs a new idempotency key. */
const withFreshKey = async (kept: Response): Promise<Response> => {
  const html = await kept.text();
  const key = KEY.exec(html)?.[1];
  const fresh = key ? html.replaceAll(key, crypto.randomUUID()) : html;
  return new Response(fresh, { headers: kept.headers });
};

const pageOf = async (request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const fetched = await fetch(request).catch(() => null);
  if (fetched && fetched.status < 500) {
    await keepPage(url, fetched.clone()).catch(() => undefined);
    return fetched;
  }
  const cache = await caches.open(cacheName);
  const kept =
    (await cache.match(url.pathname + url.search)) ?? (await cache.match(url.pathname, { ignoreSearch: true }));
  return kept ? withFreshKey(kept) : (fetched ?? Response.error());
};

const fileOf = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request.url, fetched.clone());
  return fetched;
};

const keepAll = async (addresses: readonly string[]): Promise<void> => {
  const cache = await caches.open(cacheName);
  for (const address of addresses) {
    const url = new URL(address, scope);
    if ((await cache.match(address)) || !(isSurvey(url) || isUnchanging(url))) continue;
    const response = await fetch(address, { headers: { [KEPT_COPY_HEADER]: '1' } }).catch(() => null);
    if (response?.ok && !response.redirected) await cache.put(address, response);
  }
};

worker.addEventListener('install', (event) => (event as Extendable).waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  (event as Extendable).waitUntil(dropAll((name) => name !== cacheName).then(() => worker.clients.claim())),
);
worker.addEventListener('message', (event) => {
  const { data } = event as unknown as MessageEvent<{ keep?: string[]; drop?: boolean }>;
  if (data.keep) (event as Extendable).waitUntil(keepAll(data.keep));
  if (data.drop) (event as Extendable).waitUntil(dropAll(() => true));
});
worker.addEventListener('fetch', (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.origin) return;
  if (request.mode === 'navigate' && isSurvey(url)) fetching.respondWith(pageOf(request));
  else if (isUnchanging(url)) fetching.respondWith(fileOf(request));
});
worker.addEventListener('sync', (event) => {
  const { tag } = event as Event & { tag: string };
  if (tag !== SYNC_TAG) return;
  // A rejection makes the browser retry later.
  const sent = flush(postWith(async () => conflicts)).then((waiting) =>
    waiting > 0 ? Promise.reject(new Error('still waiting')) : undefined,
  );
  (event as Extendable).waitUntil(sent);
});
