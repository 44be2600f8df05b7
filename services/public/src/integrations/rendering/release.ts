import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ResidentBundle, remoteDescriptorSchema, remoteRegistrySchema } from '@folkmoot/contracts';
import type { Logger } from '@folkmoot/service-kit';

const REMOTE = 'mf-public';

/** One release of the residents' pages: its server bundle and its client script. */
export interface Release {
  readonly version: string;
  readonly bundle: ResidentBundle;
  readonly clientUrl: string;
  readonly preloadUrls: readonly string[];
  /** Files that only some pages need, by name. */
  readonly laterUrls: Readonly<Record<string, string>>;
  /** The script of pages with forms; null when the release has none. */
  readonly formsUrl: string | null;
  /** The service worker of surveys; null when the release has none. */
  readonly workerUrl: string | null;
}

export interface Releases {
  /** The release in the registry, or the last one that could be loaded; null when there was none. */
  current(): Release | null;
  /** Checks the registry for changes. When a release cannot be loaded, the former one stays. */
  refresh(): Promise<void>;
}

export interface ReleaseOptions {
  readonly remotesFile: string;
  readonly staticDir: string;
  readonly logger: Logger;
  /** Loads an ES module by its URL. */
  readonly importModule: (url: string) => Promise<unknown>;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const isBundle = (loaded: unknown): loaded is ResidentBundle =>
  typeof loaded === 'object' && loaded !== null && 'renderPage' in loaded && 'readAnswers' in loaded;

/** A hash may be shortened to its first characters. */
const hasHash = (content: Buffer, hash: string): boolean =>
  hash.length >= 8 && createHash('sha256').update(content).digest('hex').startsWith(hash.toLowerCase());

/** A file that a descriptor names: relative to the root of static files, or to the descriptor's folder. */
const fileOf = (staticDir: string, descriptor: string, name: string): string => {
  const root = path.resolve(staticDir);
  const file = name.startsWith('/') ? path.join(root, name) : path.join(root, path.dirname(descriptor), name);
  if (!file.startsWith(`${root}${path.sep}`)) throw new Error(`${name} lies outside of the static files`);
  return file;
};

const loadRelease = async ({ remotesFile, staticDir, importModule }: ReleaseOptions): Promise<Release> => {
  const registry = remoteRegistrySchema.parse(await readJson(remotesFile));
  const entry = registry.remotes.find(({ name }) => name === REMOTE);
  if (!entry) throw new Error(`${remotesFile} names no ${REMOTE}`);
  const descriptor = remoteDescriptorSchema.parse(await readJson(fileOf(staticDir, '/', entry.descriptor)));
  if (!descriptor.resident) throw new Error(`${entry.descriptor} names no resident pages`);
  const { client, preload, later = {}, forms, worker, render, renderHash } = descriptor.resident;
  const file = fileOf(staticDir, entry.descriptor, render);
  if (!hasHash(await readFile(file), renderHash)) throw new Error(`${render} is not what its descriptor says`);
  const bundle = await importModule(pathToFileURL(file).href);
  if (!isBundle(bundle)) throw new Error(`${render} exports no resident pages`);
  const urlOf = (name: string): string => `/resident/${path.basename(name)}`;
  const formsUrl = forms === undefined ? null : urlOf(forms);
  const workerUrl = worker === undefined ? null : urlOf(worker);
  const laterUrls = Object.fromEntries(Object.entries(later).map(([part, name]) => [part, urlOf(name)]));
  const urls = { clientUrl: urlOf(client), preloadUrls: preload.map(urlOf), laterUrls, formsUrl, workerUrl };
  return { version: entry.version, bundle, ...urls };
};

const stampOf = async (file: string): Promise<string> => {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return 'absent';
  }
};

/**
 * Follows the remote registry. A new release is loaded in addition to the old one, which completes its started
 * requests.
 */
export const createReleases = (options: ReleaseOptions): Releases => {
  const { logger, remotesFile } = options;
  let release: Release | null = null;
  let loaded = '';
  let failed = '';
  return {
    current: () => release,
    refresh: async () => {
      const seen = await stampOf(remotesFile);
      if (seen === loaded) return;
      try {
        release = await loadRelease(options);
        loaded = seen;
        logger.info({ version: release.version }, 'resident pages loaded');
      } catch (error) {
        // Retried at each check, because a file may arrive late. Logged once.
        if (seen !== failed) logger.warn({ err: error, kept: release?.version ?? null }, 'resident pages not loaded');
        failed = seen;
      }
    },
  };
};
