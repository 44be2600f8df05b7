/** @file The service worker of one survey's page. Its scope is that page alone. */

interface Syncing extends ServiceWorkerRegistration {
  /** Not in every browser. */
  readonly sync?: { register(tag: string): Promise<void> };
}

export const SYNC_TAG = 'folkmoot-responses';
const OURS = /^\/(resident|api\/public\/surveys\/[^/]+\/files)\//;

/** What the page has fetched of ours, itself included: enough to open it again without a connection. */
const kept = (): string[] => [
  location.pathname + location.search,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && OURS.test(pathname))
    .map(({ pathname }) => pathname),
];

/** Has the page opened again and its responses sent without it; null where the browser cannot. */
export const registerWorker = async (workerUrl: string | null): Promise<Syncing | null> => {
  if (workerUrl === null || !('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register(workerUrl, { scope: location.pathname });
    const registration = (await navigator.serviceWorker.ready) as Syncing;
    registration.active?.postMessage({ keep: kept() });
    return registration;
  } catch {
    return null;
  }
};

/** Sends by itself when there is a connection, with the page closed too. */
export const askForSync = async (registration: Syncing | null): Promise<void> => {
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
};

/** Leaves no copy of the page on the device. */
export const dropWorker = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration(location.pathname);
  registration?.active?.postMessage({ drop: true });
  await registration?.unregister();
};
