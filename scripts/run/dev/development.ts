import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Part, readParts } from '../../start/parts.mjs';
import type { Progress } from '../../start/progress.mjs';
import type { Shutdown } from '../shutdown';
import { startBrowserBuilds } from './browser-builds';
import { startReloadEvents } from './reload-events';
import { createResidentPages, type ResidentPages } from './resident-pages';
import { watchServers } from './watch-servers';

/** The public service checks for new pages once a second. */
const PAGES_TAKEN_MS = 1500;
/** The remote with two parts: a part of the dashboard, and the pages of residents. */
const RESIDENT = 'mf-public';

interface DevelopmentInput {
  root: string;
  dataDir: string;
  logDir: string;
  progress: Progress;
  shutdown: Shutdown;
}

export interface Development {
  /** Files for the gateway and the public service, instead of a release. */
  staticDir: string;
  remotesFile: string;
  reloadUrl: string;
  /** Starts to watch. `restart` resolves when the services answer again. */
  watch(restart: () => Promise<void>): void;
}

const writeRegistry = (file: string, parts: readonly Part[], resident: ResidentPages): void => {
  const remotes = parts
    .filter(({ dir }) => dir !== 'shell')
    .map(({ dir }) => {
      const manifest = `/remotes/${dir}/dev/mf-manifest.json`;
      if (dir === RESIDENT)
        return { name: dir, version: resident.version(), manifest, descriptor: resident.descriptor };
      return { name: dir, version: 'dev', manifest, descriptor: `/remotes/${dir}/dev/remote.json` };
    });
  writeFileSync(`${file}.new`, JSON.stringify({ remotes }, null, 2));
  renameSync(`${file}.new`, file);
};

/**
 * `npm run dev`: shell and remotes are built after each change, unminified, into a folder that the gateway serves like
 * a release. So development has the same addresses, headers and remote registry as production. Open pages reload after
 * every build, and after every restart of the services.
 */
export const startDevelopment = async ({
  root,
  dataDir,
  logDir,
  progress,
  shutdown,
}: DevelopmentInput): Promise<Development> => {
  const staticDir = path.join(dataDir, 'dev/static');
  const remotesFile = path.join(dataDir, 'dev/remotes.json');
  mkdirSync(staticDir, { recursive: true });
  const browserParts = readParts(root).filter(({ kind }) => kind === 'browser');
  const residentPart = browserParts.find(({ dir }) => dir === RESIDENT);
  if (!residentPart) throw new Error(`${RESIDENT} is not there`);
  const resident = createResidentPages(root, staticDir, residentPart);
  const reload = await startReloadEvents();
  const parts = browserParts.map(({ name }) => name);
  let restarting = false;
  const onBuilt = (): void => {
    // A descriptor may have changed at the same address: the gateway reads it again with the registry.
    writeRegistry(remotesFile, browserParts, resident);
    if (!restarting) reload.notify();
  };
  const builds = startBrowserBuilds({ root, logDir, staticDir, progress, parts, onBuilt });
  shutdown.add('builds', builds.child, reload);
  await progress.step(`shell and ${parts.length - 1} remotes, built as they change`, () =>
    Promise.all([builds.first, resident.refresh()]),
  );
  writeRegistry(remotesFile, browserParts, resident);

  const refreshPages = async (): Promise<void> => {
    if (!(await resident.refresh())) return;
    writeRegistry(remotesFile, browserParts, resident);
    await pause(PAGES_TAKEN_MS);
    reload.notify();
  };
  const watch = (restart: () => Promise<void>): void => {
    const restartAndReport = async (): Promise<void> => {
      restarting = true;
      reload.hangUp();
      await restart().finally(() => {
        restarting = false;
      });
      reload.notify();
    };
    void watchServers({ root, progress, restart: restartAndReport, refreshPages });
  };
  return { staticDir, remotesFile, reloadUrl: reload.url, watch };
};
