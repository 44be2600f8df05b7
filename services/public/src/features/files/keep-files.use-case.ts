import { assetFilesOf, assetTypeOf, type SurveyVersion } from '@folkmoot/contracts';
import { blobKey, type Outlook } from '@folkmoot/service-kit';
import { folderOf, hashIn } from '../../entities/published-survey';
import type { FileContext, FileTools } from './file.types';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

const keepFile = async ({ blobs, fetchFile, logger }: FileTools, councilId: string, file: string): Promise<void> => {
  const key = blobKey(folderOf(councilId), hashIn(file));
  if (await blobs.exists(key)) return;
  const bytes = await fetchFile(councilId, file);
  // The file does not exist: the survey is shown without it.
  if (bytes) await blobs.put(key, bytes, assetTypeOf(file));
  else logger.warn({ file }, 'a published survey shows a file that does not exist');
};

interface Failure {
  readonly count: number;
  readonly nextAt: number;
}

/**
 * Creates the job that fetches the files of published versions and shows each version once its files are stored here,
 * so that residents then need no other service. Failures are retried with growing pauses, independently of other
 * versions.
 */
export const createKeepFilesAcrossCouncils = ({ acrossCouncils, clock }: FileContext, tools: FileTools) => {
  const { copies } = acrossCouncils.reader();
  const failures = new Map<string, Failure>();
  const keepVersion = async (version: SurveyVersion): Promise<void> => {
    for (const file of assetFilesOf(version)) await keepFile(tools, version.councilId, file);
    await copies.showVersion(version.campaignId, version.version);
  };
  const keyOf = ({ campaignId, version }: SurveyVersion): string => `${campaignId}.${version}`;
  const tryVersion = async (version: SurveyVersion): Promise<boolean> => {
    const key = keyOf(version);
    const { count, nextAt } = failures.get(key) ?? { count: 0, nextAt: 0 };
    const now = clock.now().getTime();
    if (nextAt > now) return false;
    try {
      await keepVersion(version);
      failures.delete(key);
      return true;
    } catch (error) {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** count);
      failures.set(key, { count: count + 1, nextAt: now + wait });
      tools.logger.warn({ err: error, wait }, 'files of a published survey could not be fetched, will be tried again');
      return false;
    }
  };
  /** Milliseconds until the first of these versions is tried again. */
  const nextTryInMs = (awaiting: readonly SurveyVersion[]): number | null => {
    const tries = awaiting.map((version) => failures.get(keyOf(version))?.nextAt ?? 0);
    return tries.length === 0 ? null : Math.min(...tries) - clock.now().getTime();
  };
  const tryAll = async (): Promise<Outlook> => {
    const awaiting = await copies.listAwaiting();
    let isShown = false;
    for (const version of awaiting) isShown = (await tryVersion(version)) || isShown;
    if (!isShown) return nextTryInMs(awaiting);
    await tools.show();
    return 'worked';
  };
  // One run at a time: two runs would fetch the same files twice.
  let turns: Promise<unknown> = Promise.resolve();
  return (): Promise<Outlook> => {
    const turn = turns.then(tryAll);
    turns = turn.catch(() => undefined);
    return turn;
  };
};
