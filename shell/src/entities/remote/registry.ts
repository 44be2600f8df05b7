import { interfaceLanguage } from '@folkmoot/contracts/client';
import type { DescribedEntry, RemoteDescriptor, RemoteEntry, RemoteRegistry } from '@folkmoot/contracts/remote';
import { queryOptions, SHELL_SDK_VERSION } from '@folkmoot/shell-sdk';
import { satisfies } from './range';
import { runningRelease } from './running-releases';

export interface Remote {
  /**
   * The registry entry. Includes its descriptor, so that a release that already runs in this page keeps its
   * descriptor.
   */
  entry: DescribedEntry;
  descriptor: RemoteDescriptor;
  /**
   * False when the remote needs a shell-sdk that this page does not have, because it was released after the page was
   * loaded.
   */
  isCompatible: boolean;
  /** The registry names another release than the one that runs in this page. A reload updates it. */
  isOutdated: boolean;
}

export interface Remotes {
  remotes: Remote[];
  /** Remotes whose descriptor could not be read. */
  failed: RemoteEntry[];
}

const readJson = async (url: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return await response.json();
};

/** Reads a descriptor that the gateway could not read, and validates it. The schema is loaded only for this. */
const askForDescriptor = async (address: string): Promise<RemoteDescriptor> => {
  const { remoteDescriptorSchema } = await import('@folkmoot/contracts/remote');
  return remoteDescriptorSchema.parse(await readJson(address));
};

/** The descriptor with its texts in the language of the interface, as far as it has them. */
const inOwnLanguage = async (descriptor: RemoteDescriptor): Promise<RemoteDescriptor> => {
  const language = interfaceLanguage();
  if (language === 'en') return descriptor;
  const { translated } = await import('./translated-descriptor');
  return translated(descriptor, language);
};

/** Keeps the release that already runs in this page: two releases of one remote would conflict. */
const readRemote = async (named: DescribedEntry): Promise<Remote> => {
  const running = runningRelease(named.name);
  const entry = running && running.version !== named.version ? running : named;
  const descriptor = entry.described ?? (await askForDescriptor(entry.descriptor));
  if (descriptor.name !== entry.name) throw new Error(`${entry.descriptor} is of ${descriptor.name}`);
  const isCompatible = satisfies(SHELL_SDK_VERSION, descriptor.shellSdk);
  return {
    entry: { ...entry, described: descriptor },
    descriptor: await inOwnLanguage(descriptor),
    isCompatible,
    isOutdated: entry.version !== named.version,
  };
};

/** Reads the registry. A remote without a readable descriptor is listed as failed and does not affect the others. */
export const readRemotes = async (): Promise<Remotes> => {
  const { remotes: entries } = (await readJson('/remotes.json', { cache: 'no-cache' })) as RemoteRegistry;
  const results = await Promise.allSettled(entries.map(readRemote));
  return {
    remotes: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    failed: entries.filter((_, index) => results[index]?.status === 'rejected'),
  };
};

export const remotesQuery = queryOptions({
  queryKey: ['remotes'],
  queryFn: readRemotes,
  staleTime: Number.POSITIVE_INFINITY,
  retry: 2,
  retryDelay: (failures) => 200 * 2 ** failures,
});

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;

export const navigationOf = (remotes: readonly Remote[]) =>
  remotes.flatMap(({ descriptor }) => descriptor.navigation).sort(byOrder);

export const quickActionsOf = (remotes: readonly Remote[]) =>
  remotes.flatMap(({ descriptor }) => descriptor.quickActions).sort(byOrder);

/** Pages below the entries of the navigation. Descriptors of earlier releases have none. */
export const pagesOf = (remotes: readonly Remote[]) => remotes.flatMap(({ descriptor }) => descriptor.pages ?? []);

export const remoteOfSegment = (remotes: readonly Remote[], segment: string): Remote | undefined =>
  remotes.find(({ descriptor }) => descriptor.routes.includes(segment));
