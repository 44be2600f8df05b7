import { assetFilesOf, assetTypeOf, type SurveyVersion } from '@folkmoot/contracts';
import { blobKey } from '@folkmoot/service-kit';
import type { FileDeps } from './file.deps';
import { folderOf, hashIn } from './file-place.domain';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

const keepFile = async ({ blobs, fetchFile, logger }: FileDeps, councilId: string, file: string): Promise<void> => {
  const key = blobKey(folderOf(councilId), hashIn(file));
  if (await blobs.exists(key)) return;
  const bytes = await fetchFile(councilId, file);
  // Nobody has it: the survey is shown without rather than never.
  if (bytes) await blobs.put(key, bytes, assetTypeOf(file));
  else logger.warn({ file }, 'a published survey shows a file that does not exist');
};

const keepFilesOf = async (deps: FileDeps, version: SurveyVersion): Promise<void> => {
  for (const file of assetFilesOf(version)) await keepFile(deps, version.councilId, file);
  await deps.copies.showVersion(version.campaignId, version.version);
};

interface Failure {
  readonly count: number;
  readonly nextAt: number;
}

/**
 * Makes what fetches the files of published versions and shows each version once its files are kept here, so that
 * residents then need no other service. What fails is tried again with growing pauses, by itself: it holds up no other.
 */
export const createKeepFiles = (deps: FileDeps) => {
  const failures = new Map<string, Failure>();
  const tryVersion = async (version: SurveyVersion): Promise<boolean> => {
    const key = `${version.campaignId}.${version.version}`;
    const { count, nextAt } = failures.get(key) ?? { count: 0, nextAt: 0 };
    const now = deps.clock.now().getTime();
    if (nextAt > now) return false;
    try {
      await keepFilesOf(deps, version);
      failures.delete(key);
      return true;
    } catch (error) {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** count);
      failures.set(key, { count: count + 1, nextAt: now + wait });
      deps.logger.warn({ err: error, wait }, 'files of a published survey could not be fetched, will be tried again');
      return false;
    }
  };
  const tryAll = async (): Promise<void> => {
    let isShown = false;
    for (const version of await deps.copies.listAwaiting()) isShown = (await tryVersion(version)) || isShown;
    if (isShown) await deps.show();
  };
  // One turn after the other: two at a time would fetch the same files twice.
  let turns: Promise<void> = Promise.resolve();
  return (): Promise<void> => {
    const turn = turns.then(tryAll);
    turns = turn.catch(() => undefined);
    return turn;
  };
};
