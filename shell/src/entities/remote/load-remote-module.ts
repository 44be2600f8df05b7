import { interfaceLanguage, lookup } from '@folkmoot/contracts/client';
import type { DescribedEntry } from '@folkmoot/contracts/remote';

const known = new Set<string>();

/** Loads the code of the page that every remote needs: federation and the controls. */
export const fetchWhatRemotesNeed = () => import('./federation-host');

/** Whether a remote has words in the language of the interface. Earlier releases are English. */
export const hasWords = ({ described }: DescribedEntry): boolean => {
  const language = interfaceLanguage();
  return language === 'en' || lookup(described?.translations, language) !== undefined;
};

/**
 * Loads a module through the federation runtime. On a retry (`attempt` over 0), first clears the runtime's cache of
 * the remote.
 */
export const loadRemoteModule = async (entry: DescribedEntry, module: string, attempt: number): Promise<unknown> => {
  const { federationHost } = await fetchWhatRemotesNeed();
  const isNew = !known.has(entry.name);
  if (isNew || attempt > 0) {
    federationHost.registerRemotes([{ name: entry.name, entry: entry.manifest }], { force: !isNew });
  }
  known.add(entry.name);
  const language = interfaceLanguage();
  if (language !== 'en' && hasWords(entry)) {
    // Before the screens, which read their words when they are evaluated. Without the words they are English.
    await federationHost.loadRemote(`${entry.name}/words-${language}`).catch(() => undefined);
  }
  const loaded = await federationHost.loadRemote<unknown>(`${entry.name}/${module.replace('./', '')}`);
  if (!loaded) throw new Error(`${entry.name} has no ${module}`);
  return loaded;
};

export type ModuleLoader = typeof loadRemoteModule;
