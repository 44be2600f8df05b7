/** @file The service worker of one survey's page. Its scope is that page alone. */

interface Syncing extends ServiceWorkerRegistration {
  /** Not all browsers have it. */
  readonly sync?: { register(tag: string): Promise<void> };
}

export const SYNC_TAG = 'folkmoot-responses';
const OURS = /^\/(resident|api\/public\/surveys\/[^/]+\/files)\//;

/** The address by which the server shows this page: with the invitation that was taken out of it. */
const pageAddress = (): string => {
  const address = new URL(location.href);
  const invitation: unknown = history.state?.invitation;
  if (typeof invitation === 'string') address.searchParams.set('invitation', invitation);
  return address.pathname + address.search;
};

/** Addresses that the page has fetched from this server, including the page: enough to open it again offline. */
const kept = (): string[] => [
  pageAddress(),
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && OURS.test(pathname))
    .map(({ pathname }) => pathname),
];

/**
 * Registers the worker, which opens the page and sends responses without a connection. Resolves to null where the
 * browser has no service workers.
 */
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

/** Asks the browser to send when there is a connection, even when the page is closed. */
export const askForSync = async (registration: Syncing | null): Promise<void> => {
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
};

/** Deletes the copy of the page from the device. */
export const dropWorker = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration(location.pathname);
  registration?.active?.postMessage({ drop: true });
  await registration?.unregister();
};
